//! The plain counts of the perft file (rules: 12.1): quick depths always, all of them with `FAIRYRING_DEEP=1`.

use rules::{Leaves, Reading, Text, perft};
use serde_json::Value;
use xiangqi::Xiangqi;

/// The largest count of a quick run.
const QUICK: u64 = 2_000_000;

/// A position of the file with its counts by depth.
struct Row {
    name: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

fn rows() -> Vec<Row> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests-data/perft/xiangqi-perft.json"
    );
    let file: Value =
        serde_json::from_str(&std::fs::read_to_string(path).expect(path)).expect(path);
    let mut rows = Vec::new();
    for row in file["plain"].as_array().expect("rows of the plain game") {
        let mut counts = Vec::new();
        for section in ["counts", "published_only"] {
            for (depth, nodes) in row[section].as_object().into_iter().flatten() {
                let depth = depth.parse().expect("a depth");
                counts.push((depth, nodes.as_u64().expect("a count")));
            }
        }
        let text = |name: &str| row[name].as_str().expect(name).to_owned();
        rows.push(Row {
            name: text("name"),
            fen: text("fen"),
            counts,
        });
    }
    rows
}

#[test]
fn all_plain_counts_hold() {
    let most = if std::env::var_os("FAIRYRING_DEEP").is_some() {
        u64::MAX
    } else {
        QUICK
    };
    let rows = rows();
    assert_eq!(rows.len(), 23);
    for Row { name, fen, counts } in rows {
        let mut position =
            Xiangqi::read_position(&fen, Reading::Lenient, Default::default()).unwrap();
        for (depth, nodes) in counts {
            if nodes <= most {
                assert_eq!(
                    perft(&mut position, depth, Leaves::Bulk),
                    nodes,
                    "{name} depth {depth}"
                );
            }
            if nodes <= 100_000 {
                assert_eq!(
                    perft(&mut position, depth, Leaves::Every),
                    nodes,
                    "{name} depth {depth}"
                );
            }
        }
    }
}
