//! What a well-formed text must further satisfy to be a position (rules: 11).

use rules::Side;

use crate::castling::Homes;
use crate::geometry::{SquareMasks, TABLES, forward};
use crate::options::{BoardShadow, CarriedPromotion};
use crate::piece::{Colour, Form, Piece};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::rights::Rights;

/// The rejections, in the order of the rules text.
pub(super) fn validate(position: &TriD) -> Result<(), Refusal> {
    kings(position)?;
    pawns(position)?;
    rights(position)?;
    passed(position)?;
    pending(position)?;
    let waiting = position.side.other();
    if position.is_attacked_now(position.king(waiting), position.side) {
        return Err(Refusal::InCheck {
            side: Colour(waiting),
            square: position.king(waiting),
        });
    }
    Ok(())
}

fn kings(position: &TriD) -> Result<(), Refusal> {
    for side in Side::ALL {
        let kings = position.form(Form::King) & position.sides[side.index()];
        if kings.len() != 1 {
            return Err(Refusal::Kings {
                side: Colour(side),
                count: kings.len(),
            });
        }
    }
    let column = position.king(Side::First).column();
    if position.options.board_shadow == BoardShadow::On
        && column == position.king(Side::Second).column()
    {
        return Err(Refusal::KingsTogether { column });
    }
    Ok(())
}

fn pawns(position: &TriD) -> Result<(), Refusal> {
    for side in Side::ALL {
        let own = position.sides[side.index()];
        let homes = SquareMasks::PAWN_HOMES[side.index()];
        if let Some(square) = (position.form(Form::Unmoved) & own & !homes).first() {
            return Err(Refusal::Unmoved {
                square,
                side: Colour(side),
            });
        }
        let carried = position.form(Form::Transported) & !TABLES.main;
        let late = position.pawns() & own & position.promotion_squares(side) & !position.pending;
        let side = Colour(side);
        if let Some(square) = (late & !carried).first() {
            return Err(Refusal::Unpromoted { side, square });
        }
        if position.options.carried_promotion == CarriedPromotion::On
            && let Some(square) = late.first()
        {
            return Err(Refusal::CarriedUnpromoted { side, square });
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
            return Err(Refusal::RightBoard {
                letter,
                board: *board,
                pin: board.home(),
            });
        }
        let own = position.sides[side.index()];
        for (form, square) in [(Form::King, homes.king), (Form::Rook, homes.rook)] {
            if !(position.form(form) & own).has(square) {
                return Err(Refusal::RightPiece {
                    letter,
                    piece: Piece { side, form },
                    square,
                });
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
    if !(position.form(Form::Moved) & position.sides[mover.index()]).has(square) {
        return Err(Refusal::PassedPawn { square });
    }
    let ranks = match mover {
        Side::First => 3..=4,
        Side::Second => 5..=6,
    };
    if !ranks.contains(&square.rank()) {
        return Err(Refusal::PassedRank { square });
    }
    let back = -forward(mover);
    let (Some(crossed), Some(start)) = (
        square.column().offset(0, back),
        square.column().offset(0, 2 * back),
    ) else {
        return Err(Refusal::PassedHome { square });
    };
    let homes = SquareMasks::PAWN_HOMES[mover.index()] & TABLES.column[start.index()];
    if (homes & position.active & !position.pieces()).is_empty() {
        return Err(Refusal::PassedHome { square });
    }
    if !position.existing.has(crossed) {
        return Err(Refusal::PassedGap {
            square,
            column: crossed,
        });
    }
    if position.occupied.has(crossed) {
        return Err(Refusal::PassedBlocked {
            square,
            column: crossed,
        });
    }
    Ok(())
}

fn pending(position: &TriD) -> Result<(), Refusal> {
    let side = position.side;
    let own_pawns = position.pawns() & position.sides[side.index()];
    let due = own_pawns & position.uncovered_corners(side);
    if let Some(square) = (position.pending & !due).first() {
        return Err(Refusal::PendingPawn {
            square,
            side: Colour(side),
        });
    }
    let king = position.king(side.other());
    let blockers = position.blockers(position.occupied, position.existing);
    if let Some(square) = position
        .pending
        .into_iter()
        .find(|square| TriD::could_attack(*square, king, blockers))
    {
        return Err(Refusal::PendingExposes { square, king });
    }
    Ok(())
}
