//! What pieces are worth.

use crate::piece::{Kind, Piece};
use crate::stack::Group;

use super::terms::row;
use super::weights;

/// Hundredths of an infantry. A commander taken ends the game, so its price only has to exceed everything else.
pub(crate) const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::Commander => 10_000,
        _ => weights::MATERIAL[row(kind)] as i32,
    }
}

/// What the mark adds: one more square of range in eight directions (rules: 2.1).
pub(crate) const fn heroic_bonus(kind: Kind) -> i32 {
    weights::HEROIC[row(kind)] as i32
}

/// By piece code; 0 for the code of an empty slot.
static WORTH: [i32; Piece::CODES] = {
    let mut table = [0; Piece::CODES];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let kind = Kind::ALL[index];
        table[kind as usize] = worth(kind);
        table[kind as usize | Piece::HEROIC_BIT as usize] = worth(kind) + heroic_bonus(kind);
        index += 1;
    }
    table
};

#[inline]
pub(crate) fn piece_value(piece: Piece) -> i32 {
    WORTH[usize::from(piece.0) % Piece::CODES]
}

/// Of everything on a square; 0 for nothing.
#[inline]
pub(crate) fn group_value(group: Group) -> i32 {
    group.pieces().map(piece_value).sum()
}
