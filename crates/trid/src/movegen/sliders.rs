//! Rooks, bishops and queens (rules: 5.2).

use super::Walk;
use crate::geometry::{Square, Squares, TABLES};

impl Walk<'_> {
    #[inline]
    pub(super) fn rook(&self, from: Square) -> Squares {
        self.stops(from, self.lines::<0>(from))
    }

    #[inline]
    pub(super) fn bishop(&self, from: Square) -> Squares {
        self.stops(from, self.lines::<1>(from))
    }

    #[inline]
    pub(super) fn queen(&self, from: Square) -> Squares {
        self.stops(from, self.lines::<0>(from) | self.lines::<1>(from))
    }

    /// The four orthogonal (`FIRST` 0) or diagonal (1) rays up to their first blockers.
    #[inline]
    fn lines<const FIRST: usize>(&self, from: Square) -> u128 {
        let column = from.column();
        let blockers = self.guard.blockers;
        TABLES.slide(FIRST, column, blockers)
            | TABLES.slide(FIRST + 2, column, blockers)
            | TABLES.slide(FIRST + 4, column, blockers)
            | TABLES.slide(FIRST + 6, column, blockers)
    }

    #[inline]
    fn stops(&self, from: Square, reached: u128) -> Squares {
        Squares(reached) & self.stops & self.on_track[from.index()] & self.guard.allowed(from)
    }
}
