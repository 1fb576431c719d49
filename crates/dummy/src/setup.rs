//! The start.

use rules::Side;

use crate::{CELLS, Cell};

/// The stones at the start.
pub(crate) fn stones() -> [Option<Side>; CELLS] {
    let mut cells = [None; CELLS];
    for cell in Cell::all() {
        cells[cell.index()] = match cell.index() {
            0 | 1 => Some(Side::First),
            5 | 6 => Some(Side::Second),
            _ => None,
        };
    }
    cells
}
