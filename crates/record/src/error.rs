//! What is wrong with a record text, and where.

use rules::{Detail, Refusal, Refused};
use thiserror::Error;

use crate::{RecordRefusal, Spot};

/// A fault that is not yet at a place: of the record, or of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The text or the tree is out of order.
    #[error("{0}")]
    Record(#[from] RecordRefusal),
    /// The game refuses a position or a step, or a format of the game's own a text.
    #[error("{0}")]
    Rules(#[from] Refusal),
}

impl Fault {
    /// What a game refuses.
    #[must_use]
    pub fn rules(refused: impl Refused) -> Fault {
        Fault::Rules(refused.into())
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        match fault {
            Fault::Record(refused) => refused.into(),
            Fault::Rules(refusal) => refusal,
        }
    }
}

/// A fault of a record text, with its place.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What was wrong and what is accepted.
    pub fault: Fault,
}

impl RecordError {
    /// A fault that was met at `spot`.
    #[must_use]
    pub fn at(spot: Spot, fault: impl Into<Fault>) -> RecordError {
        RecordError {
            line: spot.line,
            column: spot.column,
            fault: fault.into(),
        }
    }
}

/// The place is a detail more; code and case are those of the fault.
impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        let message = error.to_string();
        let place = [("at_line", error.line), ("at_column", error.column)];
        let place = place.map(|(name, number)| (name, Detail::Number(number.into())));
        Refusal::from(error.fault).within(message, &place)
    }
}
