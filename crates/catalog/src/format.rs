//! Record formats that belong to one game.

use rules::Refusal;
use table::Record;

/// A format in which the players of one game keep their records.
pub trait RecordFormat: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Whether a text looks like this format.
    fn recognises(&self, text: &str) -> bool;

    /// Whether the format can hold this record; where it cannot, a general format of the same name stands in.
    fn can_write(&self, _record: &Record) -> bool {
        true
    }

    /// Reads a record; the steps are checked by the rules.
    ///
    /// # Errors
    /// What was wrong, and where.
    fn read(&self, text: &str) -> Result<ReadRecord, Refusal>;

    /// Writes a record.
    ///
    /// # Errors
    /// `E_RECORD_FORM` for a record that the format cannot express.
    fn write(&self, record: &Record) -> Result<String, Refusal>;
}

/// A record that was read, and what of the text has no place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadRecord {
    /// The record.
    pub record: Record,
    /// What was left out, one line each (variations beside the moves that were played).
    pub left_out: Vec<String>,
}
