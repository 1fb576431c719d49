//! Processes that served these rounds, and who was connected to them.

use rusqlite::Connection;

use super::rounds::side;
use crate::{ChairSide, Made, NodeRow, Refused, Work};

pub(super) fn perform(db: &Connection, work: &Work) -> rusqlite::Result<Result<Made, Refused>> {
    let changed = match work {
        Work::Boot { boot, at } => db.execute(
            "INSERT INTO node (boot, began, seen) VALUES (?1, ?2, ?2)",
            (boot, at),
        )?,
        Work::Beat { boot, at } => db
            .prepare_cached("UPDATE node SET seen = ?2 WHERE boot = ?1")?
            .execute((boot, at))?,
        Work::Halt { boot, at } => {
            db.execute("UPDATE node SET ended = ?2 WHERE boot = ?1", (boot, at))?
        }
        Work::Release { boot } => {
            db.execute("DELETE FROM attendance WHERE boot = ?1", [boot])?;
            1
        }
        Work::Outage { boot, at } => {
            // Where nobody is to act no time was lost, and none may be given later for what runs then.
            db.execute(
                "DELETE FROM attendance WHERE boot = ?1 AND round NOT IN (SELECT id FROM round WHERE actor IS NOT NULL)",
                [boot],
            )?;
            // The primary key lets one process through.
            db.execute(
                "INSERT INTO outage (boot, noticed) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                (boot, at),
            )?
        }
        Work::Attend {
            round,
            side,
            boot,
            at,
        } => db.execute(
            "INSERT INTO attendance (round, side, boot, since) VALUES (?1, ?2, ?3, ?4) \
             ON CONFLICT DO UPDATE SET since = since",
            (round, side.number(), boot, at),
        )?,
        Work::Depart { round, side, boot } => {
            db.execute(
                "DELETE FROM attendance WHERE round = ?1 AND side = ?2 AND boot = ?3",
                (round, side.number(), boot),
            )?;
            1
        }
        _ => 0,
    };
    Ok(if changed > 0 {
        Ok(Made::Nothing)
    } else {
        Err(Refused::Missing)
    })
}

/// Processes whose outages are settled have ended when they were last seen.
pub(super) fn settle(db: &Connection) -> rusqlite::Result<()> {
    db.execute(
        "UPDATE node SET ended = seen WHERE ended IS NULL AND boot IN (SELECT boot FROM outage) \
         AND boot NOT IN (SELECT boot FROM attendance)",
        [],
    )?;
    Ok(())
}

pub(super) fn nodes(db: &Connection) -> rusqlite::Result<Vec<NodeRow>> {
    let mut statement =
        db.prepare_cached("SELECT boot, began, seen, ended FROM node ORDER BY boot")?;
    let rows = statement.query_map([], |row| {
        Ok(NodeRow {
            boot: row.get(0)?,
            began: row.get(1)?,
            seen: row.get(2)?,
            ended: row.get(3)?,
        })
    })?;
    rows.collect()
}

pub(super) fn attendance(db: &Connection, boot: i64) -> rusqlite::Result<Vec<(String, ChairSide)>> {
    let mut statement = db.prepare_cached(
        "SELECT round, side FROM attendance WHERE boot = ?1 ORDER BY round, side",
    )?;
    let rows = statement.query_map([boot], |row| Ok((row.get(0)?, side(1, row.get(1)?)?)))?;
    rows.collect()
}
