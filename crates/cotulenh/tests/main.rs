//! Every test of Commander Chess from outside, as one program: the literal reference is compiled once.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod cases;
mod laws;
mod make_unmake;
mod match_agrees;
mod mates;
mod matrix;
mod notation;
mod notation_agrees;
mod parsers;
mod parsers_agree;
mod perft;
mod presentation;
mod random_setup;
mod reference;
mod reference_agrees;
mod reference_alone;
mod revised;
mod scene_agrees;
mod session_key;
mod undo_record;
