//! Steps and castlings of the king (rules: 5.3, 7).

use super::{Sink, Walk};
use crate::geometry::{Square, Squares, TABLES};
use crate::step::Wing;

impl Walk<'_> {
    pub(super) fn king(&self, from: Square) -> Squares {
        let reach = TABLES.king[from.column().index()] & self.free;
        if reach.is_empty() {
            return reach;
        }
        let position = self.position;
        let by = self.side.other();
        let enemies = position.sides[by.index()];
        // Slides go on through the column that the king leaves, unless somebody stays in it.
        let blockers = position.blockers(position.occupied_without(from), position.existing);
        let mut safe = Squares::NONE;
        for column in TABLES.king_columns[from.column().index()] {
            let squares = reach & TABLES.column[column.index()];
            // All levels of a column are attacked alike, except that a slider on a board of the other track spares boards:
            // asking for one main square and one board square is enough (rules: 5.4).
            for part in [squares & TABLES.main, squares & !TABLES.main] {
                if let Some(square) = part.first()
                    && !position.is_attacked(square, by, enemies, blockers)
                {
                    safe |= part;
                }
            }
        }
        safe
    }

    pub(super) fn castlings<S: Sink>(&self, sink: &mut S) {
        if self.guard.checkers.has_any() {
            return;
        }
        for wing in Wing::ALL {
            if self.position.rights.has(self.side, wing)
                && self.position.castling_fault(wing).is_none()
            {
                sink.castle(wing);
            }
        }
    }
}
