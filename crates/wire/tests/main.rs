//! Every test of the formats and messages from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod formats;
mod online;
mod schema;
