//! The schema, step by step. Forward only, each step in a transaction, with its checksum kept; a copy is made before.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::settings::APPLICATION;
use crate::crash::{self, CrashPoint};
use crate::{Millis, OpenError};

/// The steps that this program knows, in order: the first is number 1.
pub(super) const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_rounds.sql"),
    include_str!("../../migrations/0002_seats.sql"),
    include_str!("../../migrations/0003_chores.sql"),
];

/// How many steps a file has that knows who came by a link.
pub(super) const SEATS: usize = 2;

const TABLE: &str = "CREATE TABLE IF NOT EXISTS schema (version INTEGER PRIMARY KEY, checksum INTEGER NOT NULL, at INTEGER NOT NULL) STRICT";

/// Brings a file up to date.
pub(super) fn run(
    connection: &mut Connection,
    folder: &Path,
    steps: &[&str],
    now: Millis,
) -> Result<(), OpenError> {
    let done = known(connection, steps)?;
    let found = i64::try_from(done).unwrap_or(i64::MAX);
    if done == steps.len() {
        return Ok(());
    }
    if found > 0 {
        copy_before(connection, folder, found)?;
    }
    for (step, version) in steps.iter().zip(1..).skip(done) {
        apply(connection, step, version, now).map_err(damaged)?;
    }
    Ok(())
}

/// How many steps a file has, all of which this program knows. Nothing is changed.
pub(super) fn steps_done(connection: &Connection) -> Result<usize, OpenError> {
    known(connection, STEPS)
}

/// How many steps are done, all of which this program knows.
fn known(connection: &Connection, steps: &[&str]) -> Result<usize, OpenError> {
    let done = applied(connection).map_err(damaged)?;
    if done.len() > steps.len() {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let (found, known) = (number(done.len()), number(steps.len()));
        return Err(OpenError::Newer { found, known });
    }
    for ((version, checksum), step) in done.iter().zip(steps) {
        if *checksum != checksum_of(step) {
            return Err(OpenError::Changed(*version));
        }
    }
    Ok(done.len())
}

fn apply(
    connection: &mut Connection,
    step: &str,
    version: i64,
    now: Millis,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.execute(TABLE, [])?;
    transaction.execute_batch(step)?;
    transaction.execute(
        "INSERT INTO schema (version, checksum, at) VALUES (?1, ?2, ?3)",
        (version, checksum_of(step), now),
    )?;
    crash::at(CrashPoint::Migrating);
    transaction.commit()
}

/// What was done, in order: versions and checksums.
fn applied(connection: &Connection) -> rusqlite::Result<Vec<(i64, i64)>> {
    let is_there: bool = connection.query_row(
        "SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'schema'",
        [],
        |row| row.get(0),
    )?;
    if !is_there {
        return Ok(Vec::new());
    }
    let mut statement =
        connection.prepare("SELECT version, checksum FROM schema ORDER BY version")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect()
}

fn copy_before(connection: &Connection, folder: &Path, version: i64) -> Result<(), OpenError> {
    let copy = folder.join(format!("before-{}.db", version + 1));
    let unwritable = |error| OpenError::Folder(folder.to_owned(), error);
    // Left by a start that was cut off before the step was done.
    match fs::remove_file(&copy) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(unwritable(error));
        }
        _ => {}
    }
    super::reader::copy_to(connection, &copy).map_err(damaged)
}

fn checksum_of(step: &str) -> i64 {
    i64::from(crc32fast::hash(step.as_bytes()))
}

fn damaged(error: rusqlite::Error) -> OpenError {
    OpenError::Damaged(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MORE: &str = "CREATE TABLE later (a INTEGER PRIMARY KEY) STRICT;";

    #[test]
    fn a_step_is_done_once_after_a_copy_and_a_newer_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("x.db");
        let mut connection = Connection::open(&file).unwrap();
        run(&mut connection, folder.path(), STEPS, 5).unwrap();
        run(&mut connection, folder.path(), STEPS, 6).unwrap();
        let both = [STEPS, &[MORE]].concat();
        run(&mut connection, folder.path(), &both, 7).unwrap();
        let copy = format!("before-{}.db", both.len());
        let copy = Connection::open(folder.path().join(copy)).unwrap();
        assert_eq!(applied(&copy).unwrap().len(), STEPS.len());
        assert_eq!(applied(&connection).unwrap().len(), both.len());
        let refused = run(&mut connection, folder.path(), STEPS, 8).unwrap_err();
        assert_eq!(refused.code(), "E_SCHEMA");
        let other = [STEPS, &["SELECT 1;"]].concat();
        let changed = run(&mut connection, folder.path(), &other, 9).unwrap_err();
        let last = i64::try_from(other.len()).unwrap();
        assert!(matches!(changed, OpenError::Changed(step) if step == last));
    }

    /// Whoever looks over data or copies them may be newer than the program that wrote them.
    #[test]
    fn data_of_before_can_be_looked_at_and_are_not_changed() {
        use crate::{Reader, Shelf};
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(super::super::open::FILE);
        let mut connection = Connection::open(&file).unwrap();
        run(&mut connection, folder.path(), &STEPS[..1], 5).unwrap();
        connection
            .execute_batch(
                "INSERT INTO round (id, game, rules, terms, listed, created, phase, seq, ply, changed) \
                 VALUES ('a', 'leapers', 1, '{}', 0, 5, 0, 0, 0, 5); \
                 INSERT INTO chair (round, side, name) VALUES ('a', 0, 'Ada'), ('a', 1, '');",
            )
            .unwrap();
        let reader = Reader::open(folder.path()).unwrap();
        let [first, _] = reader.load("a", 0).unwrap().unwrap().chairs;
        assert_eq!((first.name.as_str(), first.also.len()), ("Ada", 0));
        assert_eq!(reader.faults().unwrap(), [""; 0]);
        assert_eq!(applied(&connection).unwrap().len(), 1);
        drop(connection);
        let store = crate::Lite::open(folder.path(), 6).unwrap();
        let loaded = crate::Store::shelf(&store).load("a", 0).unwrap().unwrap();
        assert_eq!(loaded.chairs[0].name, "Ada");
        assert!(folder.path().join("before-2.db").exists());
    }

    #[test]
    fn a_step_that_fails_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = Connection::open(folder.path().join("x.db")).unwrap();
        let bad = "CREATE TABLE half (a INTEGER) STRICT; CREATE TABLE half (a INTEGER) STRICT;";
        let steps = [STEPS[0], bad];
        assert!(run(&mut connection, folder.path(), &steps, 5).is_err());
        assert_eq!(applied(&connection).unwrap().len(), 1);
        let half: i64 = connection
            .query_row(
                "SELECT count(*) FROM sqlite_schema WHERE name = 'half'",
                [],
                |row| row.get(0),
            )
            .unwrap();
        assert_eq!(half, 0);
    }
}
