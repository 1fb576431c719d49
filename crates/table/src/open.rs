//! Opening a table.

use record::Record;
use rules::{Game, Reading, Refusal};

use crate::{Match, Seated, Table};

/// Where a match begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// The normal start of the game.
    #[default]
    Normal,
    /// A named start.
    Setup(String),
    /// A position text.
    Position(String, Reading),
    /// The start of a record, empty for the normal one. Options that are not named are those of an old record
    /// ([`rules::read_recorded_options`]).
    Recorded(String),
}

/// Opens a match behind the object-safe face.
///
/// # Errors
/// `E_OPTION` for an unknown option or value, the game's own codes for a bad set-up or position text.
pub fn open<P: Seated>(
    options: &[(String, String)],
    opening: &Opening,
) -> Result<Box<dyn Table>, Refusal> {
    Ok(Box::new(begin::<P>(options, opening)?))
}

/// Begins a match.
pub(crate) fn begin<P: Game>(
    options: &[(String, String)],
    opening: &Opening,
) -> Result<Match<P>, Refusal> {
    let options: P::Options = match opening {
        Opening::Recorded(_) => rules::read_recorded_options(options)?,
        _ => rules::read_options(options)?,
    };
    let position = match opening {
        Opening::Normal => P::start(options),
        Opening::Recorded(text) if text.is_empty() => P::start(options),
        Opening::Recorded(text) => P::read_position(text, Reading::Lenient, options)?,
        Opening::Setup(name) => P::setup(name, options)?,
        Opening::Position(text, reading) => P::read_position(text, *reading, options)?,
    };
    Ok(Match::new(position))
}

/// Whoever can open a table by the id of a game: the catalogue, or a test with a game of its own.
pub trait Library {
    /// Opens a table.
    ///
    /// # Errors
    /// `E_GAME` for an unknown id, otherwise as [`open`].
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal>;

    /// Opens the table of a record and plays it.
    ///
    /// # Errors
    /// As [`Library::open`] and [`Table::replay`].
    fn restore(&self, record: &Record) -> Result<Box<dyn Table>, Refusal> {
        let opening = Opening::Recorded(record.start.clone());
        let mut table = self.open(&record.game, &record.options, &opening)?;
        table.replay(record)?;
        Ok(table)
    }
}
