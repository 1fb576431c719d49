//! Legal captures alone: what quiescence asks for, in a fraction of the time of all moves.

use rules::Side;

use super::legal::king_moves;
use super::{Limits, line_moves, steppers};
use crate::{Board, Kind, Piece, Point, PointSet, Step};

/// Appends the legal captures of `side`, those by cheap pieces first.
pub(crate) fn captures(board: &Board, side: Side, out: &mut Vec<Step>) {
    let Some(king) = board.king(side) else {
        return;
    };
    let prey = board.side(side.other());
    // The limits are worked out when the first capture is found: often there is none.
    let mut limits = None;
    let mut push = |from: Point, to: PointSet| {
        let to = to & prey;
        if to.is_empty() {
            return;
        }
        let limits = limits.get_or_insert_with(|| Limits::new(board, side, king));
        for to in to & limits.allowed(from) {
            out.push(Step::new(from, to));
        }
    };
    for from in board.pieces(side, Kind::Pawn) {
        push(from, steppers::pawn(side, from));
    }
    for from in board.pieces(side, Kind::Elephant) {
        push(from, steppers::elephant(board, side, from));
    }
    for from in board.pieces(side, Kind::Advisor) {
        push(from, steppers::advisor(side, from));
    }
    for from in board.pieces(side, Kind::Horse) {
        push(from, steppers::horse(board, from));
    }
    for kind in [Kind::Cannon, Kind::Rook] {
        for from in board.pieces(side, kind) {
            push(
                from,
                line_moves(board, Piece::new(side, kind), from).points(from),
            );
        }
    }
    for to in king_moves(board, side, king, steppers::king(side, king) & prey) {
        out.push(Step::new(king, to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use rules::{Game, Position, SplitMix64, Text};

    #[test]
    fn captures_are_the_captures_among_all_moves() {
        let mut random = SplitMix64::new(5);
        let mut found = 0;
        for _ in 0..60 {
            let mut position = Xiangqi::start(Default::default());
            for _ in 0..120 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                let mut taking = Vec::new();
                captures(position.board(), position.actor(), &mut taking);
                taking.sort();
                let expected: Vec<Step> = steps
                    .iter()
                    .copied()
                    .filter(|step| position.board().piece(step.to).is_some())
                    .collect();
                assert_eq!(taking, expected, "{}", position.position_text());
                found += taking.len();
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
        assert!(found > 2_000, "{found}");
    }
}
