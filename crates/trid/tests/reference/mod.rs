//! A slow, literal reference of the rules text of Tri-Dimensional Chess.
//!
//! Written straight from `docs/rules/tri-d.md`, section by section, with maps keyed by file, rank and level, whole copies of
//! the state and plain scanning; it shares no code with the engine and is right or wrong on its own. Clarity over speed.

pub(crate) mod action;
pub(crate) mod activation;
pub(crate) mod attack;
pub(crate) mod castling;
pub(crate) mod generate;
pub(crate) mod geometry;
pub(crate) mod human;
pub(crate) mod moves;
pub(crate) mod options;
pub(crate) mod piece;
pub(crate) mod state;
pub(crate) mod tfen;
pub(crate) mod values;

pub(crate) use action::Action;
pub(crate) use generate::Standing;
pub(crate) use geometry::FILES;
pub(crate) use options::{MEDER, OPTIONS, Options};
pub(crate) use state::State;
pub(crate) use tfen::START;
pub(crate) use values::PERFT;
