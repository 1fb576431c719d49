//! Every test of rounds from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod authority;
mod chairs;
mod clocks;
mod faults;
mod gifts;
mod hosts;
mod laws;
mod offers;
mod world;
