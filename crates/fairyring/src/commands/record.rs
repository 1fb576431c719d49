//! `fairyring record`

use std::io::{Read, Write};
use std::path::Path;

use record::TextLimits;

use crate::arguments::RecordArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;

pub(crate) fn record(args: &RecordArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    listing.check_record_form(&args.to)?;
    let text = read_input(&args.input)?;
    let from = match &args.from {
        Some(form) => form.as_str(),
        None => listing.recognise_record(&text),
    };
    let read = listing.read_record(from, &text)?;
    let written = listing.write_record(&args.to, &read.record)?;
    for what in read.left_out.iter().chain(&written.left_out) {
        // The conversion goes on, but nothing is lost without a word.
        let _ = writeln!(std::io::stderr(), "note: {what}");
    }
    write!(out, "{}", written.text)?;
    if !written.text.ends_with('\n') {
        writeln!(out)?;
    }
    Ok(Answer::Yes)
}

/// At most one byte more than any reader takes, so that an endless input ends.
fn read_input(path: &Path) -> Result<String, Failure> {
    let limit = TextLimits::STANDARD.text as u64 + 1;
    let mut bytes = Vec::new();
    let wrong = |error: std::io::Error| Failure::file(path, &error);
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
        let path = path.display().to_string();
        CommandRefusal::NotText { path, at }.into()
    })
}
