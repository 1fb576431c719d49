//! What stands on a square: one piece, or a carrier with one or two passengers (rules: 6).

use std::fmt;

use rules::Side;

use crate::kinds::KindSet;
use crate::piece::{Kind, Mark, Piece};

/// Everything that stands on one square, in sixteen bits: three pieces of five bits, the carrier lowest, and the colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Group(u16);

const SLOT_BITS: u32 = 5;
const SLOT_MASK: u16 = 31;
const PIECES: u16 = 0x7fff;
const SECOND_SIDE: u16 = 0x8000;
const HEROIC_BITS: u16 = 1 << 4 | 1 << 9 | 1 << 14;

impl Group {
    /// Nothing.
    pub const EMPTY: Group = Group(0);
    /// The content of a border cell: no kind has this code.
    pub(crate) const BORDER: Group = Group(15);

    /// One piece.
    #[must_use]
    pub const fn single(side: Side, piece: Piece) -> Group {
        Group(Group::colour(side) | piece.0 as u16)
    }

    /// The group of these pieces, in any order; `None` if they may not share a square.
    #[must_use]
    pub fn of(side: Side, pieces: &[Piece]) -> Option<Group> {
        let (&first, rest) = pieces.split_first()?;
        rest.iter()
            .try_fold(Group::single(side, first), |group, &piece| {
                group.joined(Group::single(side, piece))
            })
    }

    const fn colour(side: Side) -> u16 {
        match side {
            Side::First => 0,
            Side::Second => SECOND_SIDE,
        }
    }

    /// Whether nothing stands here.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn is_border(self) -> bool {
        self.0 == Group::BORDER.0
    }

    /// Whose it is; meaningless for an empty group.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        if self.0 & SECOND_SIDE == 0 {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The piece that carries the others.
    #[must_use]
    #[inline]
    pub const fn carrier(self) -> Piece {
        Piece((self.0 & SLOT_MASK) as u8)
    }

    /// Whether a carrier has passengers.
    #[must_use]
    #[inline]
    pub const fn is_stack(self) -> bool {
        self.0 & PIECES & !SLOT_MASK != 0
    }

    /// The pieces, carrier first.
    #[inline]
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        let mut rest = self.0 & PIECES;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let piece = Piece((rest & SLOT_MASK) as u8);
            rest >>= SLOT_BITS;
            Some(piece)
        })
    }

    /// The kinds.
    #[must_use]
    #[inline]
    pub const fn kinds(self) -> KindSet {
        let one = 1u16 << (self.0 & 15);
        let two = 1u16 << ((self.0 >> 5) & 15);
        let three = 1u16 << ((self.0 >> 10) & 15);
        KindSet::from_bits((one | two | three) & !1)
    }

    /// Whether a piece of this kind is among them.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.kinds().contains(kind)
    }

    /// Whether this is a commander standing alone (rules: 9.1).
    #[must_use]
    #[inline]
    pub const fn is_visible_commander(self) -> bool {
        self.0 & PIECES & !(Piece::HEROIC_BIT as u16) == Kind::Commander as u16
    }

    /// Pieces other than the commander (rules: 8.1.2).
    #[inline]
    pub(crate) const fn others(self) -> u16 {
        let others = self.kinds().without(KindSet::of(Kind::Commander));
        others.len() as u16
    }

    /// The piece of a kind.
    #[must_use]
    pub fn find(self, kind: Kind) -> Option<Piece> {
        self.pieces().find(|piece| piece.is(kind))
    }

    /// The piece in a slot, 0 for the carrier.
    #[inline]
    pub(crate) const fn slot(self, slot: u8) -> Option<Piece> {
        let bits = (self.0 & PIECES) >> (SLOT_BITS * slot as u32) & SLOT_MASK;
        if bits == 0 {
            None
        } else {
            Some(Piece(bits as u8))
        }
    }

    /// Takes the piece of a kind out: that piece alone, and what is left.
    #[must_use]
    pub const fn split(self, kind: Kind) -> Option<(Group, Group)> {
        let mut slot = 0;
        while let Some(piece) = self.slot(slot) {
            if piece.is(kind) {
                let shift = SLOT_BITS * slot as u32;
                let below = self.0 & ((1 << shift) - 1);
                let above = (self.0 & PIECES) >> SLOT_BITS >> shift << shift;
                let rest = below | above;
                let colour = self.0 & SECOND_SIDE;
                let left = if rest == 0 { 0 } else { rest | colour };
                return Some((Group(colour | piece.0 as u16), Group(left)));
            }
            slot += 1;
            if slot == 3 {
                break;
            }
        }
        None
    }

    /// Whether two groups of one side may share a square (rules: 6.2).
    #[inline]
    pub(crate) const fn may_join(self, other: Group) -> bool {
        let (ours, theirs) = (self.kinds(), other.kinds());
        ours.bits() & theirs.bits() == 0 && ours.union(theirs).is_legal()
    }

    /// The two groups as one, each piece with its own mark; `None` if that is no legal stack.
    #[must_use]
    pub fn joined(self, other: Group) -> Option<Group> {
        if self.is_empty() {
            return Some(other);
        }
        if other.is_empty() {
            return Some(self);
        }
        if !self.may_join(other) {
            return None;
        }
        let mut bits = self.0 & SECOND_SIDE;
        let mut shift = 0;
        let (mut ours, mut theirs) = (self.0 & PIECES, other.0 & PIECES);
        // A merge by kind; an exhausted side counts as greater than any kind.
        while ours != 0 || theirs != 0 {
            let take_ours = theirs == 0 || (ours != 0 && (ours & 15) < (theirs & 15));
            let from = if take_ours { &mut ours } else { &mut theirs };
            bits |= (*from & SLOT_MASK) << shift;
            *from >>= SLOT_BITS;
            shift += SLOT_BITS;
        }
        Some(Group(bits))
    }

    /// Whether any piece is heroic.
    #[must_use]
    #[inline]
    pub const fn has_heroic(self) -> bool {
        self.0 & HEROIC_BITS != 0
    }

    /// The same pieces with the mark of one slot set anew.
    #[inline]
    pub(crate) const fn marked(self, slot: u8, mark: Mark) -> Group {
        let bit = (Piece::HEROIC_BIT as u16) << (SLOT_BITS * slot as u32);
        match mark {
            Mark::Heroic => Group(self.0 | bit),
            Mark::Plain => Group(self.0 & !bit),
        }
    }

    /// The pieces of these kinds only.
    pub(crate) fn only(self, kinds: KindSet) -> Group {
        let mut bits = 0;
        let mut shift = 0;
        for piece in self.pieces().filter(|piece| kinds.contains(piece.kind())) {
            bits |= u16::from(piece.0) << shift;
            shift += SLOT_BITS;
        }
        if bits == 0 {
            Group::EMPTY
        } else {
            Group(bits | self.0 & SECOND_SIDE)
        }
    }

    /// The same pieces in the other colour.
    #[must_use]
    pub const fn recoloured(self) -> Group {
        if self.is_empty() {
            self
        } else {
            Group(self.0 ^ SECOND_SIDE)
        }
    }
}

