//! Every test of the command line from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod cli;
mod documents;
mod online;
mod operate;
mod rules_boards;
mod sentences;
mod stories;
