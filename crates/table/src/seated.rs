//! Which games can sit on a table.

use rules::Game;

/// A game that can sit on a table. Nobody implements it by hand: every game is one, and with the feature `thinking` every game with
/// an evaluation, because the machine sits there too.
#[cfg(feature = "thinking")]
pub trait Seated: evaluation::Playable {}

#[cfg(feature = "thinking")]
impl<G: Game + evaluation::Evaluate> Seated for G {}

/// A game that can sit on a table. Nobody implements it by hand: every game is one, and with the feature `thinking` every game with
/// an evaluation, because the machine sits there too.
#[cfg(not(feature = "thinking"))]
pub trait Seated: Game {}

#[cfg(not(feature = "thinking"))]
impl<G: Game> Seated for G {}
