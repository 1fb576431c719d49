//! The engine answers, through its public interface alone.

use evaluation::Playable;
use rules::{Game, Reading, Refused, Standing};
use table::{Filter, Match, Table};
use xiangqi::{Rhythm, Xiangqi};

use super::judge::{self, Judge};
use super::query::{Field, Form, Query};

/// Both games of the crate.
#[derive(Debug)]
pub(crate) struct Engine;

impl Judge for Engine {
    fn ask(fen: &str, query: &Query) -> Option<String> {
        Some(if judge::is_layered(fen) {
            answer::<Rhythm>(fen, query)
        } else {
            answer::<Xiangqi>(fen, query)
        })
    }
}

fn answer<P: Playable>(fen: &str, query: &Query) -> String {
    if *query == Query::Validate {
        return validate::<P>(fen);
    }
    let position = P::read_position(fen, Reading::Lenient, P::Options::default())
        .expect("a position of the text");
    let mut steps = Vec::new();
    position.generate(&mut steps);
    assert_eq!(steps.len(), position.count());
    match query {
        Query::Validate => unreachable!("answered above"),
        Query::Count => steps.len().to_string(),
        Query::Dests(node) => {
            let facts = steps.iter().map(|&step| position.facts(step));
            let ends: Vec<String> = facts
                .filter(|facts| facts.from == *node)
                .map(|facts| facts.to)
                .collect();
            judge::list(&ends)
        }
        Query::Legal(text) => {
            let explained = position.explain(text, Standing::Open);
            let listed = texts(&position, &steps).contains(text);
            assert_eq!(explained.is_ok(), listed, "{text} in {fen}");
            judge::verdict(listed)
        }
        Query::Moves => judge::list(&Match::new(position).steps()),
        Query::Check => check(&position),
        Query::Status => status(&position),
        Query::Play(moves) => play(position, moves),
        Query::After(moves) => after(position, moves),
        Query::Notation { form, step } => notation(&position, *form, step),
        Query::Filter(fields) => judge::list(&filtered(position, fields)),
    }
}

fn texts<P: Game>(position: &P, steps: &[P::Step]) -> Vec<String> {
    steps.iter().map(|&step| position.step_text(step)).collect()
}

/// What is accepted is also written canonically and read again.
fn validate<P: Game>(fen: &str) -> String {
    match P::read_position(fen, Reading::Strict, P::Options::default()) {
        Ok(position) => {
            let text = position.position_text();
            let again = P::read_position(&text, Reading::Strict, P::Options::default());
            assert_eq!(again, Ok(position), "{text}");
            "ok".to_owned()
        }
        Err(refusal) => {
            assert!(!refusal.to_string().is_empty());
            refusal.code().to_owned()
        }
    }
}

fn check<P: Game>(position: &P) -> String {
    let names: Vec<String> = position
        .checkers()
        .into_iter()
        .map(|site| P::universe().site_name(site).to_owned())
        .collect();
    assert_eq!(position.in_check(), !names.is_empty());
    judge::check(&names)
}

fn status<P: Game>(position: &P) -> String {
    match position.outcome() {
        Some(outcome) => {
            let winner = outcome.winner.expect("mate and stalemate have a winner");
            let name = P::SIDES[winner.index()].to_lowercase();
            format!("{}, {name} wins", outcome.reason)
        }
        None if position.in_check() => "check".to_owned(),
        None => "ongoing".to_owned(),
    }
}

fn play<P: Playable>(position: P, moves: &[String]) -> String {
    let mut game = Match::new(position);
    for (ply, text) in (1..).zip(moves) {
        if game.play(text).is_err() {
            return format!("illegal {text} at ply {ply}");
        }
        if let Some(ruling) = game.ended() {
            let winner = ruling.outcome.winner;
            let name = winner.map(|side| P::SIDES[side.index()].to_lowercase());
            return judge::ended(name.as_deref(), ruling.outcome.reason.as_str(), ply);
        }
    }
    "ongoing".to_owned()
}

fn after<P: Playable>(position: P, moves: &[String]) -> String {
    let mut game = Match::new(position);
    for text in moves {
        let played = game.play(text);
        assert!(played.is_ok(), "{text}: {:?}", played.err());
    }
    game.position_text()
}

/// The text of a move, which is also read back.
fn notation<P: Game>(position: &P, form: Form, text: &str) -> String {
    let form = match form {
        Form::Wxf => "wxf",
        Form::Chinese => "chinese",
    };
    let step = position
        .explain(text, Standing::Open)
        .expect("a legal move");
    let written = position.write_as(form, step).expect("a known form");
    assert_eq!(position.read_as(form, &written), Ok(step), "{written}");
    written
}

/// In canonical order (rules: 8.1), and the same moves from the table that people ask, which lists in the order of bytes.
pub(crate) fn filtered<P: Playable>(position: P, fields: &[Field]) -> Vec<String> {
    let mut filter = Filter::default();
    for field in fields {
        match field {
            Field::Type(letter) => filter.piece.push(letter.to_string()),
            Field::From(node) => filter.from = Some(node.clone()),
            Field::To(node) => filter.to.push(node.clone()),
            Field::Captures => filter.captures = true,
            Field::Checks => filter.checks = true,
            Field::Class(class) => filter.class = Some(class.name().to_owned()),
        }
    }
    let listed = texts(&position, &filter.apply(&position));
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    assert_eq!(Match::new(position).filtered(&filter), sorted);
    listed
}
