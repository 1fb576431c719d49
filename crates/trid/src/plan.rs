//! What a position text says, whether or not it is a position.

use crate::position::TriD;

rules::codes! {
    /// What a position has beside its boards and pieces.
    pub enum Field {
        /// Who is to move.
        Turn = "turn",
        /// The right to castle on the king's side.
        CastleKing = "castle_king",
        /// The right to castle on the queen's side.
        CastleQueen = "castle_queen",
        /// The pawn that has just made a double step.
        Passed = "passed",
        /// The pawns that must promote before anything else.
        Pending = "pending",
        /// Plies without a capture and without a move of a pawn.
        Clock = "clock",
        /// The move number.
        Number = "number",
    }
}

/// Everything that a position text says: a position that nobody has judged. It may have any number of kings, and its key is of no
/// use and is never asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan(pub(crate) TriD);
