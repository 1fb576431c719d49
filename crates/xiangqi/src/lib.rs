//! Xiangqi and its three-layer form with rhythm energy.
//!
//! Two games over the same movers: [`Xiangqi`], Chinese chess on nine files and ten ranks, and [`Rhythm`], its form
//! on three layers. [`record`] reads and writes their games.
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
//! use xiangqi::{Xiangqi, prelude::*};
//!
//! let mut position = Xiangqi::start(Default::default());
//! let step = position.explain("h2e2", Standing::Open)?;
//! let undo = position.play(step)?;
//! assert_eq!(
//!     position.to_string(),
//!     "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
//! );
//! assert!(position.play(step).is_err(), "it is Black's turn");
//! let refusal = position.explain("b9c5", Standing::Open).unwrap_err();
//! assert_eq!(refusal.code(), "GEOMETRY");
//! assert_eq!(refusal.to_string(), "horse b9-c5: a horse moves one point along a line and one diagonally");
//! position.undo(step, undo);
//! assert_eq!(position, Xiangqi::start(Default::default()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
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
mod blame;
mod board;
mod detail;
mod duel;
#[cfg(feature = "evaluation")]
mod eval;
mod explain;
mod fen;
#[cfg(feature = "records")]
pub mod formats;
mod game;
mod geometry;
mod movegen;
mod notation;
mod noted;
mod options;
mod outcome;
mod piece;
mod position;
mod present;
mod refusal;
mod repetition;
mod rhythm;
mod setup;
mod step;
mod text;

pub use arrange::{Field, Plan};
pub use board::Board;
pub use detail::Colour;
pub use geometry::{FILES, HALF, PALACE, POINTS, Point, PointSet, Points, RANKS, has_crossed};
pub use movegen::destinations;
pub use options::{Options, Repetition};
pub use outcome::Reason;
pub use piece::{Kind, Piece};
pub use position::{Undo, Xiangqi};
pub use refusal::Refusal;
pub use repetition::{Circumstance, Conduct};
pub use rhythm::{
    COST_PER_LAYER, Drain, Energy, Grade, Layer, MissPolicy, NODES, Node, OpenLayers, RSTART,
    Rhythm, RhythmOptions, RhythmPlan, RhythmStep, RhythmUndo, Streaks, Switch,
};
pub use rules;
pub use rules::prelude;
pub use step::Step;

#[cfg(test)]
use setup::START;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
