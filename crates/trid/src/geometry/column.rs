//! Files, columns and sets of columns (rules: 1.1).

use std::fmt;

use rules::Side;

/// One of the six files, from White's left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum File {
    /// The outer file of the queen's side; only attack boards have it.
    Z,
    /// The `a` file.
    A,
    /// The `b` file.
    B,
    /// The `c` file.
    C,
    /// The `d` file.
    D,
    /// The outer file of the king's side; only attack boards have it.
    E,
}

impl File {
    /// All files in their order on the board.
    pub const ALL: [File; 6] = [File::Z, File::A, File::B, File::C, File::D, File::E];

    /// The letter of texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            File::Z => 'z',
            File::A => 'a',
            File::B => 'b',
            File::C => 'c',
            File::D => 'd',
            File::E => 'e',
        }
    }

    /// The file with that letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<File> {
        File::ALL.into_iter().find(|file| file.letter() == letter)
    }
}

/// A pair of file and rank; every square stands in exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Column(u8);

/// Ranks 0 to 9.
pub(crate) const RANKS: u8 = 10;

impl Column {
    /// How many columns the world has, the four without any square (b0, c0, b9, c9) included.
    pub const COUNT: usize = 60;

    /// The column of a file and a rank; `None` above rank 9.
    #[must_use]
    pub const fn new(file: File, rank: u8) -> Option<Column> {
        if rank < RANKS {
            Some(Column(file as u8 * RANKS + rank))
        } else {
            None
        }
    }

    /// The column with file number and rank given as integers, if it lies in the world.
    #[must_use]
    pub(crate) const fn at(file: i8, rank: i8) -> Option<Column> {
        if file >= 0 && file < 6 && rank >= 0 && rank < RANKS as i8 {
            Some(Column(file as u8 * RANKS + rank as u8))
        } else {
            None
        }
    }

    pub(crate) const fn from_index(index: u8) -> Column {
        Column(index)
    }

    /// The dense index, below [`Column::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file.
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[(self.0 / RANKS) as usize]
    }

    /// The rank, 0 to 9.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// The column `files` to the right and `ranks` up, if it lies in the world.
    #[must_use]
    pub(crate) const fn offset(self, files: i8, ranks: i8) -> Option<Column> {
        Column::at(
            (self.0 / RANKS) as i8 + files,
            (self.0 % RANKS) as i8 + ranks,
        )
    }

    /// The column seen from the other side of the board.
    #[must_use]
    pub(crate) const fn mirrored(self) -> Column {
        Column(self.0 / RANKS * RANKS + (RANKS - 1 - self.0 % RANKS))
    }

    /// How far two columns lie apart: files and ranks, from `self` to `other`.
    #[must_use]
    pub(crate) const fn distance(self, other: Column) -> (i8, i8) {
        (
            (other.0 / RANKS) as i8 - (self.0 / RANKS) as i8,
            (other.0 % RANKS) as i8 - (self.0 % RANKS) as i8,
        )
    }

    /// The column one rank ahead for the pawns of `side`.
    #[must_use]
    pub(crate) const fn ahead(self, side: Side) -> Option<Column> {
        self.offset(0, super::tables::forward(side))
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank())
    }
}

impl fmt::Debug for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of columns: what slides meet, since movement is two-dimensional (rules: 5.1).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Columns(pub(crate) u64);

impl Columns {
    /// Every column of the world.
    pub(crate) const ALL: Columns = Columns((1 << Column::COUNT) - 1);

    #[inline]
    pub(crate) const fn has(self, column: Column) -> bool {
        self.0 >> column.0 & 1 != 0
    }

    #[inline]
    pub(crate) const fn with(self, column: Column) -> Columns {
        Columns(self.0 | 1 << column.0)
    }

    #[inline]
    pub(crate) const fn without(self, column: Column) -> Columns {
        Columns(self.0 & !(1 << column.0))
    }

    #[inline]
    pub(crate) const fn or(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn and(self, other: Columns) -> Columns {
        Columns(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Columns) -> Columns {
        Columns(self.0 & !other.0)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only column of the set; `None` if it has none or several.
    #[inline]
    pub(crate) const fn only(self) -> Option<Column> {
        if self.0 != 0 && self.0 & (self.0 - 1) == 0 {
            Some(Column(self.0.trailing_zeros() as u8))
        } else {
            None
        }
    }
}

impl Iterator for Columns {
    type Item = Column;

    #[inline]
    fn next(&mut self) -> Option<Column> {
        if self.0 == 0 {
            return None;
        }
        let column = Column(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(column)
    }
}

impl fmt::Debug for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
