//! What the rules and the presentation ask of a position. All of it is derived, nothing is stored.

use rules::Side;

use crate::geometry::{Board, Column, Columns, Pin, Square, Squares, TABLES, forward};
use crate::options::{EpByTransported, SlideOverGaps};
use crate::piece::{Form, Kind, Piece};
use crate::position::TriD;
use crate::step::Step;

impl TriD {
    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// The squares with a piece of `side`.
    #[must_use]
    pub fn pieces_of(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// The pin on which a board stands.
    #[must_use]
    pub fn pin_of(&self, board: Board) -> Pin {
        self.boards.pin(board)
    }

    /// Who may move a board: its owner while it is empty, else its only passenger's side; nobody with several passengers.
    #[must_use]
    pub fn controller(&self, board: Board) -> Option<Side> {
        let pin = self.boards.pin(board);
        self.lone_controller(pin, self.passengers(pin))
    }
}

/// Pieces and what stops them.
impl TriD {
    /// The squares with a piece of either side.
    #[inline]
    pub(crate) fn pieces(&self) -> Squares {
        self.sides[0] | self.sides[1]
    }

    #[inline]
    pub(crate) fn form(&self, form: Form) -> Squares {
        self.forms[form as usize]
    }

    #[inline]
    pub(crate) fn pawns(&self) -> Squares {
        self.form(Form::Moved) | self.form(Form::Unmoved) | self.form(Form::Transported)
    }

    #[inline]
    pub(crate) fn king(&self, side: Side) -> Square {
        // Every position has one king a side: readers refuse others and no step takes a king.
        Square::from_bit(
            (self.form(Form::King) & self.sides[side.index()])
                .0
                .trailing_zeros(),
        )
    }

    /// The columns that stop a slide when `occupied` columns hold pieces and `existing` ones have squares
    /// (rules: 5.1.3, 5.1.4).
    #[inline]
    pub(crate) fn blockers(&self, occupied: Columns, existing: Columns) -> Columns {
        match self.options.slide_over_gaps {
            SlideOverGaps::Off => occupied.or(Columns::ALL.minus(existing)),
            SlideOverGaps::On => occupied,
        }
    }

    /// The columns that hold a piece once `square` is left.
    #[inline]
    pub(crate) fn occupied_without(&self, square: Square) -> Columns {
        let column = square.column();
        if self.crowd[column.index()] == 1 {
            self.occupied.without(column)
        } else {
            self.occupied
        }
    }

    pub(crate) fn kind_at(&self, square: Square) -> Option<Kind> {
        self.cells[square.index()].map(|piece| piece.form.kind())
    }
}

/// En passant (rules: 5.5).
impl TriD {
    /// The column that the en passant pawn crossed.
    #[inline]
    pub(crate) fn crossed(&self) -> Option<Column> {
        // It was made by the side that is not to move, so the crossed column lies ahead of the side to move.
        self.passed?.column().offset(0, forward(self.side))
    }

    /// The pawns of the side to move that could take the en passant pawn, their king's safety aside.
    #[inline]
    pub(crate) fn passed_takers(&self) -> Squares {
        match self.passed {
            Some(square) => {
                let pawns = match self.options.ep_by_transported {
                    EpByTransported::Forbidden => self.form(Form::Moved) | self.form(Form::Unmoved),
                    EpByTransported::Allowed => self.pawns(),
                };
                pawns & self.sides[self.side.index()] & TABLES.beside[square.column().index()]
            }
            None => Squares::NONE,
        }
    }

    /// The pawn that a pawn's step to an empty square takes en passant.
    #[inline]
    pub(crate) fn passed_victim(&self, from: Square, to: Square) -> Option<(Square, Piece)> {
        let victim = self.passed?;
        let is_diagonal = from.column().distance(to.column()).0 != 0;
        if is_diagonal && self.crossed() == Some(to.column()) {
            self.cells[victim.index()].map(|piece| (victim, piece))
        } else {
            None
        }
    }

    pub(crate) fn takes_en_passant(&self, step: Step) -> bool {
        match step {
            Step::Move { from, to, .. } => {
                self.kind_at(from) == Some(Kind::Pawn)
                    && self.cells[to.index()].is_none()
                    && self.passed_victim(from, to).is_some()
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::at;

    #[test]
    fn a_board_obeys_its_only_passenger_or_its_owner() {
        let position =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:RB/2 w - - - 0 10");
        assert_eq!(position.controller(Board::Wql), Some(Side::Second));
        assert_eq!(position.controller(Board::Wkl), Some(Side::First));
        assert_eq!(position.controller(Board::Bkl), None);
    }
}
