//! What a well-formed text must further satisfy to be a position (rules: 11).

use rules::{Refusal, Side};

use super::fault;
use crate::geometry::{BETWEEN, Square, SquareMasks, Squares, TABLES, forward};
use crate::piece::Form;
use crate::position::TriD;
use crate::rights::{Homes, Rights};

fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// The rejections, in the order of the rules text.
pub(super) fn validate(position: &TriD) -> Result<(), Refusal> {
    kings(position)?;
    pawns(position)?;
    rights(position)?;
    passed(position)?;
    pending(position)?;
    let waiting = position.side.other();
    if position.is_attacked_now(position.king(waiting), position.side) {
        return Err(fault(format!(
            "{} is not to move and in check on {}",
            name(waiting),
            position.king(waiting)
        )));
    }
    Ok(())
}

fn kings(position: &TriD) -> Result<(), Refusal> {
    for side in Side::ALL {
        let kings = position.form(Form::King) & position.sides[side.index()];
        if kings.len() != 1 {
            return Err(fault(format!(
                "{} kings of {}; accepted: one",
                kings.len(),
                name(side)
            )));
        }
    }
    let column = position.king(Side::First).column();
    if column == position.king(Side::Second).column() {
        return Err(fault(format!("both kings in column {column}")));
    }
    Ok(())
}

fn pawns(position: &TriD) -> Result<(), Refusal> {
    for side in Side::ALL {
        let own = position.sides[side.index()];
        let homes = SquareMasks::PAWN_HOMES[side.index()];
        if let Some(square) = (position.form(Form::Unmoved) & own & !homes).first() {
            return Err(fault(format!(
                "unmoved pawn on {square}, which is no home square of {}; accepted: P or T",
                name(side)
            )));
        }
        let carried = position.form(Form::Transported) & !TABLES.main;
        let late = position.pawns() & own & position.promotion_squares(side);
        if let Some(square) = (late & !carried & !position.pending).first() {
            return Err(fault(format!(
                "pawn of {} on {square}, its furthest rank; accepted: a pending one, or a T on an attack board",
                name(side)
            )));
        }
    }
    Ok(())
}

fn rights(position: &TriD) -> Result<(), Refusal> {
    for ((side, wing), letter) in Rights::ORDER.into_iter().zip("KQkq".chars()) {
        if !position.rights.has(side, wing) {
            continue;
        }
        let homes = Homes::of(side, wing);
        // In play the boards of a right have never moved, so a foreign board on the pin does not do.
        if let Some(board) = homes
            .boards
            .iter()
            .find(|board| position.boards.pin(**board) != board.home())
        {
            return Err(fault(format!(
                "castling right {letter} without board {} on {}",
                board.name(),
                board.home()
            )));
        }
        let own = position.sides[side.index()];
        for (form, square, piece) in [
            (Form::King, homes.king, "king"),
            (Form::Rook, homes.rook, "rook"),
        ] {
            if !(position.form(form) & own).has(square) {
                return Err(fault(format!(
                    "castling right {letter} without the {piece} on {square}"
                )));
            }
        }
    }
    Ok(())
}

/// The pawn must be able to have just made a double step.
fn passed(position: &TriD) -> Result<(), Refusal> {
    let Some(square) = position.passed else {
        return Ok(());
    };
    let mover = position.side.other();
    let refuse = |why: &str| Err(fault(format!("en passant {square}: {why}")));
    if !(position.form(Form::Moved) & position.sides[mover.index()]).has(square) {
        return refuse("no moved pawn of the side that has just moved stands there");
    }
    let ranks = match mover {
        Side::First => 3..=4,
        Side::Second => 5..=6,
    };
    if !ranks.contains(&square.rank()) {
        return refuse("the rank is not one that a double step reaches");
    }
    let back = -forward(mover);
    let (Some(crossed), Some(start)) = (
        square.column().offset(0, back),
        square.column().offset(0, 2 * back),
    ) else {
        return refuse("there is no home square behind it");
    };
    let homes = SquareMasks::PAWN_HOMES[mover.index()] & TABLES.column[start.index()];
    if (homes & position.active & !position.pieces()).is_empty() {
        return refuse("no active, empty home square lies two ranks behind it");
    }
    if !position.existing.has(crossed) {
        return refuse("the crossed column has no square");
    }
    if position.occupied.has(crossed) {
        return refuse("a piece stands in the crossed column");
    }
    Ok(())
}

fn pending(position: &TriD) -> Result<(), Refusal> {
    let side = position.side;
    let own_pawns = position.pawns() & position.sides[side.index()];
    let due = own_pawns & position.uncovered_corners(side);
    if let Some(square) = (position.pending & !due).first() {
        return Err(fault(format!(
            "pending {square}: no pawn of {} stands there on an uncovered corner",
            name(side)
        )));
    }
    let king = position.king(side.other());
    if let Some(square) = position
        .pending
        .into_iter()
        .find(|square| would_attack(position, *square, king))
    {
        return Err(fault(format!(
            "pending {square}: as a queen or a knight it would attack the king on {king}"
        )));
    }
    Ok(())
}

/// Whether a queen or a knight on a corner of a main board attacks `king`.
fn would_attack(position: &TriD, corner: Square, king: Square) -> bool {
    let column = corner.column().index();
    let lines = TABLES.orthogonal[column] | TABLES.diagonal[column];
    let blockers = position.blockers(position.occupied, position.existing);
    (TABLES.knight[column] & Squares::of(king)).has_any()
        || lines.has(king)
            && BETWEEN[column][king.column().index()]
                .and(blockers)
                .is_empty()
}
