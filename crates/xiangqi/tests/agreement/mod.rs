//! How the engine and the literal reference are compared.

pub(crate) mod cycles;
pub(crate) mod matches;
pub(crate) mod positions;
pub(crate) mod texts;

use rules::Outcome;

use crate::reference::{End, Side};

/// The reference's end in the engine's words.
pub(crate) fn outcome(end: End) -> Outcome {
    Outcome {
        winner: end.winner.map(side),
        reason: end.reason,
    }
}

pub(crate) fn side(side: Side) -> rules::Side {
    match side {
        Side::Red => rules::Side::First,
        Side::Black => rules::Side::Second,
    }
}
