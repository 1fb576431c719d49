//! The store in one file of SQLite.

mod backup;
mod batch;
mod compact;
mod faults;
mod migrate;
mod nodes;
mod open;
mod people;
mod reader;
mod rounds;
mod settings;
mod sweep;

use std::fs::File;
use std::path::PathBuf;

use rusqlite::{Connection, TransactionBehavior};

use crate::{Broken, Commit, Fault, Made, Outcome, Refused, Shelf, Store, Work};
pub use backup::{Draft, backup, restore};
pub use reader::{Reader, Readers};

/// The store in a folder: the only one that writes there, as long as it lives.
#[derive(Debug)]
pub struct Lite {
    reader: Reader,
    folder: PathBuf,
    /// Held, not read: the lock goes with it.
    _lock: File,
}

impl Lite {
    /// Works in one transaction, a savepoint for each.
    fn together(&mut self, works: &[Work]) -> rusqlite::Result<Vec<Result<Made, Refused>>> {
        let connection = &mut self.reader.connection;
        let mut transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut all = Vec::with_capacity(works.len());
        for work in works {
            let savepoint = transaction.savepoint()?;
            let made = perform(&savepoint, work)?;
            // Dropped without a word, a savepoint is rolled back.
            if made.is_ok() {
                savepoint.commit()?;
            }
            all.push(made);
        }
        transaction.commit()?;
        for work in works {
            if let Work::Compact { now } = work {
                compact::finish(&self.reader.connection, *now)?;
            }
        }
        Ok(all)
    }

    /// After a full disk the connection may hold what was rolled back; a new one holds nothing.
    fn reopen(&mut self) {
        if let Ok(connection) = open::connect(&self.folder) {
            self.reader.connection = connection;
        }
    }

    fn failed(&mut self, error: &rusqlite::Error) -> Result<Fault, Broken> {
        match faults::fault(error) {
            Fault::Broken => Err(Broken(error.to_string())),
            Fault::Full => {
                self.reopen();
                Ok(Fault::Full)
            }
            busy @ (Fault::Busy | Fault::Crowded) => Ok(busy),
        }
    }
}

impl Store for Lite {
    fn commit(&mut self, batch: &[Commit]) -> Result<Vec<Outcome>, Broken> {
        match batch::write(&mut self.reader.connection, batch) {
            Ok(outcomes) => Ok(outcomes),
            Err(error) => {
                let fault = self.failed(&error)?;
                Ok(vec![Outcome::Failed(fault); batch.len()])
            }
        }
    }

    fn perform_all(&mut self, works: &[Work]) -> Result<Vec<Result<Made, Refused>>, Broken> {
        match self.together(works) {
            Ok(made) => Ok(made),
            Err(error) => {
                let fault = self.failed(&error)?;
                Ok(vec![Err(Refused::Failed(fault)); works.len()])
            }
        }
    }

    fn shelf(&self) -> &dyn Shelf {
        &self.reader
    }
}

fn perform(db: &Connection, work: &Work) -> rusqlite::Result<Result<Made, Refused>> {
    match work {
        Work::Create {
            round,
            maker,
            command,
            what,
        } => rounds::create(db, round, *maker, command, what),
        Work::WayBack { round, side, hash } => rounds::way_back(db, round, *side, *hash),
        Work::Seat {
            round,
            side,
            hash,
            person,
            at,
        } => rounds::seat(db, round, *side, hash, *person, *at),
        Work::Retire { now } => people::retire(db, *now),
        Work::Guest { .. }
        | Work::Device { .. }
        | Work::Seen { .. }
        | Work::Rename { .. }
        | Work::Forget { .. }
        | Work::Link { .. }
        | Work::Redeem { .. } => people::perform(db, work),
        Work::Boot { .. }
        | Work::Beat { .. }
        | Work::Halt { .. }
        | Work::Release { .. }
        | Work::Outage { .. }
        | Work::Attend { .. }
        | Work::Depart { .. } => nodes::perform(db, work),
        Work::Sweep {
            now,
            begun,
            aborted,
        } => sweep::sweep(db, *now, *begun, aborted),
        Work::Compact { now } => {
            compact::step(db, *now)?;
            Ok(Ok(Made::Nothing))
        }
    }
}
