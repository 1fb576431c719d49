//! Tests of a placement that can be read (rules: 6.3).

use std::ops::ControlFlow;

use rules::{At, Faults, Side, SiteId};

use crate::detail::Colour;
use crate::geometry::{HALF, PALACE, forward};
use crate::rhythm::{Layer, Node};
use crate::{Board, Kind, Piece, Point, PointSet, Refusal};

/// How a game numbers its places.
pub(crate) type Sited = fn(Node) -> SiteId;

/// Points of a layer as the place of a fault.
pub(crate) fn sites(points: PointSet, layer: Layer, site: Sited) -> At {
    At::sites(
        points
            .into_iter()
            .map(|point| site(Node::new(layer, point))),
    )
}

/// Exactly one king a side, in its palace (`E_KING`). A king that is missing is missing there.
pub(crate) fn judge_kings(
    board: &Board,
    site: Sited,
    faults: &mut impl Faults<Refusal>,
) -> ControlFlow<()> {
    for side in Side::ALL {
        let (kings, palace) = (board.pieces(side, Kind::King), PALACE[side.index()]);
        if kings.len() != 1 {
            let refusal = Refusal::Kings {
                count: kings.len(),
                side: Colour(side),
            };
            let at = if kings.is_empty() { palace } else { kings };
            faults.fault(refusal, || sites(at, Layer::Standard, site))?;
        }
        for king in kings & !palace {
            let at = Node::standard(king);
            let side = Colour(side);
            let refusal = Refusal::KingOutside { side, at };
            faults.fault(refusal, || At::sites([site(at)]))?;
        }
    }
    ControlFlow::Continue(())
}

/// At most 2 advisors, elephants, horses, rooks, cannons and 5 pawns a side (`E_COUNT`), summed over the boards.
pub(crate) fn judge_counts<const LAYERS: usize>(
    boards: [(Layer, &Board); LAYERS],
    site: Sited,
    faults: &mut impl Faults<Refusal>,
) -> ControlFlow<()> {
    for side in Side::ALL {
        for &kind in &Kind::ALL[1..] {
            let most = if kind == Kind::Pawn { 5 } else { 2 };
            let count: usize = boards
                .iter()
                .map(|(_, board)| board.pieces(side, kind).len())
                .sum();
            if count > most {
                let refusal = Refusal::TooMany {
                    count,
                    side: Colour(side),
                    piece: Piece::new(side, kind),
                    most,
                };
                let all = boards.iter().flat_map(|(layer, board)| {
                    let points = board.pieces(side, kind).into_iter();
                    points.map(|point| site(Node::new(*layer, point)))
                });
                faults.fault(refusal, || At::sites(all))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Where a piece of a normal game can stand: the palace, the five advisor points, the seven elephant points, the ways of the pawns.
pub(crate) fn home_points(piece: Piece) -> PointSet {
    let red = |kind: Kind| -> PointSet {
        Point::all()
            .filter(|point| {
                let (file, rank) = (point.file(), point.rank());
                match kind {
                    Kind::King => PALACE[0].has(*point),
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
pub(crate) fn judge_points(
    board: &Board,
    layer: Layer,
    site: Sited,
    faults: &mut impl Faults<Refusal>,
) -> ControlFlow<()> {
    for side in Side::ALL {
        for kind in [Kind::Advisor, Kind::Elephant, Kind::Pawn] {
            let piece = Piece::new(side, kind);
            for point in board.pieces(side, kind) & !home_points(piece) {
                let at = Node::new(layer, point);
                let side = Colour(side);
                let refusal = Refusal::Unreachable { side, piece, at };
                faults.fault(refusal, || At::sites([site(at)]))?;
            }
        }
    }
    ControlFlow::Continue(())
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
