//! Legal steps: pseudo-legal ones of the rules' algorithm, then safety and completability.

pub(crate) mod attack;
pub(crate) mod complete;
pub(crate) mod guard;
pub(crate) mod judge;
pub(crate) mod lines;
pub(crate) mod sight;

use std::ops::ControlFlow;

use crate::geometry::{Square, may_stand};
use crate::piece::Kind;
use crate::position::Cotulenh;
use crate::session::Session;
use crate::stack::KindSet;
use crate::step::{Act, Step};

use lines::{Mover, Sink, along_lines, flying_capture};

/// Every step that section 3, boarding and the flying capture yield, in canonical order: by origin square, the whole group
/// before its pieces, the pieces in stack order, lines in the order of 1.6; commit is not among them.
pub(crate) fn pseudo_steps(position: &Cotulenh, sink: &mut impl Sink) -> ControlFlow<()> {
    let (board, us) = (&position.board, position.side);
    if board.commander(us) == Square::OFF || board.commander(us.other()) == Square::OFF {
        return ControlFlow::Continue(());
    }
    if let Some(session) = &position.session {
        for kind in session.remaining.iter() {
            session_steps(position, session, kind, sink)?;
        }
        return ControlFlow::Continue(());
    }
    for origin in board.men(us).iter() {
        let group = board.at(origin);
        along_lines(board, Mover::whole(board, origin), sink)?;
        if group.is_visible_commander() {
            if let Some(step) = flying_capture(board, us) {
                sink.take(step)?;
            }
        }
        if group.is_stack() {
            for kind in group.pieces().map(|piece| piece.kind()) {
                if let Some(mover) = Mover::one(board, origin, kind) {
                    along_lines(board, mover, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The steps of one remaining piece of the open session: along lines, and by boarding (rules: 7.2, 7.3).
pub(crate) fn session_steps(
    position: &Cotulenh,
    session: &Session,
    kind: Kind,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let board = &position.board;
    let Some(mover) = Mover::one(board, session.origin, kind) else {
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
        if !combined.contains(&square) && may_board(position, session, kind, square) {
            combined[0] = square;
            sink.take(Step::deploy(session.origin, kind, square, Act::Combine))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a remaining piece may ride with what this session has put on a square (rules: 7.3).
pub(crate) fn may_board(
    position: &Cotulenh,
    session: &Session,
    kind: Kind,
    square: Square,
) -> bool {
    let landed = session.landed_on(square);
    if landed.is_empty() {
        return false;
    }
    let passenger = KindSet::of(kind);
    let party = landed.union(passenger);
    let standing = position.board.at(square).kinds();
    let whole = standing.union(passenger);
    party.is_legal()
        && party
            .carrier()
            .is_some_and(|carrier| landed.contains(carrier))
        && !standing.contains(kind)
        && whole.is_legal()
        && whole
            .carrier()
            .is_some_and(|carrier| may_stand(carrier, square))
}
