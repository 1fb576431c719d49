//! The literal reference proved by itself, before any engine: the perft values of section 12, and its two readings of the
//! movement rules (from the piece outwards, from the destination back) against each other.

use crate::reference::fen::Mode;
use crate::reference::scatter::scattered;
use crate::reference::{Game, Grade, Move, Node, State};
use rules::SplitMix64;
use serde_json::Value;

/// Counts up to this many nodes belong to the normal run; up to a hundred times as many with `FAIRYRING_DEEP=1`.
const QUICK: u64 = 100_000;

fn most() -> u64 {
    match std::env::var_os("FAIRYRING_DEEP") {
        Some(_) => 100 * QUICK,
        None => QUICK,
    }
}

/// Compares every affordable count of a section of the file; the number of counts.
fn counts_hold(game: Game, section: &str) -> usize {
    let file = include_str!("../../../tests-data/perft/xiangqi-perft.json");
    let file: Value = serde_json::from_str(file).expect("JSON");
    let mut compared = 0;
    for row in file[section].as_array().expect("a list of positions") {
        let fen = row["fen"].as_str().expect("a text");
        let state = State::read(game, fen, Mode::Lenient).expect(fen);
        assert_eq!(state.write(), fen);
        for (depth, nodes) in row["counts"].as_object().expect("counts by depth") {
            let nodes = nodes.as_u64().expect("a number");
            if nodes <= most() {
                let depth = depth.parse().expect("a number");
                assert_eq!(state.perft(depth), nodes, "{} depth {depth}", row["name"]);
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn the_reference_reproduces_the_plain_perft_values() {
    assert!(counts_hold(Game::Plain, "plain") >= 23 * 3);
}

#[test]
fn the_reference_reproduces_the_rhythm_perft_values() {
    assert!(counts_hold(Game::Rhythm, "rhythm") >= 11 * 2);
}

/// What the generator lists, the judge of 8.3 accepts, and nothing else of all moves that can be written.
#[test]
fn generation_and_judgement_agree_on_every_move_one_can_write() {
    let mut random = SplitMix64::new(1425);
    let mut judged = 0;
    for game in [Game::Plain, Game::Rhythm] {
        for _ in 0..150 {
            let mut state = scattered(game, 24, &mut random);
            if game == Game::Rhythm && random.below(3) == 0 {
                state.open = [random.below(2) == 0, true, random.below(2) == 0];
            }
            let nodes: Vec<Node> = Node::all()
                .filter(|node| state.layers().contains(&node.z))
                .collect();
            let mut accepted = Vec::new();
            for &from in &nodes {
                for &to in &nodes {
                    judged += 1;
                    let step = Move { from, to };
                    if state.refusal(step).is_none() {
                        accepted.push(step);
                    }
                }
            }
            assert_eq!(accepted, state.legal(), "{}", state.write());
            for step in accepted {
                let text = state.after(step, Grade::Great).write();
                let read = State::read(game, &text, Mode::Lenient).expect("a legal position");
                assert_eq!(read.write(), text);
            }
        }
    }
    assert_eq!(judged, 150 * (90 * 90 + 270 * 270));
}
