//! Seven cells in a row.

use rules::Side;

/// How many cells there are.
pub const CELLS: usize = 7;

/// A cell, 0 to 6 from the first side's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell with that index; `None` beyond the row.
    #[must_use]
    pub fn new(index: i8) -> Option<Cell> {
        let index = u8::try_from(index).ok()?;
        (usize::from(index) < CELLS).then_some(Cell(index))
    }

    /// Every cell.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// The index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The cell `distance` ahead of this one for `side`.
    #[must_use]
    pub fn ahead(self, side: Side, distance: i8) -> Option<Cell> {
        let sign = match side {
            Side::First => 1,
            Side::Second => -1,
        };
        Cell::new(self.0 as i8 + sign * distance)
    }

    /// The cell where `side` arrives.
    #[must_use]
    pub fn far(side: Side) -> Cell {
        match side {
            Side::First => Cell(CELLS as u8 - 1),
            Side::Second => Cell(0),
        }
    }

    /// The same cell seen from the other end.
    #[must_use]
    pub fn mirrored(self) -> Cell {
        Cell(CELLS as u8 - 1 - self.0)
    }
}
