//! What makes a step exactly reversible (rules: 8.7).

use std::fmt;

use rules::Side;

use crate::deploy_session::DeploySession;
use crate::geometry::{Direction, Square};
use crate::piece::{Kind, Mark};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Step};

/// A heroic mark that a step set, or that its mover had before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeroicChange {
    /// Where the piece stands after the step.
    pub square: Square,
    /// Its kind; square and kind together name a piece.
    pub kind: Kind,
    /// The mark before the step.
    pub before: Mark,
    /// The mark after it.
    pub after: Mark,
}

/// The pieces that one step promotes because they attack the enemy commander.
///
/// Only plain pieces are promoted and no plain piece attacks farther than four, so direction, distance and slot as seen
/// from the commander name each of them in 96 bits: any number of promotions, no list and no allocation.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Attackers([u32; 3]);

impl Attackers {
    /// The farthest attack of a piece that is not heroic: a plane, or a navy against a navy.
    const FARTHEST: u8 = 4;

    pub(crate) const NONE: Attackers = Attackers([0; 3]);

    pub(crate) const fn add(&mut self, direction: Direction, distance: u8, slot: u8) {
        debug_assert!(distance >= 1 && distance <= Attackers::FARTHEST && slot < 3);
        self.0[slot as usize % 3] |= 1 << (direction as u8 * Attackers::FARTHEST + distance - 1);
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Square and slot of each, for a commander on that square.
    pub(crate) fn around(self, commander: Square) -> impl Iterator<Item = (Square, u8)> {
        (0..3u8).flat_map(move |slot| {
            let mut rest = self.0[usize::from(slot)];
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                let direction = Direction::ALL[usize::from(bit / Attackers::FARTHEST)];
                let distance = bit % Attackers::FARTHEST + 1;
                let delta = direction.delta().wrapping_mul(distance);
                Some((commander.shifted(delta), slot))
            })
        })
    }
}

impl fmt::Debug for Attackers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x?}", self.0)
    }
}

/// A piece promoted as the last of its side; [`Square::OFF`] for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LastPiece {
    pub(crate) square: Square,
    pub(crate) slot: u8,
}

impl LastPiece {
    pub(crate) const NONE: LastPiece = LastPiece {
        square: Square::OFF,
        slot: 0,
    };

    pub(crate) fn is_some(self) -> bool {
        self.square != Square::OFF
    }
}

/// What one step changed on the board: the two squares as they were, and every mark it set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Changes {
    /// The origin before the step.
    pub(crate) from: Group,
    /// The target before the step.
    pub(crate) to: Group,
    /// The pieces that acted, as they were.
    pub(crate) moving: Group,
    /// Marks set by attack (rules: 8.1.1).
    pub(crate) attackers: Attackers,
    /// Marks set as last piece, for each side (rules: 8.1.2).
    pub(crate) last: [LastPiece; 2],
}

impl Changes {
    pub(crate) const NOTHING: Changes = Changes {
        from: Group::EMPTY,
        to: Group::EMPTY,
        moving: Group::EMPTY,
        attackers: Attackers::NONE,
        last: [LastPiece::NONE; 2],
    };
}

/// The token of a played step: what it changed, and what it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Undo {
    pub(crate) side: Side,
    pub(crate) clock: u16,
    pub(crate) number: u16,
    pub(crate) changes: Changes,
    /// The session as it was, if the step closed it; a step that goes on only adds to it.
    pub(crate) closed: Option<DeploySession>,
}

impl Cotulenh {
    /// The heroic changes that the undo record of the last step lists, the position being the one after it: every piece
    /// it promoted, and its movers that were heroic already (rules: 8.7).
    #[must_use]
    pub fn heroic_changes(&self, step: Step, token: &Undo) -> Vec<HeroicChange> {
        let enemy = self.board.commander(token.side.other());
        let board = &token.changes;
        let last = board.last.into_iter().filter(|last| last.is_some());
        let promoted = board
            .attackers
            .around(enemy)
            .chain(last.map(|last| (last.square, last.slot)));
        let mut changes: Vec<HeroicChange> = promoted
            .filter_map(|(square, slot)| {
                let piece = self.board.at(square).slot(slot)?;
                Some(HeroicChange {
                    square,
                    kind: piece.kind(),
                    before: Mark::Plain,
                    after: Mark::Heroic,
                })
            })
            .collect();
        let Step::Go { from, to, act, .. } = step else {
            return changes;
        };
        let square = match act {
            Act::Quiet | Act::Displace | Act::Combine => to,
            Act::Stay => from,
            Act::Suicide => return changes,
        };
        let heroic = board.moving.pieces().filter(|piece| piece.is_heroic());
        changes.extend(heroic.map(|piece| HeroicChange {
            square,
            kind: piece.kind(),
            before: Mark::Heroic,
            after: Mark::Heroic,
        }));
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_small() {
        assert!(size_of::<Changes>() <= 24, "{}", size_of::<Changes>());
        assert!(size_of::<Undo>() <= 128, "{}", size_of::<Undo>());
    }

    #[test]
    fn attackers_are_found_again() {
        let commander = Square::parse("f6").unwrap();
        let mut attackers = Attackers::NONE;
        let mut expected = Vec::new();
        for direction in Direction::ALL {
            let mut square = commander;
            for distance in 1..=4 {
                square = square.toward(direction);
                for slot in 0..3 {
                    attackers.add(direction, distance, slot);
                    expected.push((square, slot));
                }
            }
        }
        let mut found: Vec<_> = attackers.around(commander).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    }
}
