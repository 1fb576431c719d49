//! Tests of a placement that can be read (rules: 6.3).

use rules::Side;

use crate::detail::Colour;
use crate::geometry::{HALF, PALACE, forward};
use crate::rhythm::{Layer, Node};
use crate::{Board, Kind, Piece, Point, PointSet, Refusal};

/// Exactly one king a side, in its palace (`E_KING`).
pub(crate) fn check_kings(board: &Board) -> Result<(), Refusal> {
    for side in Side::ALL {
        let kings = board.pieces(side, Kind::King);
        if kings.len() != 1 {
            return Err(Refusal::Kings {
                count: kings.len(),
                side: Colour(side),
            });
        }
        if let Some(king) = kings.first()
            && !PALACE[side.index()].has(king)
        {
            return Err(Refusal::KingOutside {
                side: Colour(side),
                at: Node::standard(king),
            });
        }
    }
    Ok(())
}

/// At most 2 advisors, elephants, horses, rooks, cannons and 5 pawns a side (`E_COUNT`), summed over the boards.
pub(crate) fn check_counts(boards: &[&Board]) -> Result<(), Refusal> {
    for side in Side::ALL {
        for &kind in &Kind::ALL[1..] {
            let most = if kind == Kind::Pawn { 5 } else { 2 };
            let count: usize = boards
                .iter()
                .map(|board| board.pieces(side, kind).len())
                .sum();
            if count > most {
                return Err(Refusal::TooMany {
                    count,
                    side: Colour(side),
                    piece: Piece::new(side, kind),
                    most,
                });
            }
        }
    }
    Ok(())
}

/// Where a piece of a normal game can stand: the five advisor points, the seven elephant points, the ways of the pawns.
pub(crate) fn home_points(piece: Piece) -> PointSet {
    let red = |kind: Kind| -> PointSet {
        Point::all()
            .filter(|point| {
                let (file, rank) = (point.file(), point.rank());
                match kind {
                    Kind::Advisor => PALACE[0].has(*point) && (file + rank) % 2 == 1,
                    Kind::Elephant => {
                        HALF[0].has(*point)
                            && matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
                    }
                    Kind::Pawn => rank >= 5 || rank >= 3 && file % 2 == 0,
                    _ => true,
                }
            })
            .collect()
    };
    let points = red(piece.kind);
    if forward(piece.side) > 0 {
        points
    } else {
        points.into_iter().map(Point::mirrored).collect()
    }
}

/// Advisors, elephants and pawns only where they can get to (`E_POINT`).
pub(crate) fn check_points(board: &Board, layer: Layer) -> Result<(), Refusal> {
    for side in Side::ALL {
        for kind in [Kind::Advisor, Kind::Elephant, Kind::Pawn] {
            let piece = Piece::new(side, kind);
            let home = home_points(piece);
            if let Some(point) = (board.pieces(side, kind) & !home).first() {
                return Err(Refusal::Unreachable {
                    side: Colour(side),
                    piece,
                    at: Node::new(layer, point),
                });
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn home_points_are_those_of_the_rules() {
        let names = |side, kind| -> Vec<String> {
            home_points(Piece::new(side, kind))
                .into_iter()
                .map(Point::name)
                .collect()
        };
        assert_eq!(
            names(Side::First, Kind::Advisor),
            ["d0", "f0", "e1", "d2", "f2"]
        );
        assert_eq!(
            names(Side::First, Kind::Elephant),
            ["c0", "g0", "a2", "e2", "i2", "c4", "g4"]
        );
        assert_eq!(
            names(Side::Second, Kind::Advisor),
            ["d7", "f7", "e8", "d9", "f9"]
        );
        assert_eq!(
            home_points(Piece::new(Side::Second, Kind::Pawn)).len(),
            45 + 10
        );
    }
}
