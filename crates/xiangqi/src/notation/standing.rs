//! Pieces of one kind on one file: which of them is meant (rules: 7.1, 7.2, 10.3).

use rules::Side;

use crate::geometry::{FILES, RANKS};
use crate::rhythm::{Layer, Node};
use crate::{Kind, Piece, Point};

use super::noted::file_of_number;
use super::{Motion, Noted};

/// How a piece is told from its equals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// By its file: no equal stands on it, or the direction decides.
    File,
    /// By its place among `size` equals on its file, 0 in front.
    Column {
        /// From the front.
        index: usize,
        /// All of them.
        size: usize,
    },
    /// A pawn, while several files hold two or more pawns.
    Files {
        /// From the front of its file.
        index: usize,
        /// On its file.
        size: usize,
        /// Among all pawns on such files, from 1: from the mover's right, on each file from the front.
        ordinal: usize,
    },
}

impl Standing {
    pub(super) fn of<P: Noted>(position: &P, motion: Motion) -> Standing {
        let Motion { piece, from, .. } = motion;
        let layer = from.layer();
        if motion.needs_no_tandem() {
            return Standing::File;
        }
        let column = Column::of(position, piece, layer, motion.file());
        if column.size == 1 {
            return Standing::File;
        }
        let index = column.ahead_of(piece.side, from.point().rank());
        let size = column.size;
        if piece.kind == Kind::Pawn {
            let mut tandem_files = 0;
            let mut nearer = 0;
            for file in 1..=FILES {
                let other = Column::of(position, piece, layer, file).size;
                if other >= 2 {
                    tandem_files += 1;
                    if file < motion.file() {
                        nearer += other;
                    }
                }
            }
            if tandem_files >= 2 {
                return Standing::Files {
                    index,
                    size,
                    ordinal: nearer + index + 1,
                };
            }
        }
        Standing::Column { index, size }
    }
}

/// The equals on one file: bit `n` is rank `n`.
struct Column {
    ranks: u16,
    size: usize,
}

impl Column {
    /// `number` counts files from the mover's right, 1 to 9.
    fn of<P: Noted>(position: &P, piece: Piece, layer: Layer, number: u8) -> Column {
        let file = file_of_number(piece.side, number);
        let ranks = (0..RANKS)
            .filter_map(|rank| Point::new(file, rank))
            .filter(|&point| position.piece_at(Node::new(layer, point)) == Some(piece))
            .fold(0_u16, |ranks, point| ranks | 1 << point.rank());
        Column {
            ranks,
            size: ranks.count_ones() as usize,
        }
    }

    /// How many stand nearer to the enemy than `rank`.
    const fn ahead_of(&self, side: Side, rank: u8) -> usize {
        let ahead = match side {
            Side::First => self.ranks >> (rank + 1),
            Side::Second => self.ranks & ((1 << rank) - 1),
        };
        ahead.count_ones() as usize
    }
}
