//! The literal reference answers; it knows no notation but ICCS.

use super::judge::{self, Judge};
use super::query::{Class, Field, Query};
use crate::reference::fen::{Mode, letter_of};
use crate::reference::{Game, Grade, History, Move, Node, Rule, Side, State};

/// The reference of `tests/reference`.
#[derive(Debug)]
pub(crate) struct Literal;

impl Judge for Literal {
    fn ask(fen: &str, query: &Query) -> Option<String> {
        let game = if judge::is_layered(fen) {
            Game::Rhythm
        } else {
            Game::Plain
        };
        if *query == Query::Validate {
            let read = State::read(game, fen, Mode::Strict);
            return Some(read.err().unwrap_or("ok").to_owned());
        }
        let state = State::read(game, fen, Mode::Lenient).expect("a position of the text");
        let legal = state.legal();
        let answer = match query {
            Query::Validate => unreachable!("answered above"),
            Query::Count => legal.len().to_string(),
            Query::Dests(node) => {
                let from = Node::read(node).expect("a node");
                let ends = legal.iter().filter(|step| step.from == from);
                judge::list(&ends.map(|step| step.to.to_string()).collect::<Vec<_>>())
            }
            Query::Legal(text) => {
                let (step, _) = read(text);
                assert_eq!(state.refusal(step).is_none(), legal.contains(&step));
                judge::verdict(legal.contains(&step))
            }
            Query::Moves => {
                let mut texts = texts(&legal);
                texts.sort();
                judge::list(&texts)
            }
            Query::Check => {
                let attackers = state.attackers(state.turn);
                judge::check(&attackers.iter().map(Node::to_string).collect::<Vec<_>>())
            }
            Query::Status => status(&state),
            Query::Play(moves) => play(state, moves),
            Query::After(moves) => after(state, moves),
            Query::Filter(fields) => judge::list(&filtered(&state, fields)),
            Query::Notation { .. } => return None,
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

fn play(state: State, moves: &[String]) -> String {
    // Section 13 is about the rule of section 5, whatever the default is.
    let mut history = History::new(state, Rule::Wxf);
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

fn after(mut state: State, moves: &[String]) -> String {
    for text in moves {
        let (step, grade) = read(text);
        assert_eq!(state.refusal(step), None, "{text}");
        state = state.after(step, grade);
    }
    state.write()
}

/// In canonical order.
pub(crate) fn filtered(state: &State, fields: &[Field]) -> Vec<String> {
    let mut kept = state.legal();
    kept.retain(|&step| fields.iter().all(|field| passes(state, step, field)));
    texts(&kept)
}

/// One field of rules 8.1.
fn passes(state: &State, step: Move, field: &Field) -> bool {
    let vertical = step.from.z != step.to.z;
    match field {
        Field::Type(letter) => {
            let mover = state.at(step.from).map(letter_of);
            mover.is_some_and(|mover| mover.to_ascii_uppercase() == *letter)
        }
        Field::From(node) => Node::read(node) == Some(step.from),
        Field::To(node) => Node::read(node) == Some(step.to),
        Field::Captures => state.at(step.to).is_some(),
        Field::Checks => {
            let after = state.after(step, Grade::Great);
            after.in_check(after.turn)
        }
        Field::Class(Class::Vertical) => vertical,
        Field::Class(Class::Planar) => !vertical,
    }
}
