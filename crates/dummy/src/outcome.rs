//! Ends: who cannot begin a turn ends the game; draws by clock and repetition.

use std::cmp::Ordering;

use rules::{Adjudicate, Code, Outcome, Past, Position, Ruling, Side};

use crate::Dummy;

rules::codes! {
    /// Why a game ends.
    pub enum Reason {
        /// Nobody can go on: the points count.
        Points = "points",
        /// The same position for the third time.
        Repetition = "repetition",
        /// Too many turns.
        Clock = "clock",
    }
}

/// Turns after which the match is drawn.
const CLOCK_LIMIT: u16 = 60;

pub(crate) fn outcome(position: &Dummy) -> Option<Outcome> {
    let mut steps = Vec::new();
    crate::movegen::generate(position, &mut steps);
    steps
        .is_empty()
        .then(|| match position.points[0].cmp(&position.points[1]) {
            Ordering::Greater => Outcome::win(Side::First, Reason::Points),
            Ordering::Less => Outcome::win(Side::Second, Reason::Points),
            Ordering::Equal => Outcome::draw(Reason::Points),
        })
}

impl Adjudicate for Dummy {
    type Tally = ();

    fn declare(&self, past: &Past<'_, Dummy>) -> Option<Ruling> {
        if past.occurrence(self, 3).is_some() {
            return Some(Outcome::draw(Reason::Repetition).into());
        }
        let at_turn = self.stage() == rules::Stage::Turn;
        (at_turn && self.clock >= CLOCK_LIMIT).then(|| Outcome::draw(Reason::Clock).into())
    }

    fn score(&self, outcome: Outcome) -> Option<[i32; 2]> {
        let counted = outcome.reason == Code::from(Reason::Points);
        counted.then(|| self.points.map(i32::from))
    }
}
