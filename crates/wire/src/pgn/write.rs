//! Writing.

use std::fmt::Write;

use rules::{Refusal, Side};
use table::{Library, Record, RecordedResult};

use super::OWN_TAGS;

const LINE: usize = 100;

/// Writes the steps that are played (those that could be redone belong to a save, not to a game text).
///
/// # Errors
/// If the record does not hold.
pub fn write(record: &Record, library: &dyn Library) -> Result<String, Refusal> {
    let table = library.restore(record)?;
    let checked = table.record();
    let normal = library.open(&record.game, &record.options, &table::Opening::Normal)?;
    let mut out = String::new();
    tag(&mut out, "Game", &checked.game);
    for (name, value) in &record.tags {
        if !OWN_TAGS.contains(&name.as_str()) {
            tag(&mut out, name, value);
        }
    }
    if !checked.options.is_empty() {
        let pairs: Vec<String> = checked
            .options
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        tag(&mut out, "Options", &pairs.join(";"));
    }
    if checked.start != normal.position_text() {
        tag(&mut out, "Start", &checked.start);
    }
    let result = result_token(checked.result.as_ref());
    tag(&mut out, "Result", result);
    if let Some(result) = &checked.result {
        tag(&mut out, "Reason", &result.reason);
    }
    out.push('\n');
    let mut words = turn_words(&table.history(table.info().forms[0])?, record);
    words.push(result.to_owned());
    wrap(&mut out, &words);
    Ok(out)
}

/// Comments stand after the turn that holds their step.
fn turn_words(history: &[table::Entry], record: &Record) -> Vec<String> {
    let mut words = Vec::new();
    let comment = |words: &mut Vec<String>, at: usize| {
        if let Some(text) = record.comments.get(&at) {
            let clean: String = text
                .chars()
                .filter(|letter| !"{}".contains(*letter))
                .collect();
            words.push(format!("{{{clean}}}"));
        }
    };
    comment(&mut words, 0);
    let mut number = 1;
    let mut after_comment = true;
    for turn in history.chunk_by(|a, b| a.turn == b.turn) {
        let Some(first) = turn.first() else {
            continue;
        };
        match first.side {
            Side::First => words.push(format!("{number}.")),
            Side::Second if after_comment => words.push(format!("{number}...")),
            Side::Second => {}
        }
        let steps: Vec<&str> = turn.iter().map(|entry| entry.step.as_str()).collect();
        words.push(steps.join(","));
        let before = words.len();
        for entry in turn {
            comment(&mut words, entry.ply + 1);
        }
        after_comment = words.len() > before;
        if first.side == Side::Second {
            number += 1;
        }
    }
    words
}

pub(super) fn result_token(result: Option<&RecordedResult>) -> &'static str {
    match result.map(|result| result.winner) {
        None => "*",
        Some(Some(Side::First)) => "1-0",
        Some(Some(Side::Second)) => "0-1",
        Some(None) => "1/2-1/2",
    }
}

fn tag(out: &mut String, name: &str, value: &str) {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"");
    let flat = escaped.replace(['\n', '\r'], " ");
    // Writing to a String cannot fail.
    let _ = writeln!(out, "[{name} \"{flat}\"]");
}

fn wrap(out: &mut String, words: &[String]) {
    let mut column = 0;
    for word in words {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > LINE {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += length;
    }
    out.push('\n');
}
