//! Ends of the game (rules: 9).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Stage};

use crate::movegen;
use crate::piece::Form;
use crate::position::TriD;

/// The third occurrence ends the game.
const REPETITIONS: usize = 3;
/// The fifty-move clock in single turns.
const CLOCK: u32 = 100;

impl TriD {
    /// Mate or stalemate. While a promotion is owed there is always an answer, and nothing is assessed (rules: 8.4).
    pub(crate) fn ending(&self) -> Option<Outcome> {
        if movegen::is_any(self) {
            None
        } else if self.in_check() {
            Some(Outcome::win(self.side.other(), "checkmate"))
        } else {
            Some(Outcome::draw("stalemate"))
        }
    }

    /// Bare kings, or one knight or bishop beside them.
    #[must_use]
    pub fn has_insufficient_material(&self) -> bool {
        let minors = self.form(Form::Knight) | self.form(Form::Bishop);
        let others = self.pieces() & !self.form(Form::King);
        others.len() <= 1 && (others & !minors).is_empty()
    }
}

impl Adjudicate for TriD {
    type Tally = ();

    /// Compares everything that rules 9 names, so that equal keys alone never draw a game.
    fn repeats(&self, earlier: &TriD) -> bool {
        self.key == earlier.key
            && self.side == earlier.side
            && self.cells == earlier.cells
            && self.rights == earlier.rights
            && self.pending == earlier.pending
            && rules::Side::ALL
                .into_iter()
                .all(|side| self.boards.owned(side) == earlier.boards.owned(side))
            && self.usable_passed() == earlier.usable_passed()
    }

    fn declare(&self, past: &Past<'_, TriD>) -> Option<Ruling> {
        if self.stage() == Stage::Duty {
            return None;
        }
        let reason = if past.occurrence(self, REPETITIONS).is_some() {
            "repetition"
        } else if self.halfmoves >= CLOCK {
            "fifty"
        } else if self.has_insufficient_material() {
            "material"
        } else {
            return None;
        };
        Some(Outcome::draw(reason).into())
    }
}

impl TriD {
    fn usable_passed(&self) -> Option<crate::geometry::Square> {
        self.passed.filter(|_| self.passed_takers().has_any())
    }
}
