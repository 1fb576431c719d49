//! When a plane may return from a capture instead of taking the place (rules: 17.4.4).

use std::ops::ControlFlow;

use super::attack::{Prey, Shelter, attackers, is_attacked};
use super::lines::Mover;
use super::sight::Lifted;
use crate::board::Board;
use crate::geometry::Square;
use crate::heroic_promotion::{promote_attackers, promote_last_pieces};
use crate::piece::{Kind, Target};
use crate::square_set::LINES;
use crate::step::Act;

/// Whether a plane that could displace may stay: neither a plane nor a navy is taken, and the place would be attacked.
///
/// Kept out of the walks along lines, which are compiled for each family of movers.
#[inline(never)]
pub(crate) fn may_return(board: &Board, mover: Mover, square: Square) -> bool {
    let target = board.at(square);
    let carrier = target.carrier().kind();
    if matches!(carrier, Kind::AirForce | Kind::Navy) {
        return false;
    }
    let them = mover.group.side().other();
    // The capture promotes the enemy's last piece: only the board after it tells.
    if board.others(them) == target.others() + 1 {
        return is_attacked_after(board, mover, square);
    }
    let prey = Prey {
        square,
        target: Target::Other,
        lifted: if mover.rest.is_empty() {
            Lifted(mover.origin)
        } else {
            Lifted::NOBODY
        },
        shelter: Shelter::None,
    };
    let surely = attackers(board, prey, them, |attacker| {
        let piece = board.at(attacker.square).slot(attacker.slot);
        if piece.is_some_and(|piece| !piece.is_plain_plane()) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    if surely.is_break() {
        return true;
    }
    // Planes come through or not by our air defence, which promotions can widen.
    has_plain_plane(board, square, mover) && is_attacked_after(board, mover, square)
}

/// Whether an enemy plane that air defence can touch stands on a line with the square.
fn has_plain_plane(board: &Board, square: Square, mover: Mover) -> bool {
    let them = mover.group.side().other();
    let near = board.men(them).intersection(&LINES[square.cell()]);
    near.iter().any(|from| {
        let mut pieces = board.at(from).pieces();
        pieces.any(|piece| piece.is_plain_plane())
    })
}

/// The same by playing the capture on a copy.
fn is_attacked_after(board: &Board, mover: Mover, square: Square) -> bool {
    let us = mover.group.side();
    let mut after = board.clone();
    after.shift(mover.origin, mover.group, mover.rest, square, Act::Displace);
    let _ = promote_attackers(&mut after, us);
    let _ = promote_last_pieces(&mut after);
    is_attacked(&after, Prey::at(&after, square), us.other())
}
