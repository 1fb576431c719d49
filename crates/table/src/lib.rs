//! Matches: history, undo and redo, offers, events, and one object-safe face for every game.
//!
//! [`Match`] adds to a [`Position`](rules::Position) what a position must not know: what was played before, who offered a
//! draw, how the game was decided. [`Table`] is the same without type parameters, in plain data and text, implemented once
//! for every game; servers, browsers, protocols and command lines hold a `Box<dyn Table>` and never name a game.
//!
//! The machine at the table is the feature `thinking`, which is on by default: whoever only plays and shows games leaves it out,
//! and with it search and values.
//!
//! What this crate is not: it knows no game, no serialisation, no clock and no player; it does no I/O.
//!
//! ```
//! use dummy::Dummy;
//! use rules::RuleOptions;
//! use table::{Opening, open};
//!
//! let mut table = open::<Dummy>(&[], &Opening::Normal)?;
//! let first = table.steps().remove(0);
//! table.play(&first)?;
//! assert_eq!(table.status().ply, 1);
//! table.undo_step();
//! assert_eq!(table.status().ply, 0);
//! # Ok::<(), rules::Refusal>(())
//! ```

mod arrange;
mod fate;
mod filter;
mod game_info;
#[cfg(feature = "thinking")]
mod half;
mod history;
mod matches;
mod offers;
mod open;
#[cfg(feature = "terminal")]
mod perft;
mod record;
mod refusal;
mod seated;
mod status;
mod story;
mod table;
#[cfg(feature = "thinking")]
mod think;
mod turn;
mod why_not;

pub use arrange::{Arranged, Arranger, Brushed, Deed, Fault, Spot, Stand, arrange};
pub use filter::Filter;
pub use game_info::GameInfo;
#[cfg(feature = "thinking")]
pub use half::Half;
pub use history::{HistoryEntry, Taken, Turn};
pub use matches::{DrawAnswer, Match};
pub use offers::{Offer, Offers, offers};
pub use open::{Library, Opening, open};
#[cfg(feature = "terminal")]
pub use perft::{PerftPlan, PerftPly};
pub use refusal::TableRefusal;
pub use seated::Seated;
pub use status::Status;
pub use story::story;
pub use table::Table;
#[cfg(feature = "thinking")]
pub use think::{Chosen, Insight, Job, Pondered, Thinker, ponder};
pub use why_not::{WhyNot, why_not};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
