//! The conformance matrix of section 13: rows as tables, one file a group of sections, and the judges that answer them.

pub(crate) mod doc;
pub(crate) mod engine;
pub(crate) mod judge;
pub(crate) mod literal;
pub(crate) mod row;

mod rows_blocks;
mod rows_fen;
mod rows_filter;
mod rows_kings;
mod rows_layers;
mod rows_movement;
mod rows_notation;
mod rows_repetition;

use judge::Judge;
use row::Row;

/// The tables in the order of the text, by a name for failure messages.
pub(crate) const TABLES: [(&str, &[Row]); 8] = [
    ("movement", rows_movement::ROWS),
    ("blocks", rows_blocks::ROWS),
    ("kings", rows_kings::ROWS),
    ("repetition", rows_repetition::ROWS),
    ("notation", rows_notation::ROWS),
    ("fen", rows_fen::ROWS),
    ("layers", rows_layers::ROWS),
    ("filter", rows_filter::ROWS),
];

/// Runs the rows of one table; the ids of those that were really answered.
pub(crate) fn run_table<J: Judge>(name: &str) -> Vec<&'static str> {
    TABLES
        .iter()
        .filter(|(table, _)| *table == name)
        .flat_map(|(_, rows)| rows.iter())
        .filter(|row| row.run::<J>())
        .map(|row| row.id)
        .collect()
}
