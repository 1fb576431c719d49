//! The engine answers, through its public interface alone.

use rules::{Game, Reading, Standing, Text};
use table::{Filter, Match};
use xiangqi::{Captures, Kind, Point, PointSet, Rhythm, Xiangqi};

use super::judge::{self, Judge};

/// Both games of the crate.
#[derive(Debug)]
pub(crate) struct Engine;

impl Judge for Engine {
    fn ask(fen: &str, query: &str) -> Option<String> {
        let answer = if judge::is_layered(fen) {
            answer::<Rhythm>(fen, query)
        } else {
            let answer = answer::<Xiangqi>(fen, query);
            if let ("filter", fields) = judge::parts(query) {
                assert_eq!(filtered_by_the_game(fen, &fields), answer, "{query}");
            }
            answer
        };
        Some(answer)
    }
}

fn answer<P: Game>(fen: &str, query: &str) -> String {
    let (word, rest) = judge::parts(query);
    if word == "validate" {
        return validate::<P>(fen);
    }
    let position = P::read_position(fen, Reading::Lenient, P::Options::default())
        .expect("a position of the text");
    let mut steps = Vec::new();
    position.generate(&mut steps);
    assert_eq!(steps.len(), position.count());
    match (word, rest.as_slice()) {
        ("count", []) => steps.len().to_string(),
        ("dests", [node]) => {
            let facts = steps.iter().map(|&step| position.facts(step));
            let ends: Vec<String> = facts
                .filter(|facts| facts.from == *node)
                .map(|facts| facts.to)
                .collect();
            judge::list(&ends)
        }
        ("legal", [text]) => {
            let explained = position.explain(text, Standing::Open);
            let listed = texts(&position, &steps).contains(&(*text).to_owned());
            assert_eq!(explained.is_ok(), listed, "{text} in {fen}");
            judge::verdict(listed)
        }
        ("moves", []) => {
            let mut texts = texts(&position, &steps);
            texts.sort();
            judge::list(&texts)
        }
        ("check", []) => check(&position),
        ("status", []) => status(&position),
        ("play", moves) => play(position, moves),
        ("after", moves) => after(position, moves),
        ("wxf", [text]) => notation(&position, "wxf", text),
        ("zh", [text]) => notation(&position, "chinese", text),
        ("filter", fields) => judge::list(&texts(&position, &filter(fields).apply(&position))),
        _ => unreachable!("no such query: {query}"),
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
            assert!(!refusal.message.is_empty());
            refusal.code.to_owned()
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

fn play<P: Game>(position: P, moves: &[&str]) -> String {
    let mut game = Match::new(position);
    for (ply, text) in (1..).zip(moves) {
        if game.play(text).is_err() {
            return format!("illegal {text} at ply {ply}");
        }
        if let Some(ruling) = game.ended() {
            let winner = ruling.outcome.winner;
            let name = winner.map(|side| P::SIDES[side.index()].to_lowercase());
            return judge::ended(name.as_deref(), ruling.outcome.reason, ply);
        }
    }
    "ongoing".to_owned()
}

fn after<P: Game>(mut position: P, moves: &[&str]) -> String {
    for text in moves {
        let step = position
            .explain(text, Standing::Open)
            .expect("a legal move");
        let _ = position.play(step);
    }
    position.position_text()
}

/// The text of a move, which is also read back.
fn notation<P: Game>(position: &P, form: &str, text: &str) -> String {
    let step = position
        .explain(text, Standing::Open)
        .expect("a legal move");
    let written = position.write_as(form, step).expect("a known form");
    assert_eq!(position.read_as(form, &written), Ok(step), "{written}");
    written
}

fn filter(fields: &[&str]) -> Filter {
    let mut filter = Filter::default();
    for field in fields {
        match field.split_once('=').expect("name=value") {
            ("type", letter) => filter.piece.push(letter.to_owned()),
            ("from", node) => filter.from = Some(node.to_owned()),
            ("to", node) => filter.to.push(node.to_owned()),
            ("captures", "1") => filter.captures = true,
            ("checks", "1") => filter.checks = true,
            ("class", class) => filter.class = Some(class.to_owned()),
            other => unreachable!("no such filter: {other:?}"),
        }
    }
    filter
}

/// The plain game has a filter of its own beside the one of every table (rules: 8.1).
fn filtered_by_the_game(fen: &str, fields: &[&str]) -> String {
    let point = |name: &str| {
        let mut letters = name.chars();
        let (file, rank) = (letters.next(), letters.next());
        let point = file
            .zip(rank)
            .and_then(|(file, rank)| Point::from_chars(file, rank));
        point.expect("a point")
    };
    let mut filter = xiangqi::Filter::default();
    for field in fields {
        match field.split_once('=').expect("name=value") {
            ("type", letter) => filter
                .kinds
                .extend(letter.chars().filter_map(Kind::from_letter)),
            ("from", name) => filter.from = Some(point(name)),
            ("to", name) => filter.to = Some(PointSet::of(point(name))),
            ("captures", "1") => filter.captures = Captures::Only,
            other => unreachable!("no such filter: {other:?}"),
        }
    }
    let position = Xiangqi::read_position(fen, Reading::Lenient, Default::default())
        .expect("a position of the text");
    judge::list(&texts(&position, &position.legal_moves(&filter)))
}
