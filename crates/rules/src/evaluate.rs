//! Static value of positions and steps.

use crate::Position;

/// What a search needs to know beyond the rules.
pub trait Evaluate: Position {
    /// The value of the position for the actor, in hundredths of the game's smallest piece. Called only where
    /// [`Position::outcome`] is `None`.
    fn value(&self) -> i32;

    /// The material that a legal step wins at once (captures and promotions, own losses subtracted), in the same unit;
    /// 0 for a quiet step.
    fn gain(&self, step: Self::Step) -> i32;
}
