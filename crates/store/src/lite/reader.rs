//! Connections that only read: a pool beside the writer, and one for whoever looks at the data from outside.

use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};

use super::faults::broken;
use super::open::{FILE, look_first};
use super::settings::{Role, apply};
use super::{migrate, nodes, people, rounds};
use crate::{
    Broken, ChairSide, CommandKey, Loaded, Millis, NodeRow, OpenError, PersonKey, PersonRow,
    RoundRow, SecretHash, Shelf,
};

/// A file that no program of today has opened for writing has no table of seats: whoever looks at it finds nobody in them.
const NO_SEATS: &str =
    "CREATE TEMP TABLE seat (round TEXT, side INTEGER, person INTEGER, since INTEGER)";

/// One connection that only reads. It takes no lock: it may stand beside a running server.
#[derive(Debug)]
pub struct Reader {
    pub(super) connection: Connection,
}

impl Reader {
    /// Opens the data in a folder to look at it.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub fn open(folder: &Path) -> Result<Reader, OpenError> {
        let file = folder.join(FILE);
        if !file.exists() {
            return Err(OpenError::Empty(folder.to_owned()));
        }
        Reader::of_file(&file)
    }

    pub(super) fn of_file(file: &Path) -> Result<Reader, OpenError> {
        look_first(file)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(file, flags).and_then(|connection| {
            let done = migrate::steps_done(&connection);
            if done.is_ok_and(|done| done < migrate::SEATS) {
                connection.execute_batch(NO_SEATS)?;
            }
            apply(&connection, Role::Reader)?;
            Ok(connection)
        });
        let connection = connection.map_err(|error| OpenError::Damaged(error.to_string()))?;
        Ok(Reader { connection })
    }
}

pub(super) fn copy_to(connection: &Connection, to: &Path) -> rusqlite::Result<()> {
    let path = to.to_string_lossy();
    connection.execute("VACUUM INTO ?1", [path.as_ref()])?;
    Ok(())
}

/// Some readers for many who ask. Whoever asks waits for one that is free.
#[derive(Debug)]
pub struct Readers {
    free: Mutex<Vec<Reader>>,
    back: Condvar,
}

impl Readers {
    /// So many connections to the data in a folder.
    ///
    /// # Errors
    /// As [`Reader::open`].
    pub fn open(folder: &Path, count: usize) -> Result<Readers, OpenError> {
        let readers: Result<Vec<Reader>, OpenError> =
            (0..count.max(1)).map(|_| Reader::open(folder)).collect();
        Ok(Readers {
            free: Mutex::new(readers?),
            back: Condvar::new(),
        })
    }

    /// Asks something. Keep it short: no reader may hold a page of the log while others write.
    pub fn ask<T>(&self, question: impl FnOnce(&dyn Shelf) -> T) -> T {
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let reader = loop {
            match free.pop() {
                Some(reader) => break reader,
                None => free = self.back.wait(free).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(free);
        let answer = question(&reader);
        let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        free.push(reader);
        drop(free);
        self.back.notify_one();
        answer
    }
}

impl Shelf for Reader {
    fn load(&self, round: &str, after: u32) -> Result<Option<Loaded>, Broken> {
        // One view of the file for all four tables.
        let transaction = self.connection.unchecked_transaction().map_err(broken)?;
        rounds::load(&transaction, round, after).map_err(broken)
    }

    fn due(&self, before: Millis, most: u32) -> Result<Vec<String>, Broken> {
        rounds::due(&self.connection, before, most).map_err(broken)
    }

    fn device(&self, device: &SecretHash) -> Result<Option<(PersonRow, i64)>, Broken> {
        people::device(&self.connection, device).map_err(broken)
    }

    fn person(&self, person: PersonKey) -> Result<Option<PersonRow>, Broken> {
        people::person(&self.connection, person).map_err(broken)
    }

    fn made(&self, maker: PersonKey, command: &CommandKey) -> Result<Option<String>, Broken> {
        rounds::made(&self.connection, maker, command).map_err(broken)
    }

    fn rounds_of(
        &self,
        person: PersonKey,
        before: Millis,
        most: u32,
    ) -> Result<Vec<RoundRow>, Broken> {
        rounds::rounds_of(&self.connection, person, before, most).map_err(broken)
    }

    fn ids(&self, after: &str, most: u32) -> Result<Vec<String>, Broken> {
        rounds::ids(&self.connection, after, most).map_err(broken)
    }

    fn nodes(&self) -> Result<Vec<NodeRow>, Broken> {
        nodes::nodes(&self.connection).map_err(broken)
    }

    fn attendance(&self, boot: i64) -> Result<Vec<(String, ChairSide)>, Broken> {
        nodes::attendance(&self.connection, boot).map_err(broken)
    }

    fn faults(&self) -> Result<Vec<String>, Broken> {
        faults(&self.connection).map_err(broken)
    }
}

/// What SQLite itself finds, and rows that point nowhere.
fn faults(db: &Connection) -> rusqlite::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut statement = db.prepare("PRAGMA integrity_check(20)")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let text: String = row.get(0)?;
        if text != "ok" {
            found.push(text);
        }
    }
    let mut statement = db.prepare("PRAGMA foreign_key_check")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let (table, other): (String, String) = (row.get(0)?, row.get(2)?);
        found.push(format!("a row of {table} points to no {other}"));
    }
    Ok(found)
}
