//! Weights of what rhythm xiangqi has beyond plain xiangqi, in the form of the tuning tool (crate `tune`); names and order are those of
//! [`super::terms`].
//!
//! They are set by hand. Weights learned from 400 games, with terms for what can be struck from another layer and for freedom out
//! there, lost to these by 100 (plus or minus 67) Elo in 100 games of 4,000 positions a turn.

/// Energy by its amount, 0 to 10: a whole vertical move is a little less than half a pawn.
#[rustfmt::skip]
pub(super) const ENERGY: [i16; 11] = [
    0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150,
];

/// Pieces outside the standard layer: king, advisor, elephant, horse, rook, cannon, pawn. Guards cannot guard there; attackers meet
/// fewer enemies.
#[rustfmt::skip]
pub(super) const OUTSIDE: [i16; 7] = [
    0, -60, -60, 20, 20, 20, 20,
];

/// Pieces straight above or below the enemy palace whose side can pay for a strike, by kind.
#[rustfmt::skip]
pub(super) const OVER_PALACE: [i16; 7] = [
    0, 35, 35, 35, 35, 0, 35,
];
