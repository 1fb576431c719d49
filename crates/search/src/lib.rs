//! One search for every game: principal variation search over [`Position`](rules::Position) and [`Evaluate`](evaluation::Evaluate).
//!
//! Turns need not alternate: a side may act several times in a row (a deploy session) or owe an answer out of turn (a forced
//! promotion). The window is turned round only when the actor changes, depth is counted in turns, and the answer is a whole turn.
//!
//! What this crate is not: it names no game, reads no clock (a [`Watch`] is passed in), does no I/O and knows no text.
//!
//! ```
//! use std::sync::Arc;
//! use dummy::Dummy;
//! use rules::Game;
//! use search::{Limits, Memory, Searcher, Task, Unwatched};
//!
//! let start = Dummy::start(Default::default());
//! let task = Task::new(start, Limits::depth(3), Arc::new(Memory::new(1)));
//! let mut search = Searcher::new(task);
//! search.advance(u64::MAX, &Unwatched, &mut |found| assert!(found.line.depth <= 3));
//! assert!(search.turn().is_some());
//! ```

mod history;
mod iterative_deepening;
mod late_move_reduction;
mod lazy_smp;
mod level;
mod limits;
mod mate_proof;
mod memory;
mod move_ordering;
mod pruning;
mod pvs;
mod quiescence;
mod score;
mod searcher;
mod style;
mod time_management;
mod trail;
mod transposition_table;
mod whim;
mod worker;

pub use iterative_deepening::{Bound, PrincipalVariation};
pub use level::{Level, LevelError};
pub use limits::{Limits, SOFT_REACH, Unwatched, Watch};
pub use mate_proof::Distance;
pub use memory::Memory;
pub use score::{Score, Verdict};
pub use searcher::{Found, Progress, Searcher, Task};
pub use style::{ACCEPTED, Plies, Style, StyleError};
pub use time_management::{Budget, TimeLeft};
pub use trail::Trail;
pub use whim::{by_margin, first, greedy, hasty, random, truth, truths};
pub use worker::Selectivity;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
