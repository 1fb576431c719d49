//! Worlds without a fault in which nothing breaks, and worlds with a planted one in which it is found.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod games;
mod plants;
mod seeds;
mod terms;
mod turns;
