//! Who attacks a square, found by walking the lines outwards from it (rules: 3.1).

use std::ops::ControlFlow;

use rules::Side;

use super::sight::{Lifted, facing};
use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::options::Book;
use crate::piece::{Kind, Target};
use crate::square_set::{LINES, LONGEST_CAPTURE};
use crate::stack::Group;

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
pub(crate) struct Prey {
    pub(crate) square: Square,
    pub(crate) target: Target,
    pub(crate) lifted: Lifted,
    pub(crate) shelter: Shelter,
}

/// Whether a headquarter keeps some of the attackers out (rules: 17.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shelter {
    None,
    Headquarter,
}

impl Shelter {
    /// Of whatever stands on a square.
    #[inline]
    pub(crate) const fn of(group: Group, book: Book) -> Shelter {
        if matches!(book, Book::Revised) && group.is_shelter() {
            Shelter::Headquarter
        } else {
            Shelter::None
        }
    }

    #[inline]
    pub(crate) const fn keeps_out(self, kind: Kind) -> bool {
        matches!(self, Shelter::Headquarter) && kind.respects_shelter()
    }
}

impl Prey {
    /// What stands on a square now.
    #[inline]
    pub(crate) fn at(board: &Board, square: Square) -> Prey {
        let group = board.at(square);
        Prey {
            square,
            target: Target::of(group.carrier()),
            lifted: Lifted::NOBODY,
            shelter: Shelter::of(group, board.book()),
        }
    }
}

/// Calls `visit` for each piece of `by` that attacks the prey, until it breaks. Safety of the attacker's own commander is
/// ignored, passengers count as if they stood there alone.
#[inline]
pub(crate) fn attackers(
    board: &Board,
    prey: Prey,
    by: Side,
    mut visit: impl FnMut(Attacker) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !board.men(by).meets(&LINES[prey.square.cell()]) {
        return ControlFlow::Continue(());
    }
    let book = board.book();
    for direction in Direction::ALL {
        let slant = direction.slant();
        let mut blocked = false;
        let mut square = prey.square;
        for distance in 1..=LONGEST_CAPTURE {
            square = square.toward(direction);
            let group = prey.lifted.at(board, square);
            if group.is_border() {
                break;
            }
            if !group.is_empty() {
                if group.side() == by {
                    for (slot, piece) in (0u8..).zip(group.pieces()) {
                        let kind = piece.kind();
                        let attacks = distance <= piece.reach(book).captures(slant, prey.target)
                            && (!blocked || kind.fires_over())
                            && !prey.shelter.keeps_out(kind)
                            && (!piece.is_plain_plane()
                                || board.lets_through(
                                    by.other(),
                                    prey.square,
                                    direction,
                                    distance,
                                ));
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
        }
    }
    ControlFlow::Continue(())
}

/// Whether any piece of `by` attacks the prey.
#[inline]
pub(crate) fn is_attacked(board: &Board, prey: Prey, by: Side) -> bool {
    attackers(board, prey, by, |_| ControlFlow::Break(())).is_break()
}

/// Whether a side's commander is attacked (rules: 9.6).
pub(crate) fn is_in_check(board: &Board, side: Side) -> bool {
    let commander = board.commander(side);
    commander != Square::OFF && is_attacked(board, Prey::at(board, commander), side.other())
}

/// Whether a side's commander is on the board, not attacked, and not face to face with the other (rules: 9.3). An army without a
/// commander is always safe (rules: 17.8).
pub(crate) fn is_safe(board: &Board, side: Side) -> bool {
    if !board.options().has_commanders() {
        return true;
    }
    board.commander(side) != Square::OFF && !is_in_check(board, side) && !facing(board)
}
