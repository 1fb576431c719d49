//! Writing DhtmlXQ text.

use std::collections::VecDeque;

use rules::{Reading, Refusal, Text};

use crate::record::{GameResult, Line, Record};
use crate::{Step, Xiangqi};

use super::read::initial_fen;
use super::{LINE_BREAK, NAMES, RESULTS, is_reserved, placement};

/// Writes a record as one block.
///
/// # Errors
/// `E_TAG` or `E_COMMENT` for text that the format cannot hold: closing brackets of its own, `||`, odd names.
pub fn write(record: &Record<Xiangqi>) -> Result<String, Refusal> {
    let mut out = String::from("[DhtmlXQ]\n");
    for tag in &record.tags {
        let known = NAMES.iter().find(|(_, pgn)| *pgn == tag.name);
        let name = known.map_or(tag.name.as_str(), |(dpxq, _)| *dpxq);
        let taken = known.is_none() && NAMES.iter().any(|(dpxq, _)| *dpxq == name);
        if taken || is_reserved(name) || !name.bytes().all(is_name_byte) || name.is_empty() {
            return Err(Refusal::new(
                "E_TAG",
                format!(
                    "the tag name '{name}'; accepted: letters, digits and _, no name of the format itself"
                ),
            ));
        }
        if tag.value.contains("[/DhtmlXQ") {
            return Err(Refusal::new(
                "E_TAG",
                format!("the tag '{name}' holds a closing bracket of the format"),
            ));
        }
        push(name, tag.value.trim(), &mut out);
    }
    if record.result != GameResult::Open {
        let word = RESULTS
            .iter()
            .find(|(result, _)| *result == record.result)
            .and_then(|(_, words)| words.first());
        push("result", word.copied().unwrap_or_default(), &mut out);
    }
    start(record, &mut out);
    lines(&record.line, &mut out)?;
    out.push_str("[/DhtmlXQ]\n");
    Ok(out)
}

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn push(name: &str, value: &str, out: &mut String) {
    out.push_str(&format!("[DhtmlXQ_{name}]{value}[/DhtmlXQ_{name}]\n"));
}

/// `binit` where a set of pieces is enough, `fen` where `binit` alone would mean another position.
fn start(record: &Record<Xiangqi>, out: &mut String) {
    let position = &record.start;
    let digits = placement::write(position.board());
    if let Some(digits) = &digits {
        push("binit", digits, out);
    }
    let mover = record
        .line
        .entries
        .first()
        .and_then(|entry| position.board().piece(entry.step.from))
        .map_or(rules::Side::First, |piece| piece.side);
    let fen = initial_fen(position.board(), mover);
    let meant = digits
        .and_then(|_| Xiangqi::read_position(&fen, Reading::Lenient, position.options()).ok());
    if meant.as_ref() != Some(position) {
        push("fen", &position.position_text(), out);
    }
}

/// The main line first, then each variation after the line that it hangs on.
fn lines(main: &Line<Step>, out: &mut String) -> Result<(), Refusal> {
    let mut waiting = VecDeque::from([(main, 0_u32, 1_u32, 0_u32)]);
    let mut numbers = 0;
    while let Some((line, parent, first, number)) = waiting.pop_front() {
        let name = if number == 0 {
            "movelist".to_owned()
        } else {
            format!("move_{parent}_{first}_{number}")
        };
        let mut digits = String::with_capacity(4 * line.entries.len());
        for entry in &line.entries {
            placement::push_point(entry.step.from, &mut digits);
            placement::push_point(entry.step.to, &mut digits);
        }
        push(&name, &digits, out);
        comment(number, first - 1, &line.comments, out)?;
        for (entry, ply) in line.entries.iter().zip(first..) {
            comment(number, ply, &entry.comments, out)?;
            for variation in &entry.variations {
                numbers += 1;
                waiting.push_back((variation, number, ply, numbers));
            }
        }
    }
    Ok(())
}

fn comment(line: u32, ply: u32, texts: &[String], out: &mut String) -> Result<(), Refusal> {
    if texts.is_empty() {
        return Ok(());
    }
    let text = texts.join("\n");
    if text.contains(LINE_BREAK) || text.contains("[/DhtmlXQ") {
        return Err(Refusal::new(
            "E_COMMENT",
            "a comment with '||' or a closing bracket of the format; accepted: any other text",
        ));
    }
    let name = match line {
        0 => format!("comment{ply}"),
        _ => format!("comment{line}_{ply}"),
    };
    push(&name, text.trim().replace('\n', LINE_BREAK).as_str(), out);
    Ok(())
}
