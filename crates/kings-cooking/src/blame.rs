//! Why a hand may not go on, and which squares are to blame.

use rules::Side;

use crate::Refusal;
use crate::explain::judge;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{DEPART, pawn_steps, reach};
use crate::notation::{Choice, Request, Target};
use crate::piece::Kind;
use crate::position::KingsCooking;

/// How near to being legal a step came. What a unit never does is the furthest.
fn nearness(refusal: &Refusal) -> u8 {
    match refusal {
        Refusal::Blocked { .. } | Refusal::BlockedOff { .. } => 2,
        Refusal::OwnUnit { .. } | Refusal::NoCapture { .. } => 1,
        _ => 0,
    }
}

/// Why a unit may not go to a place; `None` if it may, or if only the kind of its promotion is to be chosen.
pub(crate) fn closed(position: &KingsCooking, from: Square, target: Target) -> Option<Refusal> {
    let choice = Choice::None;
    let request = Request {
        from,
        target,
        choice,
    };
    let refusal = judge(position, request).err()?;
    (!matches!(refusal, Refusal::ChooseKind { .. })).then_some(refusal)
}

/// Why nothing begins on a square; for an own unit, the step that came nearest to being legal tells.
pub(crate) fn idle(position: &KingsCooking, from: Square) -> Option<Refusal> {
    let squares = Square::ALL.into_iter().map(Target::Square);
    let ways = squares.chain([Target::Off]);
    let refusals = ways.filter_map(|target| closed(position, from, target));
    refusals.reduce(|best, next| {
        if nearness(&next) > nearness(&best) {
            next
        } else {
            best
        }
    })
}

/// The units in the way: each without which the way would be open, or where several are, the first of every line.
pub(crate) fn in_the_way(position: &KingsCooking, refusal: &Refusal) -> SquareSet {
    let (kind, from, target) = match *refusal {
        Refusal::Blocked { kind, from, to } => (kind, from, Some(to)),
        Refusal::BlockedOff { kind, square } => (kind, square, None),
        _ => return SquareSet::EMPTY,
    };
    let (side, occupied) = (position.side(), position.occupied());
    let open = |occupied: SquareSet| match (kind, target) {
        (Kind::Pawn, Some(to)) => pawn_steps(side, from, occupied).has(to),
        (_, Some(to)) => reach(kind, side, from, occupied) & to.bit().0 != 0,
        (_, None) => reach(kind, side, from, occupied) & DEPART != 0,
    };
    let alone = SquareSet(
        occupied
            .filter(|unit| open(occupied.without(unit.bit())))
            .fold(0, |set, unit| set | unit.bit().0),
    );
    if !alone.is_empty() {
        return alone;
    }
    let near = match kind {
        Kind::Pawn => from.bit().ahead(side),
        kind => SquareSet(reach(kind, side, from, occupied) & SquareSet::FULL.0),
    };
    near.and(occupied)
}

/// Into its own court nobody leaves, and from a court nobody comes.
pub(crate) fn court(position: &KingsCooking, from: Option<Square>, owner: Side) -> Option<Refusal> {
    match from {
        None => Some(Refusal::InCourt),
        Some(square) if owner == position.side() => Some(Refusal::OwnCourt { square }),
        Some(square) => closed(position, square, Target::Off),
    }
}
