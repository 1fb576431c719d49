//! Section 8: promotion after an action that changed the board.

use super::board::{Board, Colour, Kind, Piece, Square};
use super::lines;

/// Every piece of a side with its square and its slot.
fn all(board: &Board, colour: Colour) -> Vec<(Square, usize, Piece)> {
    board
        .groups(colour)
        .flat_map(|(square, group)| {
            let slots = group.pieces().enumerate();
            slots.map(move |(slot, piece)| (square, slot, piece))
        })
        .collect()
}

/// rules: 8.1, both parts in their order, each once (8.4); nothing without commanders (17.8).
pub(crate) fn promote(board: &mut Board, mover: Colour) {
    if !board.rules.has_commanders() {
        return;
    }
    if let Some(target) = board.commander(mover.other()) {
        let mut attackers = all(board, mover);
        attackers.retain(|(square, _, piece)| lines::attacks(board, *piece, *square, target));
        for (square, slot, _) in attackers {
            board.make_heroic(square, slot);
        }
    }
    for colour in Colour::ALL {
        let mut others = all(board, colour);
        others.retain(|(_, _, piece)| piece.kind != Kind::Commander);
        if let [(square, slot, _)] = others.as_slice() {
            board.make_heroic(*square, *slot);
        }
    }
}
