//! Nine squares and two courts (rules: 2).

use std::fmt;

use rules::Side;

/// A square, numbered as the move codes number them: a3 is 0, c1 is 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)] // nine names that say all there is to say
pub enum Square {
    A3, B3, C3,
    A2, B2, C2,
    A1, B1, C1,
}

impl Square {
    /// Every square, by index.
    pub const ALL: [Square; 9] = [
        Square::A3,
        Square::B3,
        Square::C3,
        Square::A2,
        Square::B2,
        Square::C2,
        Square::A1,
        Square::B1,
        Square::C1,
    ];

    /// The square with that index; `None` beyond 8.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 9 {
            Some(Square::ALL[index as usize])
        } else {
            None
        }
    }

    /// The square that two characters name, such as `a1`.
    #[must_use]
    pub const fn from_name(file: u8, rank: u8) -> Option<Square> {
        match (file, rank) {
            (b'a'..=b'c', b'1'..=b'3') => Square::from_index(3 * (b'3' - rank) + (file - b'a')),
            _ => None,
        }
    }

    /// The square of a side's relative row on a file.
    #[must_use]
    #[inline]
    pub const fn on(side: Side, row: Row, file: File) -> Square {
        let rank = match (side, row) {
            (Side::First, Row::Home) | (Side::Second, Row::Far) => 2,
            (_, Row::Middle) => 1,
            (Side::First, Row::Far) | (Side::Second, Row::Home) => 0,
        };
        Square::ALL[3 * rank + file as usize]
    }

    /// 0 to 8.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize % 3]
    }

    /// The row as `side` sees it.
    #[must_use]
    #[inline]
    pub const fn row(self, side: Side) -> Row {
        match (self as u8 / 3, side) {
            (1, _) => Row::Middle,
            (0, Side::First) | (2, Side::Second) => Row::Far,
            _ => Row::Home,
        }
    }

    /// The square that takes this one's place when ranks 1 and 3 are exchanged.
    #[must_use]
    #[inline]
    pub const fn flipped(self) -> Square {
        let index = self as usize;
        Square::ALL[6 - index / 3 * 3 + index % 3]
    }

    /// The set of this square alone.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> SquareSet {
        SquareSet(1 << self as u16)
    }
}

/// The name: file, then rank.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let index = *self as u8;
        write!(
            f,
            "{}{}",
            char::from(b'a' + index % 3),
            char::from(b'3' - index / 3)
        )
    }
}

/// A file, from left to right as Light sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)] // three letters
pub enum File {
    A,
    B,
    C,
}

impl File {
    /// The three files.
    pub const ALL: [File; 3] = [File::A, File::B, File::C];
}

/// A row as a side sees it (rules: 2, "relative row").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Row {
    /// Where the side's units start.
    Home,
    /// Empty at the start.
    Middle,
    /// The rival's home row: beyond it lies the rival's court.
    Far,
}

/// A set of squares: bit *i* is the square with index *i*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SquareSet(pub u16);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All nine.
    pub const FULL: SquareSet = SquareSet(0x1ff);

    /// The far row of a side.
    #[must_use]
    #[inline]
    pub const fn far_row(side: Side) -> SquareSet {
        match side {
            Side::First => SquareSet(0b000_000_111),
            Side::Second => SquareSet(0b111_000_000),
        }
    }

    /// The home row of a side.
    #[must_use]
    #[inline]
    pub const fn home_row(side: Side) -> SquareSet {
        SquareSet::far_row(side.other())
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// Whether no square is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The squares of either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// The squares of both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// Every square one row ahead, as `side` sees it; what would leave the board is dropped.
    #[must_use]
    #[inline]
    pub const fn ahead(self, side: Side) -> SquareSet {
        match side {
            Side::First => SquareSet(self.0 >> 3),
            Side::Second => SquareSet(self.0 << 3 & 0x1ff),
        }
    }

    /// Every neighbour on the same row.
    #[must_use]
    #[inline]
    pub const fn beside(self) -> SquareSet {
        const NOT_A: u16 = 0b110_110_110;
        const NOT_C: u16 = 0b011_011_011;
        SquareSet((self.0 & NOT_C) << 1 | (self.0 & NOT_A) >> 1)
    }
}

/// Ascending by index.
impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Square::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_indexes_follow_the_table_of_section_2() {
        let names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
        for (index, name) in names.into_iter().enumerate() {
            let square = Square::ALL[index];
            assert_eq!(square.to_string(), name);
            assert_eq!(square.index(), index);
            let bytes = name.as_bytes();
            assert_eq!(Square::from_name(bytes[0], bytes[1]), Some(square));
        }
        assert_eq!(Square::from_index(9), None);
        assert_eq!(Square::from_name(b'd', b'1'), None);
        assert_eq!(Square::from_name(b'a', b'0'), None);
    }

    #[test]
    fn rows_are_relative() {
        assert_eq!(Square::B1.row(Side::First), Row::Home);
        assert_eq!(Square::B1.row(Side::Second), Row::Far);
        assert_eq!(Square::C2.row(Side::Second), Row::Middle);
        for side in Side::ALL {
            for row in [Row::Home, Row::Middle, Row::Far] {
                for file in File::ALL {
                    let square = Square::on(side, row, file);
                    assert_eq!((square.row(side), square.file()), (row, file));
                }
            }
        }
        assert_eq!(Square::A3.flipped(), Square::A1);
        assert_eq!(Square::C2.flipped(), Square::C2);
    }

    #[test]
    fn sets_stay_on_the_board() {
        assert_eq!(Square::A3.bit().ahead(Side::First), SquareSet::EMPTY);
        assert_eq!(Square::A1.bit().ahead(Side::Second), SquareSet::EMPTY);
        assert_eq!(Square::C3.bit().beside(), Square::B3.bit());
        assert_eq!(Square::A2.bit().beside(), Square::B2.bit());
        assert_eq!(Square::B1.bit().beside().len(), 2);
        let set: Vec<_> = SquareSet(0b100_000_001).collect();
        assert_eq!(set, [Square::A3, Square::C1]);
    }
}
