//! How SQLite is used here.

use std::time::Duration;

use rusqlite::Connection;

/// `FRNG`: a file with another number is not ours.
pub(super) const APPLICATION: i32 = 0x4652_4e47;

/// How long whoever wants to write waits for somebody else who does.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// Who opens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Writer,
    Reader,
}

/// Every connection gets these. `FULL` makes each commit wait for the disk: what was acknowledged survives a power cut, as far
/// as the disk obeys. `secure_delete` overwrites what somebody asked to be forgotten.
pub(super) fn apply(connection: &Connection, role: Role) -> rusqlite::Result<()> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    if role == Role::Writer {
        // Before the journal: that writes the first page of a new file, and what stands there holds.
        connection.pragma_update(None, "auto_vacuum", "INCREMENTAL")?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)?;
        connection.pragma_update(None, "secure_delete", true)?;
    }
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}
