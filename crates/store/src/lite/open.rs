//! Opening a folder of data: the lock, the file, the schema.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::reader::Reader;
use super::settings::{APPLICATION, Role, apply};
use super::{Lite, compact, migrate};
use crate::{Millis, OpenError};

/// The file in the folder.
pub(super) const FILE: &str = "fairyring.db";
const LOCK: &str = "lock";

impl Lite {
    /// Opens a folder, which is made if it is not there, and brings its schema up to date after a copy.
    ///
    /// # Errors
    /// If it cannot be written, is in use, or holds what this program cannot keep. Then nothing was changed.
    pub fn open(folder: &Path, now: Millis) -> Result<Lite, OpenError> {
        let unwritable = |error| OpenError::Folder(folder.to_owned(), error);
        make_folder(folder).map_err(unwritable)?;
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        private(&file).map_err(unwritable)?;
        look_first(&file)?;
        let mut connection = connect(folder).map_err(|error| damaged(&file, &error))?;
        believe(&connection).map_err(|error| damaged(&file, &error))?;
        migrate::run(&mut connection, folder, migrate::STEPS, now)?;
        compact::prepare(&connection).map_err(|error| damaged(&file, &error))?;
        Ok(Lite {
            reader: Reader { connection },
            folder: folder.to_owned(),
            _lock: lock,
        })
    }
}

pub(super) fn connect(folder: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(folder.join(FILE), flags)?;
    apply(&connection, Role::Writer)?;
    Ok(connection)
}

/// The process before this one may have died because the disk refused its log. The system goes on showing what was written there and
/// never reached the disk; whatever was built on it would be gone with it after a power cut. So it is written into the file, and
/// waited for, before anybody is told of it. Whoever looks on from outside holds up nothing: what he looks at was there before.
fn believe(connection: &Connection) -> rusqlite::Result<()> {
    let done = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    compact::another_time(done)
}

/// Before anything is written: whether it is a file of ours, or an empty one.
pub(super) fn look_first(file: &Path) -> Result<(), OpenError> {
    let length = fs::metadata(file).map(|data| data.len());
    if length.map_err(|error| OpenError::Folder(file.to_owned(), error))? == 0 {
        return Ok(());
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let read = Connection::open_with_flags(file, flags).and_then(|connection| {
        let application: i32 =
            connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let tables: i64 =
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        Ok((application, tables))
    });
    match read {
        Ok((APPLICATION, _) | (0, 0)) => Ok(()),
        Ok(_) => Err(OpenError::Foreign(file.to_owned())),
        Err(error) => Err(damaged(file, &error)),
    }
}

fn damaged(file: &Path, error: &rusqlite::Error) -> OpenError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::Foreign(file.to_owned()),
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
            OpenError::Folder(file.to_owned(), io::Error::other(error.to_string()))
        }
        _ => OpenError::Damaged(error.to_string()),
    }
}

pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file that nobody else may read. The files that SQLite puts beside it take its mode.
pub(super) fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        file.set_permissions(mode)?;
    }
    Ok(file)
}

/// One process a folder: two would answer the same players out of two memories.
pub(super) fn lock(folder: &Path) -> Result<File, OpenError> {
    let path: PathBuf = folder.join(LOCK);
    let unwritable = |error| OpenError::Folder(folder.to_owned(), error);
    let mut file = private(&path).map_err(unwritable)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            // Who holds it is a help, not a condition.
            let _ = file.read_to_string(&mut holder);
            let holder = holder.trim().to_owned();
            return Err(OpenError::Locked(folder.to_owned(), holder));
        }
        Err(TryLockError::Error(error)) => return Err(unwritable(error)),
    }
    let written = file
        .set_len(0)
        .and_then(|()| file.rewind())
        .and_then(|()| writeln!(file, "{}", std::process::id()));
    written.map_err(unwritable)?;
    Ok(file)
}
