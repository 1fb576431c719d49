//! A placement of pieces on one board, kept in the forms that the movers look things up in.

use rules::Side;

#[cfg(feature = "evaluation")]
use crate::eval::{Score, place};
use crate::geometry::{FILES, POINTS, RANKS};
use crate::{Kind, Piece, Point, PointSet};

/// Ninety points and the pieces on them. Plain xiangqi has one board, the three-layer form has three.
///
/// The same placement is kept four times: by point (what stands here?), by side and kind (where are the rooks?), and by rank
/// and file of each side (one index into the line tables of the movers, without shifting 90-bit sets about). So are the part of the
/// static value that depends on one piece and its point alone, and the numbers of pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    cells: [Option<Piece>; POINTS],
    sides: [PointSet; 2],
    kinds: [[PointSet; 7]; 2],
    /// With an empty rank below and above the board, so that looking past an edge needs no test.
    ranks: [[u16; RANKS as usize + 2]; 2],
    files: [[u16; FILES as usize]; 2],
    counts: [[u8; 7]; 2],
    /// Material and place, for Red.
    #[cfg(feature = "evaluation")]
    places: Score,
}

impl Default for Board {
    fn default() -> Board {
        Board {
            cells: [None; POINTS],
            sides: [PointSet::EMPTY; 2],
            kinds: [[PointSet::EMPTY; 7]; 2],
            ranks: [[0; RANKS as usize + 2]; 2],
            files: [[0; FILES as usize]; 2],
            counts: [[0; 7]; 2],
            #[cfg(feature = "evaluation")]
            places: Score::default(),
        }
    }
}

impl Board {
    /// What stands on a point.
    #[must_use]
    #[inline]
    pub const fn piece(&self, point: Point) -> Option<Piece> {
        self.cells[point.index()]
    }

    /// The points held by a side.
    #[must_use]
    #[inline]
    pub const fn side(&self, side: Side) -> PointSet {
        self.sides[side.index()]
    }

