//! Rhythm xiangqi: the same pieces on three layers, with energy from the beat for moves between them (rules: 9, 10).
//!
//! Inside a layer everything goes as in plain xiangqi, and the movers are the same: each layer is a [`Board`](crate::Board).
//! What is added is small: vertical moves that cost energy, checks from straight above and below, and a beat grade on every
//! step that decides what the step earns.

mod arrange;
mod audit;
mod duel;
mod energy;
#[cfg(feature = "evaluation")]
mod eval;
#[cfg(feature = "evaluation")]
mod exchange;
mod explain;
mod fen;
mod game;
mod grade;
mod layer;
mod movegen;
mod noted;
mod options;
mod outcome;
mod position;
mod present;
mod setup;
mod step;
mod tally;
#[cfg(feature = "evaluation")]
mod terms;
mod text;
#[cfg(feature = "evaluation")]
mod weights;

pub use arrange::RhythmPlan;
pub use energy::{COST_PER_LAYER, Energy};
pub use grade::Grade;
pub use layer::{Layer, NODES, Node};
pub use options::{MissPolicy, OpenLayers, RhythmOptions, Switch};
pub use position::{Rhythm, RhythmUndo};
pub use setup::RSTART;
pub use step::{Drain, RhythmStep};
pub use tally::Streaks;
