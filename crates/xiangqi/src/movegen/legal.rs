//! Legal moves: generated in canonical order, or only counted (rules: 1.3, 3.4).

use rules::Side;

use super::{Limits, destinations, is_attacked, line_moves, steppers};
use crate::{Board, Kind, Piece, Point, PointSet, Step};

/// Appends the legal moves of `side`, by origin and then by destination.
pub(crate) fn generate(board: &Board, side: Side, out: &mut Vec<Step>) {
    let Some(king) = board.king(side) else {
        return;
    };
    let limits = Limits::new(board, side, king);
    for from in board.side(side) {
        for to in legal_from(board, side, king, &limits, from) {
            out.push(Step::new(from, to));
        }
    }
}

/// The legal destinations of the piece of `side` on `from`.
#[inline]
fn legal_from(board: &Board, side: Side, king: Point, limits: &Limits, from: Point) -> PointSet {
    let Some(piece) = board.piece(from) else {
        return PointSet::EMPTY;
    };
    let set = destinations(board, piece, from);
    if from == king {
        king_moves(board, side, king, set)
    } else {
        set & limits.allowed(from)
    }
}

/// Those of the king's steps after which nothing attacks it.
#[inline]
fn king_moves(board: &Board, side: Side, king: Point, steps: PointSet) -> PointSet {
    let mut safe = steps;
    for to in steps {
        if is_attacked(board, to, side.other(), king) {
            safe = safe.without(to);
        }
    }
    safe
}

/// Whether `side` has a legal move; stops at the first one.
pub(crate) fn has_legal_step(board: &Board, side: Side) -> bool {
    let Some(king) = board.king(side) else {
        return false;
    };
    let limits = Limits::new(board, side, king);
    board
        .side(side)
        .into_iter()
        .any(|from| !legal_from(board, side, king, &limits, from).is_empty())
}

/// The number of legal moves of `side`.
pub(crate) fn count(board: &Board, side: Side) -> usize {
    let Some(king) = board.king(side) else {
        return 0;
    };
    let limits = Limits::new(board, side, king);
    let own = board.side(side);
    let mut total = king_moves(board, side, king, steppers::king(side, king) & !own).len();
    for from in limits.bound() {
        if let Some(piece) = board.piece(from) {
            total += (destinations(board, piece, from) & limits.allowed(from)).len();
        }
    }
    let free = !limits.bound();
    let to = limits.free_to() & !own;
    for kind in [Kind::Rook, Kind::Cannon] {
        for from in board.pieces(side, kind) & free {
            let cross = line_moves(board, Piece::new(side, kind), from);
            total += if limits.free_to() == PointSet::ALL {
                cross.len()
            } else {
                (cross.points(from) & to).len()
            };
        }
    }
    for from in board.pieces(side, Kind::Horse) & free {
        total += (steppers::horse(board, from) & to).len();
    }
    for from in board.pieces(side, Kind::Elephant) & free {
        total += (steppers::elephant(board, side, from) & to).len();
    }
    for from in board.pieces(side, Kind::Advisor) & free {
        total += (steppers::advisor(side, from) & to).len();
    }
    for from in board.pieces(side, Kind::Pawn) & free {
        total += (steppers::pawn(side, from) & to).len();
    }
    total
}
