//! The words that position keys are made of (rules: 9).
//!
//! Owners stand for boards, and rotations have no word: neither which of an owner's two boards stands where nor how a
//! board is turned tells positions apart.

use rules::{Side, zobrist};

use crate::geometry::{Pin, Square};
use crate::piece::Piece;
use crate::rights::Rights;

static PIECES: [u64; 16 * Square::COUNT] = zobrist(0x7472_6964_0001);
static OWNERS: [u64; 2 * Pin::COUNT] = zobrist(0x7472_6964_0002);
static RIGHTS: [u64; 16] = zobrist(0x7472_6964_0003);
static PASSED: [u64; Square::COUNT] = zobrist(0x7472_6964_0004);
static OWED: [u64; Square::COUNT] = zobrist(0x7472_6964_0005);

/// The word of Black to move.
pub(crate) const BLACK: u64 = zobrist::<1>(0x7472_6964_0006)[0];

#[inline]
pub(crate) fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.index() * Square::COUNT + square.index()]
}

#[inline]
pub(crate) fn owner(side: Side, pin: Pin) -> u64 {
    OWNERS[side.index() * Pin::COUNT + pin.index()]
}

#[inline]
pub(crate) fn rights(rights: Rights) -> u64 {
    RIGHTS[rights.index()]
}

/// The word of an en passant pawn that can be taken.
#[inline]
pub(crate) fn passed(square: Square) -> u64 {
    PASSED[square.index()]
}

/// The word of a pawn that must promote.
#[inline]
pub(crate) fn owed(square: Square) -> u64 {
    OWED[square.index()]
}
