//! The conformance matrix of the rules text (section 16), row by row: 34 properties and 183 positions, through the public
//! face of the engine. The positions run on the literal reference as well: a row that both fail accuses the text.

use std::collections::BTreeSet;

use crate::matrix::{Ledger, TABLES, doc, prop_end, prop_pins, prop_save, prop_undo, run_table};
use crate::reference::State;
use trid::TriD;

/// Runs one section of 16.2 on both judges.
fn section(name: &str) {
    let mut ledger = Ledger::default();
    run_table::<State>(name, &mut ledger);
    run_table::<TriD>(name, &mut ledger);
    assert!(!ledger.executed.is_empty(), "no rows of {name}");
}

#[test]
fn pin_own() {
    section("PIN-OWN");
}

#[test]
fn act() {
    section("ACT");
}

#[test]
fn arr() {
    section("ARR");
}

#[test]
fn cstl() {
    section("CSTL");
}

#[test]
fn promo() {
    section("PROMO");
}

#[test]
fn pawn_flags() {
    section("PAWN-FLAGS");
}

#[test]
fn shadow() {
    section("SHADOW");
}

#[test]
fn end() {
    section("END");
}

#[test]
fn properties_of_pins_boards_and_arrivals() {
    prop_pins::run(&mut Ledger::default());
}

#[test]
fn properties_of_the_end() {
    prop_end::run(&mut Ledger::default());
}

#[test]
fn properties_of_saves() {
    prop_save::run(&mut Ledger::default());
}

#[test]
fn properties_of_undo() {
    prop_undo::run(&mut Ledger::default());
}

/// Every row of the text is executed, exactly once, and nothing else: the ledger is filled while the rows run.
#[test]
fn every_row_of_the_text_is_executed() {
    let mut ledger = Ledger::default();
    prop_pins::run(&mut ledger);
    prop_end::run(&mut ledger);
    prop_save::run(&mut ledger);
    prop_undo::run(&mut ledger);
    let properties: BTreeSet<String> = ledger.executed.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(
        properties.len(),
        ledger.executed.len(),
        "a property ran twice"
    );
    assert_eq!(properties, ids(&doc::properties()));
    assert_eq!(properties.len(), 34);

    let mut ledger = Ledger::default();
    for (name, _) in TABLES {
        run_table::<TriD>(name, &mut ledger);
    }
    let positions: BTreeSet<String> = ledger.executed.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(positions.len(), ledger.executed.len(), "a row ran twice");
    assert_eq!(positions, ids(&doc::positions()));
    assert_eq!(positions.len(), 183);
}

fn ids(rows: &[Vec<String>]) -> BTreeSet<String> {
    rows.iter().map(|cells| cells[0].clone()).collect()
}

#[test]
fn the_tables_say_what_the_text_says() {
    let text = doc::positions();
    let rows: Vec<_> = TABLES.iter().flat_map(|(_, rows)| rows.iter()).collect();
    assert_eq!(rows.len(), text.len());
    for (row, cells) in rows.iter().zip(text) {
        assert_eq!(
            cells[..4],
            [row.id, row.position, row.actions, row.expected]
        );
        match row.option {
            Some((name, value)) => assert_eq!(cells[4], format!("option {name} = {value}")),
            None => assert!(!cells[4].starts_with("option"), "{}", row.id),
        }
    }
}
