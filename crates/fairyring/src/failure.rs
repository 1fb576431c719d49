//! How a command ends.

use std::io;
use std::path::Path;

use rules::Refusal;

use crate::refusal::CommandRefusal;

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
        code: &'static str,
        /// What was wrong, where, what is accepted.
        message: String,
    },
    /// What somebody else refused, in his own words.
    Told {
        /// His code.
        code: String,
        /// What he says about it.
        message: String,
    },
    /// Nobody reads the output any more.
    Closed,
}

impl Failure {
    /// A file that cannot be used.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        CommandRefusal::File {
            path: path.display().to_string(),
            error: error.to_string(),
        }
        .into()
    }

    /// A file of the cache that cannot be used.
    pub(crate) fn cache(path: &Path, error: &io::Error) -> Failure {
        CommandRefusal::Cache {
            path: path.display().to_string(),
            error: error.to_string(),
        }
        .into()
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Bad {
            code: refusal.code,
            message: refusal.message,
        }
    }
}

/// Typed refusals are told as any other.
macro_rules! refused {
    ($($type:ty),*) => {$(
        impl From<$type> for Failure {
            fn from(refused: $type) -> Failure {
                Refusal::from(refused).into()
            }
        }
    )*};
}

refused!(
    CommandRefusal,
    catalog::CatalogRefusal,
    record::RecordRefusal
);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => CommandRefusal::Output {
                error: error.to_string(),
            }
            .into(),
        }
    }
}
