//! Generation along lines: the normative algorithm (rules: 3).
//!
//! One walk, compiled once for each family of movers, so that a tank's walk has no test of air defence in it and a plane's
//! none of terrain.

use std::ops::ControlFlow;

use rules::Side;

use super::attack::Shelter;
use super::rays::{Ray, ray};
use super::returning::may_return;
use super::sight::{Lifted, Sight};
use crate::air_defence::Flight;
use crate::board::Board;
use crate::geometry::{Direction, Slant, Square, is_navy_corner, may_stand};
use crate::kinds::KindSet;
use crate::options::Book;
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
    /// What stays on the origin.
    pub(crate) rest: Group,
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
    let book = board.book();
    let reach = carrier.reach(book);
    let partners = KindSet::partners(kind, book);
    let flies = FAMILY == PLANE || FAMILY == HEROIC_PLANE;
    let fires_over = flies || FAMILY == GUN || FAMILY == NAVY;
    // Infantry and militia, missile, anti-air (rules: 17.5).
    let may_be_kept_out = FAMILY == LIGHT || FAMILY == GUN || FAMILY == ANTI_AIR;
    for slant in Slant::ALL {
        let longest = reach.longest(slant);
        // Half of the kinds have no diagonals.
        if longest == 0 {
            continue;
        }
        let moves = reach.moves(slant);
        for direction in slant.directions() {
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
                    flight = board.flown(flight, us.other(), previous, square);
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
                    // A commander ignores the sea on its way to an own ship (rules: 17.4.2).
                    let boards = FAMILY == COMMANDER
                        && book == Book::Revised
                        && !piece_barred
                        && group.carrier().is(Kind::Navy);
                    if (free || boards) && joins(mover.group, partners, group, square, book) {
                        sink.take(mover.step(square, Act::Combine))?;
                    }
                } else {
                    let range = reach.captures(slant, Target::of(group.carrier()));
                    if distance <= range
                        && (!piece_barred || fires_over)
                        && !(may_be_kept_out && Shelter::of(group, book).keeps_out(kind))
                    {
                        capture_steps(board, mover, square, flight, sink)?;
                    }
                }
                // A plane passes everything; a navy, by the first book, everything but a navy, and its own side by the
                // revised one (rules: 17.4.1).
                let passes = flies
                    || FAMILY == NAVY
                        && match book {
                            Book::Upstream => !group.carrier().is(Kind::Navy),
                            Book::Revised => group.side() == us,
                        };
                if !passes {
                    piece_barred = true;
                    if !fires_over {
                        break;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// rules: 6.2; the carrier of the union decides where it may stand. `partners` are those of the mover's carrier.
#[inline]
fn joins(moving: Group, partners: KindSet, standing: Group, square: Square, book: Book) -> bool {
    if moving.is_stack() || standing.is_stack() {
        return stacks_join(moving.kinds(), standing.kinds(), square, book);
    }
    let (ours, theirs) = (moving.carrier(), standing.carrier());
    partners.has_kind_of(theirs) && may_stand(ours.kind().min(theirs.kind()), square)
}

/// The same where one of them is a stack already: rare, and kept out of the walks.
#[inline(never)]
fn stacks_join(moving: KindSet, standing: KindSet, square: Square, book: Book) -> bool {
    let union = moving.plus(standing);
    union.is_some_and(|union| {
        union.is_legal(book)
            && union
                .carrier()
                .is_some_and(|carrier| may_stand(carrier, square))
    })
}

/// The kind or kinds of capture (rules: 4, 17.4.3, 17.4.4). The flight of whatever does not fly is safe.
#[inline]
pub(crate) fn capture_steps(
    board: &Board,
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
    if may_stay(board, mover, square) {
        sink.take(mover.step(square, Act::Stay))?;
    }
    ControlFlow::Continue(())
}

/// Whether a mover that could take the place may stay instead.
#[inline]
pub(crate) fn may_stay(board: &Board, mover: Mover, square: Square) -> bool {
    match (mover.group.carrier().kind(), board.book()) {
        (Kind::AirForce, Book::Upstream) => mover.who == Actors::Whole,
        (Kind::AirForce, Book::Revised) => may_return(board, mover, square),
        (Kind::Navy, Book::Revised) => fires_over_land(mover.origin, square),
        _ => false,
    }
}

/// Whether a square strictly between is no navy square (rules: 17.4.3). Captures alone ask, so the walk of a navy need not know.
#[inline(never)]
fn fires_over_land(from: Square, to: Square) -> bool {
    let Ray {
        direction,
        distance,
    } = ray(from, to);
    let mut square = from;
    (1..distance).any(|_| {
        square = square.toward(direction);
        !may_stand(Kind::Navy, square)
    })
}

impl Mover {
    /// Everything on a square.
    #[inline]
    pub(crate) fn whole(board: &Board, origin: Square) -> Mover {
        Mover {
            origin,
            group: board.at(origin),
            rest: Group::EMPTY,
            who: Actors::Whole,
        }
    }

    /// One piece of what stands on a square, out of those that wait there.
    #[inline]
    pub(crate) fn one(board: &Board, origin: Square, waiting: Group, who: Actors) -> Option<Mover> {
        let (group, rest) = board.at(origin).split(who.of(waiting)?)?;
        Some(Mover {
            origin,
            group,
            rest,
            who,
        })
    }

    #[inline]
    pub(crate) const fn step(self, to: Square, act: Act) -> Step {
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
