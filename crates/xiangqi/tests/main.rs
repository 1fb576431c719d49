//! Every test of xiangqi and its rhythm form from outside, as one program: the literal reference is compiled once.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod agreement;
mod dpxq;
mod laws;
mod machine;
mod mates;
mod matrix;
mod matrix_rows;
mod notation;
mod parsers;
mod perft;
mod pgn;
mod random_records;
mod reference;
mod reference_agrees;
mod reference_alone;
mod rhythm_laws;
mod rhythm_perft;
mod whose_text;
mod worked_examples;
mod wxf_manual;
