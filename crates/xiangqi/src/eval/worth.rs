//! Material, in hundredths of a pawn that has not crossed the river.

use crate::Kind;

/// What a piece is worth wherever it stands. The king is priceless and never exchanged, so it counts nothing.
#[inline]
pub(crate) const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Advisor | Kind::Elephant => 200,
        Kind::Horse => 420,
        Kind::Cannon => 450,
        Kind::Rook => 950,
        Kind::Pawn => 100,
    }
}
