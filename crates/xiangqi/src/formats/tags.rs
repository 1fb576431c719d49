//! What records say beside the moves, in whatever format.

use std::collections::BTreeMap;

use record::{LeftOuts, Lost, Record, RecordedResult, ResultToken, outside, settle};
use rules::{Codes, Course, Game, MatchEnd, Refusal};

use crate::Reason;

/// The tag that keeps rule options; no other program uses it, and none is disturbed by it.
pub(super) const OPTIONS: &str = "Options";
/// The tag that says how a game ended that the rules did not end.
pub(super) const TERMINATION: &str = "Termination";

/// Who wrote a text: what an option means that it does not name depends on it (rules: 5.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Writer {
    /// This program. It names what is always named, so a text that does not is old.
    Ours,
    /// Another one, which plays by the rules of today.
    Other,
}

impl Writer {
    /// Nobody else writes rule options, or says by a code of the rules text how a game ended. A text of before that has neither
    /// cannot be told from those of others, and need not be: no repetition has ended it, so both rules lead to its last move.
    pub(super) fn of(tags: &BTreeMap<String, String>) -> Writer {
        let code = |said: &String| Reason::ALL.iter().any(|reason| reason.as_str() == said);
        match tags.contains_key(OPTIONS) || tags.get(TERMINATION).is_some_and(code) {
            true => Writer::Ours,
            false => Writer::Other,
        }
    }
}

/// The rule options of a text.
pub(super) fn options<P: Game>(
    tags: &BTreeMap<String, String>,
    writer: Writer,
) -> Result<P::Options, Refusal> {
    let pairs = record::pgn::pairs(tags.get(OPTIONS).map_or("", String::as_str))?;
    Ok(match writer {
        Writer::Ours => rules::read_recorded_options(&pairs)?,
        Writer::Other => rules::read_options(&pairs)?,
    })
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
