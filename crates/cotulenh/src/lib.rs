//! CoTuLenh (Cờ Tư Lệnh, Commander Chess): stacks, deploy sessions, air defence, heroic promotion, exact undo.
//!
//! The rules text is `docs/rules/cotulenh.md`; comments cite its sections (`rules: 7.5`). [`Cotulenh`] is a position. One
//! step is an ordinary move, one deploy step of an open session, or the commit that closes it.
//!
//! Words of the game: a *group* is whatever stands on a square, a *stack* a group of several pieces with its *carrier*
//! first; *deploying* lets the pieces of a stack act one after another in a *session*; a *heroic* piece has been promoted.
//!
//! What this crate is not: it holds no history, so draws by repetition need the match; it does no I/O and reads no clock.

mod air;
mod geometry;
mod piece;
mod stack;

pub use geometry::{FILES, Half, RANKS, Square, SquareSet, Terrain};
pub use piece::{Kind, Mark, Piece};
pub use stack::{Group, KindSet};
