//! Writing DhtmlXQ text.

use std::collections::VecDeque;

use record::{LeftOuts, Line, Lost, Played, Record, ResultToken, Written, played};
use rules::{Course, Position, Reading, Refusal, Side, Standing, Text};

use super::read::initial_fen;
use super::{LINE_BREAK, NAMES, RESULTS, is_reserved, placement};
use crate::formats::tags;
use crate::{Step, Xiangqi};

/// Writes a record as one block.
///
/// # Errors
/// Those of the replay.
pub(super) fn write(record: &Record) -> Result<Written, Refusal> {
    let Played {
        line,
        start: begin,
        mut left_out,
        ..
    } = played::<Xiangqi>(record)?;
    let mut out = String::from("[DhtmlXQ]\n");
    for (tag, value) in &tags::all(record, begin.position(), &mut left_out) {
        let known = NAMES.iter().find(|(_, pgn)| pgn == tag);
        let name = known.map_or(tag.as_str(), |(dpxq, _)| *dpxq);
        let taken = known.is_none() && NAMES.iter().any(|(dpxq, _)| *dpxq == name);
        if taken || is_reserved(name) || !name.bytes().all(is_name_byte) || name.is_empty() {
            left_out.add(Lost::Tags, 1);
            continue;
        }
        let value = clean(value, &[&end(name)], &mut left_out);
        push(name, &value, &mut out);
    }
    let result = ResultToken::of(record.result.as_ref());
    if result != ResultToken::Open {
        let word = RESULTS
            .iter()
            .find(|(known, _)| *known == result)
            .and_then(|(_, words)| words.first());
        push("result", word.copied().unwrap_or_default(), &mut out);
    }
    left_out.add(Lost::Glyphs, line.glyphs());
    start(begin.position(), &line, &mut out);
    lines(begin, &line, &mut left_out, &mut out)?;
    out.push_str("[/DhtmlXQ]\n");
    Ok(Written {
        text: out,
        left_out: left_out.list(),
    })
}

/// What ends a value.
fn end(name: &str) -> String {
    format!("[/DhtmlXQ_{name}]")
}

/// A text without what would end it or mean something else, and without space at its ends. What remains may form a mark
/// again, so this goes on until there is none.
fn clean(text: &str, marks: &[&str], left_out: &mut LeftOuts) -> String {
    let mut clean = text.trim().to_owned();
    while let Some(mark) = marks.iter().find(|mark| clean.contains(**mark)) {
        // A line break beside the mark stays.
        let rest = if mark.contains('\n') { "\n" } else { "" };
        clean = clean.replace(mark, rest).trim().to_owned();
    }
    let lost = text.chars().count() - clean.chars().count();
    left_out.add(Lost::Characters, lost);
    clean
}

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn push(name: &str, value: &str, out: &mut String) {
    out.push_str(&format!("[DhtmlXQ_{name}]{value}{}\n", end(name)));
}

/// `binit` where a set of pieces is enough, `fen` where `binit` alone would mean another position.
fn start(position: &Xiangqi, line: &Line, out: &mut String) {
    let digits = placement::write(position.board());
    if let Some(digits) = &digits {
        push("binit", digits, out);
    }
    // A reader takes the owner of the first piece that moves for the side to move.
    let mover = match line.entries.first() {
        Some(_) => position.actor(),
        None => Side::First,
    };
    let fen = initial_fen(position.board(), mover);
    let meant = digits
        .and_then(|_| Xiangqi::read_position(&fen, Reading::Lenient, position.options()).ok());
    if meant.as_ref() != Some(position) {
        push("fen", &position.position_text(), out);
    }
}

/// A line with its place in the block.
struct Numbered<'a> {
    line: &'a Line,
    course: Course<Xiangqi>,
    parent: u32,
    first: u32,
    number: u32,
}

/// The main line first, then each variation after the line that it hangs on.
fn lines(
    begin: Course<Xiangqi>,
    main: &Line,
    left_out: &mut LeftOuts,
    out: &mut String,
) -> Result<(), Refusal> {
    let mut waiting = VecDeque::from([Numbered {
        line: main,
        course: begin,
        parent: 0,
        first: 1,
        number: 0,
    }]);
    let mut numbers = 0;
    while let Some(mut now) = waiting.pop_front() {
        let name = if now.number == 0 {
            "movelist".to_owned()
        } else {
            format!("move_{}_{}_{}", now.parent, now.first, now.number)
        };
        let mut digits = String::with_capacity(4 * now.line.entries.len());
        let mut comments = vec![(now.first - 1, now.line.comment.as_str())];
        for (entry, ply) in now.line.entries.iter().zip(now.first..) {
            let step = now.course.position().explain(&entry.step, Standing::Open)?;
            push_step(step, &mut digits);
            comments.push((ply, entry.comment.as_str()));
            for variation in &entry.variations {
                numbers += 1;
                waiting.push_back(Numbered {
                    line: variation,
                    course: now.course.clone(),
                    parent: now.number,
                    first: ply,
                    number: numbers,
                });
            }
            now.course.play(step);
        }
        push(&name, &digits, out);
        for (ply, text) in comments {
            comment(now.number, ply, text, left_out, out);
        }
    }
    Ok(())
}

fn push_step(step: Step, digits: &mut String) {
    placement::push_point(step.from, digits);
    placement::push_point(step.to, digits);
}

fn comment(line: u32, ply: u32, text: &str, left_out: &mut LeftOuts, out: &mut String) {
    if text.is_empty() {
        return;
    }
    let name = match line {
        0 => format!("comment{ply}"),
        _ => format!("comment{line}_{ply}"),
    };
    // A stroke beside a line break would be taken for a part of it.
    let marks = [LINE_BREAK, "|\n", "\n|", &end(&name)];
    let clean = clean(text, &marks, left_out);
    if !clean.is_empty() {
        push(&name, &clean.replace('\n', LINE_BREAK), out);
    }
}
