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
    /// A process that does not do what is asked of it.
    #[error("{what}: {cause}")]
    Process {
        /// What was asked for.
        what: String,
        /// What came of it.
        cause: String,
    },
    /// A server that ended before it listened.
    #[error("the server ended before it listened: {0}")]
    Ended(std::process::ExitStatus),
    /// Figures that cannot be kept.
    #[error("the figures in {place} cannot be kept: {cause}")]
    Kept {
        /// Where.
        place: String,
        /// Why not.
        cause: String,
    },
    /// A game that cannot be played here.
    #[error("no game: {0}")]
    Game(#[from] rules::Refusal),
}

impl Fault {
    /// A process that does not do what is asked of it.
    pub fn process(what: &str, cause: impl ToString) -> Fault {
        Fault::Process {
            what: what.to_owned(),
            cause: cause.to_string(),
        }
    }

    pub(crate) fn kept(place: &std::path::Path, cause: String) -> Fault {
        let place = place.display().to_string();
        Fault::Kept { place, cause }
    }

    /// Nobody answers there.
    pub fn unreachable(address: &str, cause: impl ToString) -> Fault {
        Fault::Unreachable {
            address: address.to_owned(),
            cause: cause.to_string(),
        }
    }
}
