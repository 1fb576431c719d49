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

use super::steppers;
use crate::geometry::{FILES, PALACE, POINTS};
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

/// 0 to 17 for the points of the palaces.
static PALACE_INDEX: [u8; POINTS] = {
    let mut table = [0; POINTS];
    let mut next = 0;
    let mut index = 0;
    while index < POINTS {
        if PALACE[0].has(Point::at(index as u8)) || PALACE[1].has(Point::at(index as u8)) {
            table[index] = next;
            next += 1;
        }
        index += 1;
    }
    table
};

/// The points strictly between a palace point and any point on its file or rank.
static BETWEEN: [[PointSet; POINTS]; 18] = {
    let mut table = [[PointSet::EMPTY; POINTS]; 18];
    let mut king = 0;
    while king < POINTS {
        let at = Point::at(king as u8);
        if PALACE[0].has(at) || PALACE[1].has(at) {
            let mut index = 0;
            while index < POINTS {
                let to = Point::at(index as u8);
                let step = if to.file() == at.file() {
                    FILES as usize
                } else if to.rank() == at.rank() {
                    1
                } else {
                    0
                };
                if step > 0 && index != king {
                    let (low, high) = if index < king {
                        (index, king)
                    } else {
                        (king, index)
                    };
                    let mut point = low + step;
                    while point < high {
                        let row = PALACE_INDEX[king] as usize;
                        table[row][index] = table[row][index].with(Point::at(point as u8));
                        point += step;
                    }
                }
                index += 1;
            }
        }
        king += 1;
    }
    table
};

/// The file and the rank of a palace point, and its file alone.
static LINES: [(PointSet, PointSet); 18] = {
    let mut table = [(PointSet::EMPTY, PointSet::EMPTY); 18];
    let mut king = 0;
    while king < POINTS {
        let at = Point::at(king as u8);
        if PALACE[0].has(at) || PALACE[1].has(at) {
            let row = PALACE_INDEX[king] as usize;
            let mut index = 0;
            while index < POINTS {
                let to = Point::at(index as u8);
                if index != king && to.file() == at.file() {
                    table[row].1 = table[row].1.with(to);
                    table[row].0 = table[row].0.with(to);
                } else if index != king && to.rank() == at.rank() {
                    table[row].0 = table[row].0.with(to);
                }
                index += 1;
            }
        }
        king += 1;
    }
    table
};

/// How many pieces stand between a king and a point on its file or rank.
pub(crate) fn king_line_screens(board: &Board, king: Point, point: Point) -> usize {
    let row = PALACE_INDEX[king.index()] as usize;
    (BETWEEN[row][point.index()] & board.occupied()).len()
}

impl Limits {
    /// The limits of `side`, whose king stands on `king`.
    #[inline]
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
        let row = PALACE_INDEX[king.index()] as usize;
        let (cross, file) = LINES[row];
        let cannons = board.pieces(enemy, Kind::Cannon) & cross;
        let straight =
            (board.pieces(enemy, Kind::Rook) & cross) | (board.pieces(enemy, Kind::King) & file);
        if (cannons | straight).is_empty() {
            return;
        }
        let occupied = board.occupied();
        let own = board.side(side);
        for point in straight {
            let between = BETWEEN[row][point.index()];
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
            let between = BETWEEN[row][point.index()];
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
