//! The conformance matrix of the rules text (section 16), row by row.

#[allow(
    dead_code,
    unused_imports,
    reason = "each test binary uses its own part"
)]
mod reference;

mod matrix;

use matrix::{Ledger, TABLES, doc, run_table};
use reference::State;

#[test]
fn the_reference_passes_every_row() {
    let mut ledger = Ledger::default();
    for (section, _) in TABLES {
        run_table::<State>(section, &mut ledger);
    }
    let ids: Vec<String> = doc::positions()
        .iter()
        .map(|cells| cells[0].clone())
        .collect();
    assert_eq!(ledger.executed, ids);
}

#[test]
fn the_tables_say_what_the_text_says() {
    let text = doc::positions();
    let rows: Vec<_> = TABLES.iter().flat_map(|(_, rows)| rows.iter()).collect();
    assert_eq!(rows.len(), text.len());
    assert_eq!(rows.len(), 183);
    for (row, cells) in rows.iter().zip(text) {
        let option = row
            .option
            .map(|(name, value)| format!("option {name} = {value}"));
        assert_eq!(
            cells[..4],
            [row.id, row.position, row.actions, row.expected]
        );
        match option {
            Some(option) => assert_eq!(cells[4], option, "{}", row.id),
            None => assert!(!cells[4].starts_with("option"), "{}", row.id),
        }
    }
}

#[test]
fn the_text_has_34_properties() {
    assert_eq!(doc::properties().len(), 34);
}
