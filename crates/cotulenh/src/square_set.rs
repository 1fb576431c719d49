//! Sets of squares, and the lines on which anything could attack a square.

use std::fmt;

use crate::geometry::{CELLS, Direction, Square};

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] |= 1 << (square.0 & 63);
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] &= !(1 << (square.0 & 63));
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize] & (1 << (square.0 & 63)) != 0
    }

    /// Whether the two sets have a square in common.
    #[must_use]
    #[inline]
    pub const fn meets(&self, other: &SquareSet) -> bool {
        (self.0[0] & other.0[0])
            | (self.0[1] & other.0[1])
            | (self.0[2] & other.0[2])
            | (self.0[3] & other.0[3])
            != 0
    }

    /// The set without one square.
    #[must_use]
    pub const fn without(mut self, square: Square) -> SquareSet {
        self.remove(square);
        self
    }

    /// The squares of either set.
    #[must_use]
    #[inline]
    pub fn union(mut self, other: &SquareSet) -> SquareSet {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
        self
    }

    /// The squares of both sets.
    #[must_use]
    #[inline]
    pub fn intersection(mut self, other: &SquareSet) -> SquareSet {
        for (word, kept) in self.0.iter_mut().zip(other.0) {
            *word &= kept;
        }
        self
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    #[inline]
    pub fn minus(mut self, other: &SquareSet) -> SquareSet {
        for (word, gone) in self.0.iter_mut().zip(other.0) {
            *word &= !gone;
        }
        self
    }

    /// How many squares.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The squares in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                if rest == 0 {
                    return None;
                }
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                Some(Square((index as u32 * 64 + bit) as u8))
            })
        })
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The longest distance of any capture: a heroic navy or plane (rules: 8.7).
pub(crate) const LONGEST_CAPTURE: u8 = 5;

/// For each square, the squares from which anything could attack it: eight lines to distance five.
pub(crate) static LINES: [SquareSet; CELLS] = {
    let mut table = [SquareSet::EMPTY; CELLS];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let mut direction = 0;
        while direction < 8 {
            let mut other = square;
            let mut distance = 0;
            while distance < LONGEST_CAPTURE {
                other = other.toward(Direction::ALL[direction]);
                if !other.is_on_board() {
                    break;
                }
                table[square.cell()].insert(other);
                distance += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_the_border() {
        let a1 = Square::parse("a1").unwrap();
        assert_eq!(LINES[a1.cell()].iter().count(), 15);
        let f6 = Square::parse("f6").unwrap();
        assert_eq!(LINES[f6.cell()].iter().count(), 40);
    }

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let mut set = SquareSet::EMPTY;
        let squares: Vec<Square> = Square::all().step_by(7).collect();
        for &square in &squares {
            set.insert(square);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), squares);
        for &square in &squares {
            assert!(set.contains(square));
            set.remove(square);
        }
        assert!(set.is_empty());
    }
}