    /// The points of the pieces of one kind and side.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, side: Side, kind: Kind) -> PointSet {
        self.kinds[side.index()][kind.index()]
    }

    /// All points held by anybody.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> PointSet {
        self.sides[0].union(self.sides[1])
    }

    /// Where the king of a side stands; `None` on a board without it (an outer layer, an unfinished placement).
    #[must_use]
    #[inline]
    pub const fn king(&self, side: Side) -> Option<Point> {
        self.pieces(side, Kind::King).first()
    }

    /// The occupied points of a rank; bit `n` is file `n`.
    #[must_use]
    #[inline]
    pub const fn rank_line(&self, rank: u8) -> u16 {
        self.ranks[0][rank as usize + 1] | self.ranks[1][rank as usize + 1]
    }

    /// The occupied points of the ranks below and above a rank; empty beyond the edges.
    #[must_use]
    #[inline]
    pub(crate) const fn rank_lines_beside(&self, rank: u8) -> (u16, u16) {
        let rank = rank as usize;
        (
            self.ranks[0][rank] | self.ranks[1][rank],
            self.ranks[0][rank + 2] | self.ranks[1][rank + 2],
        )
    }

    /// The occupied points of a file; bit `n` is rank `n`.
    #[must_use]
    #[inline]
    pub const fn file_line(&self, file: u8) -> u16 {
        self.files[0][file as usize] | self.files[1][file as usize]
    }

    /// The points of a rank that one side holds.
    #[must_use]
    #[inline]
    pub const fn rank_line_of(&self, side: Side, rank: u8) -> u16 {
        self.ranks[side.index()][rank as usize + 1]
    }

    /// The points of a file that one side holds.
    #[must_use]
    #[inline]
    pub const fn file_line_of(&self, side: Side, file: u8) -> u16 {
        self.files[side.index()][file as usize]
    }

    /// How many pieces of a kind a side has.
    #[must_use]
    #[inline]
    pub const fn count(&self, side: Side, kind: Kind) -> usize {
        self.counts[side.index()][kind.index()] as usize
    }

    /// What the pieces are worth where they stand, for Red.
    #[cfg(feature = "evaluation")]
    #[inline]
    pub(crate) const fn places(&self) -> Score {
        self.places
    }

    /// Puts a piece on an empty point.
    #[inline]
    pub fn put(&mut self, point: Point, piece: Piece) {
        debug_assert!(self.cells[point.index()].is_none());
        self.cells[point.index()] = Some(piece);
        self.toggle(point, piece);
        self.counts[piece.side.index()][piece.kind.index()] += 1;
        #[cfg(feature = "evaluation")]
        self.arrive(point, piece);
    }

    /// Takes a piece away; gives back what stood there.
    #[inline]
    pub fn take(&mut self, point: Point) -> Option<Piece> {
        let piece = self.cells[point.index()].take()?;
        self.toggle(point, piece);
        self.counts[piece.side.index()][piece.kind.index()] -= 1;
        #[cfg(feature = "evaluation")]
        self.depart(point, piece);
        Some(piece)
    }

    /// Moves what stands on `from` to the empty point `to`; gives back what it is.
    #[inline]
    pub fn shift(&mut self, from: Point, to: Point) -> Option<Piece> {
        debug_assert!(self.cells[to.index()].is_none());
        let piece = self.cells[from.index()].take()?;
        self.cells[to.index()] = Some(piece);
        let side = piece.side.index();
        let both = PointSet::of(from) | PointSet::of(to);
        self.sides[side] ^= both;
        self.kinds[side][piece.kind.index()] ^= both;
        for point in [from, to] {
            let (file, rank) = (point.file(), point.rank());
            self.ranks[side][rank as usize + 1] ^= 1 << file;
            self.files[side][file as usize] ^= 1 << rank;
        }
        #[cfg(feature = "evaluation")]
        self.depart(from, piece);
        #[cfg(feature = "evaluation")]
        self.arrive(to, piece);
        Some(piece)
    }

    #[cfg(feature = "evaluation")]
    #[inline]
    fn arrive(&mut self, point: Point, piece: Piece) {
        match piece.side {
            Side::First => self.places += place(piece, point),
            Side::Second => self.places -= place(piece, point),
        }
    }

    #[cfg(feature = "evaluation")]
    #[inline]
    fn depart(&mut self, point: Point, piece: Piece) {
        match piece.side {
            Side::First => self.places -= place(piece, point),
            Side::Second => self.places += place(piece, point),
        }
    }

    #[inline]
    fn toggle(&mut self, point: Point, piece: Piece) {
        let side = piece.side.index();
        let bit = PointSet::of(point);
        self.sides[side] ^= bit;
        self.kinds[side][piece.kind.index()] ^= bit;
        let (file, rank) = (point.file(), point.rank());
        self.ranks[side][rank as usize + 1] ^= 1 << file;
        self.files[side][file as usize] ^= 1 << rank;
    }

    /// Every piece with its point, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|point| Some((point, self.piece(point)?)))
    }

    /// The same placement put together anew, for audits of what is kept incrementally.
    #[must_use]
    pub fn rebuilt(&self) -> Board {
        let mut fresh = Board::default();
        for point in Point::all() {
            if let Some(piece) = self.piece(point) {
                fresh.put(point, piece);
            }
        }
        fresh
    }

    /// The board with the sides exchanged and turned over the river.
    #[must_use]
    pub fn mirrored(&self) -> Board {
        let mut board = Board::default();
        for (point, piece) in self.iter() {
            board.put(point.mirrored(), Piece::new(piece.side.other(), piece.kind));
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_views_agree() {
        let mut board = Board::default();
        let e0 = Point::from_chars('e', '0').unwrap();
        let king = Piece::new(Side::First, Kind::King);
        board.put(e0, king);
        assert_eq!(board.piece(e0), Some(king));
        assert_eq!(board.king(Side::First), Some(e0));
        assert_eq!((board.rank_line(0), board.file_line(4)), (1 << 4, 1));
        assert_eq!(board, board.rebuilt());
        assert_eq!(board.take(e0), Some(king));
        assert_eq!(board, Board::default());
    }
}
