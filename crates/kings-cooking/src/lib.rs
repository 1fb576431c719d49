//! King's Cooking: three against three on nine squares, exactly.
//!
//! Two sides own three units each. A unit that leaves the board over the far edge is a guest in the rival's court and scores
//! a point; a captured unit goes home and scores nothing. Who has more points when the party is over wins; the loser cooks.
//!
//! The crate holds the rules ([`KingsCooking`]), the texts (position, steps, record, link), the line-ups, the computer
//! opponents and the exact solution of the whole game ([`solve`]). It is not a match: clocks, offers and undo lists live
//! elsewhere; it opens no file, reads no clock and draws no page.
//!
//! ```
//! use kings_cooking::KingsCooking;
//! use rules::{Game, Position, Standing, Text};
//!
//! let mut party = KingsCooking::start(());
//! assert_eq!(party.position_text(), "rnb/3/RNB l - 0.0 0.0 0 0");
//! for text in ["a1a3", "b3c1", "b1c3", "c1b3", "a3b3"] {
//!     let step = party.explain(text, Standing::Open)?;
//!     let _ = party.play(step);
//! }
//! let end = party.outcome().map(|outcome| (outcome.winner, outcome.reason));
//! assert_eq!(end, Some((Some(rules::Side::First), "empty")));
//! # Ok::<(), rules::Refusal>(())
//! ```
//!
//! Words of the game: a *unit* is a piece on the board; a *line-up* is the three kinds of a home row; a *court* is the place
//! behind a home row; a *departure* is the step into the rival's court; a *guest* is a unit that has departed; *captured*
//! units are back in their own court; the *margin* is captured enemy units less captured own ones, and decides every game
//! that is counted.

mod eval;
mod game;
pub mod geometry;
mod key;
mod legality;
pub mod link;
mod movegen;
pub mod names;
mod notation;
pub mod opponents;
pub mod outcome;
pub mod piece;
mod position;
mod present;
pub mod record;
pub mod setup;
pub mod solve;
mod step;
mod text;

pub use legality::explain_after;
pub use position::{KingsCooking, NO_PROGRESS_LIMIT, Tallies, Undo};
pub use present::{court_site, square_site};
pub use step::{Action, Step};
pub use text::MAX_PLIES;
