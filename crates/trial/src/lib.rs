//! Trials of online rounds: a world made from a seed, and whether what always holds held in it.
//!
//! [`sim`] drives the hosts of the server with a store in memory, lines that fail and players who play random turns of every game.
//! What a host wants stored becomes rows as in the server, by [`server::rows`].
//!
//! What this crate is not: it is for development, measures nothing, and touches no disk, no network and no clock.
//!
//! ```
//! let plan = trial::sim::Plan::of(1);
//! let (one, again) = (trial::sim::run(&plan), trial::sim::run(&plan));
//! assert_eq!(one.entries, again.entries, "a seed is the same world whenever it is run");
//! ```

pub mod games;
pub mod sim;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
