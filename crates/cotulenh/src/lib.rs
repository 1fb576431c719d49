//! CoTuLenh (Cờ Tư Lệnh, Commander Chess): stacks, deploy sessions, air defence, heroic promotion, exact undo.
//!
//! The rules text is `docs/rules/cotulenh.md`; comments cite its sections (`rules: 7.5`). [`Cotulenh`] is a position. One
//! step is an ordinary move, one deploy step of an open session, or the commit that closes it.
//!
//! Words of the game: a *group* is whatever stands on a square, a *stack* a group of several pieces with its *carrier*
//! first; *deploying* lets the pieces of a stack act one after another in a *session*; a *heroic* piece has been promoted.
//!
//! What this crate is not: it holds no history, so draws by repetition need the match; it does no I/O and reads no clock.
//!
//! ```
//! use cotulenh::{Cotulenh, Options};
//! use rules::{Game, Position, Reading, Stage, Standing, Text};
//!
//! let start = Cotulenh::start(Options::default());
//! assert_eq!(start.count(), 116);
//!
//! // A navy at sea with a plane and a tank: the plane takes the tank along, the navy stays.
//! let text = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
//! let mut position = Cotulenh::read_position(text, Reading::Lenient, Options::default())?;
//! for action in ["c3Fg7", "c3Tg7"] {
//!     let step = position.explain(action, Standing::Open)?;
//!     let _token = position.play_unchecked(step);
//!     assert_eq!(position.stage(), Stage::Mid);
//! }
//! assert_eq!(position.position_text(), format!("{text} c3:N:F>g7,T>&g7..."));
//! let commit = position.explain("commit", Standing::Open)?;
//! let token = position.play_unchecked(commit);
//! assert_eq!(position.stage(), Stage::Turn);
//! position.undo(commit, token);
//! assert_eq!(position.stage(), Stage::Mid);
//! # Ok::<(), cotulenh::Refusal>(())
//! ```

#![cfg_attr(
    not(feature = "evaluation"),
    allow(
        dead_code,
        unused_imports,
        reason = "some of the movers serve evaluation alone"
    )
)]

mod aims;
mod air_defence;
mod arrange;
mod audit;
mod board;
mod deploy_session;
mod drawing;
#[cfg(feature = "evaluation")]
mod eval;
mod explain;
mod fen;
mod game;
mod geometry;
mod heroic_promotion;
mod kinds;
mod movegen;
mod notation;
mod options;
mod outcome;
mod piece;
mod plan;
mod points;
mod position;
mod present;
mod refusal;
mod setup;
mod square_set;
mod stack;
mod step;
mod text;
mod undo;

pub use geometry::{FILES, Half, RANKS, Square, Terrain};
pub use kinds::KindSet;
pub use options::{Aim, Army, Book, Options, Points};
pub use outcome::Reason;
pub use piece::{Colour, Kind, Mark, Piece};
pub use plan::{Field, Plan};
pub use position::Cotulenh;
pub use refusal::Refusal;
pub use rules;
pub use rules::prelude;
pub use setup::START;
pub use square_set::SquareSet;
pub use stack::Group;
pub use step::{Act, Actors, Step};
pub use undo::{HeroicChange, Undo};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
