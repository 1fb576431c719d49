//! Section 8: promotion after an action that changed the board.

use super::board::{Board, Colour, Kind, Square};
use super::lines;

/// rules: 8.1, both parts in their order, each once (8.4).
pub(crate) fn promote(board: &mut Board, mover: Colour) {
    if let Some(target) = board.commander(mover.other()) {
        let attackers: Vec<(Square, Kind)> = board
            .groups(mover)
            .flat_map(|(square, group)| group.pieces().map(move |piece| (square, piece)))
            .filter(|(square, piece)| lines::attacks(board, *piece, *square, target))
            .map(|(square, piece)| (square, piece.kind))
            .collect();
        for (square, kind) in attackers {
            board.make_heroic(square, kind);
        }
    }
    for colour in Colour::ALL {
        let others: Vec<(Square, Kind)> = board
            .groups(colour)
            .flat_map(|(square, group)| group.pieces().map(move |piece| (square, piece.kind)))
            .filter(|(_, kind)| *kind != Kind::Commander)
            .collect();
        if let [(square, kind)] = others.as_slice() {
            board.make_heroic(*square, *kind);
        }
    }
}
