//! Rook and cannon: everything that runs along a rank or a file (rules: 2).
//!
//! A line has at most ten points and its two ends never block anything, so that seven or eight bits of occupancy are the
//! index of a table that answers at once. A pair of answers, file and rank, is a [`Cross`].

use crate::geometry::{FILES, RANKS};
use crate::{Point, PointSet};

const RANK_INNER: usize = 1 << (FILES - 2);
const FILE_INNER: usize = 1 << (RANKS - 2);

/// Points on the file and on the rank of some point: bit `n` is rank `n` of its file, bit `16 + n` is file `n` of its rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cross(u32);

impl Cross {
    #[inline]
    pub(crate) const fn new(file_line: u16, rank_line: u16) -> Cross {
        Cross(file_line as u32 | (rank_line as u32) << 16)
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn and(self, other: Cross) -> Cross {
        Cross(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Cross) -> Cross {
        Cross(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn minus(self, other: Cross) -> Cross {
        Cross(self.0 & !other.0)
    }

    /// The points themselves, for the cross of `center`.
    #[inline]
    pub(crate) const fn points(self, center: Point) -> PointSet {
        let file = FILE_POINTS[(self.0 & 0x3ff) as usize] << (center.file() & 15);
        let rank = ((self.0 >> 16) as u128) << (FILES * center.rank());
        PointSet::from_bits(file | rank)
    }
}

/// Ten bits of a file line spread to points of file `a`.
static FILE_POINTS: [u128; 1 << RANKS] = {
    let mut table = [0; 1 << RANKS];
    let mut line = 0;
    while line < 1 << RANKS {
        let mut rank = 0;
        while rank < RANKS {
            if line >> rank & 1 != 0 {
                table[line] |= 1 << (rank * FILES);
            }
            rank += 1;
        }
        line += 1;
    }
    table
};

/// What a walk along a line looks for.
#[derive(Clone, Copy)]
enum Walk {
    /// Up to and including the first piece: rook, and the quiet moves of a cannon.
    Slide,
    /// Behind the first piece up to and including the second: captures of a cannon.
    Hop,
}

/// The points that a walk from `at` reaches on a line of `length` points, in both directions.
const fn reach(walk: Walk, length: u8, at: u8, occupied: u16) -> u16 {
    let mut reached = 0;
    let mut direction = 0;
    while direction < 2 {
        let mut pieces = 0;
        let mut steps = 1;
        loop {
            if direction == 0 && steps > at || direction == 1 && at + steps >= length {
                break;
            }
            let bit = 1
                << if direction == 0 {
                    at - steps
                } else {
                    at + steps
                };
            match walk {
                Walk::Slide => reached |= bit,
                Walk::Hop => {
                    if pieces == 1 {
                        reached |= bit;
                    }
                }
            }
            if occupied & bit != 0 {
                pieces += 1;
                match walk {
                    Walk::Slide => break,
                    Walk::Hop => {
                        if pieces == 2 {
                            break;
                        }
                    }
                }
            }
            steps += 1;
        }
        direction += 1;
    }
    reached
}

const fn rank_table(walk: Walk) -> [[u16; RANK_INNER]; FILES as usize] {
    let mut table = [[0; RANK_INNER]; FILES as usize];
    let mut at = 0;
    while at < FILES {
        let mut inner = 0;
        while inner < RANK_INNER {
            table[at as usize][inner] = reach(walk, FILES, at, (inner as u16) << 1);
            inner += 1;
        }
        at += 1;
    }
    table
}

const fn file_table(walk: Walk) -> [[u16; FILE_INNER]; RANKS as usize] {
    let mut table = [[0; FILE_INNER]; RANKS as usize];
    let mut at = 0;
    while at < RANKS {
        let mut inner = 0;
        while inner < FILE_INNER {
            table[at as usize][inner] = reach(walk, RANKS, at, (inner as u16) << 1);
            inner += 1;
        }
        at += 1;
    }
    table
}

static SLIDE_RANK: [[u16; RANK_INNER]; FILES as usize] = rank_table(Walk::Slide);
static SLIDE_FILE: [[u16; FILE_INNER]; RANKS as usize] = file_table(Walk::Slide);
static HOP_RANK: [[u16; RANK_INNER]; FILES as usize] = rank_table(Walk::Hop);
static HOP_FILE: [[u16; FILE_INNER]; RANKS as usize] = file_table(Walk::Hop);

#[inline]
const fn rank_inner(line: u16) -> usize {
    (line >> 1) as usize & (RANK_INNER - 1)
}

#[inline]
const fn file_inner(line: u16) -> usize {
    (line >> 1) as usize & (FILE_INNER - 1)
}

/// What a rook on `point` reaches, pieces of either side included, with those occupied points on its file and rank.
#[inline]
pub(crate) const fn slide(point: Point, file_line: u16, rank_line: u16) -> Cross {
    Cross::new(
        SLIDE_FILE[point.rank() as usize][file_inner(file_line)],
        SLIDE_RANK[point.file() as usize][rank_inner(rank_line)],
    )
}

/// The points behind exactly one piece, up to and including the next: a cannon on `point` takes what stands there.
#[inline]
pub(crate) const fn hop(point: Point, file_line: u16, rank_line: u16) -> Cross {
    Cross::new(
        HOP_FILE[point.rank() as usize][file_inner(file_line)],
        HOP_RANK[point.file() as usize][rank_inner(rank_line)],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slide_ends_on_the_first_piece_and_a_hop_on_the_second() {
        assert_eq!(reach(Walk::Slide, 9, 4, 0b0_0100_0010), 0b0_0110_1110);
        assert_eq!(reach(Walk::Hop, 9, 4, 0b0_0100_0010), 0b1_1000_0001);
        assert_eq!(reach(Walk::Hop, 10, 0, 0b00_0001_0010), 0b00_0001_1100);
        assert_eq!(reach(Walk::Hop, 10, 9, 0), 0);
    }

    #[test]
    fn a_cross_names_its_points() {
        let e4 = Point::from_chars('e', '4').unwrap();
        let points = slide(e4, 1 << 4 | 1 << 6, 1 << 4 | 1 << 3).points(e4);
        let names: Vec<_> = points.into_iter().map(Point::name).collect();
        assert_eq!(
            names,
            [
                "e0", "e1", "e2", "e3", "d4", "f4", "g4", "h4", "i4", "e5", "e6"
            ]
        );
    }
}
