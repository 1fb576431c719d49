//! The matrix is the one of the rules text: no row is missing, none is invented, none says something else.

use std::collections::{BTreeMap, BTreeSet};

use super::harness::{Expect, Row, run_all};

const RULES: &str = include_str!("../../../../docs/rules/cotulenh.md");

const SECTIONS: [&[Row]; 12] = [
    super::moves::ROWS,
    super::terrain::ROWS,
    super::stay::ROWS,
    super::suicide::ROWS,
    super::air_defence::ROWS,
    super::stacks::ROWS,
    super::deploy::ROWS,
    super::heroic::ROWS,
    super::undo::ROWS,
    super::commander::ROWS,
    super::ends::ROWS,
    super::position_text::ROWS,
];

/// The rows of section 16 by id: position, move, expected.
fn printed() -> BTreeMap<&'static str, [&'static str; 3]> {
    let matrix = RULES.split("## 16. Conformance matrix").nth(1).unwrap();
    let matrix = matrix.split("### 16.1").next().unwrap();
    matrix
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| id "))
        .map(|line| {
            let mut cells = line.split('|').map(str::trim).skip(1);
            let id = cells.next().unwrap();
            let row: Vec<&str> = cells.take(3).collect();
            (id, [row[0], row[1], row[2]])
        })
        .collect()
}

#[test]
fn every_row_of_the_rules_text_is_executed() {
    let executed: Vec<&str> = SECTIONS.iter().flat_map(|rows| run_all(rows)).collect();
    let distinct: BTreeSet<&str> = executed.iter().copied().collect();
    assert_eq!(distinct.len(), executed.len(), "an id occurs twice");
    assert_eq!(distinct, printed().into_keys().collect::<BTreeSet<_>>());
    assert_eq!(executed.len(), 280);
}

#[test]
fn every_row_says_what_the_rules_text_says() {
    let printed = printed();
    for row in SECTIONS.into_iter().flatten() {
        let [position, actions, expected] = printed[row.id];
        if !matches!(row.expect, Expect::TwentyThreeStacks) {
            assert_eq!(format!("`{}`", row.position), position, "{}", row.id);
        }
        for action in row.play {
            assert!(actions.contains(action), "{}: {action}", row.id);
        }
        match row.expect {
            Expect::Becomes(text) | Expect::Wins(text) => {
                assert_eq!(format!("`{}`", row.play.join(" ")), actions, "{}", row.id);
                assert!(expected.contains(&format!("after: `{text}`")), "{}", row.id);
                assert!(expected.starts_with("legal"), "{}", row.id);
            }
            Expect::Undone(text) => {
                assert!(
                    expected.ends_with(&format!("FEN before undo: `{text}`")),
                    "{}",
                    row.id
                );
            }
            Expect::Refuses(tries) => {
                assert!(expected.starts_with("illegal"), "{}", row.id);
                for (action, _) in tries {
                    let said = actions.contains(action) || expected.contains(action);
                    assert!(said, "{}: {action}", row.id);
                }
            }
            Expect::From(square, targets) => {
                assert!(
                    actions.contains(&format!("all from {square}")),
                    "{}",
                    row.id
                );
                let list = if targets.is_empty() {
                    "none".to_owned()
                } else {
                    targets.join(" ")
                };
                let all = format!("exactly {}: {list} (", targets.len());
                assert!(expected.starts_with(&all), "{}", row.id);
            }
            Expect::Zone(squares) => assert!(expected.ends_with(&squares.join(" ")), "{}", row.id),
            Expect::Accepted => assert!(expected.starts_with("accepted"), "{}", row.id),
            Expect::Rejected(_) => assert!(expected.starts_with("rejected"), "{}", row.id),
            Expect::Count(count) => {
                assert!(
                    expected.starts_with(&format!("{count} legal actions")),
                    "{}",
                    row.id
                );
            }
            Expect::GoesOn(_)
            | Expect::Ends(..)
            | Expect::TwentyThreeStacks
            | Expect::RandomWalk
            | Expect::HeroicMarksTellApart => {}
        }
    }
}
