//! What a search needs to know of a game beyond its rules, and how the weights of an evaluation are learned.
//!
//! [`Evaluate`] is the static value of positions and steps and what else a search may ask; [`Tune`] opens a value that is a weighted
//! sum to learning, and [`phased_terms!`] writes such a sum for the two phases of a game. [`Playable`] is a game with an
//! evaluation. A game crate brings its evaluation behind its feature `evaluation`: rules alone do not need it.
//!
//! What this crate is not: it holds no weight of any game, and it does not search.
//!
//! ```
//! use evaluation::Phased;
//!
//! let rook = Phased::new([500, 520]);
//! assert_eq!(rook.blend(24, 24) / 24, 500);
//! assert_eq!(rook.blend(6, 24) / 24, 515);
//! ```

mod evaluate;
mod exact;
mod forced_repetition;
mod history_slot;
mod phased;
mod playable;
mod terms;
mod tune;

pub use evaluate::{Evaluate, STATIC_BOUND};
pub use exact::{Exact, Truth};
pub use forced_repetition::ForcedRepetition;
pub use history_slot::HISTORY_SLOTS;
pub use phased::Phased;
pub use playable::Playable;
pub use tune::{Freedom, Shape, Tune, Weights};

// The macro names the sides of a game in the crate of whoever calls it.
#[doc(hidden)]
pub use rules::Side;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
