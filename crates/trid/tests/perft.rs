//! Reference counts of `tests-data/perft/trid-perft.json`, which names the source of each.
//!
//! Quick depths run always; all of them with `FAIRYRING_DEEP=1` in the environment.

use rules::{Leaves, Reading, Text, perft};
use serde_json::Value;
use trid::{Options, TriD};

const FILE: &str = include_str!("../../../tests-data/perft/trid-perft.json");

/// The greatest count of a quick run.
const QUICK: u64 = 700_000;

struct Row {
    name: String,
    tfen: String,
    depth: u32,
    nodes: u64,
}

fn rows() -> Vec<Row> {
    let file: Value = serde_json::from_str(FILE).unwrap();
    let mut rows = Vec::new();
    for position in file["positions"].as_array().unwrap() {
        for (depth, nodes) in position["counts"].as_object().unwrap() {
            rows.push(Row {
                name: position["name"].as_str().unwrap().to_owned(),
                tfen: position["tfen"].as_str().unwrap().to_owned(),
                depth: depth.parse().unwrap(),
                nodes: nodes.as_u64().unwrap(),
            });
        }
    }
    assert!(rows.len() >= 26, "section 14 has 25 values and depth 6");
    rows
}

fn is_deep() -> bool {
    std::env::var_os("FAIRYRING_DEEP").is_some()
}

fn position(tfen: &str) -> TriD {
    TriD::read_position(tfen, Reading::Strict, Options::default()).unwrap()
}

#[test]
fn reference_counts_with_leaves_in_bulk() {
    for row in rows() {
        if row.nodes <= QUICK || is_deep() {
            let mut position = position(&row.tfen);
            let nodes = perft(&mut position, row.depth, Leaves::Bulk);
            assert_eq!(nodes, row.nodes, "{} depth {}", row.name, row.depth);
            assert_eq!(
                position.position_text(),
                row.tfen,
                "{} afterwards",
                row.name
            );
        }
    }
}

#[test]
fn every_leaf_played_gives_the_same_counts() {
    for row in rows() {
        if row.nodes <= QUICK / 4 || is_deep() {
            let mut position = position(&row.tfen);
            let nodes = perft(&mut position, row.depth, Leaves::Every);
            assert_eq!(nodes, row.nodes, "{} depth {}", row.name, row.depth);
        }
    }
}
