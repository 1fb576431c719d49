//! What the rows are written with.

use std::panic::catch_unwind;

use kings_cooking::{KingsCooking, Step};
use rules::{Game, Position, Refused, Standing, Text};
use table::Match;

use crate::common::{lengthen, short};

/// An id of the rules text and its check.
pub(crate) type Row = (&'static str, fn());

/// Executes every row, so that one failure does not hide another.
pub(crate) fn run(rows: &[Row]) {
    let failed: Vec<&str> = rows
        .iter()
        .filter(|(_, check)| catch_unwind(check).is_err())
        .map(|(id, _)| *id)
        .collect();
    assert!(failed.is_empty(), "failed: {failed:?}");
}

/// The legal steps of a position are exactly these, in machine form; `x` marks captures for the reader and ` e.p.` too.
pub(crate) fn moves(position: &str, expected: &str) {
    let position = short(position);
    list(&position, expected);
}

pub(crate) fn list(position: &KingsCooking, expected: &str) {
    let mut expected: Vec<String> = expected
        .split_whitespace()
        .filter(|word| *word != "e.p.")
        .map(|word| word.replace('x', ""))
        .collect();
    expected.sort();
    let mut legal: Vec<String> = position
        .legal_steps()
        .into_iter()
        .map(|step| position.step_text(step))
        .collect();
    legal.sort();
    assert_eq!(legal, expected, "{}", position.position_text());
}

/// The four steps of a promotion.
pub(crate) fn four(step: &str) -> String {
    ["q", "r", "b", "n"]
        .map(|kind| format!("{step}{kind}"))
        .join(" ")
}

pub(crate) fn step(position: &KingsCooking, text: &str) -> Step {
    position
        .explain(text, Standing::Open)
        .unwrap_or_else(|refusal| panic!("{text}: {} {refusal}", refusal.code()))
}

/// A step is legal: explained and generated.
pub(crate) fn legal(position: &str, text: &str) {
    let position = short(position);
    let step = step(&position, text);
    assert!(position.legal_steps().contains(&step), "{text}");
    assert!(position.is_legal(step), "{text}");
}

/// A step is refused with this code, and nothing has changed.
pub(crate) fn refused(position: &str, text: &str, code: &str) {
    let full = lengthen(position);
    let mut party = Match::new(short(position));
    let key = party.position().key();
    let refusal = party.play(text).unwrap_err();
    assert_eq!(refusal.code, code, "{position} {text}: {refusal}");
    assert!(!refusal.message.is_empty());
    assert_eq!(party.position().position_text(), full);
    assert_eq!(party.position().key(), key);
    assert!(party.plies().is_empty());
}

/// The position after some steps of a match.
pub(crate) fn after(position: &str, steps: &str) -> KingsCooking {
    played(short(position), steps).position().clone()
}

/// A match in which some steps were played.
pub(crate) fn played(start: KingsCooking, steps: &str) -> Match<KingsCooking> {
    let mut party = Match::new(start);
    for text in steps.split_whitespace() {
        if let Err(refusal) = party.play(text) {
            panic!("{text}: {} {refusal}", refusal.code);
        }
    }
    party
}

pub(crate) fn set_up(name: &str) -> KingsCooking {
    KingsCooking::setup(name, ()).unwrap_or_else(|refusal| panic!("{name}: {refusal}"))
}

/// How a match stands: `none`, or the reason and the result token of section 12.2.
pub(crate) fn standing(party: &Match<KingsCooking>) -> String {
    let status = party.status();
    match (&status.ended, status.result()) {
        (Some(ruling), Some(token)) => format!("{} {token}", ruling.outcome.reason),
        _ => "none".to_owned(),
    }
}

/// The result after some steps.
pub(crate) fn ends(position: &str, steps: &str, expected: &str) {
    let party = played(short(position), steps);
    assert_eq!(standing(&party), expected, "{position} {steps}");
}
