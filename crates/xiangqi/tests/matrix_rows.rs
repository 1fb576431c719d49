//! The conformance matrix of the rules text (section 13), row by row: the engine answers all 217, the literal reference
//! all but those about notations.

use crate::matrix::engine::Engine;
use crate::matrix::literal::Literal;
use crate::matrix::{TABLES, doc, run_table};

#[test]
fn movement() {
    assert_eq!(run_table::<Engine>("movement").len(), 38);
}

#[test]
fn blocks() {
    assert_eq!(run_table::<Engine>("blocks").len(), 26);
}

#[test]
fn kings() {
    assert_eq!(run_table::<Engine>("kings").len(), 37);
}

#[test]
fn repetition() {
    assert_eq!(run_table::<Engine>("repetition").len(), 16);
}

#[test]
fn notation() {
    assert_eq!(run_table::<Engine>("notation").len(), 28);
}

#[test]
fn fen() {
    assert_eq!(run_table::<Engine>("fen").len(), 18);
}

#[test]
fn layers() {
    assert_eq!(run_table::<Engine>("layers").len(), 43);
}

#[test]
fn filter() {
    assert_eq!(run_table::<Engine>("filter").len(), 11);
}

#[test]
fn every_row_of_the_text_is_executed() {
    let executed: Vec<&str> = TABLES
        .iter()
        .flat_map(|(name, _)| run_table::<Engine>(name))
        .collect();
    let rows = doc::rows();
    let ids: Vec<&String> = rows.iter().map(|[id, ..]| id).collect();
    assert_eq!(ids.len(), 217);
    assert_eq!(executed, ids);
}

#[test]
fn the_tables_say_what_the_text_says() {
    let rows = TABLES.iter().flat_map(|(_, rows)| rows.iter());
    let rows: Vec<[String; 4]> = rows
        .map(|row| [row.id, row.position, row.query, row.expected].map(str::to_owned))
        .collect();
    assert_eq!(rows, doc::rows());
}

#[test]
fn the_reference_passes_every_row_it_understands() {
    let executed: Vec<&str> = TABLES
        .iter()
        .flat_map(|(name, _)| run_table::<Literal>(name))
        .collect();
    let rows = doc::rows();
    let known: Vec<&String> = rows
        .iter()
        .map(|[id, ..]| id)
        .filter(|id| !id.starts_with("NOTATION"))
        .collect();
    assert_eq!(executed, known);
}
