//! Every test of the protocols from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod conversations;
mod legal_turns;
mod parsing;
