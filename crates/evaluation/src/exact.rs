//! Exact values, where a game is small enough to be solved.

use rules::Position;

/// The solution of a game, or of the part of it that can come of some position.
pub trait Exact<P: Position>: Send + Sync {
    /// The value of a position for its actor; `None` if the solution does not hold it.
    fn truth(&self, position: &P) -> Option<Truth>;
}

/// An exact value for the actor, with the number of steps that perfect play takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Truth {
    /// The actor wins.
    Win(u16),
    /// Nobody wins.
    Draw,
    /// The actor loses.
    Loss(u16),
}
