//! Legal moves: generated in canonical order, or only counted (rules: 1.3, 3.4).

use rules::Side;

use super::{Limits, destinations, is_attacked, line_moves, steppers};
use crate::geometry::HALF;
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
pub(super) fn king_moves(board: &Board, side: Side, king: Point, steps: PointSet) -> PointSet {
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
    total + pawn_moves(side, board.pieces(side, Kind::Pawn) & free, to)
}

/// The moves of all pawns at once: one set for each direction, since no two pawns meet in the same direction.
#[inline]
fn pawn_moves(side: Side, pawns: PointSet, to: PointSet) -> usize {
    let ahead = (pawns.forward(side) & to).len();
    let crossed = pawns & HALF[side.other().index()];
    if crossed.is_empty() {
        return ahead;
    }
    ahead + (crossed.west() & to).len() + (crossed.east() & to).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use rules::{Position, Reading, SplitMix64, Text};

    /// Counting and generating are different code; random games from crowded and thin positions must not tell them apart.
    #[test]
    fn counting_agrees_with_generating() {
        let fens = [
            crate::START,
            "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
            "3ak4/9/4b4/2P1P1P2/9/9/2p1p1p2/4B4/9/4KA3 w - - 0 1",
            "CnN1k1b2/c3a4/4ba3/9/2nr5/9/9/4C4/4A4/4KA3 w - - 0 1",
        ];
        let mut random = SplitMix64::new(3);
        for fen in fens {
            for _ in 0..20 {
                let mut position =
                    Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap();
                for _ in 0..80 {
                    let mut steps = Vec::new();
                    position.generate(&mut steps);
                    assert_eq!(
                        position.count(),
                        steps.len(),
                        "{}",
                        position.position_text()
                    );
                    assert_eq!(
                        has_legal_step(&position.board, position.actor),
                        !steps.is_empty()
                    );
                    assert!(steps.is_sorted(), "{}", position.position_text());
                    if steps.is_empty() {
                        break;
                    }
                    let _ = position.play_unchecked(steps[random.below(steps.len())]);
                }
            }
        }
    }
}
