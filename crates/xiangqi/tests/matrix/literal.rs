//! The literal reference answers; it knows no notation but ICCS.

use super::judge::{self, Judge};
use crate::reference::fen::{Mode, letter_of};
use crate::reference::{Game, Grade, History, Move, Node, Side, State};

/// The reference of `tests/reference`.
#[derive(Debug)]
pub(crate) struct Literal;

impl Judge for Literal {
    fn ask(fen: &str, query: &str) -> Option<String> {
        let game = if judge::is_layered(fen) {
            Game::Rhythm
        } else {
            Game::Plain
        };
        let (word, rest) = judge::parts(query);
        if word == "validate" {
            let read = State::read(game, fen, Mode::Strict);
            return Some(read.err().unwrap_or("ok").to_owned());
        }
        let state = State::read(game, fen, Mode::Lenient).expect("a position of the text");
        let legal = state.legal();
        let answer = match (word, rest.as_slice()) {
            ("count", []) => legal.len().to_string(),
            ("dests", [node]) => {
                let from = Node::read(node).expect("a node");
                let ends = legal.iter().filter(|step| step.from == from);
                judge::list(&ends.map(|step| step.to.to_string()).collect::<Vec<_>>())
            }
            ("legal", [text]) => {
                let (step, _) = read(text);
                assert_eq!(state.refusal(step).is_none(), legal.contains(&step));
                judge::verdict(legal.contains(&step))
            }
            ("moves", []) => {
                let mut texts = texts(&legal);
                texts.sort();
                judge::list(&texts)
            }
            ("check", []) => {
                let attackers = state.attackers(state.turn);
                judge::check(&attackers.iter().map(Node::to_string).collect::<Vec<_>>())
            }
            ("status", []) => status(&state),
            ("play", moves) => play(state, moves),
            ("after", moves) => after(state, moves),
            ("filter", fields) => {
                let kept = legal.into_iter();
                let kept =
                    kept.filter(|&step| fields.iter().all(|field| passes(&state, step, field)));
                judge::list(&texts(&kept.collect::<Vec<_>>()))
            }
            _ => return None,
        };
        Some(answer)
    }
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// `h2h2^@p`
fn read(text: &str) -> (Move, Grade) {
    let (nodes, grade) = text.split_once('@').unwrap_or((text, "g"));
    let grade = Grade::ALL
        .into_iter()
        .find(|known| known.suffix().ends_with(grade))
        .expect("a grade");
    // A node begins with its file.
    let second = nodes[1..]
        .find(|letter: char| letter.is_ascii_lowercase())
        .expect("two nodes");
    let (from, to) = nodes.split_at(second + 1);
    let node = |text| Node::read(text).expect("a node");
    let step = Move {
        from: node(from),
        to: node(to),
    };
    (step, grade)
}

fn status(state: &State) -> String {
    match state.end() {
        Some(end) => {
            let winner = end.winner.expect("mate and stalemate have a winner");
            format!("{}, {} wins", end.reason, winner.name())
        }
        None if state.in_check(state.turn) => "check".to_owned(),
        None => "ongoing".to_owned(),
    }
}

fn play(state: State, moves: &[&str]) -> String {
    let mut history = History::new(state);
    for (ply, text) in (1..).zip(moves) {
        let (step, grade) = read(text);
        if history.now().refusal(step).is_some() {
            return format!("illegal {text} at ply {ply}");
        }
        history.play(step, grade);
        if let Some(end) = history.end() {
            return judge::ended(end.winner.map(Side::name), end.reason, ply);
        }
    }
    "ongoing".to_owned()
}

fn after(mut state: State, moves: &[&str]) -> String {
    for text in moves {
        let (step, grade) = read(text);
        assert_eq!(state.refusal(step), None, "{text}");
        state = state.after(step, grade);
    }
    state.write()
}

/// One field of rules 8.1.
fn passes(state: &State, step: Move, field: &str) -> bool {
    let vertical = step.from.z != step.to.z;
    match field.split_once('=').expect("name=value") {
        ("type", letter) => {
            let mover = state.at(step.from).map(letter_of);
            mover.map(|letter| letter.to_ascii_uppercase()) == letter.chars().next()
        }
        ("from", node) => Node::read(node) == Some(step.from),
        ("to", node) => Node::read(node) == Some(step.to),
        ("captures", "1") => state.at(step.to).is_some(),
        ("class", "vertical") => vertical,
        ("class", "planar") => !vertical,
        other => unreachable!("no such filter: {other:?}"),
    }
}
