//! Tri-Dimensional Chess by the revised Meder system: seven boards, four of them moving.
//!
//! Three main boards of 4×4 and four attack boards of 2×2 make 64 squares out of 96 that can exist. Movement is
//! two-dimensional over *columns* and free in its choice of *level*; a turn may also move a board along the *pins*, with
//! at most one *passenger*. Where a pawn promotes depends on where boards stand: it may be *deferred* under a board,
//! *forced* when that board leaves, or *frozen* while the next square is missing.
//!
//! | word | meaning |
//! |---|---|
//! | column | a file and a rank; pieces in it block slides on every level |
//! | level | where in its column a square lies: a main board `W` `N` `B`, or a pin |
//! | pin | one of twelve places for attack boards, `QL1`..`KL6` |
//! | passenger | a piece on an attack board; one may ride when the board moves |
//! | controller | who may move a board: its only passenger's side, or the owner of an empty one |
//! | activation | a board move, with the *same* or the *rotated* arrival of its passenger |
//! | deferred | a pawn on the corner under a board of the last pin: it promotes when the board leaves |
//! | owed | a forced promotion: the pawn's owner answers before anything else |
//! | frozen | a pawn of an outer file whose next column has no square |
//! | transported | a pawn that was carried; it never double-steps nor, by the default rules, takes en passant again |
//! | rule set | [`Options`] have names as a whole: `revised`, the default, and `meder`, Jens Meder's Tournament Rules |
//!
//! The rules are those of `docs/rules/tri-d.md`; comments cite its sections. What this crate is not: it keeps no history
//! and no clock time, draws nothing and knows no user interface. Draws by repetition, clock and material are declared by
//! the match, see [`rules::Adjudicate`].
//!
//! # Face
//!
//! - [`geometry`]: a [`Step`] names squares, pins and boards in its words; programs of ours speak to it in text.
//!
//! # Example
//!
//! ```
//! use rules::{Game, Position, Reading, Standing, Text};
//! use trid::{Options, TriD};
//!
//! let mut game = TriD::start(Options::default());
//! assert_eq!(game.count(), 20);
//!
//! let step = game.explain("b2Wb4N", Standing::Open)?;
//! let token = game.play_unchecked(step);
//! assert_eq!(
//!     game.position_text(),
//!     "4/4/U1UU/NBBN|4/4/1P2/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu b KQkq b4N - 0 1"
//! );
//! game.undo(step, token);
//! assert_eq!(game, TriD::start(Options::default()));
//!
//! // A board that carries four pieces does not move.
//! let refusal = game.explain("QL1-QL2", Standing::Open).unwrap_err();
//! assert_eq!(refusal.to_string(), "board WQL on QL1 carries 4 pieces; at most one may ride");
//! # Ok::<(), trid::Refusal>(())
//! ```

#![cfg_attr(
    not(feature = "evaluation"),
    allow(
        dead_code,
        unused_imports,
        reason = "some of the movers serve evaluation alone"
    )
)]

mod arrange;
mod audit;
mod boards;
mod castling;
mod detail;
#[cfg(feature = "evaluation")]
mod eval;
mod explain;
mod game;
pub mod geometry;
mod key;
mod movegen;
mod notation;
mod options;
mod outcome;
mod piece;
mod plan;
mod position;
mod present;
mod promotion;
mod queries;
mod refusal;
mod rights;
mod setup;
mod step;
#[cfg(test)]
mod testing;
mod text;
mod tfen;

pub use options::{
    Arrivals, BoardShadow, CarriedPromotion, CastleControl, CastleFirstTurn, CrossTrack,
    CrossTrackSlides, DestinationShadow, EpByTransported, Forward, Options, PinGraph,
    QueensideCastle, RotateInPlace, SlideOverGaps,
};
pub use outcome::Reason;
pub use piece::{Choice, Choices, Colour, Form, Kind, Piece};
pub use plan::{Field, Plan};
pub use position::{TriD, Undo};
pub use present::{Landing, Mark, Remark};
pub use refusal::Refusal;
pub use rules;
pub use rules::prelude;
pub use step::{Step, Wing};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
