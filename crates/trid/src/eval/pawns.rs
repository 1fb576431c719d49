//! Pawns: how far they have to go, whether anybody can stop them, and what boards do to them (rules: 8).

use rules::Side;

use super::terms::Group;
use super::terms::Ledger;
use crate::geometry::{Column, Square, Squares, TABLES, forward};
use crate::piece::Form;
use crate::position::TriD;

/// The columns ahead of a pawn on its own and the neighbouring files, by side and column.
static SPAN: [[Squares; Column::COUNT]; 2] =
    [spans(Side::First, -1, 1), spans(Side::Second, -1, 1)];
/// The columns ahead on its own file.
static AHEAD: [[Squares; Column::COUNT]; 2] = [spans(Side::First, 0, 0), spans(Side::Second, 0, 0)];
/// The neighbouring files.
static BESIDE: [Squares; Column::COUNT] = {
    let mut beside = [Squares::NONE; Column::COUNT];
    let mut index = 0;
    while index < Column::COUNT {
        let file = Column::from_index(index as u8).file() as i8;
        let mut rank = 0;
        while rank < 10 {
            if let Some(column) = Column::at(file - 1, rank) {
                beside[index] = beside[index].or(TABLES.column[column.index()]);
            }
            if let Some(column) = Column::at(file + 1, rank) {
                beside[index] = beside[index].or(TABLES.column[column.index()]);
            }
            rank += 1;
        }
        index += 1;
    }
    beside
};

const fn spans(side: Side, left: i8, right: i8) -> [Squares; Column::COUNT] {
    let mut spans = [Squares::NONE; Column::COUNT];
    let mut index = 0;
    while index < Column::COUNT {
        let mut file = left;
        while file <= right {
            let mut at = Column::from_index(index as u8).offset(file, forward(side));
            while let Some(next) = at {
                spans[index] = spans[index].or(TABLES.column[next.index()]);
                at = next.offset(0, forward(side));
            }
            file += 1;
        }
        index += 1;
    }
    spans
}

/// Places among the weights of [`Group::Pawns`].
const DEFERRED: usize = 0;
const FROZEN: usize = 1;
const STRANDED: usize = 2;
const DOUBLED: usize = 3;
const ISOLATED: usize = 4;
const GUARDED: usize = 5;

impl TriD {
    /// Tells of the pawns of a side; gives what they attack.
    pub(super) fn look_at_pawns(&self, side: Side, ledger: &mut impl Ledger) -> Squares {
        let pawns = self.pawns();
        let own = pawns & self.sides[side.index()];
        let mut reach = Squares::NONE;
        for square in own {
            reach |= TABLES.pawn[side.index()][square.column().index()];
        }
        let waiting = self.covered_corners(side);
        for square in own {
            self.seat(square, Form::Moved, side, Group::PawnPlace, ledger);
            let index = square.column().index();
            if (AHEAD[side.index()][index] & own).has_any() {
                ledger.once(side, Group::Pawns, DOUBLED);
            }
            if (BESIDE[index] & own).is_empty() {
                ledger.once(side, Group::Pawns, ISOLATED);
            }
            if reach.has(square) {
                ledger.once(side, Group::Pawns, GUARDED);
            }
            self.look_at_way(square, side, waiting, ledger);
        }
        reach
    }

    /// What lies ahead of a pawn.
    fn look_at_way(&self, square: Square, side: Side, waiting: Squares, ledger: &mut impl Ledger) {
        let Some(next) = square.column().ahead(side) else {
            ledger.once(side, Group::Pawns, STRANDED);
            return;
        };
        let enemies = self.sides[side.other().index()];
        if waiting.has(square) {
            ledger.once(side, Group::Pawns, DEFERRED);
        }
        if self.missing_ahead(square, side).is_some() {
            ledger.once(side, Group::Pawns, FROZEN);
        }
        let index = square.column().index();
        if (SPAN[side.index()][index] & self.pawns() & enemies).has_any() {
            return;
        }
        let furthest = self.furthest_rank(square.file(), side);
        let to_go = furthest.abs_diff(square.rank());
        ledger.once(side, Group::Passed, usize::from(to_go));
        let open = TABLES.column[next.index()] & self.active & !self.pieces();
        if open.has_any() {
            let only_pawns = (enemies & !self.pawns() & !self.form(Form::King)).is_empty();
            ledger.once(side, Group::Runner, usize::from(only_pawns));
        }
    }
}
