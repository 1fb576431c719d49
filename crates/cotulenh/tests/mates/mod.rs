//! Wins by force in one and two turns: proved by looking at everything, then found by the search.

mod forced;

use std::collections::BTreeMap;
use std::sync::Arc;

use cotulenh::Cotulenh;
use forced::{Proof, Theme};
use rules::{Position, Reading, Text};
use search::{Limits, Memory, Searcher, Task, Unwatched, Verdict};
use serde_json::Value;

const FILE: &str = include_str!("../../../../tests-data/mates/cotulenh.json");

/// Far more than any proof of the file takes.
const MOST_STEPS: u64 = 1_000_000;
/// What the search may look at to find the same.
const NODES: u64 = 40_000;

fn mates() -> Vec<(Cotulenh, u32)> {
    let file: Value = serde_json::from_str(FILE).unwrap();
    file["mates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mate| {
            let text = mate["position"].as_str().unwrap();
            let position =
                Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream())
                    .unwrap();
            (position, mate["turns"].as_u64().unwrap() as u32)
        })
        .collect()
}

#[test]
fn every_mate_is_forced_and_no_quicker_one_is() {
    let mut themes = BTreeMap::new();
    let mut by_turns = BTreeMap::new();
    for (mut position, turns) in mates() {
        let text = position.position_text();
        let mut proof = Proof::new(position.actor(), MOST_STEPS);
        assert_eq!(proof.wins(&mut position, turns - 1), Some(false), "{text}");
        let keys = proof.keys(&mut position, turns).unwrap();
        assert!(!keys.is_empty(), "{text}");
        let theme = keys.iter().map(|&key| Theme::of(&position, key)).min();
        *themes.entry(theme).or_insert(0) += 1;
        *by_turns.entry(turns).or_insert(0) += 1;
    }
    assert!(by_turns[&1] >= 10 && by_turns[&2] >= 20, "{by_turns:?}");
    for theme in [Theme::Deploy, Theme::Air, Theme::Plain] {
        assert!(themes[&Some(theme)] >= 5, "{themes:?}");
    }
}

#[test]
fn the_search_finds_every_mate() {
    for (position, turns) in mates() {
        let text = position.position_text();
        let task = Task::new(position, Limits::nodes(NODES), Arc::new(Memory::new(4)));
        let mut search = Searcher::new(task);
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        let verdict = search.lines().first().map(|line| line.score.verdict());
        // Turns of both sides until the end.
        assert_eq!(verdict, Some(Verdict::Win(2 * turns - 1)), "{text}");
    }
}
