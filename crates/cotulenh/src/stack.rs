//! What stands on a square: one piece, or a carrier with one or two passengers (rules: 6, 17.3).

use std::fmt;

use rules::Side;

use crate::kinds::KindSet;
use crate::options::Book;
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
    pub fn of(side: Side, pieces: &[Piece], book: Book) -> Option<Group> {
        if pieces.is_empty() || pieces.len() > 3 {
            return None;
        }
        let group = pieces.iter().try_fold(Group::EMPTY, |group, &piece| {
            group.kinds().plus(KindSet::of(piece.kind()))?;
            Some(group.merged(Group::single(side, piece)))
        })?;
        group.kinds().is_legal(book).then_some(group)
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
        KindSet::of_codes(self.0 & 15, (self.0 >> 5) & 15, (self.0 >> 10) & 15)
    }

    /// Whether a piece of this kind is among them. Most groups are one piece, and need no set.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        if self.is_stack() {
            self.kinds().contains(kind)
        } else {
            self.carrier().is(kind)
        }
    }

    /// Whether this is a commander standing alone (rules: 9.1).
    #[must_use]
    #[inline]
    pub const fn is_visible_commander(self) -> bool {
        self.0 & PIECES & !(Piece::HEROIC_BIT as u16) == Kind::Commander as u16
    }

    /// A commander in its headquarter (rules: 17.5).
    #[must_use]
    #[inline]
    pub const fn is_shelter(self) -> bool {
        self.carrier().is(Kind::Headquarter) && self.is_stack()
    }

    /// Pieces other than the commander (rules: 8.1.2).
    #[inline]
    pub(crate) const fn others(self) -> u16 {
        if self.is_stack() {
            self.kinds().minus_one(Kind::Commander).len() as u16
        } else {
            !(self.is_empty() || self.carrier().is(Kind::Commander)) as u16
        }
    }

    /// The piece of a kind; of two the heroic one.
    #[must_use]
    pub fn find(self, kind: Kind) -> Option<Piece> {
        self.pieces().find(|piece| piece.is(kind))
    }

    /// The two marks of two pieces of a kind, if they differ (rules: 17.3.2).
    #[must_use]
    #[inline]
    pub const fn has_unlike(self, kind: Kind) -> bool {
        self.holds(Piece::new(kind, Mark::Plain)) && self.holds(Piece::new(kind, Mark::Heroic))
    }

    /// Whether this very piece, with its mark, is among them.
    #[must_use]
    #[inline]
    pub const fn holds(self, piece: Piece) -> bool {
        let code = piece.0 as u16;
        self.0 & SLOT_MASK == code
            || self.0 >> SLOT_BITS & SLOT_MASK == code
            || self.0 >> (2 * SLOT_BITS) & SLOT_MASK == code
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

    /// Takes a piece out: that piece alone, and what is left.
    #[must_use]
    pub const fn split(self, wanted: Piece) -> Option<(Group, Group)> {
        let mut slot = 0;
        while let Some(piece) = self.slot(slot) {
            if piece.0 == wanted.0 {
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

    /// What is left without a piece.
    #[inline]
    pub(crate) const fn without(self, piece: Piece) -> Group {
        match self.split(piece) {
            Some((_, rest)) => rest,
            None => self,
        }
    }

    /// Whether two groups of one side may share a square (rules: 6.2).
    #[inline]
    pub(crate) const fn may_join(self, other: Group, book: Book) -> bool {
        match self.kinds().plus(other.kinds()) {
            Some(both) => both.is_legal(book),
            None => false,
        }
    }

    /// The two groups as one, each piece with its own mark, by kind and the heroic one of two first.
    #[must_use]
    pub(crate) fn merged(self, other: Group) -> Group {
        if self.is_empty() {
            return other;
        }
        let mut bits = self.0 & SECOND_SIDE;
        let mut shift = 0;
        let (mut ours, mut theirs) = (self.0 & PIECES, other.0 & PIECES);
        // A merge; an exhausted side counts as greater than any piece.
        while (ours != 0 || theirs != 0) && shift < 3 * SLOT_BITS {
            let take_ours = theirs == 0 || (ours != 0 && rank(ours) < rank(theirs));
            let from = if take_ours { &mut ours } else { &mut theirs };
            bits |= (*from & SLOT_MASK) << shift;
            *from >>= SLOT_BITS;
            shift += SLOT_BITS;
        }
        Group(bits)
    }

    /// The two groups as one; `None` if that is no legal stack.
    #[cfg(test)]
    pub(crate) fn joined(self, other: Group, book: Book) -> Option<Group> {
        if self.is_empty() || other.is_empty() || self.may_join(other, book) {
            Some(self.merged(other))
        } else {
            None
        }
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

/// The place of the first of these pieces in a stack.
#[inline]
const fn rank(pieces: u16) -> u16 {
    let heroic = pieces & Piece::HEROIC_BIT as u16 != 0;
    (pieces & 15) << 1 | !heroic as u16
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

    fn plain(kind: Kind) -> Piece {
        Piece::new(kind, Mark::Plain)
    }

    #[test]
    fn removing_a_piece_never_fails() {
        for book in [Book::Upstream, Book::Revised] {
            for set in KindSet::legal(book) {
                let twice = set.iter().filter(|&kind| set.has_two(kind));
                let pieces: Vec<Piece> = set.iter().chain(twice).map(plain).collect();
                let group = Group::of(Side::Second, &pieces, book).unwrap();
                assert_eq!(group.kinds(), set);
                assert_eq!(Some(group.carrier().kind()), set.carrier());
                for kind in set.iter() {
                    let (alone, rest) = group.split(plain(kind)).unwrap();
                    // Two equal passengers whose navy has left form no stack (rules: 17.3.1).
                    let left_alone =
                        !rest.is_empty() && rest.kinds().has_two(rest.carrier().kind());
                    assert_eq!(!left_alone, rest.is_empty() || rest.kinds().is_legal(book));
                    assert_eq!(alone.merged(rest), group);
                    assert_eq!(rest.merged(alone), group);
                }
            }
        }
    }

    #[test]
    fn one_piece_is_counted_as_a_stack_would_be() {
        for kind in Kind::ALL {
            for mark in [Mark::Plain, Mark::Heroic] {
                let alone = Group::single(Side::Second, Piece::new(kind, mark));
                assert_eq!(alone.others(), u16::from(kind != Kind::Commander));
                for other in Kind::ALL {
                    assert_eq!(alone.has(other), other == kind);
                }
            }
        }
        assert_eq!(Group::EMPTY.others(), 0);
        let pieces = [Kind::Navy, Kind::AirForce, Kind::Commander].map(plain);
        let crew = Group::of(Side::First, &pieces, Book::Revised).unwrap();
        assert_eq!(crew.others(), 2);
        assert!(crew.has(Kind::Commander) && !crew.has(Kind::Tank));
    }

    #[test]
    fn marks_stay_with_their_pieces() {
        let tank = Group::single(Side::First, plain(Kind::Tank));
        let infantry = Group::single(Side::First, Piece::new(Kind::Infantry, Mark::Heroic));
        let both = tank.joined(infantry, Book::Revised).unwrap();
        assert_eq!(both.to_string(), "(T+I)");
        assert_eq!(both.marked(0, Mark::Heroic).to_string(), "(+T+I)");
        assert_eq!(both.marked(1, Mark::Plain).to_string(), "(TI)");
        assert_eq!(both.split(plain(Kind::Tank)), Some((tank, infantry)));
        assert_eq!(tank.joined(tank, Book::Revised), None);
    }

    #[test]
    fn of_two_equal_passengers_the_heroic_one_is_first() {
        let [navy, plane, hero] = [
            plain(Kind::Navy),
            plain(Kind::AirForce),
            Piece::new(Kind::AirForce, Mark::Heroic),
        ];
        let group = Group::of(Side::First, &[plane, navy, hero], Book::Revised).unwrap();
        assert_eq!(group.to_string(), "(N+FF)");
        assert!(group.has_unlike(Kind::AirForce) && !group.has_unlike(Kind::Navy));
        let (alone, rest) = group.split(plane).unwrap();
        assert_eq!(
            (alone.to_string(), rest.to_string()),
            ("F".into(), "(N+F)".into())
        );
        assert_eq!(group.without(navy).to_string(), "(+FF)");
        assert_eq!(
            Group::of(Side::First, &[navy, plane, hero], Book::Upstream),
            None
        );
        assert_eq!(Group::of(Side::First, &[plane, hero], Book::Revised), None);
    }
}
