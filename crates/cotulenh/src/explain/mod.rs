//! The step that an order means, or the first rule that forbids it (rules: 12.4).

mod trial;

use std::ops::ControlFlow;

use rules::{Position, Side, Standing};

use self::trial::Trial;
use crate::Refusal;
use crate::aims::OwnLoss;
use crate::board::Board;
use crate::geometry::Square;
use crate::movegen::attack::{Prey, attackers, is_safe};
use crate::movegen::lines::Mover;
use crate::notation::machine::{Named, Order};
use crate::position::Cotulenh;
use crate::step::{Actors, Step};

/// Tests in the order of the rules.
pub(crate) fn explain(
    position: &Cotulenh,
    order: Order,
    standing: Standing,
) -> Result<Step, Refusal> {
    if standing == Standing::Over || position.outcome().is_some() {
        return Err(Refusal::Over);
    }
    judge(position, order)
}

/// The same in a game that goes on.
pub(crate) fn judge(position: &Cotulenh, order: Order) -> Result<Step, Refusal> {
    let Order::Go {
        from,
        who,
        manner,
        to,
    } = order
    else {
        return commit(position);
    };
    let mover = mover(position, from, who)?;
    let who = mover.who;
    let act = Trial {
        position,
        mover,
        manner,
        to,
        target: position.board.at(to),
    }
    .act()?;
    completed(position, from, Step::Go { from, who, to, act })
}

/// `E_NO_COMPLETION` and `E_COMMANDER_UNSAFE` (rules: 7.5, 9.3).
fn completed(position: &Cotulenh, from: Square, step: Step) -> Result<Step, Refusal> {
    let us = position.side;
    let mut after = position.clone();
    if after.is_completable_by(step) {
        return Ok(step);
    }
    let _token = after.make_and_look(step, OwnLoss::Ignored);
    if after.session.is_some() {
        return Err(Refusal::NoEnd);
    }
    ends_well(&after, from, us)?;
    Ok(step)
}

fn commit(position: &Cotulenh) -> Result<Step, Refusal> {
    let session = position.session.as_ref().ok_or(Refusal::NoSession)?;
    ends_well(position, session.origin, position.side)?;
    Ok(Step::Commit)
}

/// `E_NO_COMPLETION` and `E_COMMANDER_UNSAFE` at the end of a turn.
fn ends_well(position: &Cotulenh, origin: Square, us: Side) -> Result<(), Refusal> {
    let (group, square) = (position.board.at(origin), origin);
    if !group.is_empty() && !group.kinds().is_legal(position.board.book()) {
        return Err(Refusal::TwoLeft { group, square });
    }
    if !position.stands(origin) {
        return Err(Refusal::MayNotStay { group, square });
    }
    if !is_safe(&position.board, us) {
        return Err(danger(&position.board, us));
    }
    Ok(())
}

/// What a commander that is not safe has to fear: the first attacker, else the other commander.
fn danger(board: &Board, us: Side) -> Refusal {
    let commander = board.commander(us);
    let mut found = None;
    let _ = attackers(board, Prey::at(board, commander), us.other(), |attacker| {
        let piece = board.at(attacker.square).slot(attacker.slot);
        found = piece.map(|piece| Refusal::Attacked {
            commander,
            kind: piece.kind(),
            square: attacker.square,
        });
        ControlFlow::Break(())
    });
    found.unwrap_or(Refusal::Facing {
        commander,
        enemy: board.commander(us.other()),
    })
}

/// `E_SESSION`, `E_NO_PIECE`, `E_NOT_YOURS`: the pieces that are to act.
fn mover(position: &Cotulenh, from: Square, named: Named) -> Result<Mover, Refusal> {
    let standing = position.board.at(from);
    let kind = match named {
        Named::Whole => None,
        Named::Letter(kind) | Named::Marked(kind) => Some(kind),
    };
    if let Some(session) = &position.session {
        let origin = session.origin;
        if from != origin {
            return Err(Refusal::OtherOrigin {
                origin,
                square: from,
            });
        }
        match kind {
            None => return Err(Refusal::WholeInSession { origin }),
            Some(kind) if session.original.has(kind) && !session.remaining.contains(kind) => {
                return Err(Refusal::Acted { kind });
            }
            Some(_) => {}
        }
    } else if let Some(kind) = kind
        && !standing.is_empty()
        && !standing.is_stack()
        && standing.has(kind)
    {
        return Err(Refusal::Alone { kind, square: from });
    }
    if standing.is_empty() {
        return Err(Refusal::NoPiece { square: from });
    }
    let mover = named_mover(position, from, named)?;
    if standing.side() != position.side {
        return Err(Refusal::NotYours { square: from });
    }
    Ok(mover)
}

/// `E_NO_PIECE` for a letter that is not there, or a mark that is not due (rules: 17.3.2).
fn named_mover(position: &Cotulenh, from: Square, named: Named) -> Result<Mover, Refusal> {
    let (who, kind) = match named {
        Named::Whole => return Ok(Mover::whole(&position.board, from)),
        Named::Letter(kind) => (Some(Actors::One(kind)), kind),
        Named::Marked(kind) => (Actors::heroic(kind), kind),
    };
    let waiting = position.waiting(from);
    let mover = who.and_then(|who| Mover::one(&position.board, from, waiting, who));
    mover.ok_or(if waiting.has(kind) {
        Refusal::NoMark { kind, square: from }
    } else {
        Refusal::NotAboard {
            kind,
            square: from,
            group: position.board.at(from),
        }
    })
}
