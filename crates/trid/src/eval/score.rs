//! A value in both phases of the game.

pub(crate) use rules::Phased as Score;

/// The phase with all pieces on the board: 4 for a queen, 2 for a rook, 1 for a bishop or a knight.
pub(crate) const FULL: i32 = 24;
