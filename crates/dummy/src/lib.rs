//! *Leapers*, a tiny game with mid-turn steps and a duty, to test everything that stands on the rules.
//!
//! Seven cells in a row, two stones a side on the outer cells, each side going towards the other end. A turn is a push (one
//! cell ahead onto an empty cell) or a run: a stone leaps over its neighbour onto the empty cell beyond, again and again
//! if it likes, until the player says `stop`. An enemy stone that is leapt over leaves the board. When a turn ends with a
//! stone on the far cell, the *opponent* owes a decision before its own turn: `take` (the stone leaves the board and scores
//! a point) or `return` (it goes back to the first empty cell of its own side, for no point). Who cannot begin a turn ends
//! the game; the points decide.
//!
//! It is not a game of the catalogue: it exists because a deploy session and a forced promotion are hard shapes, and search,
//! table and page should meet them in a game that can be checked by hand.
//!
//! ```
//! use dummy::Dummy;
//! use rules::{Game, Position, Text};
//!
//! let start = Dummy::start(Default::default());
//! assert_eq!(start.position_text(), "11...22 1 - - 0:0 0");
//! assert_eq!(start.count(), 2);
//! ```

mod arrange;
mod audit;
#[cfg(feature = "evaluation")]
mod eval;
mod game;
mod geometry;
mod movegen;
mod notation;
mod options;
mod outcome;
mod piece;
mod plan;
mod position;
mod present;
mod refusal;
mod setup;
mod step;
mod text;

pub use geometry::{CELLS, Cell};
pub use options::Options;
pub use outcome::Reason;
pub use plan::{Field, Plan};
pub use position::{Dummy, Undo};
pub use refusal::Refusal;
pub use rules;
pub use rules::prelude;
pub use step::{Decision, Step};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
