//! Who attacks a king (rules: 3.2, 3.3, 3.6).
//!
//! Only what can attack a palace is looked at: advisors and elephants never reach the enemy's.

use rules::Side;

use super::{palace, steppers};
use crate::{Board, Kind, Point, PointSet};

/// The pieces of `by` that could take the king of the other side on `king`, and its own king if the two face each other.
#[inline]
pub(crate) fn attackers(board: &Board, king: Point, by: Side) -> PointSet {
    let occupied = board.occupied();
    let mut set = steppers::pawn_origins(by, king) & board.pieces(by, Kind::Pawn);
    for point in palace::straight_in_line(board, by, king) {
        if !palace::between(king, point).meets(occupied) {
            set = set.with(point);
        }
    }
    for cannon in palace::cannons_in_line(board, by, king) {
        if has_one_screen(king, cannon, occupied) {
            set = set.with(cannon);
        }
    }
    for horse in steppers::horse_ring(king) & board.pieces(by, Kind::Horse) {
        if !occupied.has(steppers::leg(horse, king)) {
            set = set.with(horse);
        }
    }
    set
}

/// Whether a king of the other side would be attacked on `to` after it has left `from`. What it takes there is not looked
/// at: no piece attacks its own point.
#[inline]
pub(crate) fn is_attacked(board: &Board, to: Point, by: Side, from: Point) -> bool {
    let occupied = board.occupied().without(from);
    if steppers::pawn_origins(by, to).meets(board.pieces(by, Kind::Pawn)) {
        return true;
    }
    for point in palace::straight_in_line(board, by, to) {
        if !palace::between(to, point).meets(occupied) {
            return true;
        }
    }
    for cannon in palace::cannons_in_line(board, by, to) {
        if has_one_screen(to, cannon, occupied) {
            return true;
        }
    }
    for horse in steppers::horse_ring(to) & board.pieces(by, Kind::Horse) {
        if !occupied.has(steppers::leg(horse, to)) {
            return true;
        }
    }
    false
}

#[inline]
fn has_one_screen(king: Point, cannon: Point, occupied: PointSet) -> bool {
    let screens = palace::between(king, cannon) & occupied;
    !screens.is_empty() && !screens.has_several()
}
