//! Crews: which kinds stand together, and which of them may share a square (rules: 6.1, 17.3).

use std::fmt;

use crate::options::Book;
use crate::piece::{Kind, Piece};

/// A set of kinds in which two air forces or two tanks can be told from one: those are the equal passengers of a navy
/// (rules: 17.3). Of every other kind there is at most one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct KindSet(u16);

/// The second of two equal kinds has the bit of its kind, so many places higher.
const SECOND: u32 = 10;
/// The bits of the first of each kind.
const FIRSTS: u16 = 0x0ffe;
/// The kinds of which there may be two.
const DOUBLED: u16 = 1 << Kind::AirForce as u8 | 1 << Kind::Tank as u8;

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

    /// Whether the kind of a piece is in the set.
    #[inline]
    pub(crate) const fn has_kind_of(self, piece: Piece) -> bool {
        self.0 & (1 << piece.code()) != 0
    }

    /// The kinds of which one piece may share a square with one of this kind.
    #[inline]
    pub(crate) const fn partners(kind: Kind, book: Book) -> KindSet {
        KindSet(PARTNERS[book as usize][kind as usize])
    }

    /// Whether the kind is in the set twice.
    #[must_use]
    #[inline]
    pub const fn has_two(self, kind: Kind) -> bool {
        self.0 & DOUBLED & (1 << kind as u8) != 0 && self.0 & (1 << (kind as u32 + SECOND)) != 0
    }

    /// Both sets together; `None` if there would be more of a kind than a set can hold.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: KindSet) -> Option<KindSet> {
        let twice = self.0 & other.0;
        if twice == 0 {
            // A second one counts only beside its first; the firsts are apart, so the seconds are.
            return Some(KindSet(self.0 | other.0));
        }
        let seconds = (self.0 | other.0) >> SECOND;
        if twice & !DOUBLED != 0 || twice & seconds != 0 {
            return None;
        }
        Some(KindSet(self.0 | other.0 | twice << SECOND))
    }

    /// The kinds of either set, each once.
    #[must_use]
    #[inline]
    pub const fn union(self, other: KindSet) -> KindSet {
        KindSet((self.0 | other.0) & FIRSTS)
    }

    /// The set with one piece of a kind less; the same if there is none.
    #[must_use]
    #[inline]
    pub const fn minus_one(self, kind: Kind) -> KindSet {
        if self.has_two(kind) {
            KindSet(self.0 & !(1 << (kind as u32 + SECOND)))
        } else {
            KindSet(self.0 & !(1 << kind as u8))
        }
    }

    /// Whether the two sets have a kind in common.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: KindSet) -> bool {
        self.0 & other.0 & FIRSTS != 0
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The kinds in stack order, each once.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0 & FIRSTS;
        std::iter::from_fn(move || {
            let kind = KindSet(rest).carrier()?;
            rest &= rest - 1;
            Some(kind)
        })
    }

    /// The kinds of the set that pass a test, each once.
    #[must_use]
    pub fn filter(self, keep: impl Fn(Kind) -> bool) -> KindSet {
        self.iter()
            .filter(|&kind| keep(kind))
            .fold(KindSet::EMPTY, |set, kind| set.union(KindSet::of(kind)))
    }

    /// The kinds of three codes, of which 0 is nobody; equal ones stand side by side.
    #[inline]
    pub(crate) const fn of_codes(one: u16, two: u16, three: u16) -> KindSet {
        let (one, two, three) = (1u16 << one, 1u16 << two, 1u16 << three);
        let twice = (one & two | two & three) & DOUBLED;
        KindSet((one | two | three) & FIRSTS | twice << SECOND)
    }

    /// How many sets there are, for tables.
    pub(crate) const CODES: usize = 1 << 13;

    /// A number below [`KindSet::CODES`].
    #[inline]
    pub(crate) const fn code(self) -> usize {
        (self.0 >> 1) as usize % KindSet::CODES
    }

    /// Whether one side's pieces of these kinds may share a square: a single piece or a legal stack of that book.
    #[must_use]
    #[inline]
    pub const fn is_legal(self, book: Book) -> bool {
        LEGAL[book as usize][self.code() / WORD] & (1 << (self.code() % WORD)) != 0
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
            if self.has_two(kind) {
                write!(f, "{}", kind.letter())?;
            }
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
    (Kind::Tank, &[], PERSONS),
    (
        Kind::Engineer,
        &[],
        &[Kind::Artillery, Kind::AntiAir, Kind::Missile],
    ),
    (Kind::Headquarter, &[], &[Kind::Commander]),
];

/// rules: 17.3
const PERSONS: &[Kind] = &[Kind::Commander, Kind::Infantry, Kind::Militia];

/// The stacks of the revised book in the same form (rules: 17.3); what is twice in them is [`PAIRS`].
const REVISED_SLOTS: [(Kind, &[Kind], &[Kind]); 6] = [
    (Kind::Navy, &[Kind::AirForce], PERSONS),
    (Kind::Navy, &[Kind::AirForce], &[Kind::Tank]),
    (
        Kind::AirForce,
        &[],
        &[Kind::Tank, Kind::Commander, Kind::Infantry, Kind::Militia],
    ),
    (Kind::Tank, &[], PERSONS),
    (
        Kind::Engineer,
        &[],
        &[Kind::Artillery, Kind::AntiAir, Kind::Missile],
    ),
    (Kind::Headquarter, &[], &[Kind::Commander]),
];

