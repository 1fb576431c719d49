//! What records say beside the moves, in whatever format.

use std::collections::BTreeMap;

use record::{LeftOuts, Lost, Record, RecordedResult, ResultToken, outside, settle};
use rules::{Course, Game, MatchEnd, Refusal};

/// The tag that keeps rule options; no other program uses it, and none is disturbed by it.
pub(super) const OPTIONS: &str = "Options";
/// The tag that says how a game ended that the rules did not end.
pub(super) const TERMINATION: &str = "Termination";

/// The rule options that a text names.
pub(super) fn options<P: Game>(tags: &BTreeMap<String, String>) -> Result<P::Options, Refusal> {
    let text = tags.get(OPTIONS).map_or("", String::as_str);
    Ok(rules::read_options(&record::pgn::pairs(text)?)?)
}

/// Tags that keep what is no tag of a record.
pub(super) const OWN: [&str; 2] = [OPTIONS, TERMINATION];

/// The record of a game that was read and played.
pub(super) fn record<P: Game>(
    line: record::Line,
    course: &Course<P>,
    mut tags: BTreeMap<String, String>,
    said: ResultToken,
) -> Result<Record, Refusal> {
    // Other programs put words of their own into this tag; they are kept.
    let reason = tags.get(TERMINATION).map(String::as_str);
    let reason = reason.filter(|reason| outside(reason).is_some());
    let result = settle(course, said, reason)?;
    let is_reason = |said: &String| result.as_ref().is_some_and(|is| is.reason == *said);
    if tags.get(TERMINATION).is_some_and(is_reason) {
        tags.remove(TERMINATION);
    }
    tags.remove(OPTIONS);
    Ok(Record {
        game: P::ID.to_owned(),
        options: Record::changed_options(course.position()),
        start: course.start().position_text(),
        cursor: line.entries.len(),
        line,
        position: course.position().position_text(),
        result,
        tags,
        ..Record::default()
    })
}

/// The tags of a record that began with `start`, and those that keep its options and its end; those whose places these take are
/// left out.
pub(super) fn all<P: Game>(
    record: &Record,
    start: &P,
    left_out: &mut LeftOuts,
) -> BTreeMap<String, String> {
    let mut tags = record.tags.clone();
    // Not those of the record: an old one does not name what is always named now.
    let pairs = Record::changed_options(start);
    let pairs = pairs.iter();
    let pairs = pairs.map(|(name, value)| format!("{name}={value}"));
    let options = Some(pairs.collect::<Vec<_>>().join(";")).filter(|text| !text.is_empty());
    set(&mut tags, OPTIONS, options, left_out);
    if let Some(result) = &record.result
        && !tags
            .get(TERMINATION)
            .is_some_and(|said| is_beside(said, result))
    {
        set(
            &mut tags,
            TERMINATION,
            Some(result.reason.clone()),
            left_out,
        );
    }
    tags
}

fn set(
    tags: &mut BTreeMap<String, String>,
    name: &str,
    value: Option<String>,
    left_out: &mut LeftOuts,
) {
    let earlier = tags.remove(name);
    left_out.add(Lost::Tags, usize::from(earlier.is_some()));
    if let Some(value) = value {
        tags.insert(name.to_owned(), value);
    }
}

/// Whether what a text says of the end is no reason to a reader, who then finds the reason by himself.
fn is_beside(said: &str, result: &RecordedResult) -> bool {
    let found = result
        .outside()
        .is_none_or(|end| end == MatchEnd::Adjudication);
    found && outside(said).is_none() && said != result.reason
}
