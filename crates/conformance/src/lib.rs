//! The laws that every game passes, as reusable checks.
//!
//! [`check`] plays random games and tries every law, the costly ones on a fixed sample; [`check_mirror`] adds the symmetry of
//! the sides for games that have it; [`perft_file()`] reads tables of counts; [`wins()`] proves forced wins. A game's own
//! tests call them with a seed, and so does `fairyring check`. A failure is a [`Difference`] that names the law, the seed
//! and the position, so that it can be repeated.
//!
//! # The laws
//!
//! Rules, for every legal step of every position:
//! 1. An outcome means no step, no outcome means a step.
//! 2. No step comes twice, the order is stable, counting agrees with generating.
//! 3. Undo is exact in every field, once and again.
//! 4. Key and derived state equal a recomputation; equal positions have equal keys.
//! 5. Step texts are unique and read back.
//! 6. Position texts read back; a turn that was begun unfolds to its start.
//! 7. A turn that was begun can be finished (seen by law 1).
//! 8. A duty is owed exactly at its stage, and every answer to it clears something.
//! 9. Picks decide: no path is the beginning of another.
//! 10. With the sides exchanged: the mirrored steps and ends, the same value and gains ([`check_mirror`]).
//!
//! Texts:
//! 11. Every notation of a step reads back; whatever it reads is legal ([`check_reading`]).
//! 12. Turns read back in every notation, whole and in parts, in machine form also by [`rules::read_turn`].
//!
//! Whole games:
//! 13. A game goes back and forth to the same positions.
//! 14. Native and wasm builds answer alike. `cargo xtask test` tries it on the built modules, not this crate.
//!
//! What a search takes for granted:
//! 15. History slots are indexes; values and gains are in range; an exchange wins no more than its capture; a quiet step gains nothing;
//!     tactical steps are legal and come once; a plain end is an end by the rules.
//! 16. A pass gives a whole position of the same game, with the other side to begin a turn.
//!
//! What eyes are shown:
//! 17. A scene shows places that exist, and check, debts and session as the position has them; what is picked is shown.
//! 18. Facts and effects applied to the scene before a step give the scene after it: pieces, boards, layers, energies, debts,
//!     session. Notes, check and mate agree with them.
//!
//! The match:
//! 19. A game on a [`rules::Course`] is the same game: moments, windows and earlier positions agree, repetitions have one key,
//!     all taken back is the start.
//!
//! 21. [`rules::Position::play`] plays what is legal, and refuses everything else with nothing changed.
//!
//! 22. A clock common to both players is offered exactly where its end decides, and runs for some time.
//!
//! What a hand is told:
//! 23. Whatever a hand tries after the picks of a legal step, and before any, is continued by a legal step or answered by a refusal
//!     of the game's [`rules::Vocabulary`], which blames places of the universe.
//!
//! Whoever sets up a position by hand:
//! 24. Every position can be built from nothing by deeds alone; a set-up has faults exactly if the reader of position texts refuses it,
//!     and he refuses the first of them ([`check_plans`]).
//!
//! What is sent:
//! 20. Every mark, note, reason and finding is in the game's [`rules::Vocabulary`], so that a page can have words for it.
//!
//! What this crate is not: it knows no game and holds no expected result of any.
//!
//! ```
//! use conformance::{Plan, check};
//! # use evaluation::Playable;
//! # fn example<P: Playable>() {
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

pub use laws::{check, check_mirror, check_plan, check_plans, check_position, check_reading};
pub use perft_file::{Counted, PerftCase, PerftFileError, perft_file};
pub use plan::{Difference, Plan, Report, assert_lawful};
pub use terms::assert_terms_add_up;
pub use walk::{WalkedPly, random_game, random_step};
pub use wins::{wins, wins_by};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
