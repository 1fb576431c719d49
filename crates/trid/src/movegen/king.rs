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
        // Slides go on through the column that the king leaves, unless somebody stays in it.
        let blockers = position.blockers(position.occupied_without(from), position.existing);
        let mut safe = Squares::NONE;
        for column in TABLES.king_columns[from.column().index()] {
            let squares = reach & TABLES.column[column.index()];
            if squares.has_any() {
                safe |= self.guard.attackers.spared(column, squares, blockers);
            }
        }
        safe
    }

    pub(super) fn castlings<S: Sink>(&self, sink: &mut S) {
        if self.guard.checkers.has_any() {
            return;
        }
        for wing in Wing::ALL {
            let position = self.position;
            if position.rights.has(self.side, wing)
                && position.castling_hindrance(wing).is_none()
                && position
                    .castling_danger(wing, self.guard.attackers, self.guard.blockers)
                    .is_none()
            {
                sink.castle(wing);
            }
        }
    }
}
