//! What is wrong with a record, and where.

use rules::Refusal;
use thiserror::Error;

use super::cursor::Spot;

/// A fault of a record text.
///
/// The code is that of the rules text where a position or a move is at fault (`E_KING`, `NO_SUCH_MOVE`); otherwise
/// `E_RECORD` (syntax), `E_TAG` (a tag or its value) or `E_SIZE` (more than a reader takes).
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}: {message}")]
pub struct RecordError {
    /// The code.
    pub code: &'static str,
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// What was wrong and what is accepted.
    pub message: String,
}

impl RecordError {
    pub(super) fn new(code: &'static str, spot: Spot, message: impl Into<String>) -> RecordError {
        RecordError {
            code,
            line: spot.line,
            column: spot.column,
            message: message.into(),
        }
    }

    pub(super) fn syntax(spot: Spot, message: impl Into<String>) -> RecordError {
        RecordError::new("E_RECORD", spot, message)
    }

    /// A refusal of the position or of a move, met at `spot`.
    pub(super) fn at(spot: Spot, refusal: Refusal) -> RecordError {
        RecordError::new(refusal.code, spot, refusal.message)
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Refusal {
        Refusal::new(error.code, error.to_string())
    }
}
