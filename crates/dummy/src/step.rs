//! Steps.

use crate::Cell;

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A stone goes one cell ahead; the turn is over.
    Push(Cell),
    /// A stone leaps over its neighbour; the turn goes on.
    Leap(Cell),
    /// The run is over.
    Stop,
    /// The answer to an arrival.
    Decide(Decision),
}

/// What becomes of a stone that has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// It leaves the board and scores.
    Take,
    /// It goes back.
    Return,
}
