//! The answer "no", with the rule that says so.

use thiserror::Error;

/// Why a text, a step or an option was not accepted.
///
/// The code is the one of the game's rules text where it has one, so that callers can match on it; the message says what
/// was wrong, where, and what is accepted. Whoever returns a refusal has changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
pub struct Refusal {
    /// The code, for example `E_BLOCKED`.
    pub code: &'static str,
    /// One line for a person, lower case, without the code.
    pub message: String,
}

impl Refusal {
    /// A refusal with its message.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal {
            code,
            message: message.into(),
        }
    }
}
