//! Exact play.

use crate::Refusal;

/// A game whose every position has a known value.
pub trait Solver: Sync {
    /// Solves the game from one named start: the value and a best line, as lines of text.
    ///
    /// # Errors
    /// If there is no such start.
    fn solve_start(&self, setup: &str, progress: OnProgress<'_>) -> Result<Vec<String>, Refusal>;

    /// Computes the table of all positions.
    fn compute(&self, progress: OnProgress<'_>) -> Vec<u8>;

    /// The figures of a table, as lines of text.
    ///
    /// # Errors
    /// If the bytes are not a whole table of this version.
    fn summary(&self, table: Vec<u8>) -> Result<Vec<String>, Refusal>;

    /// The value of one position and a best line, read from a table byte by byte, so that nothing else of it need be loaded.
    ///
    /// # Errors
    /// If the position text is refused, or the table is not one or does not hold the position.
    fn answer(&self, table: Bytes<'_>, position: &str) -> Result<Vec<String>, Refusal>;

    /// The name of the file that keeps the table, with its version.
    fn file_name(&self) -> &'static str;
}

/// Told how much of how much is done.
pub type OnProgress<'a> = &'a mut dyn FnMut(u64, u64);

/// The byte of a table at an offset; `None` if it cannot be read.
pub type Bytes<'a> = &'a (dyn Fn(u64) -> Option<u8> + Sync);
