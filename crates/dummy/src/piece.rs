//! Stones. All are alike, so a stone is no more than the side it belongs to.

use rules::Side;

/// How a cell is written in a position text.
pub(crate) fn letter(cell: Option<Side>) -> char {
    match cell {
        None => '.',
        Some(Side::First) => '1',
        Some(Side::Second) => '2',
    }
}

/// What stands on a cell that is written so; `None` for a letter that means nothing.
pub(crate) fn read_letter(letter: char) -> Option<Option<Side>> {
    match letter {
        '.' => Some(None),
        '1' => Some(Some(Side::First)),
        '2' => Some(Some(Side::Second)),
        _ => None,
    }
}
