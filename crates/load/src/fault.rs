//! Why a load could not be put on a server.

use thiserror::Error;

/// What went wrong.
#[derive(Debug, Error)]
pub enum Fault {
    /// No connection, or one that broke.
    #[error("the server at {address} cannot be reached: {cause}")]
    Unreachable {
        /// Where it should be.
        address: String,
        /// What the system says.
        cause: String,
    },
    /// An answer that is no success.
    #[error("{path} answers {status}: {body}")]
    Refused {
        /// What was asked.
        path: String,
        /// The status.
        status: u16,
        /// What it says.
        body: String,
    },
    /// An answer that cannot be read.
    #[error("{what} is not in the answer: {body}")]
    Unreadable {
        /// What was looked for.
        what: &'static str,
        /// What came.
        body: String,
    },
    /// A game that cannot be played here.
    #[error("no game: {0}")]
    Game(#[from] rules::Refusal),
}

impl Fault {
    pub(crate) fn unreachable(address: &str, cause: impl ToString) -> Fault {
        Fault::Unreachable {
            address: address.to_owned(),
            cause: cause.to_string(),
        }
    }
}
