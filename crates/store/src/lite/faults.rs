//! What the disk says, told apart.

use rusqlite::{Error, ErrorCode};

use crate::{Broken, Fault};

/// Which of the three it is. An error of input or output is never tried again and believed: after a failed `fsync` nobody knows
/// what the disk holds.
pub(super) fn fault(error: &Error) -> Fault {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Fault::Full,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Fault::Busy,
        _ => Fault::Broken,
    }
}

/// Reading has no other way out.
pub(super) fn broken(error: Error) -> Broken {
    Broken(error.to_string())
}

/// A number or a length that no row of ours has.
pub(super) fn strange(column: usize, what: &str) -> Error {
    let text = format!("{what} that this program never wrote");
    Error::FromSqlConversionFailure(column, rusqlite::types::Type::Integer, text.into())
}
