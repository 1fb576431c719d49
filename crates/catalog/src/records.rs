//! Records in every form: those that all games share, and those of one game, behind one door.

use rules::Refusal;
use table::Record;
use wire::{json, link, pgn};

use crate::{Catalog, Listing, ReadRecord, games};

/// The forms that every game has.
pub const GENERAL: [&str; 3] = ["json", "pgn", "url"];

impl Listing {
    /// The forms in which records of this game can be kept.
    #[must_use]
    pub fn record_forms(&self) -> Vec<&'static str> {
        let mut known = GENERAL.to_vec();
        for own in self.formats {
            if !known.contains(&own.name()) {
                known.push(own.name());
            }
        }
        known
    }

    /// Refuses a form that this game has not.
    ///
    /// # Errors
    /// `E_FORM` with the forms there are.
    pub fn check_record_form(&self, form: &str) -> Result<(), Refusal> {
        let known = self.record_forms();
        if known.contains(&form) {
            return Ok(());
        }
        let shown: String = form.chars().take(40).collect();
        Err(Refusal::new(
            "E_FORM",
            format!(
                "unknown record form '{shown}'; accepted: {}",
                known.join(", ")
            ),
        ))
    }

    /// The form that a text of this game seems to have.
    #[must_use]
    pub fn recognise_record(&self, text: &str) -> &'static str {
        let text = text.trim_start();
        if let Some(own) = self.formats.iter().find(|own| own.recognises(text)) {
            return own.name();
        }
        match text.chars().next() {
            Some('{') => "json",
            Some('#') => "url",
            _ => "pgn",
        }
    }

    /// Reads a record; the steps are checked by the rules.
    ///
    /// # Errors
    /// What was wrong, and where; `E_RECORD_GAME` for a record of another game.
    pub fn read_record(&self, form: &str, text: &str) -> Result<ReadRecord, Refusal> {
        self.check_record_form(form)?;
        let own = self
            .formats
            .iter()
            .find(|own| own.name() == form && own.recognises(text.trim_start()));
        let read = match own {
            Some(own) => own.read(text)?,
            None => read_general(form, text)?,
        };
        if read.record.game != self.info.id {
            return Err(Refusal::new(
                "E_RECORD_GAME",
                format!(
                    "the record is of '{}', not of '{}'",
                    read.record.game, self.info.id
                ),
            ));
        }
        Ok(read)
    }

    /// Writes a record. A form of the game's own goes before the general one of the same name, where it can hold the record.
    ///
    /// # Errors
    /// `E_FORM`, `E_RECORD_FORM` for a record that the form cannot express, and those of the replay.
    pub fn write_record(&self, form: &str, record: &Record) -> Result<String, Refusal> {
        self.check_record_form(form)?;
        let mut own = self.formats.iter();
        match own.find(|own| own.name() == form && own.can_write(record)) {
            Some(own) => own.write(record),
            None => match form {
                "json" => json::write(record),
                "url" => link::write(record, &Catalog),
                _ => pgn::write(record, &Catalog),
            },
        }
    }
}

/// Reads a record of a game that the reader does not know: a general form says of which game it is, and every form of one
/// game that recognises the text may try. The first that succeeds is right, because the steps are checked by the rules.
///
/// # Errors
/// What the first reader that recognised the text says.
pub fn read_record(text: &str) -> Result<ReadRecord, Refusal> {
    let begin = text.trim_start();
    let form = match begin.chars().next() {
        Some('{') => "json",
        Some('#') => "url",
        _ => "pgn",
    };
    let mut first = None;
    let says_game = |listing: &Listing| {
        let tag = begin.strip_prefix("[Game \"");
        tag.is_some_and(|rest| rest.starts_with(&format!("{}\"]", listing.info.id)))
    };
    if !games().iter().any(says_game) {
        let listings = games().iter();
        for own in listings.flat_map(|listing| listing.formats) {
            if own.recognises(begin) {
                match own.read(text) {
                    Ok(read) => return Ok(read),
                    Err(refusal) => first = first.or(Some(refusal)),
                }
            }
        }
    }
    read_general(form, text).map_err(|refusal| first.unwrap_or(refusal))
}

fn read_general(form: &str, text: &str) -> Result<ReadRecord, Refusal> {
    let record = match form {
        "json" => json::read(text, &Catalog)?,
        "url" => link::read(text.trim(), &Catalog)?,
        _ => pgn::read(text, &Catalog)?,
    };
    Ok(ReadRecord {
        record,
        left_out: Vec::new(),
    })
}
