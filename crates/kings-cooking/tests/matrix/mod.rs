//! Section 23 of the rules text, row by row. Every row is an entry of a table, named by its id.

mod board_moves;
mod captures;
mod departures;
mod en_passant;
mod ends;
mod links;
mod promotion;
mod selection;
mod support;

use std::collections::BTreeSet;

use crate::common::{rules_text, section, table_rows};
use support::{Row, run};

const SECTIONS: [&[Row]; 8] = [
    selection::ROWS,
    board_moves::ROWS,
    departures::ROWS,
    captures::ROWS,
    promotion::ROWS,
    en_passant::ROWS,
    ends::ROWS,
    links::ROWS,
];

#[test]
fn selection_rows() {
    run(selection::ROWS);
}

#[test]
fn board_move_rows() {
    run(board_moves::ROWS);
}

#[test]
fn departure_rows() {
    run(departures::ROWS);
}

#[test]
fn capture_rows() {
    run(captures::ROWS);
}

#[test]
fn promotion_rows() {
    run(promotion::ROWS);
}

#[test]
fn en_passant_rows() {
    run(en_passant::ROWS);
}

#[test]
fn end_rows() {
    run(ends::ROWS);
}

#[test]
fn link_rows() {
    run(links::ROWS);
}

/// The ids in the text are the ids in the tables, except those of the interface: they need a screen and belong to the
/// tests of the page.
#[test]
fn every_row_of_the_text_is_in_a_table() {
    let text = rules_text();
    let is_id = |cell: &str| {
        cell.split_once('-').is_some_and(|(group, number)| {
            group.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u32>().is_ok()
        })
    };
    let written: BTreeSet<String> = table_rows(section(&text, "## 23. "))
        .into_iter()
        .map(|mut row| row.swap_remove(0))
        .filter(|cell| is_id(cell) && !cell.starts_with("UI-"))
        .collect();
    let listed: Vec<&str> = SECTIONS
        .iter()
        .flat_map(|rows| rows.iter())
        .map(|row| row.0)
        .collect();
    let executed: BTreeSet<String> = listed.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(executed.len(), listed.len(), "an id stands twice");
    assert_eq!(written, executed);
    assert_eq!(written.len(), 14 + 21 + 31 + 9 + 17 + 18 + 22 + 27);
}
