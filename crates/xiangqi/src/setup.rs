//! The start (rules: 1.7).

use rules::Side;

use crate::{Board, Kind, Piece, Point};

/// The normal start as position text.
#[cfg(test)]
pub(crate) const START: &str =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

/// The pieces of Red's back rank from file `a` on.
const BACK_RANK: [Kind; 9] = [
    Kind::Rook,
    Kind::Horse,
    Kind::Elephant,
    Kind::Advisor,
    Kind::King,
    Kind::Advisor,
    Kind::Elephant,
    Kind::Horse,
    Kind::Rook,
];

/// The placement of the normal start (rules: 1.7).
pub(crate) fn start_board() -> Board {
    let mut board = Board::default();
    let mut put = |file: usize, rank: u8, kind: Kind| {
        if let Some(point) = Point::new(file as u8, rank) {
            board.put(point, Piece::new(Side::First, kind));
            board.put(point.mirrored(), Piece::new(Side::Second, kind));
        }
    };
    for (file, kind) in BACK_RANK.into_iter().enumerate() {
        put(file, 0, kind);
    }
    for file in [1, 7] {
        put(file, 2, Kind::Cannon);
    }
    for file in [0, 2, 4, 6, 8] {
        put(file, 3, Kind::Pawn);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Xiangqi};
    use rules::{Game, Text};

    #[test]
    fn the_start_is_the_text_of_the_rules() {
        let start = Xiangqi::start(Options::default());
        assert_eq!(start.position_text(), START);
    }
}
