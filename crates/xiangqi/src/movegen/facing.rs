//! Facing kings (rules: 3.2): a king on the open file of the other one attacks it as a rook would, and nothing else of a king's
//! attack reaches so far. In rhythm xiangqi only the standard layer counts (rules: 9.6), which is the board that is asked.

use rules::Side;

use super::palace;
use crate::{Board, Kind, Point, PointSet};

/// The king of `by` if it stands on the file of a palace point, whatever stands between; the two face each other once
/// nothing does. Together with the rooks, since the same pieces shield from both.
#[inline]
pub(super) fn facing(board: &Board, by: Side, king: Point) -> PointSet {
    board.pieces(by, Kind::King) & palace::file(king)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen::attackers;

    fn facing_and_attacking(placement: &str) -> (bool, bool) {
        let board = crate::fen::read_placement(placement).expect(placement);
        let [red, black] = Side::ALL.map(|side| board.king(side).expect(placement));
        let seen = facing(&board, Side::Second, red).has(black);
        (seen, attackers(&board, red, Side::Second).has(black))
    }

    /// rules: 3.2
    #[test]
    fn kings_face_each_other_on_an_open_file_only() {
        for (placement, expected) in [
            ("3k5/9/9/9/9/9/9/9/9/3K5", (true, true)),
            ("3k5/9/9/9/3n5/9/9/9/9/3K5", (true, false)),
            ("4k4/9/9/9/9/9/9/9/9/3K5", (false, false)),
        ] {
            assert_eq!(facing_and_attacking(placement), expected, "{placement}");
        }
    }
}
