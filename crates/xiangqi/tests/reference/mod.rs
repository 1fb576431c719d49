//! A slow, literal reference of the rules text of xiangqi and rhythm xiangqi.
//!
//! Written straight from `docs/rules/xiangqi.md`, section by section: one array of optional pieces, whole copies of the
//! state, legality by making the move and trying every capture of the king. It shares no code with the engine and is right
//! or wrong on its own. Clarity over speed.

pub(crate) mod attack;
pub(crate) mod board;
pub(crate) mod chase;
pub(crate) mod deed;
pub(crate) mod fen;
pub(crate) mod history;
pub(crate) mod legal;
pub(crate) mod movement;
pub(crate) mod play;
pub(crate) mod refusal;
pub(crate) mod scatter;

pub(crate) use board::{Game, Kind, Node, Piece, Side, State};
pub(crate) use deed::Rule;
pub(crate) use history::{End, History};
pub(crate) use play::{Grade, Move};
