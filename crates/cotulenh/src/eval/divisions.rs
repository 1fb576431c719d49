//! What divisions are worth beyond their pieces when their loss ends the game (rules: 17.6).
//!
//! These weights are set by hand and no part of the learned terms: games of the usual aim, from which those are learned, do not
//! show them.

use rules::Side;

use super::field::Field;
use crate::aims::{Division, standing};
use crate::board::Board;
use crate::options::Aim;

/// What a side fears for a division of so few pieces; more than these are safe enough.
const FEW: [i32; 4] = [0, 420, 140, 50];
/// The last square of a division, struck by the side that is not to move and by the one that is.
const LAST_STRUCK: [i32; 2] = [120, 900];

/// How much better `us`, who is to move, stands with its divisions than the other side.
pub(super) fn balance(board: &Board, fields: &[Field; 2], us: Side) -> i32 {
    if board.options().aim == Aim::Commander {
        return 0;
    }
    Division::counting(board.options())
        .map(|division| {
            let fear = |side: Side| {
                let strikers = &fields[side.other().index()];
                fear(board, strikers, side, division, us)
            };
            fear(us.other()) - fear(us)
        })
        .sum()
}

fn fear(board: &Board, strikers: &Field, side: Side, division: Division, us: Side) -> i32 {
    let squares = standing(board, side, division);
    let pieces = squares
        .iter()
        .flat_map(|square| board.at(square).pieces())
        .filter(|piece| division.kinds().contains(piece.kind()))
        .count();
    let mut fear = FEW.get(pieces).copied().unwrap_or(0);
    if squares.len() == 1 && squares.intersection(&strikers.all()).len() == 1 {
        fear += LAST_STRUCK[usize::from(side != us)];
    }
    fear
}
