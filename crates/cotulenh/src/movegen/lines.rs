//! Generation along lines: the normative algorithm (rules: 3).
//!
//! One walk, compiled once for each family of movers, so that a tank's walk has no test of air defence in it and a plane's
//! none of terrain.

use std::ops::ControlFlow;

use rules::Side;

use super::sight::{Lifted, Sight};
use crate::air_defence::Flight;
use crate::board::Board;
use crate::geometry::{Direction, Square, is_navy_corner, may_stand};
use crate::piece::{Kind, Target};
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// Takes generated steps; breaks when it has seen enough.
pub(crate) trait Sink {
    fn take(&mut self, step: Step) -> ControlFlow<()>;
}

impl<F: FnMut(Step) -> ControlFlow<()>> Sink for F {
    #[inline]
    fn take(&mut self, step: Step) -> ControlFlow<()> {
        self(step)
    }
}

/// A single piece or a whole stack that leaves a square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    pub(crate) origin: Square,
    pub(crate) group: Group,
    pub(crate) who: Actors,
}

/// Infantry, tank, militia, engineer, headquarter.
const LIGHT: u8 = 0;
const COMMANDER: u8 = 1;
/// Artillery and missile: heavy, and they fire over pieces.
const GUN: u8 = 2;
/// Anti-air: heavy only.
const ANTI_AIR: u8 = 3;
const NAVY: u8 = 4;
/// A plane that air defence can touch.
const PLANE: u8 = 5;
/// A heroic plane.
const HEROIC_PLANE: u8 = 6;

/// Everything the mover may do along lines, legal or not for its commander.
#[inline]
pub(crate) fn along_lines(board: &Board, mover: Mover, sink: &mut impl Sink) -> ControlFlow<()> {
    let carrier = mover.group.carrier();
    match carrier.kind() {
        Kind::Infantry | Kind::Tank | Kind::Militia | Kind::Engineer | Kind::Headquarter => {
            walk::<LIGHT>(board, mover, None, sink)
        }
        Kind::Commander => {
            let lifted = Lifted::commander_from(board, mover.origin);
            let sight = Sight::of(board, mover.group.side().other(), lifted);
            walk::<COMMANDER>(board, mover, sight, sink)
        }
        Kind::Artillery | Kind::Missile => walk::<GUN>(board, mover, None, sink),
        Kind::AntiAir => walk::<ANTI_AIR>(board, mover, None, sink),
        Kind::Navy => walk::<NAVY>(board, mover, None, sink),
        Kind::AirForce if carrier.is_heroic() => walk::<HEROIC_PLANE>(board, mover, None, sink),
        Kind::AirForce => walk::<PLANE>(board, mover, None, sink),
    }
}

#[inline]
fn walk<const FAMILY: u8>(
    board: &Board,
    mover: Mover,
    sight: Option<Sight>,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let us = mover.group.side();
    let carrier = mover.group.carrier();
    let kind = carrier.kind();
    let reach = carrier.reach();
    let flies = FAMILY == PLANE || FAMILY == HEROIC_PLANE;
    let fires_over = flies || FAMILY == GUN || FAMILY == NAVY;
    for direction in Direction::ALL {
        let slant = direction.slant();
        let longest = reach.longest(slant);
        let moves = reach.moves(slant);
        let bridged = direction.is_vertical() && mover.origin.on_bridge_file();
        let mut terrain_barred = false;
        let mut piece_barred = false;
        let mut flight = Flight::Safe;
        let mut square = mover.origin;
        for distance in 1..=longest {
            let previous = square;
            square = square.toward(direction);
            let group = board.at(square);
            if group.is_border() {
                break;
            }
            if FAMILY == COMMANDER
                && group.is_empty()
                && sight.is_some_and(|sight| sight.sees(square))
            {
                break;
            }
            if FAMILY == PLANE {
                flight = flight.over(board.cover(us.other(), square));
                if flight == Flight::Destroyed {
                    break;
                }
            }
            let stands = may_stand(kind, square);
            if !flies {
                terrain_barred |= !stands
                    || (FAMILY == GUN || FAMILY == ANTI_AIR)
                        && !bridged
                        && square.half() != mover.origin.half()
                    || FAMILY == NAVY && is_navy_corner(previous, square);
            }
            let free = distance <= moves
                && !terrain_barred
                && !piece_barred
                && (FAMILY != PLANE || flight == Flight::Safe);
            if group.is_empty() {
                if free && stands {
                    sink.take(mover.step(square, Act::Quiet))?;
                }
                continue;
            }
            if group.side() == us {
                if free && joins(mover.group, group, square) {
                    sink.take(mover.step(square, Act::Combine))?;
                }
            } else {
                let range = reach.captures(slant, Target::of(group.carrier()));
                if distance <= range && (!piece_barred || fires_over) {
                    capture_steps(mover, square, flight, sink)?;
                }
            }
            // A plane passes everything, a navy everything but a navy.
            let passes = flies || FAMILY == NAVY && !group.carrier().is(Kind::Navy);
            if !passes {
                piece_barred = true;
                if !fires_over {
                    break;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// rules: 6.2; the carrier of the union decides where it may stand.
#[inline]
fn joins(moving: Group, standing: Group, square: Square) -> bool {
    let union = moving.kinds().union(standing.kinds());
    moving.may_join(standing)
        && union
            .carrier()
            .is_some_and(|carrier| may_stand(carrier, square))
}

/// The kind or kinds of capture (rules: 4). The flight of whatever does not fly is safe.
#[inline]
pub(crate) fn capture_steps(
    mover: Mover,
    square: Square,
    flight: Flight,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    if flight != Flight::Safe {
        if mover.group.has(Kind::Commander) {
            return ControlFlow::Continue(());
        }
        return sink.take(mover.step(square, Act::Suicide));
    }
    let kind = mover.group.carrier().kind();
    if !may_stand(kind, square) {
        return sink.take(mover.step(square, Act::Stay));
    }
    sink.take(mover.step(square, Act::Displace))?;
    if kind == Kind::AirForce && mover.who == Actors::Whole {
        sink.take(mover.step(square, Act::Stay))?;
    }
    ControlFlow::Continue(())
}

impl Mover {
    /// Everything on a square.
    #[inline]
    pub(crate) fn whole(board: &Board, origin: Square) -> Mover {
        Mover {
            origin,
            group: board.at(origin),
            who: Actors::Whole,
        }
    }

    /// One piece of what stands on a square.
    #[inline]
    pub(crate) fn one(board: &Board, origin: Square, kind: Kind) -> Option<Mover> {
        let (group, _) = board.at(origin).split(kind)?;
        Some(Mover {
            origin,
            group,
            who: Actors::One(kind),
        })
    }

    #[inline]
    const fn step(self, to: Square, act: Act) -> Step {
        Step::Go {
            from: self.origin,
            who: self.who,
            to,
            act,
        }
    }
}

/// The capture of a facing commander at a distance (rules: 9.4). The neighbouring square is reached along lines already.
pub(crate) fn flying_capture(board: &Board, us: Side) -> Option<Step> {
    let (ours, theirs) = (board.commander(us), board.commander(us.other()));
    let (_, distance) = Direction::between(ours, theirs)?;
    (distance > 1 && super::sight::facing(board)).then(|| Step::whole(ours, theirs, Act::Displace))
}
