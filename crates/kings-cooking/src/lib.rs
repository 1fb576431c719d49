//! King's Cooking: three against three on nine squares, exactly.
//!
//! Two sides own three units each. A unit that leaves the board over the far edge is a guest in the rival's court and scores
//! a point; a captured unit goes home and scores nothing. Who has more points when the party is over wins; the loser cooks.
//!
//! The crate holds the rules ([`KingsCooking`]), the texts (position, steps, link), the line-ups and the exact
//! solution of the whole game ([`solve`]). It is not a match: clocks, offers and undo lists live
//! elsewhere; it opens no file, reads no clock and draws no page.
//!
//! ```
//! use kings_cooking::{KingsCooking, Reason};
//! use rules::{Game, Position, Standing, Text};
//!
//! let mut party = KingsCooking::start(());
//! assert_eq!(party.position_text(), "rnb/3/RNB l - 0.0 0.0 0 0");
//! for text in ["a1a3", "b3c1", "b1c3", "c1b3", "a3b3"] {
//!     let step = party.explain(text, Standing::Open)?;
//!     let _ = party.play_unchecked(step);
//! }
//! let end = party.outcome().map(|outcome| (outcome.winner, outcome.reason));
//! assert_eq!(end, Some((Some(rules::Side::First), Reason::Empty.into())));
//! # Ok::<(), kings_cooking::Refusal>(())
//! ```
//!
//! Words of the game: a *unit* is a piece on the board; a *line-up* is the three kinds of a home row; a *court* is the place
//! behind a home row; a *departure* is the step into the rival's court; a *guest* is a unit that has departed; *captured*
//! units are back in their own court; the *margin* is captured enemy units less captured own ones, and decides every game
//! that is counted.
//!
//! # Face
//!
//! - [`geometry`], [`piece`]: a [`Step`] and a position speak of squares and units in these words; programs of ours speak to
//!   them in text.
//! - [`solve`]: the exact values themselves, for whoever studies the game; programs of ours ask [`Solved`].

mod arrange;
mod audit;
mod blame;
#[cfg(feature = "evaluation")]
mod eval;
mod explain;
mod game;
pub mod geometry;
mod key;
mod kfen;
#[cfg(feature = "records")]
mod link;
mod movegen;
mod notation;
mod outcome;
pub mod piece;
mod plan;
mod position;
mod present;
mod refusal;
pub mod setup;
#[cfg(feature = "solver")]
pub mod solve;
mod step;
mod text;

pub use kfen::MAX_PLIES;
#[cfg(feature = "records")]
pub use link::{FORMATS, Link, LinkRefusal};
pub use outcome::Reason;
pub use plan::{Field, Plan};
pub use position::{KingsCooking, NO_PROGRESS_LIMIT, Tallies, Undo};
pub use present::{court_site, square_site};
pub use refusal::Refusal;
pub use rules;
pub use rules::prelude;
pub use setup::LineUps;
#[cfg(feature = "solver")]
pub use solve::Solved;
pub use step::{Action, Step};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
