//! What a point is worth to a piece: tables filled from a few rules of thumb, so that every figure has a reason.

use rules::Side;

use crate::geometry::{POINTS, RANKS};
use crate::{Kind, Piece, Point};

use super::worth::worth;

/// Distance from the middle file: 0 for `e`, 4 for `a` and `i`.
const fn off_center(file: u8) -> usize {
    file.abs_diff(4) as usize
}

/// A pawn is worth double across the river and most in front of the palace; on the last rank it can only walk sideways.
const fn pawn(file: u8, rank: u8) -> i32 {
    const BY_RANK: [i32; RANKS as usize] = [0, 0, 0, 0, 10, 70, 95, 110, 100, -15];
    const BY_FILE: [i32; 5] = [30, 28, 18, 6, 0];
    if rank < 5 {
        // At home the middle pawn shields the palace, and those before the horses set them free by stepping.
        BY_RANK[rank as usize] + if file == 4 { 12 } else { 0 }
    } else {
        BY_RANK[rank as usize] + BY_FILE[off_center(file)]
    }
}

/// A horse wants the middle and the points from which it looks into the palace; at home, on an edge, or before its own king it
/// is hobbled.
const fn horse(file: u8, rank: u8) -> i32 {
    const BY_RANK: [i32; RANKS as usize] = [-30, -12, 4, 8, 16, 24, 34, 36, 22, -6];
    const BY_FILE: [i32; 5] = [4, 8, 10, 0, -14];
    let stuck = if file == 4 && rank == 1 { -40 } else { 0 };
    let crouching = if rank == 8 && (file == 2 || file == 6) {
        30
    } else {
        0
    };
    BY_RANK[rank as usize] + BY_FILE[off_center(file)] + stuck + crouching
}

/// A rook wants to be out: off its corner, on the river, or pressing the enemy's second rank.
const fn rook(file: u8, rank: u8) -> i32 {
    const BY_RANK: [i32; RANKS as usize] = [-16, 2, 0, 4, 14, 18, 16, 16, 24, 10];
    const BY_FILE: [i32; 5] = [10, 10, 4, 4, -4];
    BY_RANK[rank as usize] + BY_FILE[off_center(file)]
}

/// A cannon needs pieces to jump: it serves from behind, on the middle file, and on the enemy's last rank.
const fn cannon(file: u8, rank: u8) -> i32 {
    const BY_RANK: [i32; RANKS as usize] = [4, 6, 8, 2, 4, 4, 0, -6, -2, 24];
    let middle = if file == 4 && rank <= 5 { 18 } else { 0 };
    BY_RANK[rank as usize] + middle
}

/// Elephants guard each other from the middle; on the edge they guard nothing.
const fn elephant(file: u8, rank: u8) -> i32 {
    match (file, rank) {
        (4, 2) => 20,
        (0 | 8, _) => -16,
        (_, 4) => -6,
        _ => 0,
    }
}

/// Advisors hold the palace together from its middle or from the back rank.
const fn advisor(file: u8, rank: u8) -> i32 {
    match (file, rank) {
        (4, 1) => 8,
        (_, 2) => -6,
        _ => 0,
    }
}

/// A king that has climbed is in the open.
const fn king(file: u8, rank: u8) -> i32 {
    let climbed = match rank {
        0 => 0,
        1 => -30,
        _ => -60,
    };
    climbed - if file == 4 { 0 } else { 6 }
}

/// Material and place together, from the owner's view.
static VALUES: [[i16; POINTS]; 14] = {
    let mut table = [[0; POINTS]; 14];
    let mut index = 0;
    while index < 14 {
        let side = if index < 7 { Side::First } else { Side::Second };
        let kind = Kind::ALL[index % 7];
        let mut at = 0;
        while at < POINTS {
            let point = Point::at(at as u8);
            let seen = match side {
                Side::First => point,
                Side::Second => point.mirrored(),
            };
            let (file, rank) = (seen.file(), seen.rank());
            let place = match kind {
                Kind::King => king(file, rank),
                Kind::Advisor => advisor(file, rank),
                Kind::Elephant => elephant(file, rank),
                Kind::Horse => horse(file, rank),
                Kind::Rook => rook(file, rank),
                Kind::Cannon => cannon(file, rank),
                Kind::Pawn => pawn(file, rank),
            };
            table[index][at] = (worth(kind) + place) as i16;
            at += 1;
        }
        index += 1;
    }
    table
};

/// The value of a piece on a point, for its owner.
#[inline]
pub(crate) const fn value(piece: Piece, point: Point) -> i32 {
    VALUES[piece.index()][point.index()] as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_value_alike() {
        for kind in Kind::ALL {
            for point in Point::all() {
                assert_eq!(
                    value(Piece::new(Side::First, kind), point),
                    value(Piece::new(Side::Second, kind), point.mirrored())
                );
            }
        }
    }

    #[test]
    fn a_pawn_gains_by_crossing_and_loses_on_the_last_rank() {
        let at = |file, rank| {
            value(
                Piece::new(Side::First, Kind::Pawn),
                Point::new(file, rank).unwrap(),
            )
        };
        assert!(at(4, 5) > at(4, 4));
        assert!(at(4, 7) > at(0, 7));
        assert!(at(4, 9) < at(4, 8));
    }
}
