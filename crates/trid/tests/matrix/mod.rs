//! The conformance matrix of section 16: rows as tables, one file a section; properties as functions.

pub(crate) mod doc;
mod engine;
pub(crate) mod judge;
pub(crate) mod row;

pub(crate) mod prop_end;
pub(crate) mod prop_pins;
pub(crate) mod prop_save;
pub(crate) mod prop_undo;
mod rows_activation;
mod rows_arrival;
mod rows_castling;
mod rows_end;
mod rows_pawn_flags;
mod rows_pin_own;
mod rows_promotion;
mod rows_shadow;

use judge::Judge;
use row::Row;

/// The ids of the rows that have really run, in order.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    pub(crate) executed: Vec<&'static str>,
}

impl Ledger {
    /// Enters a row whose checks follow.
    pub(crate) fn run(&mut self, id: &'static str) {
        self.executed.push(id);
    }
}

/// The tables of 16.2 with the name of their section.
pub(crate) const TABLES: [(&str, &[Row]); 8] = [
    ("PIN-OWN", rows_pin_own::ROWS),
    ("ACT", rows_activation::ROWS),
    ("ARR", rows_arrival::ROWS),
    ("CSTL", rows_castling::ROWS),
    ("PROMO", rows_promotion::ROWS),
    ("PAWN-FLAGS", rows_pawn_flags::ROWS),
    ("SHADOW", rows_shadow::ROWS),
    ("END", rows_end::ROWS),
];

/// Runs the rows of one section.
pub(crate) fn run_table<J: Judge>(section: &str, ledger: &mut Ledger) {
    let tables = TABLES.iter().filter(|(name, _)| *name == section);
    for row in tables.flat_map(|(_, rows)| rows.iter()) {
        row.run::<J>();
        ledger.run(row.id);
    }
}
