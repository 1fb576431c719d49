//! Weights of what rhythm xiangqi has beyond plain xiangqi. Written by the tuning tool (crate `tune`); names and order are those of
//! [`super::terms`].

/// Energy by its amount, 0 to 10.
#[rustfmt::skip]
pub(super) const ENERGY: [i16; 11] = [
    0, 22, 32, 54, 75, 74, 83, 99, 121, 132, 133,
];

/// Pieces outside the standard layer: king, advisor, elephant, horse, rook, cannon, pawn.
#[rustfmt::skip]
pub(super) const OUTSIDE: [i16; 7] = [
    0, -42, -53, 23, 19, 5, 48,
];

/// Pieces straight above or below the enemy palace whose side can pay for a strike, by kind.
#[rustfmt::skip]
pub(super) const OVER_PALACE: [i16; 7] = [
    0, 35, 35, 76, 22, -9, 21,
];

/// Enemy pieces that can be taken by a paid vertical move, by kind.
#[rustfmt::skip]
pub(super) const STRUCK: [i16; 7] = [
    0, 6, 5, 20, 20, 23, 0,
];

/// For each point that a horse, rook or cannon outside the standard layer can go to.
#[rustfmt::skip]
pub(super) const OUTER_FREEDOM: [i16; 3] = [
    11, 3, -6,
];
