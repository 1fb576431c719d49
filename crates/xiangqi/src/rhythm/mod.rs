//! Rhythm xiangqi: the same pieces on three layers, with energy from the beat for moves between them (rules: 9, 10).
//!
//! Inside a layer everything goes as in plain xiangqi, and the movers are the same: each layer is a [`Board`](crate::Board).
//! What is added is small: vertical moves that cost energy, checks from straight above and below, and a beat grade on every
//! step that decides what the step earns.

mod energy;
mod eval;
mod exchange;
mod explain;
mod filter;
mod grade;
mod layer;
mod movegen;
mod noted;
mod outcome;
mod position;
mod present;
mod repetition;
mod setup;
mod step;
mod tally;
mod terms;
mod text;
mod weights;

pub use energy::{COST_PER_LAYER, Energy};
pub use filter::{Class, RhythmFilter};
pub use grade::{Beat, Grade};
pub use layer::{Layer, NODES, Node};
pub use position::{Rhythm, RhythmUndo};
pub use setup::{MissPolicy, OpenLayers, RSTART, RhythmOptions, Switch};
pub use step::{Drain, RhythmStep};
pub use tally::Streaks;
