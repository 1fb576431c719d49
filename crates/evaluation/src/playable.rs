//! A game that a machine can play.

use rules::Game;

use crate::Evaluate;

/// A complete game with an evaluation: whatever is one can sit on a table, be thought about and be listed. Nobody implements it
/// by hand.
pub trait Playable: Game + Evaluate {}

impl<G: Game + Evaluate> Playable for G {}
