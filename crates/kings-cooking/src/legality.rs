//! Why a step is refused: the tests of section 21.1 in their order.

use rules::{Refusal, Side, Standing};

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
    // Where the side to move has no action (end 2) every step is refused by its own rule; only the match, which knows that
    // the game is over, says so first (MOVE-20 asks for the former, END-18 for the latter).
    let empty = |side| position.units(side).is_empty();
    if standing == Standing::Over || Side::ALL.into_iter().any(empty) {
        return Err(Refusal::new(
            "E_GAME_OVER",
            "the game has ended; no step is accepted",
        ));
    }
    judge(position, parse(text)?)
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
        return refuse("E_NO_PIECE", format!("{from} is empty"));
    };
    if unit.side() != side {
        return refuse(
            "E_NOT_YOURS",
            format!("the {} on {from} is the rival's", unit.kind().name()),
        );
    }
    match target {
        Target::Off => depart(position, from, unit),
        Target::Square(to) => {
            reachable(position, from, to, unit)?;
            with_choice(side, from, to, unit, choice)
        }
    }
}

/// The answer of [`rules::Text::explain`] with the remark "too late" that `E_NO_CAPTURE` carries if the square was the en passant
/// target one own turn ago. Only who knows the history can add it: `own_last_turn` is the position in which the side to
/// move played its last step.
///
/// # Errors
/// As [`rules::Text::explain`].
pub fn explain_after(
    position: &KingsCooking,
    own_last_turn: Option<&KingsCooking>,
    text: &str,
    standing: Standing,
) -> Result<Step, Refusal> {
    explain(position, text, standing).map_err(|mut refusal| {
        let target = parse(text).ok().and_then(|request| match request.target {
            Target::Square(to) => Some(to),
            Target::Off => None,
        });
        let lapsed = own_last_turn.and_then(KingsCooking::en_passant);
        if refusal.code == "E_NO_CAPTURE" && target.is_some() && target == lapsed {
            refusal.message.push_str(
                "; too late: en passant was possible only at once after the two-square step",
            );
        }
        refusal
    })
}

fn refuse<T>(code: &'static str, message: String) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}

fn depart(position: &KingsCooking, from: Square, unit: Unit) -> Result<Step, Refusal> {
    let (side, kind) = (unit.side(), unit.kind());
    let name = kind.name();
    if kind == Kind::Pawn {
        return refuse(
            "E_OFF_PAWN",
            format!("the pawn on {from} may not leave; a pawn never does before it is promoted"),
        );
    }
    if reach(kind, side, from, SquareSet::EMPTY) & DEPART == 0 {
        return refuse(
            "E_OFF_LINE",
            format!("no line of a {name} leads from {from} over the far edge"),
        );
    }
    if reach(kind, side, from, position.occupied()) & DEPART == 0 {
        return refuse(
            "E_OFF_BLOCKED",
            format!("every line of the {name} from {from} over the far edge is blocked"),
        );
    }
    Ok(Step::new(from, Action::Depart))
}

fn reachable(position: &KingsCooking, from: Square, to: Square, unit: Unit) -> Result<(), Refusal> {
    let (side, kind) = (unit.side(), unit.kind());
    let occupied = position.occupied();
    let name = kind.name();
    let (ideal, diagonal) = match kind {
        Kind::Pawn => {
            let diagonal = pawn_captures(side, from);
            let steps = pawn_steps(side, from, SquareSet::EMPTY);
            (steps.or(diagonal), diagonal.has(to))
        }
        _ => (SquareSet(reach(kind, side, from, SquareSet::EMPTY)), false),
    };
    if !ideal.has(to) {
        return refuse(
            "E_PATTERN",
            format!("a {name} does not move from {from} to {to}"),
        );
    }
    if position.units(side).has(to) {
        return refuse("E_OWN_PIECE", format!("{to} holds an own unit"));
    }
    let open = match kind {
        Kind::Pawn => diagonal || pawn_steps(side, from, occupied).has(to),
        _ => reach(kind, side, from, occupied) & to.bit().0 != 0,
    };
    if !open {
        return refuse(
            "E_BLOCKED",
            format!("a unit stands in the way of the {name} from {from} to {to}"),
        );
    }
    if diagonal && !occupied.has(to) && position.en_passant() != Some(to) {
        return refuse(
            "E_NO_CAPTURE",
            format!(
                "{to} is empty and no en passant target; a pawn moves diagonally only to capture"
            ),
        );
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
        Choice::None if promotes => refuse(
            "E_PROMO_REQUIRED",
            format!(
                "{from}{to} promotes; choose {from}{to}q, {from}{to}r, {from}{to}b or {from}{to}n"
            ),
        ),
        Choice::None => Ok(Step::new(from, Action::Board(to))),
        Choice::King | Choice::Kind(Kind::Pawn) => refuse(
            "E_PROMO_KIND",
            "a pawn becomes neither king nor pawn; accepted: q, r, b, n".to_owned(),
        ),
        Choice::Kind(kind) if promotes => Ok(Step::new(from, Action::Promote(to.file(), kind))),
        Choice::Kind(_) => refuse(
            "E_PROMO_UNEXPECTED",
            format!("{from}{to} does not promote; give it without a kind"),
        ),
    }
}
