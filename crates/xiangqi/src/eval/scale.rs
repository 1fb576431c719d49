//! What an advantage is worth when little is left to win with: a full palace holds against a rook, and a pawn wins hardly ever.

use rules::Side;

use crate::{Board, Kind};

/// The scale of an advantage that needs no doubt.
pub(crate) const WHOLE: i32 = 64;

/// By what is left to attack with (lines: nothing; a pawn; a horse, a cannon or two pawns; one of these and a pawn; a rook or two
/// of these) and by what is left to defend with.
const SCALES: [[i32; 6]; 5] = [
    [0, 0, 0, 0, 0, 0],
    [40, 26, 14, 8, 5, 3],
    [52, 40, 26, 14, 8, 5],
    [64, 58, 48, 36, 26, 18],
    [64, 64, 62, 52, 42, 32],
];

/// The side that a value for Red favours.
#[inline]
pub(crate) const fn stronger(red: i32) -> Side {
    if red >= 0 { Side::First } else { Side::Second }
}

/// By how many [`WHOLE`]ths the advantage of `side` counts.
#[inline]
pub(crate) fn scale(board: &Board, side: Side) -> i32 {
    let attack = force(board, side);
    let Some(row) = SCALES.get(attack) else {
        return WHOLE;
    };
    let enemy = side.other();
    let guards = board.count(enemy, Kind::Advisor) + board.count(enemy, Kind::Elephant);
    row[(guards + force(board, enemy) / 2).min(row.len() - 1)]
}

/// Pawns count 1, horses and cannons 2, rooks 4.
fn force(board: &Board, side: Side) -> usize {
    board.count(side, Kind::Pawn)
        + 2 * (board.count(side, Kind::Horse) + board.count(side, Kind::Cannon))
        + 4 * board.count(side, Kind::Rook)
}
