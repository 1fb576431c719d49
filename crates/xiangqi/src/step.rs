//! A move of plain xiangqi.

use crate::Point;

/// A move from one point to another; what it takes is whatever stands there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Step {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Step {
    /// The move between two points.
    #[must_use]
    #[inline]
    pub const fn new(from: Point, to: Point) -> Step {
        Step { from, to }
    }
}
