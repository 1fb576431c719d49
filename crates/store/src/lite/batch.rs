//! The hot lane: one transaction and one wait for the disk for everything that has queued, a savepoint for each member.

use rusqlite::{Connection, OptionalExtension, TransactionBehavior};

use super::rounds;
use crate::crash::{self, CrashPoint};
use crate::{Change, Commit, EntryRow, Outcome};

pub(super) fn write(
    connection: &mut Connection,
    batch: &[Commit],
) -> rusqlite::Result<Vec<Outcome>> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for commit in batch {
        if !outcomes.is_empty() {
            crash::at(CrashPoint::MidBatch);
        }
        let savepoint = transaction.savepoint()?;
        let outcome = one(&savepoint, commit)?;
        // Dropped without a word, a savepoint is rolled back.
        if outcome == Outcome::Done {
            savepoint.commit()?;
        }
        outcomes.push(outcome);
    }
    crash::at(CrashPoint::Written);
    transaction.commit()?;
    crash::at(CrashPoint::Committed);
    Ok(outcomes)
}

fn one(db: &Connection, commit: &Commit) -> rusqlite::Result<Outcome> {
    for entry in &commit.entries {
        if let Some(seq) = known(db, &commit.round, entry)? {
            return Ok(Outcome::Known { seq });
        }
    }
    // Whoever sat down meanwhile changes where the round stands.
    if let Some(seated) = commit.seated
        && rounds::seated(db, &commit.round)? != seated
    {
        return Ok(Outcome::Taken);
    }
    // The row of the round first: where there is none, an entry would point nowhere.
    let count = u32::try_from(commit.entries.len()).unwrap_or(u32::MAX);
    let last = commit.after.saturating_add(count);
    if !rounds::stand(db, &commit.round, commit.after, last, &commit.standing)? {
        return Ok(Outcome::Taken);
    }
    for (seq, entry) in (commit.after + 1..).zip(&commit.entries) {
        if entry.seq != seq || !rounds::insert_entry(db, &commit.round, entry)? {
            return Ok(Outcome::Taken);
        }
    }
    for change in &commit.changes {
        if !apply(db, &commit.round, change)? {
            return Ok(Outcome::Taken);
        }
    }
    Ok(Outcome::Done)
}

fn known(db: &Connection, round: &str, entry: &EntryRow) -> rusqlite::Result<Option<u32>> {
    let mut statement =
        db.prepare_cached("SELECT seq FROM entry WHERE round = ?1 AND command = ?2")?;
    statement
        .query_row((round, entry.command.0), |row| row.get(0))
        .optional()
}

/// Whether it could be done.
fn apply(db: &Connection, round: &str, change: &Change) -> rusqlite::Result<bool> {
    match change {
        Change::Sit {
            side,
            person,
            name,
            claim,
            at,
        } => {
            let mut statement = db.prepare_cached(
                "UPDATE chair SET person = ?3, name = ?4, claim = ?5, claimed = ?6 \
                 WHERE round = ?1 AND side = ?2 AND person IS NULL",
            )?;
            let claim = claim.map(|hash| hash.0);
            let changed = statement.execute((round, side.number(), person.0, name, claim, at))?;
            crash::at(CrashPoint::Sat);
            Ok(changed == 1)
        }
        Change::Draft { side, choice } => {
            let mut statement = db.prepare_cached(
                "INSERT INTO draft (round, side, choice) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            )?;
            Ok(statement.execute((round, side.number(), choice))? == 1)
        }
        Change::ForgetDrafts => {
            db.execute("DELETE FROM draft WHERE round = ?1", [round])?;
            Ok(true)
        }
        Change::Found(next) => rounds::insert(db, next),
        Change::Settled => {
            db.prepare_cached(
                "DELETE FROM attendance WHERE round = ?1 AND boot IN (SELECT boot FROM outage)",
            )?
            .execute([round])?;
            Ok(true)
        }
    }
}
