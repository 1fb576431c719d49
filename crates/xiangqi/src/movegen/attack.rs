//! Who attacks a point (rules: 3.2, 3.3, 3.6).

use rules::Side;

use super::{lines, steppers};
use crate::{Board, Kind, Point, PointSet};

/// The pieces of `by` that could take a piece of the other side on `point`, and its king if it faces the point along an
/// open file. Only what can attack a palace is looked at: advisors and elephants never reach the enemy's.
#[inline]
pub(crate) fn attackers(board: &Board, point: Point, by: Side) -> PointSet {
    attackers_with(
        board,
        point,
        by,
        board.file_line(point.file()),
        board.rank_line(point.rank()),
    )
}

/// Whether a king of the other side would be attacked on `point` after it has left `gone` (rules: 3.3).
#[inline]
pub(crate) fn is_attacked(board: &Board, point: Point, by: Side, gone: Point) -> bool {
    let line_pieces = board.pieces(by, Kind::Rook) | board.pieces(by, Kind::Cannon);
    // Most of the time nothing at all bears on the point; that is seen without looking at the lines.
    if !(lines::slide(point, 0, 0)
        .points(point)
        .meets(line_pieces | board.pieces(by, Kind::King))
        || steppers::horse_ring(point).meets(board.pieces(by, Kind::Horse))
        || steppers::pawn_origins(by, point).meets(board.pieces(by, Kind::Pawn)))
    {
        return false;
    }
    let mut file_line = board.file_line(point.file());
    let mut rank_line = board.rank_line(point.rank());
    if gone.file() == point.file() {
        file_line &= !(1 << gone.rank());
    }
    if gone.rank() == point.rank() {
        rank_line &= !(1 << gone.file());
    }
    !attackers_with(board, point, by, file_line, rank_line).is_empty()
}

#[inline]
fn attackers_with(
    board: &Board,
    point: Point,
    by: Side,
    file_line: u16,
    rank_line: u16,
) -> PointSet {
    let slide = lines::slide(point, file_line, rank_line).points(point);
    let hop = lines::hop(point, file_line, rank_line).points(point);
    let mut set = slide & board.pieces(by, Kind::Rook);
    set |= hop & board.pieces(by, Kind::Cannon);
    set |= steppers::pawn_origins(by, point) & board.pieces(by, Kind::Pawn);
    if let Some(king) = board.king(by)
        && king.file() == point.file()
    {
        set |= slide & PointSet::of(king);
    }
    for horse in steppers::horse_ring(point) & board.pieces(by, Kind::Horse) {
        if board.piece(steppers::leg(horse, point)).is_none() {
            set = set.with(horse);
        }
    }
    set
}
