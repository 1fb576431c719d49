//! Numbers for what moved where, under which a search remembers how steps fared.

use evaluation::HISTORY_SLOTS;

use crate::geometry::{HALF, PALACE, POINTS};
use crate::{Kind, Piece, Point, PointSet};

/// Where the pieces of a kind and side can arrive.
const fn area(piece: Piece) -> PointSet {
    match piece.kind {
        Kind::King | Kind::Advisor => PALACE[piece.side.index()],
        Kind::Elephant => HALF[piece.side.index()],
        Kind::Horse | Kind::Rook | Kind::Cannon | Kind::Pawn => PointSet::ALL,
    }
}

/// A number of its own for each piece, its side included, on each point where it can arrive.
static SLOT: [[u16; POINTS]; 14] = {
    let mut table = [[0; POINTS]; 14];
    let mut next = 0;
    let mut index = 0;
    while index < 14 {
        let piece = Piece::from_index(index);
        let mut at = 0;
        while at < POINTS {
            if area(piece).has(Point::at(at as u8)) {
                table[index][at] = next;
                next += 1;
            }
            at += 1;
        }
        index += 1;
    }
    assert!((next as usize) <= HISTORY_SLOTS);
    table
};

/// The slot of a piece that arrives on a point.
#[inline]
pub(super) const fn slot(piece: Piece, to: Point) -> usize {
    SLOT[piece.index()][to.index()] as usize
}
