//! A value in both phases of the game.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// What counts in the middlegame, with all pieces on the board, and in the endgame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Score {
    pub(crate) middle: i32,
    pub(crate) end: i32,
}

/// The phase with all pieces on the board: 4 for a queen, 2 for a rook, 1 for a bishop or a knight.
pub(crate) const FULL: i32 = 24;

impl Score {
    pub(crate) const fn new([middle, end]: [i16; 2]) -> Score {
        Score {
            middle: middle as i32,
            end: end as i32,
        }
    }

    /// Between the two, in [`FULL`]ths.
    #[inline]
    pub(crate) const fn blend(self, phase: i32) -> i32 {
        self.middle * phase + self.end * (FULL - phase)
    }
}

impl Add for Score {
    type Output = Score;
    #[inline]
    fn add(self, other: Score) -> Score {
        Score {
            middle: self.middle + other.middle,
            end: self.end + other.end,
        }
    }
}

impl Sub for Score {
    type Output = Score;
    #[inline]
    fn sub(self, other: Score) -> Score {
        Score {
            middle: self.middle - other.middle,
            end: self.end - other.end,
        }
    }
}

impl Mul<i32> for Score {
    type Output = Score;
    #[inline]
    fn mul(self, times: i32) -> Score {
        Score {
            middle: self.middle * times,
            end: self.end * times,
        }
    }
}

impl AddAssign for Score {
    #[inline]
    fn add_assign(&mut self, other: Score) {
        *self = *self + other;
    }
}

impl SubAssign for Score {
    #[inline]
    fn sub_assign(&mut self, other: Score) {
        *self = *self - other;
    }
}
