//! The exchange on one point: what is left of a capture when both sides take back as long as it pays.
//!
//! Attackers are looked up again after each capture, because in this game a capture does more than open lines: it gives
//! cannons a screen or takes one away and frees the legs of horses and the eyes of elephants.

use rules::Side;

use super::places;
use crate::geometry::PALACE;
use crate::movegen::{lines, steppers};
use crate::{Board, Kind, Piece, Point, PointSet, Step};

/// From the least valuable to the king.
pub(crate) const BY_VALUE: [Kind; 7] = [
    Kind::Pawn,
    Kind::Elephant,
    Kind::Advisor,
    Kind::Horse,
    Kind::Cannon,
    Kind::Rook,
    Kind::King,
];

/// No exchange is longer than the pieces that can reach a point.
const LONGEST: usize = 32;

/// What can take on one point, as pieces come and go.
pub(crate) trait Contest {
    /// Where an attacker comes from.
    type Origin: Copy;

    /// The cheapest piece of `side` that can take on the target.
    fn cheapest(&self, side: Side) -> Option<(Self::Origin, Kind)>;

    /// Takes a piece out of the way: it stands on the target now.
    fn leave(&mut self, origin: Self::Origin);
}

/// The point of an exchange and what still stands around it.
pub(crate) struct Melee<'a> {
    board: &'a Board,
    target: Point,
    occupied: PointSet,
    file_line: u16,
    rank_line: u16,
}

impl Melee<'_> {
    pub(crate) fn new(board: &Board, target: Point) -> Melee<'_> {
        Melee {
            board,
            target,
            occupied: board.occupied(),
            file_line: board.file_line(target.file()),
            rank_line: board.rank_line(target.rank()),
        }
    }

    /// The pieces of one kind that could take on the target now.
    #[inline]
    fn attackers(&self, side: Side, kind: Kind) -> PointSet {
        let pieces = self.board.pieces(side, kind) & self.occupied;
        if pieces.is_empty() {
            return pieces;
        }
        let target = self.target;
        match kind {
            Kind::Pawn => pieces & steppers::pawn_origins(side, target),
            // Both stay in their palace, so that only there their steps can be turned round.
            Kind::King | Kind::Advisor if !PALACE[side.index()].has(target) => PointSet::EMPTY,
            Kind::King => pieces & steppers::king(side, target),
            Kind::Advisor => pieces & steppers::advisor_ring(target),
            Kind::Elephant => self.free(
                pieces & steppers::elephant_origins(side, target),
                steppers::eye,
            ),
            Kind::Horse => self.free(pieces & steppers::horse_ring(target), steppers::leg),
            Kind::Rook => {
                pieces & lines::slide(target, self.file_line, self.rank_line).points(target)
            }
            Kind::Cannon => {
                pieces & lines::hop(target, self.file_line, self.rank_line).points(target)
            }
        }
    }

    /// Those whose leg or eye towards the target is empty.
    #[inline]
    fn free(&self, pieces: PointSet, hindrance: fn(Point, Point) -> Point) -> PointSet {
        let mut free = pieces;
        for point in pieces {
            if self.occupied.has(hindrance(point, self.target)) {
                free = free.without(point);
            }
        }
        free
    }
}

impl Contest for Melee<'_> {
    type Origin = Point;

    #[inline]
    fn cheapest(&self, side: Side) -> Option<(Point, Kind)> {
        BY_VALUE
            .into_iter()
            .find_map(|kind| Some((self.attackers(side, kind).first()?, kind)))
    }

    #[inline]
    fn leave(&mut self, point: Point) {
        self.occupied = self.occupied.without(point);
        if point.file() == self.target.file() {
            self.file_line &= !(1 << point.rank());
        }
        if point.rank() == self.target.rank() {
            self.rank_line &= !(1 << point.file());
        }
    }
}

/// What `taker` wins by taking `taken` on the point of the contest when the exchange that follows is played out. Exact where it
/// matters: if the taker is worth no more than what it takes, the least that can come of it is given instead.
#[inline]
pub(crate) fn play_out<C: Contest>(
    (taker, from): (Piece, C::Origin),
    taken: Piece,
    target: Point,
    contest: impl FnOnce() -> C,
) -> i32 {
    let mut prize = places::price(taken, target);
    let mut standing = price(taker, target);
    if prize >= standing {
        return prize - standing;
    }
    let mut contest = contest();
    contest.leave(from);
    let mut side = taker.side.other();
    let mut won = [0; LONGEST];
    won[0] = prize;
    let mut depth = 0;
    while depth + 1 < LONGEST {
        let Some((point, kind)) = contest.cheapest(side) else {
            break;
        };
        contest.leave(point);
        if kind == Kind::King && contest.cheapest(side.other()).is_some() {
            // A king cannot take what is guarded.
            break;
        }
        prize = standing;
        standing = price(Piece::new(side, kind), target);
        depth += 1;
        won[depth] = prize - won[depth - 1];
        side = side.other();
    }
    // Backwards: at each turn the side may also leave off.
    while depth > 0 {
        won[depth - 1] = -won[depth].max(-won[depth - 1]);
        depth -= 1;
    }
    won[0]
}

