//! Ends: who cannot begin a turn ends the game; draws by clock and repetition.

use std::cmp::Ordering;

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side};

use crate::Dummy;

/// Turns after which the match is drawn.
const CLOCK_LIMIT: u16 = 60;

pub(crate) fn outcome(position: &Dummy) -> Option<Outcome> {
    let mut steps = Vec::new();
    crate::movegen::generate(position, &mut steps);
    steps
        .is_empty()
        .then(|| match position.points[0].cmp(&position.points[1]) {
            Ordering::Greater => Outcome::win(Side::First, "points"),
            Ordering::Less => Outcome::win(Side::Second, "points"),
            Ordering::Equal => Outcome::draw("points"),
        })
}

impl Adjudicate for Dummy {
    type Tally = ();

    fn declare(&self, past: &Past<'_, Dummy>) -> Option<Ruling> {
        if past.occurrence(self, 3).is_some() {
            return Some(Outcome::draw("repetition").into());
        }
        let at_turn = self.stage() == rules::Stage::Turn;
        (at_turn && self.clock >= CLOCK_LIMIT).then(|| Outcome::draw("clock").into())
    }
}
