//! The legal captures alone, at the beginning of a turn: what a quiet evaluation must look at.
//!
//! Generation walks the lines to find empty squares; captures are found the other way round, from the enemies in range.

use std::ops::ControlFlow;

use super::attack::Shelter;
use super::judge::Judge;
use super::lines::{Mover, capture_steps, flying_capture};
use super::rays::{Ray, capture_range, ray};
use crate::air_defence::Flight;
use crate::board::Board;
use crate::geometry::Square;
use crate::piece::Target;
use crate::position::Cotulenh;
use crate::step::{Actors, Step};

/// Calls `visit` for each legal capture of a position without an open session.
pub(crate) fn legal_captures(position: &Cotulenh, visit: &mut impl FnMut(Step)) {
    let (board, us) = (&position.board, position.side);
    if position.reached.is_some() {
        return;
    }
    let mut scratch = None;
    let mut judge = Judge::new(position, &mut scratch);
    for origin in board.men(us).iter() {
        let group = board.at(origin);
        captures_of(board, &mut judge, Mover::whole(board, origin), visit);
        if group.is_visible_commander()
            && let Some(step) = flying_capture(board, us)
        {
            visit(step);
        }
        if group.is_stack() {
            for who in Actors::among(group) {
                if let Some(mover) = Mover::one(board, origin, group, who) {
                    captures_of(board, &mut judge, mover, visit);
                }
            }
        }
    }
}

#[inline]
fn captures_of(board: &Board, judge: &mut Judge<'_>, mover: Mover, visit: &mut impl FnMut(Step)) {
    let carrier = mover.group.carrier();
    let enemies = board.men(mover.group.side().other());
    let in_range = capture_range(carrier, mover.origin, board.book());
    if !enemies.meets(in_range) {
        return;
    }
    let trusted = judge.trusts(&mover);
    for target in in_range.intersection(enemies).iter() {
        let Some(flight) = arrival(board, mover, target) else {
            continue;
        };
        let _ = capture_steps(board, mover, target, flight, &mut |step: Step| {
            if trusted || judge.allows(step) {
                visit(step);
            }
            ControlFlow::Continue(())
        });
    }
}

/// How the mover's carrier arrives at an enemy in its range; `None` if it does not (rules: 3, steps 3, 7 and 9).
#[inline]
fn arrival(board: &Board, mover: Mover, target: Square) -> Option<Flight> {
    let carrier = mover.group.carrier();
    let Ray {
        direction,
        distance,
    } = ray(mover.origin, target);
    let prey = board.at(target);
    let kind = Target::of(prey.carrier());
    let book = board.book();
    if distance > carrier.reach(book).captures(direction.slant(), kind)
        || Shelter::of(prey, book).keeps_out(carrier.kind())
    {
        return None;
    }
    let mut square = mover.origin;
    if carrier.is_plain_plane() {
        let defenders = mover.group.side().other();
        let mut flight = Flight::Safe;
        for _ in 0..distance {
            let previous = square;
            square = square.toward(direction);
            flight = board.flown(flight, defenders, previous, square);
        }
        return (flight != Flight::Destroyed).then_some(flight);
    }
    if !carrier.kind().fires_over() {
        for _ in 1..distance {
            square = square.toward(direction);
            if !board.at(square).is_empty() {
                return None;
            }
        }
    }
    Some(Flight::Safe)
}