/// Two equal passengers of a carrier (rules: 17.3).
const PAIRS: [(Kind, Kind); 2] = [(Kind::Navy, Kind::AirForce), (Kind::Navy, Kind::Tank)];

/// A machine word: a test of one of its bits is one instruction.
const WORD: usize = 64;

type Table = [u64; KindSet::CODES / WORD];

/// One bit a set of kinds, for each book.
static LEGAL: [Table; 2] = {
    let mut tables = [[0; KindSet::CODES / WORD]; 2];
    tables[Book::Upstream as usize] = stacks(&SLOTS, &[]);
    tables[Book::Revised as usize] = stacks(&REVISED_SLOTS, &PAIRS);
    tables
};

/// What may stand with each kind, for each book. Most meetings are of two single pieces, and this spares them the sets.
static PARTNERS: [[u16; Kind::ALL.len() + 1]; 2] = {
    let mut tables = [[0; Kind::ALL.len() + 1]; 2];
    let mut book = 0;
    while book < tables.len() {
        let mut one = 0;
        while one < Kind::ALL.len() {
            let mut other = 0;
            while other < Kind::ALL.len() {
                let (one, two) = (Kind::ALL[one] as usize, Kind::ALL[other] as usize);
                let code = KindSet(1 << one | 1 << two).code();
                if one != two && LEGAL[book][code / WORD] & (1 << (code % WORD)) != 0 {
                    tables[book][one] |= 1 << two;
                }
                other += 1;
            }
            one += 1;
        }
        book += 1;
    }
    tables
};

const fn stacks(slots: &[(Kind, &[Kind], &[Kind])], pairs: &[(Kind, Kind)]) -> Table {
    let mut table = [0; KindSet::CODES / WORD];
    let mut index = 0;
    while index < Kind::ALL.len() {
        admit(&mut table, 1 << Kind::ALL[index] as u8);
        index += 1;
    }
    let mut row = 0;
    while row < slots.len() {
        let (carrier, first, second) = slots[row];
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
    let mut row = 0;
    while row < pairs.len() {
        let (carrier, passenger) = pairs[row];
        let first = 1 << passenger as u8;
        admit(&mut table, 1 << carrier as u8 | first | first << SECOND);
        row += 1;
    }
    table
}

const fn admit(table: &mut Table, bits: u16) {
    let code = KindSet(bits).code();
    table[code / WORD] |= 1 << (code % WORD);
}

#[cfg(test)]
impl KindSet {
    /// Every set that may share a square, single pieces included.
    pub(crate) fn legal(book: Book) -> Vec<KindSet> {
        (0..KindSet::CODES as u16)
            .map(|code| KindSet(code << 1))
            .filter(|set| set.is_legal(book))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::Mark;

    #[test]
    fn the_stacks_are_those_of_the_rules_and_print_so() {
        let tables = [
            (
                Book::Upstream,
                "NF NC NI NM NT NFC NFI NFM NFT FT FC FI FM FTC FTI FTM TC TI TM EA EG ES HC",
            ),
            (
                Book::Revised,
                "NF NT NC NI NM NFF NTT NFT NFC NFI NFM FT FC FI FM TC TI TM EA EG ES HC",
            ),
        ];
        for (book, expected) in tables {
            let mut stacks: Vec<String> = KindSet::legal(book)
                .into_iter()
                .filter(|set| set.len() > 1)
                .map(|set| format!("{set:?}"))
                .collect();
            stacks.sort();
            let mut expected: Vec<&str> = expected.split(' ').collect();
            expected.sort_unstable();
            assert_eq!(stacks, expected);
        }
    }

    #[test]
    fn partners_are_the_stacks_of_two() {
        for book in [Book::Upstream, Book::Revised] {
            for one in Kind::ALL {
                for other in Kind::ALL {
                    let both = KindSet::of(one).plus(KindSet::of(other));
                    let expected = both.is_some_and(|both| both.is_legal(book));
                    for mark in [Mark::Plain, Mark::Heroic] {
                        let partners = KindSet::partners(one, book);
                        assert_eq!(partners.has_kind_of(Piece::new(other, mark)), expected);
                    }
                }
            }
        }
    }

    #[test]
    fn of_two_kinds_there_may_be_two() {
        let [navy, plane, infantry] = [Kind::Navy, Kind::AirForce, Kind::Infantry].map(KindSet::of);
        let one = navy.plus(plane).unwrap();
        let two = one.plus(plane).unwrap();
        assert!(two.has_two(Kind::AirForce) && !one.has_two(Kind::AirForce));
        assert_eq!((two.len(), two.minus_one(Kind::AirForce)), (3, one));
        assert_eq!(two.minus_one(Kind::Navy).minus_one(Kind::AirForce), plane);
        assert_eq!(two.plus(plane), None);
        assert_eq!(infantry.plus(infantry), None);
        assert_eq!(
            plane.plus(plane).map(|set| set.minus_one(Kind::AirForce)),
            Some(plane)
        );
        assert_eq!(two.iter().collect::<Vec<_>>(), [Kind::Navy, Kind::AirForce]);
    }
}
