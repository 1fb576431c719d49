//! A value in both phases of a game.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// What counts in the middlegame, with all pieces on the board, and in the endgame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Phased {
    /// The middlegame.
    pub middle: i32,
    /// The endgame.
    pub end: i32,
}

impl Phased {
    /// From a pair of weights.
    #[must_use]
    pub const fn new([middle, end]: [i16; 2]) -> Phased {
        Phased {
            middle: middle as i32,
            end: end as i32,
        }
    }

    /// Between the two, times `full`: all of the middlegame where `phase` is `full`, all of the endgame where it is 0.
    #[must_use]
    #[inline]
    pub const fn blend(self, phase: i32, full: i32) -> i32 {
        self.middle * phase + self.end * (full - phase)
    }
}

impl Add for Phased {
    type Output = Phased;
    #[inline]
    fn add(self, other: Phased) -> Phased {
        Phased {
            middle: self.middle + other.middle,
            end: self.end + other.end,
        }
    }
}

impl Sub for Phased {
    type Output = Phased;
    #[inline]
    fn sub(self, other: Phased) -> Phased {
        Phased {
            middle: self.middle - other.middle,
            end: self.end - other.end,
        }
    }
}

impl Mul<i32> for Phased {
    type Output = Phased;
    #[inline]
    fn mul(self, times: i32) -> Phased {
        Phased {
            middle: self.middle * times,
            end: self.end * times,
        }
    }
}

impl AddAssign for Phased {
    #[inline]
    fn add_assign(&mut self, other: Phased) {
        *self = *self + other;
    }
}

impl SubAssign for Phased {
    #[inline]
    fn sub_assign(&mut self, other: Phased) {
        *self = *self - other;
    }
}
