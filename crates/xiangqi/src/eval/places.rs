//! What a piece is worth on a point: the part of the value that [`Board`](crate::Board) keeps as pieces come and go.

use rules::Side;

use super::score::Score;
use super::terms::{Group, Term};
use crate::geometry::POINTS;
use crate::{Kind, Piece, Point};

/// The group of a kind's table of points.
pub(super) const fn place_group(kind: Kind) -> Group {
    match kind {
        Kind::King => Group::KingPlace,
        Kind::Advisor => Group::AdvisorPlace,
        Kind::Elephant => Group::ElephantPlace,
        Kind::Horse => Group::HorsePlace,
        Kind::Rook => Group::RookPlace,
        Kind::Cannon => Group::CannonPlace,
        Kind::Pawn => Group::PawnPlace,
    }
}

/// The two terms of a piece on a point: its material, and its place as its owner sees it.
pub(super) const fn place_terms(piece: Piece, point: Point) -> [Term; 2] {
    let seen = match piece.side {
        Side::First => point,
        Side::Second => point.mirrored(),
    };
    let off_center = seen.file().abs_diff(4) as usize;
    [
        Term::new(Group::Material, piece.kind.index()),
        Term::new(
            place_group(piece.kind),
            seen.rank() as usize * 5 + off_center,
        ),
    ]
}

/// Material and place together, for the owner.
static PLACES: [[Score; POINTS]; 14] = {
    let mut table = [[Score { middle: 0, end: 0 }; POINTS]; 14];
    let mut index = 0;
    while index < 14 {
        let mut at = 0;
        while at < POINTS {
            let [material, place] = place_terms(Piece::from_index(index), Point::at(at as u8));
            let (material, place) = (material.weight(), place.weight());
            table[index][at] = Score {
                middle: material.middle + place.middle,
                end: material.end + place.end,
            };
            at += 1;
        }
        index += 1;
    }
    table
};

/// One number for each piece on each point: what capturing it wins. Never so little that it would not be tried.
static PRICES: [[i16; POINTS]; 14] = {
    const LEAST: i32 = 40;
    let mut table = [[0; POINTS]; 14];
    let mut index = 0;
    while index < 14 {
        let mut at = 0;
        while at < POINTS {
            let place = PLACES[index][at];
            let price = (place.middle + place.end) / 2;
            table[index][at] = if price > LEAST { price } else { LEAST } as i16;
            at += 1;
        }
        index += 1;
    }
    table
};

/// Material and place of a piece on a point, for its owner.
#[inline]
pub(crate) const fn place(piece: Piece, point: Point) -> Score {
    PLACES[piece.index()][point.index()]
}

/// What capturing a piece on a point wins.
#[inline]
pub(crate) const fn price(piece: Piece, point: Point) -> i32 {
    PRICES[piece.index()][point.index()] as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_value_alike() {
        for kind in Kind::ALL {
            for point in Point::all() {
                assert_eq!(
                    place(Piece::new(Side::First, kind), point),
                    place(Piece::new(Side::Second, kind), point.mirrored())
                );
            }
        }
    }

    #[test]
    fn a_pawn_gains_by_crossing_and_loses_on_the_last_rank() {
        let at = |file, rank| {
            let point = Point::new(file, rank).expect("on the board");
            price(Piece::new(Side::First, Kind::Pawn), point)
        };
        assert!(at(4, 5) > at(4, 4));
        assert!(at(4, 7) > at(0, 7));
        assert!(at(4, 9) < at(4, 8));
    }
}
