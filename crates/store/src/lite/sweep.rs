//! What nobody needs any more.

use rusqlite::Connection;

use crate::crash::{self, CrashPoint};
use crate::memory::DAY;
use crate::{Made, Millis, Refused};

/// Rounds that nobody began for a fortnight, rounds that were broken off a day ago, commands of yesterday, links that are over.
pub(super) fn sweep(
    db: &Connection,
    now: Millis,
    begun: u8,
    aborted: &str,
) -> rusqlite::Result<Result<Made, Refused>> {
    db.execute_batch(
        "CREATE TEMP TABLE IF NOT EXISTS gone (id TEXT PRIMARY KEY); DELETE FROM gone;",
    )?;
    db.execute(
        "INSERT INTO gone SELECT id FROM round \
         WHERE (phase < ?1 AND changed < ?2) OR (reason = ?3 AND ended < ?4)",
        (begun, now - 14 * DAY, aborted, now - DAY),
    )?;
    for sql in [
        "DELETE FROM draft WHERE round IN gone",
        "DELETE FROM entry WHERE round IN gone",
        "DELETE FROM seat WHERE round IN gone",
        "DELETE FROM chair WHERE round IN gone",
        "DELETE FROM attendance WHERE round IN gone",
        "DELETE FROM round WHERE id IN gone",
    ] {
        db.execute(sql, [])?;
    }
    crash::at(CrashPoint::Sweeping);
    super::nodes::settle(db)?;
    for sql in [
        "UPDATE chair SET \"return\" = NULL WHERE \"return\" IS NOT NULL AND round IN (SELECT id FROM round WHERE ended < ?1)",
        "DELETE FROM seat WHERE round IN (SELECT id FROM round WHERE ended < ?1)",
    ] {
        db.execute(sql, [now - 30 * DAY])?;
    }
    db.execute("DELETE FROM made WHERE at < ?1", [now - DAY])?;
    db.execute("DELETE FROM link WHERE expires <= ?1", [now])?;
    Ok(Ok(Made::Nothing))
}
