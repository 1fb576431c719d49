//! The start (rules: 11.3).

use rules::Side;

use crate::board::Board;
use crate::geometry::Square;
use crate::piece::{Kind, Mark, Piece};
use crate::stack::Group;

/// The initial position as text.
pub const START: &str = "6c4/1n2fh1hf2/3a2s2a1/2n1gt1tg2/2ie2m2ei/11/11/2IE2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1";

/// Red's men by kind, file (0 is `a`) and rank (0 is `1`); Blue's are mirrored over the river.
const MEN: [(Kind, u8, u8); 19] = [
    (Kind::Commander, 6, 0),
    (Kind::Headquarter, 5, 1),
    (Kind::Headquarter, 7, 1),
    (Kind::AirForce, 4, 1),
    (Kind::AirForce, 8, 1),
    (Kind::Navy, 1, 1),
    (Kind::Navy, 2, 3),
    (Kind::Artillery, 3, 2),
    (Kind::Artillery, 9, 2),
    (Kind::Missile, 6, 2),
    (Kind::AntiAir, 4, 3),
    (Kind::AntiAir, 8, 3),
    (Kind::Tank, 5, 3),
    (Kind::Tank, 7, 3),
    (Kind::Infantry, 2, 4),
    (Kind::Infantry, 10, 4),
    (Kind::Engineer, 3, 4),
    (Kind::Engineer, 9, 4),
    (Kind::Militia, 6, 4),
];

/// The board before the first step.
pub(crate) fn board() -> Board {
    let mut board = Board::new();
    for (kind, file, rank) in MEN {
        if let Some(square) = Square::new(file, rank) {
            let piece = Piece::new(kind, Mark::Plain);
            board.set(square, Group::single(Side::First, piece));
            board.set(square.mirrored(), Group::single(Side::Second, piece));
        }
    }
    board
}

#[cfg(test)]
mod tests {
    use rules::{Game, Text};

    use super::*;
    use crate::position::Cotulenh;

    #[test]
    fn the_table_and_the_text_of_the_start_agree() {
        assert_eq!(Cotulenh::start(()).position_text(), START);
    }
}
