//! How the engine and the literal reference are compared.

pub(crate) mod cycles;
pub(crate) mod matches;
pub(crate) mod positions;
pub(crate) mod texts;

use rules::{Codes, Outcome};
use xiangqi::Reason;

use crate::reference::{End, Side};

/// The reference's end in the engine's words.
pub(crate) fn outcome(end: End) -> Outcome {
    let mut reasons = Reason::ALL.iter().copied();
    let reason = reasons.find(|reason| reason.as_str() == end.reason);
    Outcome {
        winner: end.winner.map(side),
        reason: reason.expect("a reason of the rules").into(),
    }
}

pub(crate) fn side(side: Side) -> rules::Side {
    match side {
        Side::Red => rules::Side::First,
        Side::Black => rules::Side::Second,
    }
}
