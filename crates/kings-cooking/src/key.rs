//! Incremental keys.
//!
//! The key covers squares, side to move and en passant target, which is the identity of a position for repetition
//! (rules: 9.4), and the captured tallies. Within one game those follow from the rest, so repetition does not notice; a
//! search does, because "the knight was taken" and "the knight has left" can give the same board and different results.

use rules::{Side, Words, zobrist};

use crate::geometry::{File, Square};
use crate::piece::Unit;

static UNITS: Words<{ Unit::CODES * 9 }> = Words::new(0x6b63_7061_7274_7931);
static EN_PASSANT: [u64; 3] = zobrist(0x6b63_7061_7274_7932);
static CAPTURED: [u64; 8] = zobrist(0x6b63_7061_7274_7933);
/// Toggled by every step.
pub(crate) const SIDE: u64 = zobrist::<1>(0x6b63_7061_7274_7934)[0];

#[inline]
pub(crate) fn unit(unit: Unit, square: Square) -> u64 {
    UNITS.at(unit.index() * 9 + square.index())
}

#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    EN_PASSANT[file as usize]
}

/// The word of a side's captured tally.
#[inline]
pub(crate) fn captured(side: Side, count: u8) -> u64 {
    CAPTURED[side.index() * 4 + usize::from(count & 3)]
}
