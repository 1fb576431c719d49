//! Steps as one-byte codes (rules: 12.3).

use rules::Side;

use crate::geometry::{File, Row, Square};
use crate::piece::Kind;

/// One action with its choices filled in: `22 · from + t`. The codes ascend in the canonical order of section 10.
///
/// A position writes it and reads it ([`Text`](rules::Text)): the row that a promoted pawn reaches is its side's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Step(u8);

/// What a step does with the unit it starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// To a square.
    Board(Square),
    /// Over the far edge into the rival's court.
    Depart,
    /// To the far row on a file, where the pawn becomes a kind.
    Promote(File, Kind),
}

impl Step {
    /// Codes for each start square.
    pub(crate) const SPAN: u8 = 22;
    /// The departure's place among them.
    pub(crate) const DEPART: u8 = 9;
    /// The first of the twelve promotions.
    pub(crate) const PROMOTE: u8 = 10;

    /// The step with that code; `None` for 198 and above.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Step> {
        if code < 9 * Step::SPAN {
            Some(Step(code))
        } else {
            None
        }
    }

    /// A step from its parts. A promotion to a pawn does not exist: it is read as one to a queen.
    #[must_use]
    pub const fn new(from: Square, action: Action) -> Step {
        let t = match action {
            Action::Board(to) => to as u8,
            Action::Depart => Step::DEPART,
            Action::Promote(file, kind) => {
                let choice = match kind {
                    Kind::Queen | Kind::Pawn => 0,
                    Kind::Rook => 1,
                    Kind::Bishop => 2,
                    Kind::Knight => 3,
                };
                Step::PROMOTE + 4 * file as u8 + choice
            }
        };
        Step(from as u8 * Step::SPAN + t)
    }

    /// A code that the generator knows to be good.
    #[inline]
    pub(crate) const fn from_parts(from: Square, t: u8) -> Step {
        debug_assert!(t < Step::SPAN);
        Step(from as u8 * Step::SPAN + t)
    }

    /// The code.
    #[must_use]
    #[inline]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The start square.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        Square::ALL[(self.0 / Step::SPAN) as usize]
    }

    /// What happens.
    #[must_use]
    #[inline]
    pub const fn action(self) -> Action {
        let t = self.0 % Step::SPAN;
        match t {
            0..=8 => Action::Board(Square::ALL[t as usize]),
            Step::DEPART => Action::Depart,
            _ => {
                let choice = t - Step::PROMOTE;
                Action::Promote(
                    File::ALL[(choice / 4) as usize],
                    Kind::PROMOTIONS[(choice % 4) as usize],
                )
            }
        }
    }

    /// The square where the unit of `side` ends; `None` for a departure.
    #[must_use]
    #[inline]
    pub const fn target(self, side: Side) -> Option<Square> {
        match self.action() {
            Action::Board(to) => Some(to),
            Action::Depart => None,
            Action::Promote(file, _) => Some(Square::on(side, Row::Far, file)),
        }
    }

    /// The kind a pawn becomes.
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Kind> {
        match self.action() {
            Action::Promote(_, kind) => Some(kind),
            _ => None,
        }
    }

    /// The step that does the same on the board with ranks 1 and 3 exchanged.
    #[must_use]
    pub const fn flipped(self) -> Step {
        let action = match self.action() {
            Action::Board(to) => Action::Board(to.flipped()),
            other => other,
        };
        Step::new(self.from().flipped(), action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_section_12_3() {
        let examples = [
            (Step::new(Square::A1, Action::Board(Square::A2)), 135),
            (Step::new(Square::A3, Action::Depart), 9),
            (Step::new(Square::B1, Action::Board(Square::C3)), 156),
            (
                Step::new(Square::A1, Action::Promote(File::A, Kind::Queen)),
                142,
            ),
            (
                Step::new(Square::C3, Action::Promote(File::C, Kind::Knight)),
                65,
            ),
            (Step::new(Square::B3, Action::Board(Square::A2)), 25),
            (Step::new(Square::C1, Action::Depart), 185),
        ];
        for (step, code) in examples {
            assert_eq!(step.code(), code, "{step:?}");
        }
    }

    #[test]
    fn every_code_reads_back() {
        for code in 0..=u8::MAX {
            match Step::from_code(code) {
                Some(step) => {
                    assert!(code < 198);
                    assert_eq!(Step::new(step.from(), step.action()), step);
                    assert_eq!(step.flipped().flipped(), step);
                }
                None => assert!(code >= 198),
            }
        }
    }
}
