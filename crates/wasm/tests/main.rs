//! Every test of the page's engine from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod arrange;
mod boards;
mod desk;
mod mind;
