//! Xiangqi and its three-layer form with rhythm energy.
//!
//! Two games over the same movers: [`Xiangqi`], Chinese chess on nine files and ten ranks, and [`Rhythm`], its form
//! on three layers. [`notation`] writes moves of both, [`record`] their games.
//! The rules text is `docs/rules/xiangqi.md`; comments cite its sections (`rules: 5.4`).
//!
//! Words: a *point* is an intersection, a *half* is a side of the river, a *leg* or *eye* is the point that blocks a horse or
//! an elephant, a *screen* is the piece over which a cannon takes; a *node* is a point of a layer, a *grade* says how well a
//! move met the beat.
//!
//! What this crate is not: it holds no history and no clock time, it does not search, and it knows no file formats beyond
//! texts.
//!
//! ```
//! use rules::{Game, Position, Text};
//! use xiangqi::Xiangqi;
//!
//! let mut position = Xiangqi::start(Default::default());
//! let step = position.explain("h2e2", rules::Standing::Open)?;
//! let _ = position.play(step);
//! assert_eq!(
//!     position.position_text(),
//!     "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
//! );
//! let refusal = position.explain("b9c5", rules::Standing::Open).unwrap_err();
//! assert_eq!(refusal.code, "GEOMETRY");
//! # Ok::<(), rules::Refusal>(())
//! ```

mod board;
mod duel;
mod eval;
mod explain;
mod geometry;
mod movegen;
pub mod notation;
mod noted;
mod outcome;
mod piece;
mod position;
mod present;
pub mod record;
mod repetition;
mod rhythm;
mod setup;
mod step;
mod text;
mod words;

pub use board::Board;
pub use geometry::{FILES, HALF, PALACE, POINTS, Point, PointSet, Points, RANKS, has_crossed};
pub use movegen::{Captures, Checks, Filter, destinations};
pub use piece::{Kind, Piece};
pub use position::{Undo, Xiangqi};
pub use rhythm::{
    Beat, COST_PER_LAYER, Class, Drain, Energy, Grade, Layer, MissPolicy, NODES, Node, OpenLayers,
    RSTART, Rhythm, RhythmFilter, RhythmOptions, RhythmStep, RhythmUndo, Streaks, Switch,
};
pub use setup::{Options, START};
pub use step::Step;
