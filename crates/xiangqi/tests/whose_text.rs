//! Whose text it is decides how a repetition in it is judged, where it does not name the rule (rules: 5.12).
//!
//! The games are the manual's diagrams on which both rules disagree: what ended by the older rule must end by it again.

use record::{Format, Record};
use rules::{Game, Reading, RuleOptions};
use table::Match;
use xiangqi::{Rhythm, Xiangqi, formats};

use crate::wxf_manual;

/// The diagrams as records by each rule, the older one first; `fen` makes their positions those of the game.
fn games<P: Game>(fen: impl Fn(&str) -> String) -> Vec<[Record; 2]> {
    let by = |row: &wxf_manual::Row, repetition: &str| -> Record {
        let mut options = P::Options::default();
        options.set("repetition", repetition).expect("a rule");
        let position = P::read_position(&fen(&row.fen), Reading::Lenient, options).expect("a fen");
        let mut game = Match::new(position);
        for step in &row.moves {
            // By these energies some diagrams end otherwise.
            if game.play(step).is_err() {
                break;
            }
        }
        game.record()
    };
    let rows = wxf_manual::rows();
    let both = rows
        .iter()
        .map(|row| ["axf-core", "wxf"].map(|rule| by(row, rule)));
    let winner = |record: &Record| record.result.as_ref().map(|result| result.winner);
    both.filter(|[old, new]| old.line == new.line && winner(old) != winner(new))
        .collect()
}

/// A text without the lines that have one of these words.
fn without(text: &str, words: &[&str]) -> String {
    let kept = |line: &&str| !words.iter().any(|word| line.contains(word));
    text.lines()
        .filter(kept)
        .map(|line| format!("{line}\n"))
        .collect()
}

/// The same of a game of which nobody says how it ended.
fn unfinished(text: &str, words: &[&str]) -> String {
    let words: Vec<&str> = words.iter().copied().chain(["Result", "_result"]).collect();
    let text = without(text, &words);
    let ends = ["1-0", "0-1", "1/2-1/2"];
    match ends
        .iter()
        .find_map(|end| text.trim_end().strip_suffix(end))
    {
        Some(moves) => format!("{moves}*\n"),
        None => text,
    }
}

#[test]
fn a_text_that_tells_an_end_by_our_code_is_old() {
    let games = games::<Xiangqi>(str::to_owned);
    assert_eq!(games.len(), 171 - 162, "rules: 5.10");
    for [old, new] in &games {
        for format in formats::PLAIN {
            let text = format.write(old).expect("a record").text;
            assert_eq!(format.read(&text).expect(&text).record, *old);
            let before = without(&text, &["Options"]);
            assert_ne!(before, text);
            assert_eq!(format.read(&before).expect(&before).record, *old);
            // An option that it names says the same of it.
            let other = text.replace("repetition=axf-core", "move_limit_plies=90");
            let read = format.read(&other).expect(&other).record;
            assert_eq!(read.result, old.result, "{other}");
            // Without a word of ours it is of somebody else.
            let foreign = unfinished(&text, &["Options", "Termination"]);
            let read = format.read(&foreign).expect(&foreign).record;
            assert_eq!((&read.result, &read.options), (&new.result, &new.options));
            // And one that says who won is held to the rule of today.
            let wrong = without(&text, &["Options", "Termination"]);
            let refusal = format.read(&wrong).expect_err(&wrong);
            assert_eq!(refusal.code, "E_PGN_RESULT");
        }
    }
}

#[test]
fn a_text_of_three_layers_is_ours() {
    let format: &dyn Format = formats::RHYTHM[0];
    let full = |fen: &str| {
        let (board, rest) = fen.split_once(' ').expect("a side");
        let side = rest.split(' ').next().expect("a side");
        format!("-:{board}:- {side} 10,10 - 0 1")
    };
    let games = games::<Rhythm>(full);
    assert!(!games.is_empty(), "no diagram on which the rules disagree");
    for [old, new] in &games {
        let text = format.write(old).expect("a record").text;
        for before in [
            without(&text, &["Options"]),
            unfinished(&text, &["Options", "Termination"]),
        ] {
            assert_eq!(format.read(&before).expect(&before).record, *old);
        }
        let foreign = unfinished(&text, &["Options", "Termination", "Variant"]);
        let read = format.read(&foreign).expect(&foreign).record;
        assert_eq!(read, *new);
    }
}
