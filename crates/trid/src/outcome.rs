//! Ends of the game (rules: 9).

use rules::{Adjudicate, Outcome, Past, Position, Ruling, Stage};

use crate::geometry::Squares;
use crate::movegen;
use crate::options::BoardShadow;
use crate::piece::Form;
use crate::position::TriD;

rules::codes! {
    /// Why a game ends.
    ///
    /// ```
    /// use trid::{Reason, TriD, prelude::*};
    ///
    /// let mut course = Course::new(TriD::start(Default::default()));
    /// for text in ["a1Wb3N", "a8Bb6N", "b3Na1W", "b6Na8B"].repeat(2) {
    ///     let step = course.position().explain(text, course.standing())?;
    ///     course.play(step);
    /// }
    /// let end = course.ended().map(|ruling| ruling.outcome.reason);
    /// assert_eq!(end.and_then(Reason::find), Some(Reason::Repetition));
    /// # Ok::<(), trid::Refusal>(())
    /// ```
    pub enum Reason {
        /// The king is attacked and nothing helps.
        Checkmate = "checkmate",
        /// No legal action, and no check.
        Stalemate = "stalemate",
        /// The same position for the third time.
        Repetition = "repetition",
        /// Fifty moves a side without capture, pawn move or promotion.
        Fifty = "fifty",
        /// Nobody has enough left to mate.
        Material = "material",
    }
}

/// The third occurrence ends the game.
const REPETITIONS: usize = 3;
/// The fifty-move clock in single turns.
pub(crate) const CLOCK: u32 = 100;

/// Mate or stalemate. While a promotion is owed there is always an answer, and nothing is assessed (rules: 8.4).
pub(crate) fn outcome(position: &TriD) -> Option<Outcome> {
    if movegen::is_any(position) {
        None
    } else if position.in_check() {
        Some(Outcome::win(position.side.other(), Reason::Checkmate))
    } else {
        Some(Outcome::draw(Reason::Stalemate))
    }
}

impl TriD {
    /// Bare kings, or one knight or bishop beside them. Where a board may arrive above a king, both kings may come to share a
    /// column, and then a knight or a bishop can mate: bare kings alone are drawn (option `board_shadow`).
    #[must_use]
    pub fn has_insufficient_material(&self) -> bool {
        let minors = match self.options.board_shadow {
            BoardShadow::On => self.form(Form::Knight) | self.form(Form::Bishop),
            BoardShadow::Off => Squares::NONE,
        };
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
            Reason::Repetition
        } else if self.halfmoves >= CLOCK {
            Reason::Fifty
        } else if self.has_insufficient_material() {
            Reason::Material
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

#[cfg(test)]
mod tests {
    use rules::{Course, Outcome, Position, Side};

    use crate::testing::{at, step};
    use crate::{Reason, TriD};

    /// What the match would declare after the steps.
    fn declared(start: &TriD, texts: &[&str]) -> Option<Outcome> {
        let mut course = Course::new(start.clone());
        for text in texts {
            let step = step(course.position(), text);
            course.play(step);
        }
        course.ended().map(|ruling| ruling.outcome)
    }

    #[test]
    fn mate_and_stalemate() {
        let mate = at("r3/1q2/2k1/K3|4/4/4/4|4/4/4/4 QL2:2/2|KL2:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(
            mate.outcome(),
            Some(Outcome::win(Side::Second, Reason::Checkmate))
        );
        let stalemate =
            at("1r2/4/4/K3|4/4/4/4|1k2/4/2q1/4 QL2:P1/n1|KL1:2/1n|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(stalemate.outcome(), Some(Outcome::draw(Reason::Stalemate)));
    }

    #[test]
    fn repetition_ignores_rotation() {
        // Turned rides there and straight ones back are impossible with a passenger, so an empty board does the walking.
        let start = at("4/4/R3/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        let round = ["KL1-KL2", "KL6-KL5", "KL2-KL1", "KL5-KL6"];
        assert_eq!(declared(&start, &round), None);
        let twice = [round, round].concat();
        assert_eq!(
            declared(&start, &twice),
            Some(Outcome::draw(Reason::Repetition))
        );
    }

    #[test]
    fn the_clock_and_the_material() {
        let late = at("4/4/R3/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 99 80");
        assert_eq!(
            declared(&late, &["KL1-KL2"]),
            Some(Outcome::draw(Reason::Fifty))
        );
        assert_eq!(declared(&late, &[]), None);
        for (piece, is_draw) in [
            ("4", true),
            ("N3", true),
            ("B3", true),
            ("R3", false),
            ("P3", false),
        ] {
            let tfen = format!(
                "4/{piece}/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10"
            );
            let expected = is_draw.then(|| Outcome::draw(Reason::Material));
            assert_eq!(declared(&at(&tfen), &["KL1-KL2"]), expected, "{piece}");
        }
        let two = at("4/N3/4/2K1|4/4/4/4|2k1/4/4/n3 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(declared(&two, &["KL1-KL2"]), None);
    }

    /// Rules 8.4: nothing is assessed before the debt is settled.
    #[test]
    fn a_duty_is_never_drawn() {
        let late = at("4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 99 80");
        assert_eq!(declared(&late, &["QL6-QL5"]), None);
        // The choice resets the clock, so the game goes on.
        assert_eq!(declared(&late, &["QL6-QL5", "a8B=r"]), None);
    }
}
