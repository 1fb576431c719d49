//! Heroic promotion after an action (rules: 8.1).

use std::ops::ControlFlow;

use rules::Side;

use crate::board::Board;
use crate::geometry::Square;
use crate::movegen::attack::{Prey, attackers};
use crate::piece::{Kind, Mark};
use crate::undo::{Attackers, LastPiece};

/// Promotes every piece of `us` that attacks the enemy commander on the board as it stands (rules: 8.1.1). All are found
/// before the first is marked; nothing happens once the commander is taken.
pub(crate) fn promote_attackers(board: &mut Board, us: Side) -> Attackers {
    let commander = board.commander(us.other());
    let mut found = Attackers::NONE;
    if commander == Square::OFF {
        return found;
    }
    let _ = attackers(board, Prey::at(board, commander), us, |attacker| {
        let piece = board.at(attacker.square).slot(attacker.slot);
        if piece.is_some_and(|piece| !piece.is_heroic()) {
            found.add(attacker.direction, attacker.distance, attacker.slot);
        }
        ControlFlow::Continue(())
    });
    if !found.is_empty() {
        for (square, slot) in found.around(commander) {
            board.mark(square, slot, Mark::Heroic);
        }
    }
    found
}

/// Promotes the only piece that a side has beside its commander, for both sides (rules: 8.1.2), where there are commanders at all
/// (rules: 17.8).
#[inline]
pub(crate) fn promote_last_pieces(board: &mut Board) -> [LastPiece; 2] {
    // Nearly always both sides have more, and every step asks.
    let has_last = Side::ALL.iter().any(|&side| board.others(side) == 1);
    if has_last && board.options().has_commanders() {
        promote_found(board)
    } else {
        [LastPiece::NONE; 2]
    }
}

#[inline(never)]
fn promote_found(board: &mut Board) -> [LastPiece; 2] {
    Side::ALL.map(|side| {
        if board.others(side) != 1 {
            return LastPiece::NONE;
        }
        let last = last_piece(board, side);
        if last.is_some() {
            board.mark(last.square, last.slot, Mark::Heroic);
        }
        last
    })
}

/// The only other piece of a side, if it is not heroic yet.
fn last_piece(board: &Board, side: Side) -> LastPiece {
    for square in board.men(side).iter() {
        for (slot, piece) in (0u8..).zip(board.at(square).pieces()) {
            if !piece.is(Kind::Commander) && !piece.is_heroic() {
                return LastPiece { square, slot };
            }
        }
    }
    LastPiece::NONE
}
