//! The reference generator proves itself on the published counts before it may judge the engine.

use crate::reference::{Position, perft};

const PERFT: &str = include_str!("../../../tests-data/perft/cotulenh-perft.json");

/// Counts up to this size are recomputed; all of them with `FAIRYRING_DEEP=1`.
const AFFORDABLE: u64 = 10_000;

type Count = fn(&Position, u32) -> u64;

#[test]
fn the_reference_reproduces_the_published_counts() {
    let limit = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        3_000_000
    } else {
        AFFORDABLE
    };
    let file: serde_json::Value = serde_json::from_str(PERFT).unwrap();
    let columns: [(&str, Count); 3] = [
        ("normative_action", perft::actions),
        ("normative_steps_without_commit", perft::steps),
        ("normative_turn", perft::turns),
    ];
    let mut compared = 0;
    for entry in file["positions"].as_array().unwrap() {
        let name = entry["name"].as_str().unwrap();
        let fen = entry["fen"].as_str().unwrap();
        let position = crate::random_setup::published(entry);
        assert_eq!(position.text(), fen, "{name}");
        for (column, count) in columns {
            let Some(depths) = entry["counts"][column].as_object() else {
                continue;
            };
            for (depth, expected) in depths {
                let expected = expected.as_u64().unwrap();
                if expected <= limit {
                    let found = count(&position, depth.parse().unwrap());
                    assert_eq!(found, expected, "{name}: {column} depth {depth}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} counts were compared");
}
