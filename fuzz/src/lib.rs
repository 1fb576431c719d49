//! Hostile input for every parser of the project.
//!
//! A [`Target`] is a plain function of bytes that panics if something does not hold. Two engines drive it: libFuzzer
//! (nightly, guided by coverage) and the binary `mutate` (any toolchain, the same inputs for the same number). Targets
//! know games only through `catalog`, so a new game needs no new target, and neither does a record format of its own.
//!
//! What this is not: a place for the laws of a game on *legal* play; those are in `conformance`.

mod games;
mod mutator;
mod seal;
mod target;
mod targets;
mod timing;

pub use mutator::Mutator;
pub use target::{Target, find};
pub use targets::TARGETS;
pub use timing::{Slowest, timed};
