//! The contract of every store, and what only a file can do.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers included"
)]

mod backup;
mod contract;
mod disk;
mod faults;
mod persons;
mod samples;
mod writer;
