//! How games end (rules: 10.3).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Side, Stage};

use crate::geometry::Square;
use crate::position::Cotulenh;

/// The half-move clock that ends the game (rules: 10.3.4).
const CLOCK_LIMIT: u16 = 100;

impl Cotulenh {
    /// The end that needs no look at the steps (rules: 10.3.1).
    #[inline]
    pub(crate) fn commander_taken(&self) -> Option<Outcome> {
        Side::ALL
            .into_iter()
            .find(|&side| self.board.commander(side) == Square::OFF)
            .map(|side| Outcome::win(side.other(), "commander"))
    }

    /// The ends that leave no step (rules: 10.3.1 to 10.3.3). An open session always has one (rules: 7.5).
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let taken = self.commander_taken();
        if taken.is_some() {
            return taken;
        }
        if self.session.is_some() || self.can_act() {
            return None;
        }
        if self.in_check() {
            Some(Outcome::win(self.side.other(), "checkmate"))
        } else {
            Some(Outcome::draw("stalemate"))
        }
    }
}

impl Adjudicate for Cotulenh {
    type Tally = ();

    /// The placement itself is compared, so that no collision of keys can end a game.
    fn repeats(&self, earlier: &Cotulenh) -> bool {
        self.side == earlier.side
            && self.session.is_none()
            && earlier.session.is_none()
            && self.board == earlier.board
    }

    fn declare(&self, past: &Past<'_, Cotulenh>) -> Option<Ruling> {
        if self.stage() != Stage::Turn {
            return None;
        }
        let reason = if self.clock >= CLOCK_LIMIT {
            "clock"
        } else if past.occurrence(self, 3).is_some() {
            "repetition"
        } else if Side::ALL.iter().all(|&side| self.board.others(side) == 0) {
            "bare"
        } else {
            return None;
        };
        Some(Outcome::draw(reason).into())
    }
}
