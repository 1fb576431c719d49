//! Safety of kings and pieces: checks at hand, guards lost, pieces that hang.

use rules::Side;

use super::reach::Reach;
use super::terms::{Group, Ledger, Term};
use crate::geometry::{HALF, PALACE};
use crate::movegen::{lines, lines_at, steppers};
use crate::{Board, Kind, Point, PointSet};

/// The kinds that attack kings, in the order of the arrays of weights.
const STRIKERS: [Kind; 3] = [Kind::Horse, Kind::Rook, Kind::Cannon];

/// What `side`, which hits `mine`, has against the king of the other side, which hits `theirs`.
pub(super) fn assault(
    board: &Board,
    side: Side,
    [mine, theirs]: [&Reach; 2],
    ledger: &mut impl Ledger,
) {
    let enemy = side.other();
    let lost_advisors = 2_usize.saturating_sub(board.count(enemy, Kind::Advisor));
    let lost_elephants = 2_usize.saturating_sub(board.count(enemy, Kind::Elephant));
    let lost = lost_advisors + lost_elephants;
    let row = mine.assault.min(5);
    ledger.add(side, Term::new(Group::Assault, row * 5 + lost), 1);
    if lost > 0 {
        for (index, kind) in STRIKERS.into_iter().enumerate() {
            let count = board.count(side, kind);
            exposed(side, index, [lost_advisors, lost_elephants], count, ledger);
        }
        let crossed = board.pieces(side, Kind::Pawn) & HALF[enemy.index()];
        exposed(
            side,
            3,
            [lost_advisors, lost_elephants],
            crossed.len(),
            ledger,
        );
    }
    if let Some(king) = board.king(enemy) {
        checks(board, side, king, [mine, theirs], ledger);
        let steps = steppers::king(enemy, king) & !(board.side(enemy) | mine.all());
        ledger.add(enemy, Term::new(Group::KingFreedom, steps.len()), 1);
    }
}

#[inline]
fn exposed(
    side: Side,
    index: usize,
    [advisors, elephants]: [usize; 2],
    count: usize,
    ledger: &mut impl Ledger,
) {
    let count = count as i32;
    if count > 0 {
        let times = advisors as i32 * count;
        ledger.add(side, Term::new(Group::LostAdvisors, index), times);
        let times = elephants as i32 * count;
        ledger.add(side, Term::new(Group::LostElephants, index), times);
    }
}

/// The points from which `side` can give check next without being taken there.
fn checks(
    board: &Board,
    side: Side,
    king: Point,
    [mine, theirs]: [&Reach; 2],
    ledger: &mut impl Ledger,
) {
    let (file, rank) = lines_at(board, king);
    let free = !(board.side(side) | theirs.all());
    let mut from_horse = PointSet::EMPTY;
    for point in steppers::horse_ring(king) & mine.horses & free {
        if !board.occupied().has(steppers::leg(point, king)) {
            from_horse = from_horse.with(point);
        }
    }
    let from_rook = lines::slide(king, file, rank).points(king) & mine.rooks & free;
    let from_cannon = lines::hop(king, file, rank).points(king) & mine.cannon_walks & free;
    for (index, points) in [from_horse, from_rook, from_cannon].into_iter().enumerate() {
        if !points.is_empty() {
            let number = if points.has_several() { 2 } else { 1 };
            ledger.add(side, Term::new(Group::SafeChecks, index * 3 + number), 1);
        }
    }
}

/// The pieces of the other side that `side` attacks.
pub(super) fn threats(
    board: &Board,
    side: Side,
    to_move: Side,
    [mine, theirs]: [&Reach; 2],
    ledger: &mut impl Ledger,
) {
    let enemy = side.other();
    let attacked = board.side(enemy) & mine.all();
    if attacked.is_empty() {
        return;
    }
    let guarded = theirs.all();
    let begin = if side == to_move { 7 } else { 0 };
    for point in attacked & !guarded {
        if let Some(piece) = board.piece(point) {
            let term = Term::new(Group::Hanging, begin + piece.kind.index());
            ledger.add(side, term, 1);
        }
    }
    let held = attacked & guarded;
    if held.is_empty() {
        return;
    }
    let minor = board.pieces(enemy, Kind::Horse) | board.pieces(enemy, Kind::Cannon);
    let rooks = board.pieces(enemy, Kind::Rook);
    let small = held & (mine.pawns | mine.guards);
    let middling = held & (mine.horses | mine.cannons) & !small;
    for (index, points) in [minor & small, rooks & small, rooks & middling]
        .into_iter()
        .enumerate()
    {
        if !points.is_empty() {
            let term = Term::new(Group::Harried, index);
            ledger.add(side, term, points.len() as i32);
        }
    }
}

/// What is left of the guards, how the pawns stand together, and which pieces complement each other.
pub(super) fn stock(board: &Board, side: Side, ledger: &mut impl Ledger) {
    let enemy = side.other();
    let count = |kind| board.count(side, kind);
    let (advisors, elephants) = (count(Kind::Advisor).min(2), count(Kind::Elephant).min(2));
    ledger.add(side, Term::new(Group::Guards, advisors * 3 + elephants), 1);
    if elephants == 2 {
        let pair = board.pieces(side, Kind::Elephant);
        if let Some(first) = pair.first()
            && steppers::elephant(board, side, first).meets(pair)
        {
            ledger.add(side, Term::new(Group::LinkedElephants, 0), 1);
        }
    }
    let crossed = board.pieces(side, Kind::Pawn) & HALF[enemy.index()];
    if !crossed.is_empty() {
        let beside = (crossed & crossed.east()).len() as i32;
        ledger.add(side, Term::new(Group::Pawns, 0), beside);
        let near = (crossed & SURROUNDINGS[enemy.index()]).len() as i32;
        ledger.add(side, Term::new(Group::Pawns, 1), near);
    }
    let (horses, rooks, cannons) = (count(Kind::Horse), count(Kind::Rook), count(Kind::Cannon));
    let has = [
        horses > 1,
        rooks > 1,
        cannons > 1,
        horses > 0 && cannons > 0,
        rooks == 0 && board.count(enemy, Kind::Rook) > 0,
    ];
    for (index, has) in has.into_iter().enumerate() {
        if has {
            ledger.add(side, Term::new(Group::Stock, index), 1);
        }
    }
}

/// The palace of each side and the points beside and before it, but for its back rank: a pawn there has walked too far.
static SURROUNDINGS: [PointSet; 2] = [surroundings(Side::First), surroundings(Side::Second)];

const fn surroundings(side: Side) -> PointSet {
    let palace = PALACE[side.index()];
    let beside = palace.union(palace.west()).union(palace.east());
    // Forward for the owner: away from its back rank.
    beside.forward(side)
}
