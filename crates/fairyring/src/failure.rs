//! How a command ends.

use std::io;

use rules::Refusal;

/// What a command that worked has to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Done.
    Yes,
    /// A check failed.
    No,
}

/// Why a command did not work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input, or a file that cannot be used.
    Bad {
        /// The code of the rules text, or of the program.
        code: String,
        /// What was wrong, where, what is accepted.
        message: String,
    },
    /// Nobody reads the output any more.
    Closed,
}

impl Failure {
    pub(crate) fn bad(code: &str, message: impl Into<String>) -> Failure {
        Failure::Bad {
            code: code.to_owned(),
            message: message.into(),
        }
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::bad(refusal.code, refusal.message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::bad("IO", error.to_string()),
        }
    }
}
