//! Who attacks a square, found by walking the lines outwards from it (rules: 3.1).

use std::ops::ControlFlow;

use rules::Side;

use super::sight::{Lifted, facing};
use crate::air_defence::Approach;
use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::piece::Target;
use crate::square_set::{LINES, LONGEST_CAPTURE};

/// A single piece that attacks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacker {
    pub(crate) square: Square,
    pub(crate) slot: u8,
    /// From the target to the attacker.
    pub(crate) direction: Direction,
    pub(crate) distance: u8,
}

/// What is attacked: a square, the kind of target on it, and whether a piece is thought away.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) square: Square,
    pub(crate) target: Target,
    pub(crate) lifted: Lifted,
}

impl Aim {
    /// At what stands on a square now.
    #[inline]
    pub(crate) fn at(board: &Board, square: Square) -> Aim {
        Aim {
            square,
            target: Target::of(board.at(square).carrier()),
            lifted: Lifted::NOBODY,
        }
    }
}

/// Calls `visit` for each piece of `by` that attacks the aim, until it breaks. Safety of the attacker's own commander is
/// ignored, passengers count as if they stood there alone.
#[inline]
pub(crate) fn attackers(
    board: &Board,
    aim: Aim,
    by: Side,
    mut visit: impl FnMut(Attacker) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !board.men(by).meets(&LINES[aim.square.cell()]) {
        return ControlFlow::Continue(());
    }
    let defenders = by.other();
    let approach = Approach::to(board.cover(defenders, aim.square));
    for direction in Direction::ALL {
        let slant = direction.slant();
        let mut approach = approach;
        let mut blocked = false;
        let mut square = aim.square;
        for distance in 1..=LONGEST_CAPTURE {
            square = square.toward(direction);
            let group = aim.lifted.at(board, square);
            if group.is_border() {
                break;
            }
            if !group.is_empty() {
                if group.side() == by {
                    for (slot, piece) in (0u8..).zip(group.pieces()) {
                        let attacks = distance <= piece.reach().captures(slant, aim.target)
                            && (!blocked || piece.kind().fires_over())
                            && (!piece.is_plain_plane() || approach.is_open());
                        if attacks {
                            visit(Attacker {
                                square,
                                slot,
                                direction,
                                distance,
                            })?;
                        }
                    }
                }
                blocked = true;
            }
            approach = approach.past(board.cover(defenders, square));
        }
    }
    ControlFlow::Continue(())
}

/// Whether any piece of `by` attacks the aim.
#[inline]
pub(crate) fn is_attacked(board: &Board, aim: Aim, by: Side) -> bool {
    attackers(board, aim, by, |_| ControlFlow::Break(())).is_break()
}

/// Whether a side's commander is attacked (rules: 9.6).
pub(crate) fn is_in_check(board: &Board, side: Side) -> bool {
    let commander = board.commander(side);
    commander != Square::OFF && is_attacked(board, Aim::at(board, commander), side.other())
}

/// Whether a side's commander is on the board, not attacked, and not face to face with the other (rules: 9.3).
pub(crate) fn is_safe(board: &Board, side: Side) -> bool {
    board.commander(side) != Square::OFF && !is_in_check(board, side) && !facing(board)
}
