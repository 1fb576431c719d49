//! Section 9: facing, sight, safety and check, by looking at every piece.

use super::board::{Board, Colour, Kind, Square};
use super::lines::{self, ORTHOGONAL};

/// rules: 9.1: a commander is visible if it stands alone on its square.
fn visible(board: &Board, colour: Colour) -> Option<Square> {
    board
        .commander(colour)
        .filter(|square| board.at(*square).len() == 1)
}

/// rules: 9.1
pub(crate) fn facing(board: &Board) -> bool {
    let (Some(red), Some(blue)) = (visible(board, Colour::Red), visible(board, Colour::Blue))
    else {
        return false;
    };
    ORTHOGONAL.into_iter().any(|direction| {
        (1..)
            .map_while(|k| red.step(direction, k))
            .find(|square| !board.at(*square).is_empty())
            == Some(blue)
    })
}

/// rules: 9.2: whether `square` lies in the sight of the enemy commander while the commander of `us` moves away from
/// `origin`. If it stood there alone it is lifted off the board; out of a stack, the rest of the stack blocks.
pub(crate) fn in_sight(board: &Board, us: Colour, origin: Square, square: Square) -> bool {
    let Some(enemy) = visible(board, us.other()) else {
        return false;
    };
    let empty = |s: Square| {
        let group = board.at(s);
        group.is_empty()
            || (s == origin && group.pieces().all(|piece| piece.kind == Kind::Commander))
    };
    ORTHOGONAL.into_iter().any(|direction| {
        (1..)
            .map_while(|k| enemy.step(direction, k))
            .take_while(|s| empty(*s))
            .any(|s| s == square)
    })
}

/// Whether an enemy piece attacks the commander of `us` (rules: 3.1, 9.6).
pub(crate) fn attacked(board: &Board, us: Colour) -> bool {
    let Some(square) = board.commander(us) else {
        return false;
    };
    board.groups(us.other()).any(|(from, group)| {
        group
            .pieces()
            .any(|piece| lines::attacks(board, piece, from, square))
    })
}

/// rules: 9.3, and 17.8: without commanders every end of a turn is safe.
pub(crate) fn safe(board: &Board, us: Colour) -> bool {
    if !board.rules.has_commanders() {
        return true;
    }
    board.commander(us).is_some() && !attacked(board, us) && !facing(board)
}
