//! The start (rules: 11.3, 17.8).

use rules::Side;

use crate::board::Board;
use crate::geometry::Square;
use crate::options::{Army, Options};
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

/// Red's men of an army: the full one, or those kinds of it that nine pieces are made of.
fn men(army: Army) -> impl Iterator<Item = (Kind, u8, u8)> {
    MEN.into_iter().filter(move |&(kind, ..)| {
        let nine = matches!(
            kind,
            Kind::Navy | Kind::AirForce | Kind::Missile | Kind::AntiAir
        );
        match army {
            Army::Full => true,
            Army::Sea9 => nine || kind == Kind::Artillery,
            Army::Air9 => nine || kind == Kind::Infantry,
        }
    })
}

/// How many pieces of each kind an army has, by the code of the kind.
pub(crate) fn strength(army: Army) -> [u8; 12] {
    let mut strength = [0; 12];
    for (kind, ..) in men(army) {
        strength[kind as usize] += 1;
    }
    strength
}

/// The board before the first step.
pub(crate) fn board(options: Options) -> Board {
    let mut board = Board::new(options);
    for (kind, file, rank) in men(options.army) {
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
    use crate::options::Aim;
    use crate::position::Cotulenh;

    /// The initial position of nine pieces for a sea battle (rules: 17.8).
    const START_SEA: &str =
        "11/1n2f3f2/3a2s2a1/2n1g3g2/11/11/11/11/2N1G3G2/3A2S2A1/1N2F3F2/11 r - - 0 1";

    /// The initial position of nine pieces for an air battle.
    const START_AIR: &str =
        "11/1n2f3f2/6s4/2n1g3g2/2i7i/11/11/2I7I/2N1G3G2/6S4/1N2F3F2/11 r - - 0 1";

    #[test]
    fn the_table_and_the_texts_of_the_starts_agree() {
        for (army, text, pieces) in [
            (Army::Full, START, 19),
            (Army::Sea9, START_SEA, 9),
            (Army::Air9, START_AIR, 9),
        ] {
            let options = Options {
                army,
                aim: Aim::Battle,
                ..Options::default()
            };
            assert_eq!(Cotulenh::start(options).position_text(), text);
            assert_eq!(strength(army).iter().sum::<u8>(), pieces);
        }
    }
}
