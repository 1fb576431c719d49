//! `fairyring record`

use std::io::{Read, Write};
use std::path::Path;

use catalog::{Catalog, Listing, ReadRecord};
use table::Record;
use wire::{Limits, json, link, pgn};

use crate::arguments::RecordArgs;
use crate::failure::{Answer, Failure};

/// The formats that every game has.
const GENERAL: [&str; 3] = ["json", "pgn", "url"];

pub(crate) fn record(args: &RecordArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    check_form(listing, &args.to)?;
    let text = read_input(&args.input)?;
    let from = match &args.from {
        Some(form) => check_form(listing, form).map(|()| form.as_str())?,
        None => recognise(listing, &text),
    };
    let ReadRecord {
        record,
        mut left_out,
    } = read(listing, from, &text)?;
    if args.to == "url" && !record.comments.is_empty() {
        left_out.push(format!("comments left out: {}", record.comments.len()));
    }
    if args.to != "json" && args.to != "url" && record.cursor < record.steps.len() {
        let undone = record.steps.len() - record.cursor;
        left_out.push(format!("steps that were taken back left out: {undone}"));
    }
    for what in left_out {
        // The conversion goes on, but nothing is lost without a word.
        let _ = writeln!(std::io::stderr(), "note: {what}");
    }
    if record.game != listing.info.id {
        return Err(Failure::bad(
            "E_RECORD_GAME",
            format!(
                "the record is of '{}', not of '{}'",
                record.game, listing.info.id
            ),
        ));
    }
    let written = write(listing, &args.to, &record)?;
    write!(out, "{written}")?;
    if !written.ends_with('\n') {
        writeln!(out)?;
    }
    Ok(Answer::Yes)
}

fn check_form(listing: &Listing, form: &str) -> Result<(), Failure> {
    let mut known: Vec<&str> = GENERAL.to_vec();
    for own in listing.formats {
        if !known.contains(&own.name()) {
            known.push(own.name());
        }
    }
    if known.contains(&form) {
        return Ok(());
    }
    Err(Failure::bad(
        "E_FORM",
        format!(
            "unknown record form '{form}'; accepted: {}",
            known.join(", ")
        ),
    ))
}

/// At most one byte more than any reader takes, so that an endless input ends.
fn read_input(path: &Path) -> Result<String, Failure> {
    let limit = Limits::STANDARD.text as u64 + 1;
    let mut bytes = Vec::new();
    let wrong =
        |error: std::io::Error| Failure::bad("E_FILE", format!("{}: {error}", path.display()));
    if path == Path::new("-") {
        std::io::stdin()
            .lock()
            .take(limit)
            .read_to_end(&mut bytes)
            .map_err(wrong)?;
    } else {
        let file = std::fs::File::open(path).map_err(wrong)?;
        file.take(limit).read_to_end(&mut bytes).map_err(wrong)?;
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        Failure::bad(
            "E_FILE",
            format!("{}: not UTF-8 at byte {at}", path.display()),
        )
    })
}

fn recognise(listing: &Listing, text: &str) -> &'static str {
    let text = text.trim_start();
    if let Some(own) = listing.formats.iter().find(|own| own.recognises(text)) {
        return own.name();
    }
    match text.chars().next() {
        Some('{') => "json",
        Some('#') => "url",
        _ => "pgn",
    }
}

fn read(listing: &Listing, form: &str, text: &str) -> Result<ReadRecord, Failure> {
    let own = listing
        .formats
        .iter()
        .find(|own| own.name() == form && own.recognises(text.trim_start()));
    let record = match (own, form) {
        (Some(own), _) => return Ok(own.read(text)?),
        (None, "json") => json::read(text, &Catalog)?,
        (None, "url") => link::read(text.trim(), &Catalog)?,
        (None, _) => pgn::read(text, &Catalog)?,
    };
    Ok(ReadRecord {
        record,
        left_out: Vec::new(),
    })
}

fn write(listing: &Listing, form: &str, record: &Record) -> Result<String, Failure> {
    let mut own = listing.formats.iter();
    let own = own.find(|own| own.name() == form && own.can_write(record));
    Ok(match (own, form) {
        (Some(own), _) => own.write(record)?,
        (None, "json") => json::write(record)?,
        (None, "url") => link::write(record, &Catalog)?,
        (None, _) => pgn::write(record, &Catalog)?,
    })
}
