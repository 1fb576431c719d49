//! Every test of the search from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod behaviour;
mod tree;
mod trees;
