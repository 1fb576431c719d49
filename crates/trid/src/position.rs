//! The state of a game (rules: 3).

use rules::{Outcome, Position, Side, Stage};

use crate::boards::Boards;
use crate::geometry::{Column, Columns, Pin, Square, SquareMasks, Squares, TABLES, forward};
use crate::key;
use crate::movegen;
use crate::options::{Options, SlideOverGaps};
use crate::piece::{Form, Piece};
use crate::play::Undo;
use crate::rights::Rights;
use crate::step::Step;

/// A position of Tri-Dimensional Chess.
///
/// Read one with [`rules::Text::read_position`] or begin with [`rules::Game::start`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriD {
    pub(crate) cells: [Option<Piece>; Square::COUNT],
    pub(crate) sides: [Squares; 2],
    pub(crate) forms: [Squares; 8],
    /// How many pieces stand in each column.
    pub(crate) crowd: [u8; Column::COUNT],
    /// The columns in which a piece stands on any level.
    pub(crate) occupied: Columns,
    /// The squares that exist now.
    pub(crate) active: Squares,
    /// The columns that have a square now.
    pub(crate) existing: Columns,
    pub(crate) boards: Boards,
    pub(crate) side: Side,
    pub(crate) rights: Rights,
    /// The pawn that has just made a double step.
    pub(crate) passed: Option<Square>,
    /// The pawns that must promote before anything else.
    pub(crate) pending: Squares,
    pub(crate) halfmoves: u32,
    pub(crate) number: u32,
    pub(crate) key: u64,
    pub(crate) options: Options,
}

/// Everything that is told about a position to make one; the rest is derived.
pub(crate) struct Parts {
    pub(crate) pieces: Vec<(Square, Piece)>,
    pub(crate) boards: Boards,
    pub(crate) side: Side,
    pub(crate) rights: Rights,
    pub(crate) passed: Option<Square>,
    pub(crate) pending: Squares,
    pub(crate) halfmoves: u32,
    pub(crate) number: u32,
    pub(crate) options: Options,
}

impl TriD {
    pub(crate) fn from_parts(parts: &Parts) -> TriD {
        let mut position = TriD {
            cells: [None; Square::COUNT],
            sides: [Squares::NONE; 2],
            forms: [Squares::NONE; 8],
            crowd: [0; Column::COUNT],
            occupied: Columns::default(),
            active: parts.boards.active(),
            existing: parts.boards.columns(),
            boards: parts.boards,
            side: parts.side,
            rights: parts.rights,
            passed: parts.passed,
            pending: parts.pending,
            halfmoves: parts.halfmoves,
            number: parts.number,
            key: 0,
            options: parts.options,
        };
        for (square, piece) in &parts.pieces {
            position.put(*square, *piece);
        }
        position.key = position.fresh_key();
        position
    }

    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        let set = Squares::of(square);
        self.cells[square.index()] = Some(piece);
        self.sides[piece.side.index()] |= set;
        self.forms[piece.form as usize] |= set;
        let column = square.column();
        self.crowd[column.index()] += 1;
        self.occupied = self.occupied.with(column);
    }

    #[inline]
    pub(crate) fn remove(&mut self, square: Square, piece: Piece) {
        let rest = !Squares::of(square);
        self.cells[square.index()] = None;
        self.sides[piece.side.index()] &= rest;
        self.forms[piece.form as usize] &= rest;
        let column = square.column();
        // Counting beats asking the sets, which have just been written in halves and would be read as a whole.
        let crowd = &mut self.crowd[column.index()];
        *crowd -= 1;
        if *crowd == 0 {
            self.occupied = self.occupied.without(column);
        }
    }

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

    /// Where a move of a pawn of `side` ends in promotion (rules: 8.1).
    #[inline]
    pub(crate) fn promotion_squares(&self, side: Side) -> Squares {
        SquareMasks::PROMOTION[side.index()] | self.uncovered_corners(side)
    }

    /// The corners on which a pawn of `side` would have to promote because no board stands over them.
    #[inline]
    pub(crate) fn uncovered_corners(&self, side: Side) -> Squares {
        let mut corners = Squares::NONE;
        for pin in far_pins(side) {
            if self.boards.at(pin).is_none()
                && let Some((_, corner)) = pin.corner()
            {
                corners |= Squares::of(corner);
            }
        }
        corners
    }

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
                (self.form(Form::Moved) | self.form(Form::Unmoved))
                    & self.sides[self.side.index()]
                    & TABLES.beside[square.column().index()]
            }
            None => Squares::NONE,
        }
    }

    /// The part of the key that en passant contributes: it counts only where a pawn could use it (rules: 9).
    #[inline]
    pub(crate) fn passed_key(&self) -> u64 {
        match self.passed {
            Some(square) if self.passed_takers().has_any() => key::passed(square),
            _ => 0,
        }
    }

    pub(crate) fn fresh_key(&self) -> u64 {
        let pieces = self.pieces().fold(0, |word, square| {
            self.cells[square.index()].map_or(word, |piece| word ^ key::piece(piece, square))
        });
        let owners = Side::ALL.into_iter().fold(0, |word, side| {
            self.boards
                .owned(side)
                .fold(word, |word, pin| word ^ key::owner(side, pin))
        });
        let owed = self
            .pending
            .fold(0, |word, square| word ^ key::owed(square));
        let side = match self.side {
            Side::First => 0,
            Side::Second => key::BLACK,
        };
        pieces ^ owners ^ owed ^ side ^ key::rights(self.rights) ^ self.passed_key()
    }
}

/// The pins whose boards cover the corners on which pawns of `side` promote, in machine order.
#[inline]
pub(crate) const fn far_pins(side: Side) -> [Pin; 2] {
    match side {
        Side::First => [Pin::KL6, Pin::QL6],
        Side::Second => [Pin::KL1, Pin::QL1],
    }
}

impl Position for TriD {
    type Step = Step;
    type Undo = Undo;

    #[inline]
    fn actor(&self) -> Side {
        self.side
    }

    #[inline]
    fn stage(&self) -> Stage {
        if self.pending.is_empty() {
            Stage::Turn
        } else {
            Stage::Duty
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ending()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn in_check(&self) -> bool {
        self.pending.is_empty() && self.is_attacked_now(self.king(self.side), self.side.other())
    }

    fn generate(&self, out: &mut Vec<Step>) {
        movegen::list(self, out);
    }

    fn count(&self) -> usize {
        movegen::count(self)
    }

    #[inline]
    fn play(&mut self, step: Step) -> Undo {
        self.advance(step)
    }

    #[inline]
    fn undo(&mut self, step: Step, token: Undo) {
        self.retreat(step, token);
    }
}
