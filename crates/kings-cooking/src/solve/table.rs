//! The solution as bytes: what a program keeps in a file.
//!
//! A header of 32 bytes, then one byte for each address. So a file can be asked without reading it all: a position needs
//! one byte, or three after a two-square step.

use super::index::{Layout, POSITIONS};
use super::lookup::Lookup;
use super::value::Value;
use crate::position::KingsCooking;
use crate::step::Step;
use rules::Position;

/// Magic, format version, header length; then the number of positions and the CRC-32 of the values, little-endian.
const MAGIC: [u8; 8] = *b"FRKC\x01\x00\x20\x00";
/// The bytes before the first value.
pub const HEADER: usize = 32;
/// The bytes of a whole table.
pub const BYTES: usize = HEADER + POSITIONS;

/// Bytes of a solution, wherever they are: in memory, in a file, behind a network. A game opens none of them itself.
pub trait Tablebase: Sync {
    /// The byte at an offset from the beginning of the table; `None` if there is none or it cannot be read.
    fn byte(&self, offset: u64) -> Option<u8>;
}

impl Tablebase for [u8] {
    fn byte(&self, offset: u64) -> Option<u8> {
        self.get(usize::try_from(offset).ok()?).copied()
    }
}

impl Tablebase for Vec<u8> {
    fn byte(&self, offset: u64) -> Option<u8> {
        self.as_slice().byte(offset)
    }
}

rules::refusals! {
    /// Why bytes are not a solution, or do not answer.
    pub enum TableRefusal {
        /// Another kind of file, or another version of this one.
        Format = "E_SOLUTION": "not a solution of King's Cooking in format version 1";
        /// Cut off, or too long.
        Length { accepted: usize, length: usize } = "E_SOLUTION": "a solution has {accepted} bytes, this has {length}";
        /// Damaged.
        Checksum = "E_SOLUTION": "the checksum of the solution is wrong";
        /// There is no value for the position.
        Missing = "E_SOLUTION": "the table does not hold the position";
    }
}

/// The header of a table with these values.
pub(super) fn header(values: &[u8]) -> [u8; HEADER] {
    let mut header = [0; HEADER];
    header[..8].copy_from_slice(&MAGIC);
    header[8..16].copy_from_slice(&(POSITIONS as u64).to_le_bytes());
    header[16..20].copy_from_slice(&rules::crc32(values).to_le_bytes());
    header
}

/// Tests that bytes are a table: header, length, checksum.
pub(super) fn check(bytes: &[u8]) -> Result<(), TableRefusal> {
    if !bytes.starts_with(&MAGIC) {
        return Err(TableRefusal::Format);
    }
    if bytes.len() != BYTES {
        return Err(TableRefusal::Length {
            accepted: BYTES,
            length: bytes.len(),
        });
    }
    if bytes[..HEADER] != header(&bytes[HEADER..]) {
        return Err(TableRefusal::Checksum);
    }
    Ok(())
}

/// Tests the first bytes only, for tables that are not read as a whole.
///
/// # Errors
/// [`TableRefusal::Format`].
pub fn check_header(table: &dyn Tablebase) -> Result<(), TableRefusal> {
    let count = (POSITIONS as u64).to_le_bytes();
    let expected = MAGIC.iter().chain(&count);
    for (offset, &byte) in (0..).zip(expected) {
        if table.byte(offset) != Some(byte) {
            return Err(TableRefusal::Format);
        }
    }
    Ok(())
}

/// The exact value of a position; `None` if the table does not hold it.
#[must_use]
pub fn value(table: &dyn Tablebase, position: &KingsCooking) -> Option<Value> {
    Lookup::new(Layout::get(), |address| {
        table.byte((HEADER + address) as u64)
    })
    .value(position)
}

/// The step of the level `perfect` (rules: 20) with its value: the fastest win, else a draw, else the latest loss; the
/// first in canonical order among equals. `None` if the game is over or the table does not hold the position.
#[must_use]
pub fn best_step(table: &dyn Tablebase, position: &KingsCooking) -> Option<(Step, Value)> {
    let mut best: Option<(Step, Value)> = None;
    let mut next = position.clone();
    for step in position.legal_steps() {
        let token = next.play_unchecked(step);
        let value = value(table, &next)?.before();
        next.undo(step, token);
        if best.is_none_or(|(_, found)| value > found) {
            best = Some((step, value));
        }
    }
    best
}

/// The steps of best play by both sides, to the end of a decided game. A drawn game is followed until a position occurs
/// for the second time, or to its end.
#[must_use]
pub fn best_line(table: &dyn Tablebase, position: &KingsCooking) -> Vec<Step> {
    let mut position = position.clone();
    let mut line = Vec::new();
    let mut keys = vec![position.key()];
    while let Some((step, _)) = best_step(table, &position) {
        let _ = position.play_unchecked(step);
        line.push(step);
        if keys.contains(&position.key()) {
            break;
        }
        keys.push(position.key());
    }
    line
}

impl KingsCooking {
    /// The exact value for the side to move; `None` without a table, or if it does not hold the position.
    #[must_use]
    pub fn exact(&self, table: Option<&dyn Tablebase>) -> Option<Value> {
        value(table?, self)
    }
}
