//! Every test of King's Cooking from outside, as one program: the literal reference is compiled once.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod common;
mod errors;
mod exact;
mod laws;
mod matrix;
mod perft;
mod present;
mod reference;
mod solution;
