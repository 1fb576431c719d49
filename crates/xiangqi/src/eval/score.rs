//! A value in both phases of the game.

pub(crate) use evaluation::Phased as Score;

/// The phase with all rooks, horses and cannons on the board.
pub(crate) const FULL: i32 = 32;
