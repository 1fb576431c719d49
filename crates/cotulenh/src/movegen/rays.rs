//! Tables that answer "could this piece act on that square, if nothing stood between" without walking.

use crate::geometry::{CELLS, Direction, Square};
use crate::options::Book;
use crate::piece::{Kind, Piece};
use crate::square_set::{LONGEST_CAPTURE, SquareSet};

/// The direction and distance of one cell from another on a line of at most five squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    pub(crate) direction: Direction,
    pub(crate) distance: u8,
}

/// From `from` to `to`, which share such a line, by the difference of their cells.
#[inline]
pub(crate) fn ray(from: Square, to: Square) -> Ray {
    static RAYS: [Ray; CELLS] = {
        let mut table = [Ray {
            direction: Direction::N,
            distance: 0,
        }; CELLS];
        let mut direction = 0;
        while direction < 8 {
            let mut distance = 1;
            while distance <= LONGEST_CAPTURE {
                let delta = Direction::ALL[direction].delta().wrapping_mul(distance);
                table[delta as usize] = Ray {
                    direction: Direction::ALL[direction],
                    distance,
                };
                distance += 1;
            }
            direction += 1;
        }
        table
    };
    RAYS[usize::from(to.0.wrapping_sub(from.0))]
}

/// Every pair of capture ranges, orthogonal and diagonal, that a piece has against a navy, the easiest target.
const RANGES: [(u8, u8); 10] = [
    (0, 0),
    (1, 0),
    (2, 0),
    (1, 1),
    (2, 1),
    (2, 2),
    (3, 2),
    (3, 3),
    (4, 4),
    (5, 5),
];

/// The squares in capture range of a piece on a square, whatever stands between.
#[inline]
pub(crate) fn capture_range(piece: Piece, from: Square, book: Book) -> &'static SquareSet {
    let class = CLASSES[book as usize][usize::from(piece.0) % Piece::CODES];
    &SETS[usize::from(class)][from.cell()]
}

static SETS: [[SquareSet; CELLS]; RANGES.len()] = {
    let mut sets = [[SquareSet::EMPTY; CELLS]; RANGES.len()];
    let mut class = 0;
    while class < RANGES.len() {
        let mut index = 0;
        while let Some(square) = Square::from_index(index) {
            let mut direction = 0;
            while direction < 8 {
                let range = if direction < 4 {
                    RANGES[class].0
                } else {
                    RANGES[class].1
                };
                let mut other = square;
                let mut distance = 0;
                while distance < range {
                    other = other.toward(Direction::ALL[direction]);
                    if !other.is_on_board() {
                        break;
                    }
                    sets[class][square.cell()].insert(other);
                    distance += 1;
                }
                direction += 1;
            }
            index += 1;
        }
        class += 1;
    }
    sets
};

/// The row of [`RANGES`] for each piece code.
static CLASSES: [[u8; Piece::CODES]; 2] = {
    let mut tables = [classes(Book::Upstream); 2];
    tables[Book::Revised as usize] = classes(Book::Revised);
    tables
};

const fn classes(book: Book) -> [u8; Piece::CODES] {
    let mut table = [0; Piece::CODES];
    let mut index = 0;
    while index < Kind::ALL.len() {
        let code = Kind::ALL[index] as usize;
        table[code] = class_of(Piece(code as u8), book);
        let heroic = code | Piece::HEROIC_BIT as usize;
        table[heroic] = class_of(Piece(heroic as u8), book);
        index += 1;
    }
    table
}

const fn class_of(piece: Piece, book: Book) -> u8 {
    let (orthogonal, diagonal) = piece.longest_captures(book);
    let mut class = 0;
    while class < RANGES.len() {
        if RANGES[class].0 == orthogonal && RANGES[class].1 == diagonal {
            return class as u8;
        }
        class += 1;
    }
    // Evaluated while compiling: a piece whose ranges are not in the list does not build.
    unreachable!()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ray_is_what_the_slow_way_finds() {
        for from in Square::all() {
            for to in Square::all() {
                if let Some((direction, distance)) = Direction::between(from, to)
                    && distance <= LONGEST_CAPTURE
                {
                    let quick = ray(from, to);
                    assert_eq!((quick.direction, quick.distance), (direction, distance));
                }
            }
        }
    }
}
