//! The conformance matrix of `docs/rules/cotulenh.md`, section 16: every row by its id, as printed and mirrored, with the
//! undo of every action, on the engine and on the literal reference.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod air_defence;
mod commander;
mod complete;
mod deploy;
mod ends;
mod engine;
mod harness;
mod heroic;
mod literal;
mod mirror;
mod moves;
mod position_text;
#[path = "../reference/mod.rs"]
mod reference;
mod seed_plan;
mod stacks;
mod stay;
mod suicide;
mod terrain;
mod undo;
