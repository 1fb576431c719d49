//! What programs ask of a position beyond its steps (rules: 6.1, 6.5, 8.1, 8.3, 8.6). All of it is derived, nothing is
//! stored.

use rules::Side;

use crate::geometry::{
    Board, Column, File, Instance, Pin, Pins, Square, Squares, TABLES, neighbours,
};
use crate::piece::{Form, Piece};
use crate::position::TriD;

impl TriD {
    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// The squares that exist now; always 64.
    #[must_use]
    pub fn active_squares(&self) -> Squares {
        self.active
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

    /// The board that stands on a pin.
    #[must_use]
    pub fn board_on(&self, pin: Pin) -> Option<Board> {
        self.boards.at(pin)
    }

    /// Whose a pin is: the owner of the board standing on it, else nobody's.
    #[must_use]
    pub fn pin_owner(&self, pin: Pin) -> Option<Side> {
        self.boards.at(pin).map(Board::owner)
    }

    /// The pins without a board.
    #[must_use]
    pub fn vacant_pins(&self) -> Pins {
        Pins::ALL.minus(self.boards.pins())
    }

    /// The neighbours of a pin under this game's options, vacant or not.
    #[must_use]
    pub fn adjacent_pins(&self, pin: Pin) -> Pins {
        neighbours(pin, self.options)
    }

    /// The attack board on which the piece of a square stands; `None` on a main board or where no board is.
    #[must_use]
    pub fn board_under(&self, square: Square) -> Option<Board> {
        self.boards.at(square.pin()?)
    }

    /// The pieces on a board.
    #[must_use]
    pub fn passengers_of(&self, board: Board) -> Squares {
        self.passengers(self.boards.pin(board))
    }

    /// Who may move a board: its owner while it is empty, else its only passenger's side; nobody with several passengers.
    #[must_use]
    pub fn controller(&self, board: Board) -> Option<Side> {
        let pin = self.boards.pin(board);
        self.lone_controller(pin, self.passengers(pin))
    }

    /// The four instances that are visible, in the order of [`Board::ALL`].
    #[must_use]
    pub fn visible_instances(&self) -> [Instance; 4] {
        Board::ALL.map(|board| self.boards.instance(board))
    }

    /// The rank on which a pawn of `side` promotes on a file, recomputed from the position (rules: 8.1).
    #[must_use]
    pub fn furthest_rank(&self, file: File, side: Side) -> u8 {
        let (outer, inner, queen_pin, king_pin) = match side {
            Side::First => (9, 8, Pin::QL6, Pin::KL6),
            Side::Second => (0, 1, Pin::QL1, Pin::KL1),
        };
        let is_covered = match file {
            File::Z | File::E => true,
            File::B | File::C => false,
            File::A => self.boards.at(queen_pin).is_some(),
            File::D => self.boards.at(king_pin).is_some(),
        };
        if is_covered { outer } else { inner }
    }

    /// The pawns of `side` that wait under a board for their promotion (rules: 8.3).
    #[must_use]
    pub fn deferred_pawns(&self, side: Side) -> Squares {
        self.pieces_of(side)
            .filter(|square| self.covering(*square).is_some())
            .collect()
    }

    /// The board that keeps the pawn on `square` from promoting; `None` if no pawn waits there.
    #[must_use]
    pub fn covering(&self, square: Square) -> Option<Board> {
        let pawns = self.pawns();
        [Pin::QL6, Pin::KL6, Pin::QL1, Pin::KL1]
            .into_iter()
            .find_map(|pin| {
                let (side, corner) = pin.corner()?;
                let waits = corner == square && (pawns & self.pieces_of(side)).has(corner);
                if waits { self.boards.at(pin) } else { None }
            })
    }

    /// The pawns of `side` on the outer files whose next column has no square (rules: 8.6).
    #[must_use]
    pub fn frozen_pawns(&self, side: Side) -> Squares {
        (self.pawns() & self.pieces_of(side))
            .filter(|square| self.missing_ahead(*square, side).is_some())
            .collect()
    }

    /// The column without squares that freezes a pawn of `side` on `square`; `None` if it is not on an outer file, or if
    /// the column exists, or if there is no rank ahead.
    #[must_use]
    pub fn missing_ahead(&self, square: Square, side: Side) -> Option<Column> {
        if !matches!(square.file(), File::Z | File::E) {
            return None;
        }
        let ahead = square.column().ahead(side)?;
        (!self.existing.has(ahead)).then_some(ahead)
    }

    /// The pawns that have been carried by a board.
    #[must_use]
    pub fn transported_pawns(&self, side: Side) -> Squares {
        self.form(Form::Transported) & self.pieces_of(side)
    }

    /// The squares on which promotions are owed, first entry first.
    #[must_use]
    pub fn owed_promotions(&self) -> Squares {
        self.pending
    }

    /// The pawn that has just made a double step.
    #[must_use]
    pub fn en_passant_pawn(&self) -> Option<Square> {
        self.passed
    }

    /// Whether a side still has a castling right.
    #[must_use]
    pub fn has_castling_right(&self, side: Side, wing: crate::step::Wing) -> bool {
        self.rights.has(side, wing)
    }

    /// Turns since the last capture, pawn move or promotion.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, from 1; it grows after each turn of Black.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.number
    }

    /// The active squares of a column.
    #[must_use]
    pub fn active_in(&self, column: Column) -> Squares {
        TABLES.column[column.index()] & self.active
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{at, sq};

    #[test]
    fn pins_have_the_owner_of_their_board() {
        let position =
            at("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:RB/2 w - - - 0 10");
        let pin = |name| Pin::from_name(name).unwrap();
        assert_eq!(position.pin_owner(pin("QL2")), Some(Side::First));
        assert_eq!(position.pin_owner(pin("QL1")), None);
        assert_eq!(position.pin_owner(pin("KL6")), Some(Side::Second));
        assert_eq!(position.controller(Board::Wql), Some(Side::Second));
        assert_eq!(position.controller(Board::Wkl), Some(Side::First));
        assert_eq!(position.controller(Board::Bkl), None);
        assert_eq!(position.vacant_pins().len(), 8);
        assert_eq!(position.board_under(sq("z4QL2")), Some(Board::Wql));
        assert_eq!(position.board_under(sq("z4QL5")), None);
        assert_eq!(position.board_under(sq("a1W")), None);
        assert_eq!(position.passengers_of(Board::Bkl).len(), 2);
        assert_eq!(
            position.active_in(Column::new(File::A, 5).unwrap()).len(),
            3
        );
    }

    #[test]
    fn only_covered_corner_pawns_of_the_right_colour_are_deferred() {
        let position =
            at("4/2K1/4/P2p|4/3k/4/4|P2p/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(position.deferred_pawns(Side::First), Squares::of(sq("a8B")));
        assert_eq!(
            position.deferred_pawns(Side::Second),
            Squares::of(sq("d1W"))
        );
        assert_eq!(position.covering(sq("a8B")), Some(Board::Bql));
        assert_eq!(position.covering(sq("a1W")), None);
    }

    #[test]
    fn frozen_means_that_the_next_column_is_missing() {
        let frozen =
            at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL2:P1/2|KL1:2/2|QL6:T1/2|KL6:2/2 w - - - 0 10");
        assert_eq!(frozen.frozen_pawns(Side::First), Squares::of(sq("z5QL2")));
        let thawed = at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL2:P1/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10");
        assert!(thawed.frozen_pawns(Side::First).is_empty());
    }
}
