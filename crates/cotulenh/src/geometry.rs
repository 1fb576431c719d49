//! Squares, directions, terrain and sets of squares (rules: 1).
//!
//! The board is kept as a mailbox of 16 cells a rank with a border around it: a walk along a line needs no table and no
//! test of coordinates, it ends on the first border cell. Indexes are `u8` into arrays of 256, so no access can leave them.

use std::fmt;

use crate::piece::Kind;

/// Files of the board.
pub const FILES: u8 = 11;
/// Ranks of the board.
pub const RANKS: u8 = 12;
/// Cells of the mailbox.
pub(crate) const CELLS: usize = 256;

const STRIDE: u8 = 16;

/// A cell of the mailbox: one of the 132 squares, or a border cell that a walk has run into.
///
/// Everything public gives and takes squares; [`Square::OFF`] stands for "nowhere" (a captured commander).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

impl Square {
    /// Beside the board: a border cell that no walk of single steps can reach.
    pub const OFF: Square = Square(255);

    /// The square on a file (0 is `a`) and a rank (0 is `1`).
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < FILES && rank < RANKS {
            Some(Square(STRIDE * (rank + 1) + file + 1))
        } else {
            None
        }
    }

    /// The square with the index of the rules' tables: 11 × rank + file (rules: 1.1).
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        Square::new(index % FILES, index / FILES)
    }

    /// The index of the rules' tables.
    #[must_use]
    pub const fn index(self) -> u8 {
        FILES * self.rank() + self.file()
    }

    /// All squares, rank 1 first, files a to k.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..FILES * RANKS).filter_map(Square::from_index)
    }

    /// The file, 0 for `a`.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        (self.0 % STRIDE).wrapping_sub(1)
    }

    /// The rank, 0 for `1`.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        (self.0 / STRIDE).wrapping_sub(1)
    }

    /// Whether this is one of the 132 squares.
    #[must_use]
    pub const fn is_on_board(self) -> bool {
        self.file() < FILES && self.rank() < RANKS
    }

    /// Reads `a1` to `k12`; no leading zero.
    #[must_use]
    pub fn parse(text: &str) -> Option<Square> {
        let (&file, rank) = text.as_bytes().split_first()?;
        let rank = match rank {
            [digit @ b'1'..=b'9'] => digit - b'1',
            [b'1', digit @ b'0'..=b'2'] => digit - b'0' + 9,
            _ => return None,
        };
        Square::new(file.checked_sub(b'a')?, rank)
    }

    /// The square mirrored over the river.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        match Square::new(self.file(), RANKS - 1 - self.rank()) {
            Some(square) => square,
            None => Square::OFF,
        }
    }

    /// The half of the board (rules: 1.3).
    #[must_use]
    #[inline]
    pub const fn half(self) -> Half {
        if self.0 < STRIDE * 7 {
            Half::Lower
        } else {
            Half::Upper
        }
    }

    /// The zone of the square (rules: 1.2).
    #[must_use]
    pub const fn terrain(self) -> Terrain {
        match (self.file(), self.rank()) {
            (0 | 1, _) => Terrain::Sea,
            (2, _) | (3 | 4, 5 | 6) => Terrain::Mixed,
            _ => Terrain::Land,
        }
    }

    /// Whether a heavy piece may cross the river on this square's file (rules: 1.4).
    #[must_use]
    #[inline]
    pub const fn on_bridge_file(self) -> bool {
        matches!(self.file(), 5 | 7)
    }

    #[inline]
    pub(crate) const fn cell(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn shifted(self, delta: u8) -> Square {
        Square(self.0.wrapping_add(delta))
    }

    /// The neighbour in a direction; a border cell where the board ends.
    #[inline]
    pub(crate) const fn toward(self, direction: Direction) -> Square {
        self.shifted(direction.delta())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_on_board() {
            return f.write_str("off");
        }
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A side of the river.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// Ranks 1 to 6, Red's.
    Lower,
    /// Ranks 7 to 12, Blue's.
    Upper,
}

/// The zone of a square (rules: 1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Navies only.
    Sea,
    /// Navies and ground pieces.
    Mixed,
    /// Ground pieces only.
    Land,
}

impl Terrain {
    /// Whether a carrier of this kind may stand here; the air force lands on the ground like any other (rules: 1.2).
    #[must_use]
    pub const fn bears(self, carrier: Kind) -> bool {
        match self {
            Terrain::Sea => matches!(carrier, Kind::Navy),
            Terrain::Mixed => true,
            Terrain::Land => !matches!(carrier, Kind::Navy),
        }
    }
}

/// One of the eight directions; the orthogonal ones come first (rules: 1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Direction {
    N,
    E,
    S,
    W,
    NE,
    NW,
    SE,
    SW,
}

impl Direction {
    pub(crate) const ALL: [Direction; 8] = [
        Direction::N,
        Direction::E,
        Direction::S,
        Direction::W,
        Direction::NE,
        Direction::NW,
        Direction::SE,
        Direction::SW,
    ];

    #[inline]
    pub(crate) const fn delta(self) -> u8 {
        const DELTAS: [u8; 8] = [
            16,
            1,
            16u8.wrapping_neg(),
            1u8.wrapping_neg(),
            17,
            15,
            15u8.wrapping_neg(),
            17u8.wrapping_neg(),
        ];
        DELTAS[self as usize]
    }

