//! What the evaluation sees in a position.

use rules::Side;

use crate::board::Board;
use crate::geometry::Square;
use crate::movegen::rays::capture_range;
use crate::piece::Kind;
use crate::square_set::{LONGEST_CAPTURE, SquareSet};
use crate::stack::Group;

use super::field::{Field, GROUND, WATER, ring, strike_range};
use super::terms::{
    ASSAULT, COVERED, CROWD, GUARDS, HANGING, KINDS, MOBILITY, NEAR, RIDE, ROOM, SHELTER, STACK,
    THREAT, Tally, row,
};

/// Nearer than this to the enemy commander, a piece counts as on its way.
const FAR: u8 = 8;

/// Nearer by so much than [`FAR`] begins what can strike beside the commander.
const STRIKING: u8 = FAR - LONGEST_CAPTURE - 1;

/// Whether the side is to move: then its threats are about to be carried out, and the search sees them itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    Moves = 0,
    Waits = 1,
}

/// Adds up what one side has.
pub(super) fn side_terms(
    board: &Board,
    fields: &[Field; 2],
    side: Side,
    turn: Turn,
    tally: &mut impl Tally,
) {
    let (ours, theirs) = (&fields[side.index()], &fields[side.other().index()]);
    let enemy = board.commander(side.other());
    // Without commanders nothing is near to one and nothing assaults it (rules: 17.8).
    let led = board.options().has_commanders();
    let enemy_ring = if led {
        ring(enemy).union(&only(enemy))
    } else {
        SquareSet::EMPTY
    };
    let own = board.men(side);
    let occupied = own.union(board.men(side.other()));
    let planes = theirs.planes;
    let mut assault = 0;
    for square in own.iter() {
        let group = board.at(square);
        let seen = match side {
            Side::First => square,
            Side::Second => square.mirrored(),
        };
        let near = if led {
            FAR.saturating_sub(distance(square, enemy))
        } else {
            0
        };
        let covered = planes && ours.zones.contains(square);
        let mut passengers = 0;
        for (slot, piece) in group.pieces().enumerate() {
            passengers = slot;
            let row = row(piece.kind());
            tally.piece(piece, seen);
            tally.add(NEAR.at(row), i32::from(near));
            if covered {
                tally.add(COVERED.at(row), 1);
            }
            if near >= STRIKING && strike_range(piece, square, board.book()).meets(&enemy_ring) {
                tally.add(ASSAULT.at(row), 1);
                assault += 1;
            }
        }
        tally.add(STACK.at(passengers), 1);
        let carrier = group.carrier();
        let (mobility, reached) = match carrier.kind() {
            Kind::Navy => (0, WATER.minus(&occupied)),
            Kind::AirForce if carrier.is_heroic() => (1, GROUND.minus(own)),
            Kind::AirForce => (1, GROUND.minus(own).minus(&theirs.zones)),
            Kind::Artillery => (2, GROUND.minus(&occupied)),
            _ => continue,
        };
        let squares = capture_range(carrier, square, board.book()).intersection(&reached);
        tally.add(MOBILITY.at(mobility), squares.len() as i32);
    }
    tally.add(CROWD.at(assault.min(7)), 1);
    threats(board, ours, theirs, side, turn, tally);
    if led {
        commander_terms(board, ours, theirs, side, planes, tally);
    }
}

/// Enemy pieces in range.
fn threats(
    board: &Board,
    ours: &Field,
    theirs: &Field,
    side: Side,
    turn: Turn,
    tally: &mut impl Tally,
) {
    let enemies = board.men(side.other());
    let struck = ours.all().intersection(enemies);
    if struck.is_empty() {
        return;
    }
    let guarded = theirs.all();
    for square in struck.iter() {
        let hangs = ours.free.contains(square) || !guarded.contains(square);
        for piece in board.at(square).pieces() {
            let row = row(piece.kind());
            if hangs {
                tally.add(HANGING.at(turn as usize * KINDS + row), 1);
            } else {
                tally.add(THREAT.at(row), 1);
            }
        }
    }
}

/// How safe the own commander is.
fn commander_terms(
    board: &Board,
    ours: &Field,
    theirs: &Field,
    side: Side,
    planes: bool,
    tally: &mut impl Tally,
) {
    let commander = board.commander(side);
    let around = ring(commander);
    let own = board.men(side);
    let room = around.intersection(&GROUND).minus(own).minus(&theirs.all());
    tally.add(ROOM.at(room.len().min(8)), 1);
    tally.add(GUARDS.at(around.intersection(own).len().min(8)), 1);
    if planes {
        let defenders = usize::from(board.cover(side, commander).count());
        tally.add(SHELTER.at(defenders.min(2)), 1);
    }
    debug_assert!(ours.zones.contains(commander) == board.cover(side, commander).is_covered());
    tally.add(RIDE.at(ride(board.at(commander))), 1);
}

/// What a commander rides on, as a place in [`RIDE`].
const fn ride(group: Group) -> usize {
    match group.carrier().kind() {
        Kind::Navy => 1,
        Kind::AirForce => 2,
        Kind::Tank => 3,
        Kind::Headquarter => 4,
        _ => 0,
    }
}

#[inline]
fn only(square: Square) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    set.insert(square);
    set
}

/// Steps of a king of chess.
#[inline]
fn distance(from: Square, to: Square) -> u8 {
    let files = from.file().abs_diff(to.file());
    let ranks = from.rank().abs_diff(to.rank());
    files.max(ranks)
}
