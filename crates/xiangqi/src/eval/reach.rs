//! What the pieces of a side hit and where they can go, with the terms that need one piece at a time.

use rules::Side;

use super::terms::{Group, Ledger, Term};
use crate::geometry::{HALF, PALACE};
use crate::movegen::{king_line_screens, lines, lines_at, steppers};
use crate::{Board, Kind, Point, PointSet};

/// The points that a side hits, own pieces included: what it guards counts as much as what it attacks.
pub(super) struct Reach {
    pub(super) pawns: PointSet,
    /// Advisors and elephants.
    pub(super) guards: PointSet,
    pub(super) king: PointSet,
    pub(super) horses: PointSet,
    pub(super) rooks: PointSet,
    /// Behind one screen.
    pub(super) cannons: PointSet,
    /// Where cannons can go without taking.
    pub(super) cannon_walks: PointSet,
    /// How many pieces hit the enemy palace.
    pub(super) assault: usize,
}

impl Reach {
    /// Everything that the side hits.
    pub(super) fn all(&self) -> PointSet {
        self.pawns | self.guards | self.king | self.horses | self.rooks | self.cannons
    }

    /// Looks at the pieces of `side` one by one.
    pub(super) fn survey(board: &Board, side: Side, ledger: &mut impl Ledger) -> Reach {
        let enemy = side.other();
        let mut reach = Reach {
            pawns: pawn_hits(board, side),
            guards: guard_hits(board, side),
            king: board
                .king(side)
                .map_or(PointSet::EMPTY, |king| steppers::king(side, king)),
            horses: PointSet::EMPTY,
            rooks: PointSet::EMPTY,
            cannons: PointSet::EMPTY,
            cannon_walks: PointSet::EMPTY,
            assault: 0,
        };
        let palace = PALACE[enemy.index()];
        let target = board.king(enemy);
        // Where a pawn could take them, pieces are not free to go.
        let safe = !(board.side(side) | pawn_hits(board, enemy));
        for horse in board.pieces(side, Kind::Horse) {
            let hits = steppers::horse(board, horse);
            reach.horses |= hits;
            let free = (hits & safe).len();
            ledger.add(side, Term::new(Group::HorseFreedom, free), 1);
            reach.count_hits(side, hits & palace, 0, ledger);
        }
        for rook in board.pieces(side, Kind::Rook) {
            let (file, rank) = lines_at(board, rook);
            let hits = lines::slide(rook, file, rank).points(rook);
            reach.rooks |= hits;
            let free = (hits & safe).len();
            ledger.add(side, Term::new(Group::RookFreedom, free), 1);
            reach.count_hits(side, hits & palace, 1, ledger);
            if let Some(king) = target {
                on_line(
                    board,
                    side,
                    rook,
                    king,
                    [Group::RookOnFile, Group::RookOnRank],
                    ledger,
                );
            }
        }
        for cannon in board.pieces(side, Kind::Cannon) {
            let (file, rank) = lines_at(board, cannon);
            let slide = lines::slide(cannon, file, rank);
            let walks = slide.minus(lines::Cross::new(file, rank)).points(cannon);
            let hits = lines::hop(cannon, file, rank).points(cannon);
            reach.cannons |= hits;
            reach.cannon_walks |= walks;
            let free = (walks & safe).len();
            ledger.add(side, Term::new(Group::CannonFreedom, free), 1);
            reach.count_hits(side, hits & palace, 2, ledger);
            if let Some(king) = target {
                let groups = [Group::CannonOnFile, Group::CannonOnRank];
                on_line(board, side, cannon, king, groups, ledger);
            }
        }
        if reach.pawns.meets(palace) {
            reach.assault += 1;
        }
        reach
    }

    #[inline]
    fn count_hits(&mut self, side: Side, hits: PointSet, index: usize, ledger: &mut impl Ledger) {
        if !hits.is_empty() {
            self.assault += 1;
            let term = Term::new(Group::PalaceHits, index);
            ledger.add(side, term, hits.len() as i32);
        }
    }
}

/// A rook or cannon on the file or rank of the enemy king.
#[inline]
fn on_line(
    board: &Board,
    side: Side,
    piece: Point,
    king: Point,
    [file, rank]: [Group; 2],
    ledger: &mut impl Ledger,
) {
    let group = if piece.file() == king.file() {
        file
    } else if piece.rank() == king.rank() {
        rank
    } else {
        return;
    };
    let screens = king_line_screens(board, king, piece);
    ledger.add(side, Term::new(group, screens), 1);
}

/// What the pawns of a side hit.
#[inline]
pub(super) fn pawn_hits(board: &Board, side: Side) -> PointSet {
    let pawns = board.pieces(side, Kind::Pawn);
    let crossed = pawns & HALF[side.other().index()];
    pawns.forward(side) | crossed.west() | crossed.east()
}

#[inline]
fn guard_hits(board: &Board, side: Side) -> PointSet {
    let mut hits = PointSet::EMPTY;
    for advisor in board.pieces(side, Kind::Advisor) {
        hits |= steppers::advisor(side, advisor);
    }
    for elephant in board.pieces(side, Kind::Elephant) {
        hits |= steppers::elephant(board, side, elephant);
    }
    hits
}