/// What `step`, a capture, wins when the exchange that follows is played out; 0 for a quiet step.
pub(super) fn exchange(board: &Board, step: Step) -> i32 {
    let (Some(taker), Some(taken)) = (board.piece(step.from), board.piece(step.to)) else {
        return 0;
    };
    let contest = || Melee::new(board, step.to);
    play_out((taker, step.from), taken, step.to, contest)
}

/// What a piece that has taken on the target is worth there. Only the king has no price, and it is never given up.
#[inline]
fn price(piece: Piece, target: Point) -> i32 {
    match piece.kind {
        Kind::King => 10_000,
        _ => places::price(piece, target),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Xiangqi;
    use evaluation::Evaluate;
    use rules::{Position, Reading, SplitMix64, Text};

    fn sign(fen: &str, text: &str) -> i32 {
        let position = Xiangqi::read_position(fen, Reading::Lenient, Default::default()).unwrap();
        let step = position.read_as("iccs", text).unwrap();
        position.exchange(step).signum()
    }

    #[test]
    fn exchanges_end_when_they_no_longer_pay() {
        for (fen, step, expected) in [
            // A rook takes a pawn: free, guarded by a pawn, by a horse, by a horse that is hobbled.
            ("3k5/9/9/4p4/9/9/9/9/9/R3K4 w", "a0a1", 0),
            ("3k5/9/9/p8/9/9/9/9/9/R3K4 w", "a0a6", 1),
            ("3k5/9/p8/p8/9/9/9/9/9/R3K4 w", "a0a6", -1),
            ("3k5/2n6/9/p8/9/9/9/9/9/R3K4 w", "a0a6", 1),
            ("3k5/1n7/9/p8/9/9/9/9/9/R3K4 w", "a0a6", -1),
            ("3k5/1n7/1p7/p8/9/9/9/9/9/R3K4 w", "a0a6", 1),
            // Guarded by a cannon with a screen, and by one without.
            ("3k5/9/9/p1p1c4/9/9/9/9/9/R3K4 w", "a0a6", -1),
            ("3k5/9/9/p3c4/9/9/9/9/9/R3K4 w", "a0a6", 1),
            // The capture itself takes the screen away: the rook stood between cannon and pawn.
            ("3k5/9/9/p1R2c3/9/9/9/9/9/4K4 w", "c6a6", 1),
            // The opened line brings a second rook: two rooks win the guarded horse.
            ("3k5/r8/9/n8/9/9/9/R8/9/4K4 w", "a2a6", -1),
            ("3k5/r8/9/n8/9/9/9/R8/9/R3K4 w", "a2a6", 1),
            // An elephant guards unless its eye is filled.
            ("3k5/9/2b6/9/p8/9/9/9/9/R3K4 w", "a0a5", -1),
            ("3k5/9/2b6/1p7/p8/9/9/9/9/R3K4 w", "a0a5", 1),
            // The king guards, but not against two.
            ("3k5/3p5/9/9/9/9/9/3R5/9/4K4 w", "d2d8", -1),
            ("3k5/3p5/9/9/9/9/3R5/3R5/9/4K4 w", "d3d8", 1),
        ] {
            let position = format!("{fen} - - 0 1");
            assert_eq!(sign(&position, step), expected, "{fen} {step}");
        }
    }

    /// The same by brute force: captures on the point only, the cheapest first, tried on copies by the generator.
    fn literal(position: &Xiangqi, step: Step) -> i32 {
        let mut after = position.clone();
        let prize = position
            .board()
            .piece(step.to)
            .map_or(0, |piece| places::price(piece, step.to));
        let _ = after.play_unchecked(step);
        let mut steps = Vec::new();
        for from in after.board().side(after.actor()) {
            let Some(piece) = after.board().piece(from) else {
                continue;
            };
            if crate::destinations(after.board(), piece, from).has(step.to) {
                let place = BY_VALUE.iter().position(|&kind| kind == piece.kind);
                steps.push((place, Step::new(from, step.to)));
            }
        }
        steps.sort_by_key(|(place, step)| (*place, step.from));
        let Some(&(_, back)) = steps.first() else {
            return prize;
        };
        let king = after.board().piece(back.from).map(|piece| piece.kind) == Some(Kind::King);
        if king {
            let mut taken = after.clone();
            let _ = taken.play_unchecked(back);
            let board = taken.board();
            let guarded = board.side(taken.actor()).into_iter().any(|from| {
                board
                    .piece(from)
                    .is_some_and(|piece| crate::destinations(board, piece, from).has(step.to))
            });
            if guarded {
                return prize;
            }
        }
        prize - literal(&after, back).max(0)
    }

    #[test]
    fn the_sign_agrees_with_captures_played_out() {
        let mut random = SplitMix64::new(11);
        let mut compared = 0;
        for _ in 0..60 {
            let mut position = <Xiangqi as rules::Game>::start(Default::default());
            for _ in 0..100 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                for &step in &steps {
                    if position.board().piece(step.to).is_some() {
                        let (fast, slow) =
                            (exchange(position.board(), step), literal(&position, step));
                        assert_eq!(
                            fast < 0,
                            slow < 0,
                            "{} {step:?}: {fast} {slow}",
                            position.position_text()
                        );
                        compared += 1;
                    }
                }
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
        assert!(compared > 2_000, "{compared}");
    }
}
