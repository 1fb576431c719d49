//! Load on online rounds: players that keep to a timetable, and how long the server takes.
//!
//! A [`Crowd`] is many pairs of players at real sockets. [`Crowd::stage`] lets them play legal turns at a rate, open loop: a turn is
//! due when the timetable says so, and its latency counts from then, whether or not the server had answered the one before.
//!
//! ```
//! # async fn measure(address: &str) -> Result<(), load::Fault> {
//! let mut crowd = load::Crowd::gather(address, &["xiangqi", "trid"], 100).await?;
//! let stage = load::Stage { rate: 50.0, time: std::time::Duration::from_secs(10) };
//! let report = crowd.stage(stage).await?;
//! println!("{} turns, one in a hundred took more than {} ms", report.turns, report.ack.p99);
//! # Ok(())
//! # }
//! ```
//!
//! What this crate is not: no proof that nothing is lost (the kill tests and `fairyring doctor` are that), and no part of the program.

mod crowd;
mod fault;
mod figures;
mod game;
mod http;
mod line;
mod pair;
mod timetable;
mod watcher;

pub use crowd::{Crowd, Stage};
pub use fault::Fault;
pub(crate) use figures::Figures;
pub use figures::{Latency, Report};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