    #[inline]
    pub(crate) const fn slant(self) -> Slant {
        if (self as u8) < 4 {
            Slant::Orthogonal
        } else {
            Slant::Diagonal
        }
    }

    #[inline]
    pub(crate) const fn is_vertical(self) -> bool {
        matches!(self, Direction::N | Direction::S)
    }

    /// The direction and distance from one square to another, if they lie on one line.
    pub(crate) fn between(from: Square, to: Square) -> Option<(Direction, u8)> {
        let files = i16::from(to.file()) - i16::from(from.file());
        let ranks = i16::from(to.rank()) - i16::from(from.rank());
        let distance = files.abs().max(ranks.abs());
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        if distance == 0 || !straight {
            return None;
        }
        let direction = match (files.signum(), ranks.signum()) {
            (0, 1) => Direction::N,
            (1, 0) => Direction::E,
            (0, -1) => Direction::S,
            (-1, 0) => Direction::W,
            (1, 1) => Direction::NE,
            (-1, 1) => Direction::NW,
            (1, -1) => Direction::SE,
            _ => Direction::SW,
        };
        u8::try_from(distance).ok().map(|d| (direction, d))
    }
}

/// Orthogonal or diagonal: the index of range tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Slant {
    Orthogonal = 0,
    Diagonal = 1,
}

impl Slant {
    pub(crate) const ALL: [Slant; 2] = [Slant::Orthogonal, Slant::Diagonal];

    /// Its directions, in the order of [`Direction::ALL`].
    #[inline]
    pub(crate) const fn directions(self) -> [Direction; 4] {
        match self {
            Slant::Orthogonal => [Direction::N, Direction::E, Direction::S, Direction::W],
            Slant::Diagonal => [Direction::NE, Direction::NW, Direction::SE, Direction::SW],
        }
    }
}

/// Whether the step from `from` into `to` is one of the four corner steps that are closed to navies (rules: 1.5).
#[inline]
pub(crate) const fn is_navy_corner(from: Square, to: Square) -> bool {
    const fn sq(file: u8, rank: u8) -> u8 {
        STRIDE * rank + file + 1
    }
    const C5: u8 = sq(2, 5);
    const D6: u8 = sq(3, 6);
    const C8: u8 = sq(2, 8);
    const D7: u8 = sq(3, 7);
    matches!((from.0, to.0), (C5, D6) | (D6, C5) | (C8, D7) | (D7, C8))
}

/// Bits of [`STANDING`]: a ground carrier may stand here.
const GROUND: u8 = 1;
/// Bits of [`STANDING`]: a navy may stand here.
const WATER: u8 = 2;

const STANDING: [u8; CELLS] = {
    let mut table = [0; CELLS];
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        table[square.cell()] = match square.terrain() {
            Terrain::Sea => WATER,
            Terrain::Mixed => GROUND | WATER,
            Terrain::Land => GROUND,
        };
        index += 1;
    }
    table
};

/// Whether a carrier of this kind may stand on the square; never on a border cell.
#[inline]
pub(crate) const fn may_stand(kind: Kind, square: Square) -> bool {
    let need = if matches!(kind, Kind::Navy) {
        WATER
    } else {
        GROUND
    };
    STANDING[square.cell()] & need != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_in_the_order_of_the_rules() {
        let walked = Slant::ALL.map(Slant::directions);
        assert_eq!(walked.as_flattened(), Direction::ALL);
        for slant in Slant::ALL {
            assert!(slant.directions().iter().all(|line| line.slant() == slant));
        }
    }

    #[test]
    fn zones_have_the_sizes_of_the_rules() {
        let count = |terrain| Square::all().filter(|s| s.terrain() == terrain).count();
        assert_eq!(count(Terrain::Sea), 24);
        assert_eq!(count(Terrain::Mixed), 16);
        assert_eq!(count(Terrain::Land), 92);
        let navy = Square::all().filter(|&s| may_stand(Kind::Navy, s)).count();
        let ground = Square::all().filter(|&s| may_stand(Kind::Tank, s)).count();
        assert_eq!((navy, ground), (40, 108));
    }

    #[test]
    fn names_read_back_and_others_do_not() {
        for square in Square::all() {
            assert_eq!(Square::parse(&square.to_string()), Some(square));
            assert_eq!(Square::from_index(square.index()), Some(square));
            assert_eq!(square.mirrored().mirrored(), square);
        }
        for text in [
            "", "a", "a0", "a13", "l1", "a01", "A1", "1a", "a1 ", "é1", "a111",
        ] {
            assert_eq!(Square::parse(text), None, "{text}");
        }
    }

    #[test]
    fn corners_are_the_four_of_the_rules() {
        let mut corners = Vec::new();
        for from in Square::all() {
            for direction in Direction::ALL {
                if is_navy_corner(from, from.toward(direction)) {
                    corners.push(format!("{from}{}", from.toward(direction)));
                }
            }
        }
        corners.sort();
        assert_eq!(corners, ["c5d6", "c8d7", "d6c5", "d7c8"]);
    }
}
