//! Records in every form: those that all games share, and those of one game, behind one door.

use record::pgn::General;
use record::{Read, Record, RecordRefusal, Written};
use rules::Refusal;
use wire::{json, link};

use crate::{Catalog, CatalogRefusal, Listing, games};

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
    pub fn check_record_form(&self, form: &str) -> Result<(), CatalogRefusal> {
        let known = self.record_forms();
        if known.contains(&form) {
            return Ok(());
        }
        Err(CatalogRefusal::RecordForm {
            form: form.chars().take(40).collect(),
            accepted: known.into_iter().collect(),
        })
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
    pub fn read_record(&self, form: &str, text: &str) -> Result<Read, Refusal> {
        self.check_record_form(form)?;
        let own = self
            .formats
            .iter()
            .find(|own| own.name() == form && own.recognises(text.trim_start()));
        let read = match own {
            Some(own) => own.read(text)?,
            None => self.read_general(form, text)?,
        };
        if read.record.game != self.info.id {
            return Err(RecordRefusal::OtherGame {
                said: read.record.game,
                game: self.info.id,
            }
            .into());
        }
        Ok(read)
    }

    /// Writes a record. A form of the game's own goes before the general one of the same name, where it can hold the record.
    ///
    /// # Errors
    /// `E_FORM`, `E_RECORD_FORM` for a record that the form cannot express, and those of the replay.
    pub fn write_record(&self, form: &str, record: &Record) -> Result<Written, Refusal> {
        self.check_record_form(form)?;
        let mut own = self.formats.iter();
        match own.find(|own| own.name() == form && own.can_write(record)) {
            Some(own) => own.write(record),
            None => match form {
                "json" => json::write(record),
                "url" => link::write(record, &Catalog),
                _ => self.text.write(record),
            },
        }
    }

    fn read_general(&self, form: &str, text: &str) -> Result<Read, Refusal> {
        match form {
            "json" => json::read(text, &Catalog).map(whole),
            "url" => link::read(text.trim(), &Catalog).map(whole),
            _ => self.text.read(text),
        }
    }
}

/// General forms but the text hold nothing that a record does not.
fn whole(record: Record) -> Read {
    Read {
        record,
        left_out: Vec::new(),
    }
}

/// Reads a record of a game that the reader does not know: a general form says of which game it is, and every form of one
/// game that recognises the text may try. The first that succeeds is right, because the steps are checked by the rules.
///
/// # Errors
/// What the first reader that recognised the text says.
pub fn read_record(text: &str) -> Result<Read, Refusal> {
    let begin = text.trim_start();
    let mut first = None;
    let named = General::game_of(begin);
    let named = named.and_then(|game| crate::find(&game).ok());
    if named.is_none() {
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
    let read = match (begin.chars().next(), named) {
        (Some('{'), _) => json::read(text, &Catalog).map(whole),
        (Some('#'), _) => link::read(text.trim(), &Catalog).map(whole),
        (_, Some(listing)) => listing.text.read(text),
        (_, None) => Err(unnamed(begin)),
    };
    read.map_err(|refusal| first.unwrap_or(refusal))
}

/// A game text that names no game of the catalogue.
fn unnamed(text: &str) -> Refusal {
    match General::game_of(text) {
        Some(game) => crate::find(&game)
            .err()
            .unwrap_or_else(|| RecordRefusal::NoGame.into()),
        None => RecordRefusal::NoGame.into(),
    }
}
