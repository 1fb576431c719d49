//! The conformance matrix of the rules text (section 16), row by row: 48 properties and 248 positions, through the public
//! face of the engine. The positions run on the literal reference as well: a row that both fail accuses the text.

use std::collections::BTreeSet;

use crate::matrix::beyond::BEYOND;
use crate::matrix::{
    Ledger, doc, prop_end, prop_options, prop_pins, prop_save, prop_undo, rows, run_section,
};
use crate::reference::State;
use trid::TriD;

/// The sections of 16.2 and 16.4 and how many rows each has. Who adds a row to the text says so here.
const SECTIONS: [(&str, usize); 9] = [
    ("PIN-OWN", 11),
    ("ACT", 33),
    ("ARR", 15),
    ("CSTL", 20),
    ("PROMO", 39),
    ("PAWN-FLAGS", 19),
    ("SHADOW", 35),
    ("END", 11),
    ("MED", 65),
];

/// Runs one section of 16.2 on both judges.
fn section(name: &str) {
    let known = SECTIONS.iter().find(|(section, _)| *section == name);
    let ids = run_section::<State>(name);
    assert_eq!(Some(ids.len()), known.map(|(_, rows)| *rows), "{name}");
    assert_eq!(run_section::<TriD>(name), ids);
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
fn med() {
    section("MED");
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
fn properties_of_options() {
    prop_options::run(&mut Ledger::default());
}

#[test]
fn properties_of_undo() {
    prop_undo::run(&mut Ledger::default());
}

/// Every property of the text is executed, exactly once, and nothing else: the ledger is filled while they run.
#[test]
fn every_property_of_the_text_is_executed() {
    let mut ledger = Ledger::default();
    prop_pins::run(&mut ledger);
    prop_end::run(&mut ledger);
    prop_save::run(&mut ledger);
    prop_undo::run(&mut ledger);
    prop_options::run(&mut ledger);
    let executed: BTreeSet<&str> = ledger.executed.iter().copied().collect();
    assert_eq!(executed.len(), ledger.executed.len(), "one ran twice");
    let properties = doc::properties();
    assert_eq!(executed, properties.iter().map(String::as_str).collect());
    assert_eq!((executed.len(), properties.len()), (48, 48));
}

/// The sections above are all there are, and no row stands twice.
#[test]
fn every_row_of_the_text_belongs_to_a_section() {
    let rows = rows();
    for row in &rows {
        let known = SECTIONS.iter().any(|(name, _)| *name == row.section());
        assert!(known, "{} is of no section", row.id);
    }
    let ids: BTreeSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    assert_eq!((rows.len(), ids.len()), (248, 248));
    for (id, facts) in BEYOND {
        assert!(ids.contains(id) && !facts.is_empty(), "{id}");
    }
}

/// A slip in the text must not make a row disappear.
#[test]
fn what_is_no_row_is_refused() {
    let good = "| ACT-1 | `start` | `QL1-QL2` |";
    assert!(doc::RULES.contains(good));
    for (line, said) in [
        ("| ACT-1 | `start` |", "4 cells"),
        ("| ACT-1 | `start` | `QL1-QL2` | more |", "6 cells"),
        (" | ACT-1 | `start` | `QL1-QL2` |", "no row"),
        ("| ACT-1 | `start` |  |", "empty cell"),
    ] {
        let fault = doc::positions(&doc::RULES.replacen(good, line, 1)).expect_err(line);
        assert!(fault.contains(said), "{line}: {fault}");
    }
    let unclear = doc::RULES.replacen(
        "| option pin_graph = meder1995 |",
        "| option pin_graph |",
        1,
    );
    assert!(doc::positions(&unclear).is_err());
    let headless = doc::RULES.replacen("| Id | Position (TFEN) |", "| Id | Position |", 1);
    assert!(doc::positions(&headless).is_err());
}
