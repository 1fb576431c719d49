//! Once a week the file gives back what is free in it, and the log beside it is emptied.
//!
//! SQLite's own `VACUUM` writes the whole file anew and holds up every turn meanwhile. Here free pages leave the file some at a
//! time, and each time waits for the disk together with whatever is written then.

use std::time::Duration;

use rusqlite::{Connection, OptionalExtension};

use super::faults::fault;
use super::settings::PATIENCE;
use crate::crash::{self, CrashPoint};
use crate::memory::DAY;
use crate::{Fault, Millis};

/// Under which name it is remembered.
const NAME: &str = "compact";
const WEEK: Millis = 7 * DAY;
/// The most pages that move at once: a quarter of a megabyte, no more than some turns write.
const PAGES: u32 = 64;
/// What `PRAGMA auto_vacuum` says of a file whose free pages can leave it one by one.
const INCREMENTAL: i64 = 2;

/// A file of before this was built is written anew, once and while nobody plays: its free pages stand anywhere.
pub(super) fn prepare(db: &Connection) -> rusqlite::Result<()> {
    if gives_back(db)? {
        return Ok(());
    }
    // It needs as much room again. If there is none, the next start tries it again.
    another_time(db.execute_batch("VACUUM"))
}

/// Some of it, if a week has gone. It is part of a transaction, which waits for the disk in any case.
pub(super) fn step(db: &Connection, now: Millis) -> rusqlite::Result<()> {
    match last(db)? {
        None => note(db, now),
        Some(last) if is_due(last, now) && free(db)? > 0 => {
            // Each row that is asked for is a page that goes.
            let mut statement = db.prepare(&format!("PRAGMA incremental_vacuum({PAGES})"))?;
            let mut rows = statement.query([])?;
            while rows.next()?.is_some() {}
            crash::at(CrashPoint::Compacting);
            Ok(())
        }
        Some(_) => Ok(()),
    }
}

/// The end of it, after that transaction: pages that were written again long ago may stand in the log, with what somebody asked to
/// be forgotten. Whoever reads at this moment is not waited for; then it is tried again.
pub(super) fn finish(db: &Connection, now: Millis) -> rusqlite::Result<()> {
    if !last(db)?.is_some_and(|last| is_due(last, now)) || free(db)? > 0 {
        return Ok(());
    }
    db.busy_timeout(Duration::ZERO)?;
    let emptied = db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| {
        Ok(row.get::<_, i64>(0)? == 0)
    });
    db.busy_timeout(PATIENCE)?;
    crash::at(CrashPoint::Checkpointed);
    let done = emptied.and_then(|is_empty| if is_empty { note(db, now) } else { Ok(()) });
    another_time(done)
}

/// What stands in the file is as good as before.
pub(super) fn another_time(done: rusqlite::Result<()>) -> rusqlite::Result<()> {
    match done {
        Err(error) if matches!(fault(&error), Fault::Full | Fault::Busy) => Ok(()),
        done => done,
    }
}

fn last(db: &Connection) -> rusqlite::Result<Option<Millis>> {
    let mut statement = db.prepare_cached("SELECT at FROM chore WHERE name = ?1")?;
    statement.query_row([NAME], |row| row.get(0)).optional()
}

/// A time to come was written by a clock that was wrong, and would be waited for.
fn is_due(last: Millis, now: Millis) -> bool {
    !(last..last.saturating_add(WEEK)).contains(&now)
}

/// How many pages can leave the file.
fn free(db: &Connection) -> rusqlite::Result<i64> {
    if !gives_back(db)? {
        return Ok(0);
    }
    db.pragma_query_value(None, "freelist_count", |row| row.get(0))
}

fn gives_back(db: &Connection) -> rusqlite::Result<bool> {
    let kind: i64 = db.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    Ok(kind == INCREMENTAL)
}

