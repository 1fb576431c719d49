//! Sets of kinds, and which of them may share a square (rules: 6.1).

use std::fmt;

use crate::piece::Kind;

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

    /// The kinds of the set that pass a test.
    #[must_use]
    pub fn filter(self, keep: impl Fn(Kind) -> bool) -> KindSet {
        self.iter()
            .filter(|&kind| keep(kind))
            .fold(KindSet::EMPTY, |set, kind| set.union(KindSet::of(kind)))
    }

    /// One bit a kind, at the place of its code.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> KindSet {
        KindSet(bits)
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

#[cfg(test)]
impl KindSet {
    /// Every set that may share a square, single pieces included.
    pub(crate) fn legal() -> Vec<KindSet> {
        (0..1u16 << 11)
            .map(|bits| KindSet(bits << 1))
            .filter(|set| set.is_legal())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_twenty_three_stacks_and_they_print_as_in_the_rules() {
        let mut stacks: Vec<String> = KindSet::legal()
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
}
