//! Every test of the catalogue from outside, as one program.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod beat;
mod mates;
mod records;