/// The text of notations: upper case, parentheses around a stack (rules: 12.2).
impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_stack() {
            f.write_str("(")?;
        }
        for piece in self.pieces() {
            write!(f, "{piece}")?;
        }
        if self.is_stack() {
            f.write_str(")")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_border() {
            return f.write_str("border");
        }
        write!(f, "{:?} {self}", self.side())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removing_a_piece_never_fails() {
        for set in KindSet::legal() {
            let pieces: Vec<Piece> = set
                .iter()
                .map(|kind| Piece::new(kind, Mark::Plain))
                .collect();
            let group = Group::of(Side::Second, &pieces).unwrap();
            assert_eq!(group.kinds(), set);
            assert_eq!(Some(group.carrier().kind()), set.carrier());
            for kind in set.iter() {
                let (alone, rest) = group.split(kind).unwrap();
                assert!(rest.is_empty() || rest.kinds().is_legal());
                assert_eq!(alone.joined(rest), Some(group));
                assert_eq!(rest.joined(alone), Some(group));
            }
        }
    }

    #[test]
    fn marks_stay_with_their_pieces() {
        let tank = Group::single(Side::First, Piece::new(Kind::Tank, Mark::Plain));
        let infantry = Group::single(Side::First, Piece::new(Kind::Infantry, Mark::Heroic));
        let both = tank.joined(infantry).unwrap();
        assert_eq!(both.to_string(), "(T+I)");
        assert_eq!(both.marked(0, Mark::Heroic).to_string(), "(+T+I)");
        assert_eq!(both.marked(1, Mark::Plain).to_string(), "(TI)");
        assert_eq!(both.split(Kind::Tank), Some((tank, infantry)));
        assert_eq!(tank.joined(tank), None);
    }
}
