//! The legal steps, in canonical order (rules: 5, 7, 8, 10).

pub(crate) mod tables;

use rules::Side;

use crate::geometry::{Square, SquareSet};
use crate::piece::{Kind, Unit};
use crate::position::KingsCooking;
use crate::step::Step;

pub(crate) use tables::{DEPART, reach};

/// The squares ahead of a pawn that it may step to: one, and from the home row two (rules: 8.1).
#[inline]
pub(crate) fn pawn_steps(side: Side, from: Square, occupied: SquareSet) -> SquareSet {
    let one = from.bit().ahead(side).without(occupied);
    let passed = if SquareSet::home_row(side).has(from) {
        one
    } else {
        SquareSet::EMPTY
    };
    one.or(passed.ahead(side).without(occupied))
}

/// The squares diagonally ahead of a pawn (rules: 8.2).
#[inline]
pub(crate) fn pawn_captures(side: Side, from: Square) -> SquareSet {
    from.bit().ahead(side).beside()
}

/// The actions of one unit as bits: squares, then [`DEPART`]. A pawn's far-row squares stand for four steps each.
#[inline]
fn actions(position: &KingsCooking, from: Square, unit: Unit) -> u16 {
    let side = unit.side();
    let occupied = position.occupied();
    if unit.kind() == Kind::Pawn {
        let prey = position.units(side.other());
        let prey = position
            .en_passant()
            .map_or(prey, |target| prey.or(target.bit()));
        let steps = pawn_steps(side, from, occupied);
        steps.or(pawn_captures(side, from).and(prey)).0
    } else {
        reach(unit.kind(), side, from, occupied) & !position.units(side).0
    }
}

/// The actions as in [`actions`] with the far-row part of them split off if it is a pawn.
#[inline]
fn plain_and_promoting(position: &KingsCooking, from: Square, unit: Unit) -> (u16, u16) {
    let bits = actions(position, from, unit);
    let promoting = if unit.kind() == Kind::Pawn {
        bits & SquareSet::far_row(unit.side()).0
    } else {
        0
    };
    (bits & !promoting, promoting)
}

/// Calls `each` for every unit that may act, ascending by square, with its plain actions and its promotions.
#[inline]
fn for_each_unit(position: &KingsCooking, mut each: impl FnMut(Square, u16, u16)) {
    let side = position.side();
    // rules: 10. Nothing is legal once a side is empty; the mover's own emptiness needs no test.
    if position.units(side.other()).is_empty() {
        return;
    }
    for from in position.units(side) {
        let Some(unit) = position.unit(from) else {
            continue;
        };
        let (plain, promoting) = plain_and_promoting(position, from, unit);
        each(from, plain, promoting);
    }
}

/// Appends the legal steps by ascending code.
#[inline]
pub(crate) fn generate(position: &KingsCooking, out: &mut Vec<Step>) {
    for_each_unit(position, |from, mut plain, promoting| {
        while plain != 0 {
            out.push(Step::from_parts(from, plain.trailing_zeros() as u8));
            plain &= plain - 1;
        }
        for to in SquareSet(promoting) {
            let first = Step::PROMOTE + 4 * to.file() as u8;
            for choice in 0..4 {
                out.push(Step::from_parts(from, first + choice));
            }
        }
    });
}

/// The number of legal steps.
///
/// The bits of six units are counted at once: where the processor has no instruction for it, a count costs a dozen others. More than
/// six a side are met only in positions that somebody set up.
#[inline]
pub(crate) fn count(position: &KingsCooking) -> usize {
    const FULL: u64 = 1 << (u64::BITS - ACTIONS);
    let (mut word, mut steps) = (0_u64, 0);
    for_each_unit(position, |_, plain, promoting| {
        if word >= FULL {
            steps += word.count_ones();
            word = 0;
        }
        word = word << ACTIONS | u64::from(plain);
        if promoting != 0 {
            steps += 4 * promoting.count_ones();
        }
    });
    (steps + word.count_ones()) as usize
}

/// Whether a step is among the legal ones. Asks its unit alone: a third caller of [`for_each_unit`] would keep the compiler from
/// inlining it into the count.
pub(crate) fn is_legal(position: &KingsCooking, step: Step) -> bool {
    let (from, t, side) = (step.from(), step.code() % Step::SPAN, position.side());
    let Some(unit) = position.unit(from).filter(|unit| unit.side() == side) else {
        return false;
    };
    // rules: 10.
    if position.units(side.other()).is_empty() {
        return false;
    }
    let (plain, promoting) = plain_and_promoting(position, from, unit);
    if t < Step::PROMOTE {
        plain & 1 << t != 0
    } else {
        let target = step.target(side);
        target.is_some_and(|to| SquareSet(promoting).has(to))
    }
}

/// How many bits the plain actions of a unit take: the squares, and the departure above them.
const ACTIONS: u32 = DEPART.trailing_zeros() + 1;

/// The bit of a departure among the actions of a unit is its place among the move codes.
const _: () = assert!(DEPART == 1 << Step::DEPART);
