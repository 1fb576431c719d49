//! The laws that every game passes, as reusable checks.
//!
//! [`check`] plays random games and tries every law of the design at every position; [`check_mirror`] adds the symmetry of
//! the sides for games that have it; [`perft_file()`] reads tables of counts; [`wins()`] proves forced wins. A game's own
//! tests call them with a seed, and so does `fairyring check`. A failure is a [`Difference`] that names the law, the seed
//! and the position, so that it can be repeated.
//!
//! What this crate is not: it knows no game and holds no expected result of any.
//!
//! ```
//! use conformance::{Plan, check};
//! # use rules::Game;
//! # fn example<P: Game>() {
//! let report = check::<P>(P::Options::default(), &Plan { games: 10, plies: 60, seed: 1 });
//! assert!(report.differences.is_empty(), "{}", report.differences[0]);
//! # }
//! ```

mod laws;
mod perft_file;
mod plan;
mod terms;
mod walk;
mod wins;

pub use laws::{check, check_mirror, check_position};
pub use perft_file::{Counted, PerftCase, PerftFileError, perft_file};
pub use plan::{Difference, Plan, Report, assert_lawful};
pub use terms::assert_terms_add_up;
pub use walk::{random_game, random_step};
pub use wins::{wins, wins_by};
