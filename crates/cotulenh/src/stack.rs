//! What stands on a square: one piece, or a carrier with one or two passengers (rules: 6).

use std::fmt;

use rules::Side;

use crate::piece::{Kind, Mark, Piece};

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u16);

impl KindSet {
    /// The empty set.
    pub const EMPTY: KindSet = KindSet(0);

    /// The set of one kind.
    #[must_use]
    #[inline]
    pub const fn of(kind: Kind) -> KindSet {
        KindSet(1 << kind as u8)
    }

    /// Whether the kind is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// The kinds of either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: KindSet) -> KindSet {
        KindSet(self.0 | other.0)
    }

    /// The kinds of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: KindSet) -> KindSet {
        KindSet(self.0 & !other.0)
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in stack order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |&kind| self.contains(kind))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Whether one side's pieces of these kinds may share a square (rules: 6.1): a single piece or a legal stack.
    #[must_use]
    #[inline]
    pub const fn is_legal(self) -> bool {
        LEGAL[(self.0 >> 7) as usize & 31] & (1 << (self.0 & 127)) != 0
    }

    /// The carrier: the first kind in stack order.
    #[must_use]
    #[inline]
    pub const fn carrier(self) -> Option<Kind> {
        match self.0.trailing_zeros() {
            n @ 1..=11 => Some(Kind::ALL[n as usize - 1]),
            _ => None,
        }
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for kind in self.iter() {
            write!(f, "{}", kind.letter())?;
        }
        Ok(())
    }
}

/// The slots of each carrier (rules: 6.1). A change of what may ride on what is a change of this table.
const SLOTS: [(Kind, &[Kind], &[Kind]); 5] = [
    (
        Kind::Navy,
        &[Kind::AirForce],
        &[Kind::Commander, Kind::Infantry, Kind::Militia, Kind::Tank],
    ),
    (
        Kind::AirForce,
        &[Kind::Tank],
        &[Kind::Commander, Kind::Infantry, Kind::Militia],
    ),
    (
        Kind::Tank,
        &[],
        &[Kind::Commander, Kind::Infantry, Kind::Militia],
    ),
    (
        Kind::Engineer,
        &[],
        &[Kind::Artillery, Kind::AntiAir, Kind::Missile],
    ),
    (Kind::Headquarter, &[], &[Kind::Commander]),
];

/// One bit a set of kinds: `LEGAL[bits >> 7] >> (bits & 127)`.
const LEGAL: [u128; 32] = {
    let mut table = [0u128; 32];
    let mut index = 0;
    while index < Kind::ALL.len() {
        admit(&mut table, 1 << Kind::ALL[index] as u8);
        index += 1;
    }
    let mut row = 0;
    while row < SLOTS.len() {
        let (carrier, first, second) = SLOTS[row];
        let alone = 1 << carrier as u8;
        // Index equal to the length stands for the empty slot.
        let mut one = 0;
        while one <= first.len() {
            let with_one = if one < first.len() {
                alone | 1 << first[one] as u8
            } else {
                alone
            };
            let mut two = 0;
            while two <= second.len() {
                let with_two = if two < second.len() {
                    with_one | 1 << second[two] as u8
                } else {
                    with_one
                };
                admit(&mut table, with_two);
                two += 1;
            }
            one += 1;
        }
        row += 1;
    }
    table
};

const fn admit(table: &mut [u128; 32], bits: u16) {
    table[(bits >> 7) as usize] |= 1 << (bits & 127);
}

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
        KindSet((one | two | three) & !1)
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
        ours.0 & theirs.0 == 0 && ours.union(theirs).is_legal()
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

    fn legal_sets() -> Vec<KindSet> {
        (0..1u16 << 11)
            .map(|bits| KindSet(bits << 1))
            .filter(|set| set.is_legal())
            .collect()
    }

    #[test]
    fn there_are_twenty_three_stacks_and_they_print_as_in_the_rules() {
        let mut stacks: Vec<String> = legal_sets()
            .into_iter()
            .filter(|set| set.len() > 1)
            .map(|set| format!("{set:?}"))
            .collect();
        stacks.sort();
        let mut expected: Vec<&str> =
            "NF NC NI NM NT NFC NFI NFM NFT FT FC FI FM FTC FTI FTM TC TI TM EA EG ES HC"
                .split(' ')
                .collect();
        expected.sort_unstable();
        assert_eq!(stacks, expected);
    }

    #[test]
    fn removing_a_piece_never_fails() {
        for set in legal_sets() {
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
