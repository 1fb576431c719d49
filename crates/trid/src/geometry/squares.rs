//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::Square;

/// A set of squares, one bit each; iterates in index order, that is in the byte order of the names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(crate) u128);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// Every square of the world.
    pub const ALL: Squares = Squares((1 << Square::COUNT) - 1);

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// How many squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one.
    #[must_use]
    #[inline]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// The first square in index order.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_bit(self.0.trailing_zeros()))
        }
    }

    /// The square of a set of one; `None` if there are none or several.
    #[must_use]
    #[inline]
    pub const fn only(self) -> Option<Square> {
        if self.0 & self.0.wrapping_sub(1) == 0 {
            self.first()
        } else {
            None
        }
    }

    #[inline]
    pub(crate) const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0 & Squares::ALL.0)
    }
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::NONE, |set, square| set | Squares::of(square))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
