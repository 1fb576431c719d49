//! Legal steps: pseudo-legal ones of the rules' algorithm, then safety and completability.

pub(crate) mod attack;
pub(crate) mod captures;
pub(crate) mod complete;
pub(crate) mod guard;
pub(crate) mod judge;
pub(crate) mod lines;
pub(crate) mod rays;
mod returning;
#[cfg(test)]
mod shortcuts;
pub(crate) mod sight;

use std::ops::ControlFlow;

use crate::board::Board;
use crate::deploy_session::DeploySession;
use crate::geometry::{Square, may_stand};
use crate::kinds::KindSet;
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::step::{Act, Actors, Step};

use judge::Judge;
use lines::{Mover, Sink, along_lines, flying_capture};

/// Calls `visit` for the legal steps in canonical order, until it breaks: by origin square, the whole group before its
/// pieces, the pieces in stack order, lines in the order of rules 1.6; commit last.
#[inline]
pub(crate) fn legal_steps(
    position: &Cotulenh,
    visit: &mut impl FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.side);
    if position.reached.is_some() {
        return ControlFlow::Continue(());
    }
    let mut scratch = None;
    let mut judge = Judge::new(position, &mut scratch);
    if let Some(session) = &position.session {
        for who in Actors::among(session.waiting(board)) {
            session_steps(position, session, who, &mut |step| {
                judged(&mut judge, step, visit)
            })?;
        }
        return if position.may_commit() {
            visit(Step::Commit)
        } else {
            ControlFlow::Continue(())
        };
    }
    for origin in board.men(us).iter() {
        let group = board.at(origin);
        steps_of(board, &mut judge, Mover::whole(board, origin), visit)?;
        if group.is_visible_commander()
            && let Some(step) = flying_capture(board, us)
        {
            visit(step)?;
        }
        if group.is_stack() {
            for who in Actors::among(group) {
                if let Some(mover) = Mover::one(board, origin, group, who) {
                    steps_of(board, &mut judge, mover, visit)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The legal steps of one mover along lines.
#[inline]
fn steps_of(
    board: &Board,
    judge: &mut Judge<'_>,
    mover: Mover,
    visit: &mut impl FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if judge.trusts(&mover) {
        let commander = board.commander(mover.group.side());
        along_lines(board, mover, &mut |step: Step| match step {
            Step::Go { to, .. } if to == commander => judged(judge, step, visit),
            _ => visit(step),
        })
    } else {
        along_lines(board, mover, &mut |step| judged(judge, step, visit))
    }
}

#[inline]
fn judged(
    judge: &mut Judge<'_>,
    step: Step,
    visit: &mut impl FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if judge.allows(step) {
        visit(step)
    } else {
        ControlFlow::Continue(())
    }
}

/// The steps of one remaining piece of the open session: along lines, and by boarding (rules: 7.2, 7.3).
pub(crate) fn session_steps(
    position: &Cotulenh,
    session: &DeploySession,
    who: Actors,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let board = &position.board;
    let Some(mover) = Mover::one(board, session.origin, session.waiting(board), who) else {
        return ControlFlow::Continue(());
    };
    // A boarding that is also an ordinary combination is one action (rules: 7.3).
    let mut combined = [Square::OFF; 2];
    along_lines(board, mover, &mut |step: Step| {
        if let Step::Go {
            to,
            act: Act::Combine,
            ..
        } = step
        {
            for (seen, taken) in combined.iter_mut().zip(&session.taken) {
                if taken.landed() == Some(to) {
                    *seen = to;
                }
            }
        }
        sink.take(step)
    })?;
    for taken in &session.taken {
        let Some(square) = taken.landed() else {
            continue;
        };
        let kind = mover.group.carrier().kind();
        if !combined.contains(&square) && may_board(position, session, kind, square) {
            combined[0] = square;
            sink.take(mover.step(square, Act::Combine))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a remaining piece may ride with what this session has put on a square (rules: 7.3).
pub(crate) fn may_board(
    position: &Cotulenh,
    session: &DeploySession,
    kind: Kind,
    square: Square,
) -> bool {
    let landed = session.landed_on(square);
    if landed.is_empty() {
        return false;
    }
    let (passenger, book) = (KindSet::of(kind), position.board.book());
    let standing = position.board.at(square).kinds();
    let (Some(party), Some(whole)) = (landed.plus(passenger), standing.plus(passenger)) else {
        return false;
    };
    party.is_legal(book)
        && party
            .carrier()
            .is_some_and(|carrier| landed.contains(carrier))
        && whole.is_legal(book)
        && whole
            .carrier()
            .is_some_and(|carrier| may_stand(carrier, square))
}
