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
//! What faults are tried with stands here too: a server as a [`Process`], one player's [`Line`] and [`Game`], and the [`Book`] in
//! which a [`Figure`] stands beside that of the run before.
//!
//! What this crate is not: no proof that nothing is lost (the crate `faults` is that), and no part of the program.

mod book;
mod crowd;
mod fault;
mod figure;
mod figures;
mod game;
mod http;
mod line;
mod pair;
mod process;
mod timetable;
mod watcher;

pub use book::Book;
pub use crowd::{Crowd, Stage};
pub use fault::Fault;
pub use figure::{Asked, Figure};
pub(crate) use figures::Figures;
pub use figures::{Latency, Report};
pub use game::{Game, Turn};
pub use http::{Answer, Cookie, ask, post, text};
pub use line::{Heard, Line};
pub use process::{Process, Start, enough_files, load_average};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
