//! Copies of everything: out of a folder that a server may be using, and back into an empty one.
//!
//! A copy is one file, the key of the server inside it. It is written under another name and gets its own when whoever asked for
//! it has looked it over: a file with the right name is a good one.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags, OptionalExtension};

use super::open::{FILE, lock, make_folder, private};
use super::reader::Reader;
use super::{migrate, settings};
use crate::OpenError;

/// What else a folder holds that rounds need: invitations are derived from it.
const KEY: &str = "key";
/// Pages that are copied between two words about how far it is.
const STEP: i32 = 32;
/// How long it waits for whoever holds the file for a moment.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(20);

/// A copy that has no name yet. It goes with this, unless it is kept.
#[derive(Debug)]
pub struct Draft {
    part: PathBuf,
    to: PathBuf,
    /// Where the key goes, if this is to be a folder of data.
    key: Option<PathBuf>,
    /// Held, not read: nobody else may use the folder meanwhile.
    _lock: Option<File>,
}

impl Draft {
    /// To look it over.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn reader(&self) -> Result<Reader, OpenError> {
        Reader::of_file(&self.part)
    }

    /// Gives it its name.
    ///
    /// # Errors
    /// If there is something of that name by now, or the disk fails.
    pub fn keep(self) -> Result<(), OpenError> {
        let failed = |error| OpenError::Copy(self.to.clone(), error);
        if let Some(path) = &self.key
            && let Some(bytes) = take_key(&self.part)?
        {
            let mut file = private(path).map_err(failed)?;
            file.set_len(0)
                .and_then(|()| file.write_all(&bytes))
                .and_then(|()| file.sync_all())
                .map_err(failed)?;
        }
        File::open(&self.part)
            .and_then(|file| file.sync_all())
            .map_err(failed)?;
        // A link, not a new name for the old one: it never replaces what somebody put there meanwhile.
        fs::hard_link(&self.part, &self.to).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => OpenError::There(self.to.clone()),
            _ => failed(error),
        })?;
        let above = self.to.parent().filter(|path| !path.as_os_str().is_empty());
        File::open(above.unwrap_or(Path::new(".")))
            .and_then(|folder| folder.sync_all())
            .map_err(failed)
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-journal"] {
            // It may have gone already, and nobody could be told.
            let _ = fs::remove_file(with(&self.part, end));
        }
    }
}

/// Copies the data in a folder, as it is at one moment, while a server may go on. `progress` hears how many pages of how many.
///
/// # Errors
/// If there is no data, if there is something of that name, or if the copy cannot be written.
pub fn backup(
    folder: &Path,
    to: &Path,
    progress: impl FnMut(u64, u64),
) -> Result<Draft, OpenError> {
    let source = Reader::open(folder)?;
    let draft = draft(to, None, None)?;
    copy_pages(&source.connection, &draft, progress)?;
    let key = match fs::read(folder.join(KEY)) {
        Ok(bytes) => Some(bytes),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(OpenError::Folder(folder.to_owned(), error)),
    };
    if let Some(key) = key {
        put_key(&draft.part, &key)?;
    }
    Ok(draft)
}

/// Copies a backup into a folder that holds no data.
///
/// # Errors
/// If the folder holds data or is in use, or if the file is no backup that this program can use.
pub fn restore(
    from: &Path,
    folder: &Path,
    progress: impl FnMut(u64, u64),
) -> Result<Draft, OpenError> {
    if !from.exists() {
        return Err(OpenError::Empty(from.to_owned()));
    }
    let source = Reader::of_file(from)?;
    if migrate::steps_done(&source.connection)? == 0 {
        return Err(OpenError::Foreign(from.to_owned()));
    }
    let unwritable = |error| OpenError::Folder(folder.to_owned(), error);
    make_folder(folder).map_err(unwritable)?;
    let lock = lock(folder)?;
    let key = folder.join(KEY);
    if key.exists() {
        return Err(OpenError::There(key));
    }
    let draft = draft(&folder.join(FILE), Some(key), Some(lock))?;
    copy_pages(&source.connection, &draft, progress)?;
    Ok(draft)
}

fn draft(to: &Path, key: Option<PathBuf>, lock: Option<File>) -> Result<Draft, OpenError> {
    if to.exists() {
        return Err(OpenError::There(to.to_owned()));
    }
    let part = with(to, ".part");
    let draft = Draft {
        part,
        to: to.to_owned(),
        key,
        _lock: lock,
    };
    // Left by a copy that was cut off.
    match fs::remove_file(&draft.part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            return Err(OpenError::Copy(to.to_owned(), error));
        }
        _ => {}
    }
    private(&draft.part).map_err(|error| OpenError::Copy(to.to_owned(), error))?;
    Ok(draft)
}

fn with(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn copy_pages(
    source: &Connection,
    draft: &Draft,
    mut progress: impl FnMut(u64, u64),
) -> Result<(), OpenError> {
    let mut copied = || -> rusqlite::Result<()> {
        // A view that stays: without it every write of the server would begin the copy anew.
        let view = source.unchecked_transaction()?;
        view.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
        let mut target = writable(&draft.part)?;
        {
            let copying = Backup::new(&view, &mut target)?;
            loop {
                let step = copying.step(STEP)?;
                let at = copying.progress();
                let number = |pages: i32| u64::try_from(pages).unwrap_or_default();
                let all = number(at.pagecount);
                progress(all.saturating_sub(number(at.remaining)), all);
                match step {
                    StepResult::Done => break,
                    StepResult::More => {}
                    _ => std::thread::sleep(PAUSE),
                }
            }
        }
        // One file, with nothing beside it.
        target.pragma_update(None, "journal_mode", "DELETE")
    };
    copied().map_err(|error| {
        let error = io::Error::other(error.to_string());
        OpenError::Copy(draft.to.clone(), error)
    })
}

fn writable(part: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(part, flags)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

fn put_key(part: &Path, key: &[u8]) -> Result<(), OpenError> {
    let put = || -> rusqlite::Result<()> {
        let copy = writable(part)?;
        // A copy of a copy that was put in place by hand has one.
        copy.execute_batch(
            "DROP TABLE IF EXISTS beside; CREATE TABLE beside (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT",
        )?;
        copy.execute(
            "INSERT INTO beside (name, bytes) VALUES (?1, ?2)",
            (KEY, key),
        )?;
        Ok(())
    };
    put().map_err(|error| OpenError::Damaged(error.to_string()))
}

/// What is put beside the data goes out of it: the database holds no secret.
fn take_key(part: &Path) -> Result<Option<Vec<u8>>, OpenError> {
    let take = || -> rusqlite::Result<Option<Vec<u8>>> {
        let copy = writable(part)?;
        settings::apply(&copy, settings::Role::Writer)?;
        let is_there: bool = copy.query_row(
            "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'beside'",
            [],
            |row| row.get(0),
        )?;
        if !is_there {
            return Ok(None);
        }
        let key = copy
            .query_row("SELECT bytes FROM beside WHERE name = ?1", [KEY], |row| {
                row.get(0)
            })
            .optional()?;
        copy.execute_batch("DROP TABLE beside")?;
        copy.pragma_update(None, "journal_mode", "DELETE")?;
        Ok(key)
    };
    take().map_err(|error| OpenError::Damaged(error.to_string()))
}
