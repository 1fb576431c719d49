//! What the safety of the own king forbids, known before the first move is generated (rules: 3.4, 3.5).
//!
//! Every enemy piece that attacks the king, or would after one change, makes one [`Limit`]. For a move from `a` to `b` of
//! any piece but the king, with `n` pieces between the king and a line piece `e`, and `between` the points there:
//!
//! | enemy | `n` | pieces between | everybody else |
//! |---|---|---|---|
//! | rook, facing king | 0 | | `b` in `between` or on `e` |
//! | rook, facing king | 1 | `b` in `between` or on `e` | free |
//! | cannon | 0 | | not into `between` |
//! | cannon | 1 | not into `between` | `b` in `between` or on `e`, but not on the screen |
//! | cannon | 2 | `b` in `between` or on `e`, but not on the other screen | free |
//! | horse | leg free | | `b` on the leg or on `e` |
//! | horse | leg held | `b` on `e` | free |
//! | pawn | | | `b` on `e` |
//!
//! A move is legal if it keeps all limits. There is no other case: a cannon behind three pieces and a rook behind two stay
//! harmless whatever a single move does.

use arrayvec::ArrayVec;
use rules::Side;

use super::{palace, steppers};
use crate::{Board, Kind, Point, PointSet};

/// On each of the four rays of the king at most three pieces can make a limit, and eight horses and three pawns reach it.
const MAX_LIMITS: usize = 4 * 3 + 8 + 3;

/// What one enemy piece forbids.
#[derive(Clone, Copy, Debug)]
struct Limit {
    /// The own pieces whose leaving would matter.
    bound: PointSet,
    /// Where those may go.
    bound_to: PointSet,
    /// Where all others may go.
    others_to: PointSet,
}

/// All limits of one position.
#[derive(Debug)]
pub(crate) struct Limits {
    list: ArrayVec<Limit, MAX_LIMITS>,
    /// The pieces that some limit binds.
    bound: PointSet,
    /// Where a piece that nothing binds may go, as far as the king is concerned.
    free_to: PointSet,
}

impl Limits {
    /// The limits of `side`, whose king stands on `king`. Always inlined, because the list is long and would be copied out.
    #[inline(always)]
    pub(crate) fn new(board: &Board, side: Side, king: Point) -> Limits {
        let mut limits = Limits {
            list: ArrayVec::new(),
            bound: PointSet::EMPTY,
            free_to: PointSet::ALL,
        };
        limits.add_lines(board, side, king);
        limits.add_near(board, side, king);
        limits
    }

    #[inline]
    fn add(&mut self, limit: Limit) {
        self.bound |= limit.bound;
        self.free_to &= limit.others_to;
        self.list.push(limit);
    }

    #[inline]
    fn add_lines(&mut self, board: &Board, side: Side, king: Point) {
        let enemy = side.other();
        let cannons = palace::cannons_in_line(board, enemy, king);
        let straight = palace::straight_in_line(board, enemy, king);
        if (cannons | straight).is_empty() {
            return;
        }
        let occupied = board.occupied();
        let own = board.side(side);
        for point in straight {
            let between = palace::between(king, point);
            let pieces = between & occupied;
            let closed = between.with(point);
            if pieces.is_empty() {
                self.add(Limit {
                    bound: PointSet::EMPTY,
                    bound_to: PointSet::ALL,
                    others_to: closed,
                });
            } else if !pieces.has_several() && pieces.meets(own) {
                self.add(Limit {
                    bound: pieces,
                    bound_to: closed,
                    others_to: PointSet::ALL,
                });
            }
        }
        for point in cannons {
            let between = palace::between(king, point);
            let pieces = between & occupied;
            if pieces.is_empty() {
                if !between.is_empty() {
                    self.add(Limit {
                        bound: PointSet::EMPTY,
                        bound_to: PointSet::ALL,
                        others_to: !between,
                    });
                }
                continue;
            }
            let open = between.with(point) & !pieces;
            let rest = PointSet::from_bits(pieces.bits() & (pieces.bits() - 1));
            if rest.is_empty() {
                self.add(Limit {
                    bound: pieces & own,
                    bound_to: !between,
                    others_to: open,
                });
            } else if !rest.has_several() && pieces.meets(own) {
                self.add(Limit {
                    bound: pieces & own,
                    bound_to: open,
                    others_to: PointSet::ALL,
                });
            }
        }
    }

    #[inline]
    fn add_near(&mut self, board: &Board, side: Side, king: Point) {
        let enemy = side.other();
        for horse in steppers::horse_ring(king) & board.pieces(enemy, Kind::Horse) {
            let leg = steppers::leg(horse, king);
            let taken = PointSet::of(horse);
            if !board.occupied().has(leg) {
                self.add(Limit {
                    bound: PointSet::EMPTY,
                    bound_to: PointSet::ALL,
                    others_to: taken.with(leg),
                });
            } else if board.side(side).has(leg) {
                self.add(Limit {
                    bound: PointSet::of(leg),
                    bound_to: taken,
                    others_to: PointSet::ALL,
                });
            }
        }
        for pawn in steppers::pawn_origins(enemy, king) & board.pieces(enemy, Kind::Pawn) {
            self.add(Limit {
                bound: PointSet::EMPTY,
                bound_to: PointSet::ALL,
                others_to: PointSet::of(pawn),
            });
        }
    }

    /// The pieces that need a look at [`Limits::allowed`].
    #[inline]
    pub(crate) fn bound(&self) -> PointSet {
        self.bound
    }

    /// Where a piece that nothing binds may go.
    #[inline]
    pub(crate) fn free_to(&self) -> PointSet {
        self.free_to
    }

    /// Where the piece on `point` may go, as far as its king is concerned.
    #[inline]
    pub(crate) fn allowed(&self, point: Point) -> PointSet {
        if !self.bound.has(point) {
            return self.free_to;
        }
        self.list.iter().fold(PointSet::ALL, |set, limit| {
            set & if limit.bound.has(point) {
                limit.bound_to
            } else {
                limit.others_to
            }
        })
    }
}