fn note(db: &Connection, now: Millis) -> rusqlite::Result<()> {
    db.execute(
        "INSERT INTO chore (name, at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET at = excluded.at",
        (NAME, now),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::super::{migrate, open};
    use super::*;
    use crate::{Lite, SecretHash, Store, Work};

    fn pages(db: &Connection) -> (i64, i64) {
        let number = |name| db.pragma_query_value(None, name, |row| row.get(0)).unwrap();
        (number("page_count"), number("freelist_count"))
    }

    /// Leaves a good deal free in the file.
    fn waste(db: &Connection) {
        db.execute_batch(
            "CREATE TABLE waste (a TEXT) STRICT; \
             WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) \
             INSERT INTO waste SELECT hex(randomblob(2000)) FROM n; DROP TABLE waste;",
        )
        .unwrap();
    }

    fn compact(store: &mut Lite, now: Millis) {
        store.perform(&Work::Compact { now }).unwrap().unwrap();
    }

    fn log(folder: &Path) -> u64 {
        let log = folder.join("fairyring.db-wal");
        fs::metadata(log).map_or(0, |data| data.len())
    }

    #[test]
    fn after_a_week_the_file_gives_back_what_is_free_some_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Lite::open(folder.path(), 0).unwrap();
        compact(&mut store, 10);
        waste(&store.reader.connection);
        let (all, before) = pages(&store.reader.connection);
        assert!(before > 3 * i64::from(PAGES), "{before}");
        // The week is remembered over a start.
        drop(store);
        let mut store = Lite::open(folder.path(), 11).unwrap();
        compact(&mut store, 10 + WEEK - 1);
        assert_eq!(pages(&store.reader.connection), (all, before));
        let mut left = before;
        while left > 0 {
            assert_eq!(last(&store.reader.connection).unwrap(), Some(10));
            compact(&mut store, 10 + WEEK);
            let (_, now) = pages(&store.reader.connection);
            assert_eq!(now, (left - i64::from(PAGES)).max(0));
            left = now;
        }
        let (kept, _) = pages(&store.reader.connection);
        assert!(kept <= all - before, "{kept} of {all}");
        let length = fs::metadata(folder.path().join(open::FILE)).unwrap().len();
        assert_eq!(length, u64::try_from(kept).unwrap() * 4096);
        assert_eq!(last(&store.reader.connection).unwrap(), Some(10 + WEEK));
        // And so is that it was done.
        waste(&store.reader.connection);
        let before = pages(&store.reader.connection);
        drop(store);
        let mut store = Lite::open(folder.path(), 11).unwrap();
        compact(&mut store, 10 + 2 * WEEK - 1);
        assert_eq!(pages(&store.reader.connection), before);
        // A clock that was wrong is not waited for.
        compact(&mut store, 5);
        assert!(pages(&store.reader.connection).1 < before.1);
    }

    /// The pages that somebody stood on are in the log for long, where the log is longer than what is written today.
    #[test]
    fn what_was_forgotten_is_in_no_file_after_a_week() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Lite::open(folder.path(), 0).unwrap();
        let (name, device) = ("Zinnober", SecretHash([7; 32]));
        let guest = Work::Guest {
            name: name.to_owned(),
            device,
            at: 1,
        };
        let made = store.perform(&guest).unwrap().unwrap();
        let crate::Made::Person(person) = made else {
            panic!("{made:?}");
        };
        store.perform(&Work::Forget { person }).unwrap().unwrap();
        let is_there = |folder: &Path| {
            let files = [open::FILE, "fairyring.db-wal"];
            let found = files.map(|file| fs::read(folder.join(file)).unwrap_or_default());
            let name = name.as_bytes();
            found
                .iter()
                .any(|bytes| bytes.windows(name.len()).any(|word| word == name))
        };
        compact(&mut store, 0);
        assert!(is_there(folder.path()), "the log has it still");
        compact(&mut store, WEEK);
        assert!(!is_there(folder.path()));
    }

    #[test]
    fn whoever_reads_is_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Lite::open(folder.path(), 0).unwrap();
        compact(&mut store, 0);
        let reader = crate::Reader::open(folder.path()).unwrap();
        let view = reader.connection.unchecked_transaction().unwrap();
        view.query_row("SELECT count(*) FROM round", [], |_| Ok(()))
            .unwrap();
        compact(&mut store, 1);
        let began = std::time::Instant::now();
        compact(&mut store, WEEK);
        assert!(began.elapsed() < PATIENCE);
        assert_eq!(last(&store.reader.connection).unwrap(), Some(0));
        assert!(log(folder.path()) > 0);
        drop(view);
        compact(&mut store, WEEK);
        assert_eq!(last(&store.reader.connection).unwrap(), Some(WEEK));
        // What was noted is all that stands in it.
        assert!(log(folder.path()) < 5 * 4096, "{}", log(folder.path()));
    }

    #[test]
    fn a_file_of_before_is_written_anew_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join(open::FILE);
        let mut old = Connection::open(&file).unwrap();
        migrate::run(&mut old, folder.path(), &migrate::STEPS[..2], 5).unwrap();
        old.execute_batch(
            "INSERT INTO person (kind, name, created, seen_day) VALUES (0, 'Ada', 5, 0)",
        )
        .unwrap();
        waste(&old);
        let (all, free) = pages(&old);
        assert!(!gives_back(&old).unwrap());
        drop(old);
        let store = Lite::open(folder.path(), 6).unwrap();
        assert!(gives_back(&store.reader.connection).unwrap());
        let (kept, rest) = pages(&store.reader.connection);
        assert!(kept < all - free / 2 && rest == 0, "{kept} of {all}");
        let ada = store.shelf().person(crate::PersonKey(1)).unwrap().unwrap();
        assert_eq!(ada.name, "Ada");
        assert_eq!(store.shelf().faults().unwrap(), [""; 0]);
        assert!(folder.path().join("before-3.db").exists());
    }
}
