//! The position text, TFEN (rules: 11).

mod read;
mod validate;
mod write;

use rules::Refusal;

pub(crate) use read::read;

/// The refusal of a position text.
fn fault(message: impl Into<String>) -> Refusal {
    Refusal::new("E_TFEN", message)
}
