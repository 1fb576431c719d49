//! The conformance matrix of section 16: rows from the text itself, properties as functions.

pub(crate) mod beyond;
pub(crate) mod doc;
mod engine;
pub(crate) mod judge;
pub(crate) mod row;

pub(crate) mod prop_end;
pub(crate) mod prop_options;
pub(crate) mod prop_pins;
pub(crate) mod prop_save;
pub(crate) mod prop_undo;

pub(crate) use engine::engine_options;

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

/// The rows of 16.2 and 16.4.
pub(crate) fn rows() -> Vec<Row> {
    doc::positions(doc::RULES).expect("the rows can be read")
}

/// Runs the rows of one section on a judge; their ids.
pub(crate) fn run_section<J: Judge>(section: &str) -> Vec<String> {
    let mut rows = rows();
    rows.retain(|row| row.section() == section);
    for row in &rows {
        row.run::<J>();
    }
    rows.into_iter().map(|row| row.id).collect()
}
