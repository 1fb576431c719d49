//! Matches: history, undo and redo, offers, events, and one object-safe face for every game.
//!
//! [`Match`] adds to a [`Position`](rules::Position) what a position must not know: what was played before, who offered a
//! draw, how the game was decided. [`Table`] is the same without type parameters, in plain data and text, implemented once
//! for every game; servers, browsers, protocols and command lines hold a `Box<dyn Table>` and never name a game.
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

mod filter;
mod game_info;
mod history;
mod matches;
mod offers;
mod open;
mod perft;
mod record;
mod refusal;
mod status;
mod story;
mod table;
mod think;
mod turn;

pub use filter::Filter;
pub use game_info::GameInfo;
pub use history::{HistoryEntry, Taken, Turn};
pub use matches::{DrawAnswer, Match};
pub use offers::{Offer, Offers, offers};
pub use open::{Library, Opening, open};
pub use perft::{PerftPlan, PerftPly};
pub use refusal::TableRefusal;
pub use status::Status;
pub use story::story;
pub use table::Table;
pub use think::{Chosen, Insight, Job, Thinker};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
