//! `fairyring record`

use std::io::{Read, Write};
use std::path::Path;

use catalog::ReadRecord;
use wire::Limits;

use crate::arguments::RecordArgs;
use crate::failure::{Answer, Failure};

pub(crate) fn record(args: &RecordArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    listing.check_record_form(&args.to)?;
    let text = read_input(&args.input)?;
    let from = match &args.from {
        Some(form) => form.as_str(),
        None => listing.recognise_record(&text),
    };
    let ReadRecord {
        record,
        mut left_out,
    } = listing.read_record(from, &text)?;
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
    let written = listing.write_record(&args.to, &record)?;
    write!(out, "{written}")?;
    if !written.ends_with('\n') {
        writeln!(out)?;
    }
    Ok(Answer::Yes)
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
