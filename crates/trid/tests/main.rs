//! Every test of Tri-D from outside, as one program: the literal reference is compiled once.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod agreement;
mod evaluation;
mod human_forms;
mod laws;
mod matrix;
mod matrix_rows;
mod option_perft;
mod parsers;
mod perft;
mod presentation_agrees;
mod promotion_mate;
mod reference;
mod reference_agrees;
mod reference_alone;
mod tfen_refusals;
mod whole_game;
