//! Why a step is refused: the tests of section 21.1 in their order.

use rules::{Side, Standing};

use crate::Refusal;
use crate::geometry::{Row, Square, SquareSet};
use crate::movegen::{DEPART, pawn_captures, pawn_steps, reach};
use crate::notation::{Choice, Request, Target, parse};
use crate::piece::{Kind, Unit};
use crate::position::KingsCooking;
use crate::step::{Action, Step};

/// The step that a text means, or the first rule that forbids it.
pub(crate) fn explain(
    position: &KingsCooking,
    text: &str,
    standing: Standing,
) -> Result<Step, Refusal> {
    still_open(position, standing)?;
    judge(position, parse(text)?)
}

/// Refuses every step of a game that is over.
pub(crate) fn still_open(position: &KingsCooking, standing: Standing) -> Result<(), Refusal> {
    // Where the side to move has no action (end 2) every step is refused by its own rule; only the match, which knows that
    // the game is over, says so first (MOVE-20 asks for the former, END-18 for the latter).
    let empty = |side| position.units(side).is_empty();
    if standing == Standing::Over || Side::ALL.into_iter().any(empty) {
        return Err(Refusal::Over);
    }
    Ok(())
}

/// The same for a request that is already read, in a game that goes on.
pub(crate) fn judge(position: &KingsCooking, request: Request) -> Result<Step, Refusal> {
    let Request {
        from,
        target,
        choice,
    } = request;
    let side = position.side();
    let Some(unit) = position.unit(from) else {
        return Err(Refusal::NoUnit { square: from });
    };
    if unit.side() != side {
        return Err(Refusal::NotYours {
            kind: unit.kind(),
            square: from,
        });
    }
    match target {
        Target::Off => depart(position, from, unit),
        Target::Square(to) => {
            reachable(position, from, to, unit)?;
            with_choice(side, from, to, unit, choice)
        }
    }
}

/// A capture that is none is too late if the square was the en passant target one own turn ago.
pub(crate) fn in_hindsight(
    position: &KingsCooking,
    request: Request,
    refusal: Refusal,
    own_last_turn: &KingsCooking,
) -> Refusal {
    let Target::Square(to) = request.target else {
        return refusal;
    };
    let pawn = position.unit(request.from).map(Unit::kind) == Some(Kind::Pawn);
    let diagonal = pawn && request.from.file() != to.file();
    match refusal {
        Refusal::NoCapture { square } if diagonal && own_last_turn.en_passant() == Some(to) => {
            Refusal::TooLate { square }
        }
        other => other,
    }
}

fn depart(position: &KingsCooking, from: Square, unit: Unit) -> Result<Step, Refusal> {
    let (side, kind) = (unit.side(), unit.kind());
    let square = from;
    if kind == Kind::Pawn {
        return Err(Refusal::PawnLeaves { square });
    }
    if reach(kind, side, from, SquareSet::EMPTY) & DEPART == 0 {
        return Err(Refusal::NoLineOff { kind, square });
    }
    if reach(kind, side, from, position.occupied()) & DEPART == 0 {
        return Err(Refusal::BlockedOff { kind, square });
    }
    Ok(Step::new(from, Action::Depart))
}

fn reachable(position: &KingsCooking, from: Square, to: Square, unit: Unit) -> Result<(), Refusal> {
    let (side, kind) = (unit.side(), unit.kind());
    let occupied = position.occupied();
    let (ideal, diagonal) = match kind {
        Kind::Pawn => {
            let diagonal = pawn_captures(side, from);
            let steps = pawn_steps(side, from, SquareSet::EMPTY);
            (steps.or(diagonal), diagonal.has(to))
        }
        _ => (SquareSet(reach(kind, side, from, SquareSet::EMPTY)), false),
    };
    if !ideal.has(to) {
        return Err(Refusal::Pattern { kind, from, to });
    }
    if position.units(side).has(to) {
        return Err(Refusal::OwnUnit { square: to });
    }
    let open = match kind {
        Kind::Pawn => diagonal || pawn_steps(side, from, occupied).has(to),
        _ => reach(kind, side, from, occupied) & to.bit().0 != 0,
    };
    if !open {
        return Err(Refusal::Blocked { kind, from, to });
    }
    if diagonal && !occupied.has(to) && position.en_passant() != Some(to) {
        return Err(Refusal::NoCapture { square: to });
    }
    Ok(())
}

fn with_choice(
    side: Side,
    from: Square,
    to: Square,
    unit: Unit,
    choice: Choice,
) -> Result<Step, Refusal> {
    let promotes = unit.kind() == Kind::Pawn && to.row(side) == Row::Far;
    match choice {
        Choice::None if promotes => Err(Refusal::ChooseKind { from, to }),
        Choice::None => Ok(Step::new(from, Action::Board(to))),
        Choice::King | Choice::Kind(Kind::Pawn) => Err(Refusal::NoSuchPromotion),
        Choice::Kind(kind) if promotes => Ok(Step::new(from, Action::Promote(to.file(), kind))),
        Choice::Kind(_) => Err(Refusal::NoPromotion { from, to }),
    }
}
