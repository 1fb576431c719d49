//! Section 24 of the rules text, read from the text itself: every number of every table.

use crate::common::{rules_text, section, short, table_rows};
use kings_cooking::{Action, KingsCooking};
use rules::{Game, Leaves, Position, perft};

fn number(cell: &str) -> u64 {
    let digits: String = cell.split_whitespace().collect();
    digits.parse().unwrap()
}

fn set_up(name: &str) -> KingsCooking {
    KingsCooking::setup(&name.replace(" v ", ":"), ()).unwrap()
}

#[test]
fn every_line_of_the_perft_tables_holds() {
    let text = rules_text();
    let perft_section = section(&text, "## 24. ");
    let mut checked = 0;
    for row in table_rows(perft_section) {
        let first = row[0].trim_matches('`');
        let start = if first.contains(" v ") && !first.contains(',') && row.len() == 9 {
            set_up(first)
        } else if first.contains('/') {
            short(first)
        } else {
            continue;
        };
        for (depth, cell) in (1..).zip(&row[1..]) {
            if cell.is_empty() {
                continue;
            }
            let expected = number(cell);
            let bulk = perft(&mut start.clone(), depth, Leaves::Bulk);
            assert_eq!(bulk, expected, "{first} depth {depth}");
            if depth <= 5 {
                let every = perft(&mut start.clone(), depth, Leaves::Every);
                assert_eq!(every, expected, "{first} depth {depth}, every leaf");
            }
            checked += 1;
        }
    }
    assert_eq!(checked, 65 + 36, "numbers in the two tables");
}

#[derive(Default, Debug, PartialEq, Eq)]
struct Composition {
    nodes: u64,
    captures: u64,
    en_passant: u64,
    promotions: u64,
    departures: u64,
    ended: u64,
}

fn compose(position: &mut KingsCooking, depth: u32, sum: &mut Composition) {
    for step in position.legal_steps() {
        let captured = position.captured_by(step);
        let target = step.target(position.side());
        let token = position.play_unchecked(step);
        if depth > 1 {
            compose(position, depth - 1, sum);
        } else {
            sum.nodes += 1;
            sum.captures += u64::from(captured.is_some());
            sum.en_passant += u64::from(captured.is_some_and(|(square, _)| Some(square) != target));
            sum.promotions += u64::from(step.promotion().is_some());
            sum.departures += u64::from(step.action() == Action::Depart);
            sum.ended += u64::from(position.outcome().is_some());
        }
        position.undo(step, token);
    }
}

#[test]
fn the_composition_of_the_last_ply_holds() {
    let text = rules_text();
    let mut checked = 0;
    for row in table_rows(section(&text, "## 24. ")) {
        let Some((line_ups, depth)) = row[0].split_once(", ") else {
            continue;
        };
        let Ok(depth) = depth.parse() else { continue };
        let mut sum = Composition::default();
        compose(&mut set_up(line_ups), depth, &mut sum);
        let expected = Composition {
            nodes: number(&row[1]),
            captures: number(&row[2]),
            en_passant: number(&row[3]),
            promotions: number(&row[4]),
            departures: number(&row[5]),
            ended: number(&row[6]),
        };
        assert_eq!(sum, expected, "{}", row[0]);
        checked += 1;
    }
    assert_eq!(checked, 8);
}
