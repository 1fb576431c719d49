//! The state of a game (rules: 3) and what is derived from it: active squares, columns, control, furthest ranks, labels.

use std::collections::BTreeMap;

use super::castling::{CASTLES, Castle};
use super::geometry::{Column, Level, Pin, Square, Track};
use super::options::Options;
use super::piece::{Colour, Kind, PawnState, Piece};

/// A movable board: its owner never changes, where it stands does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) name: &'static str,
    pub(crate) owner: Colour,
    pub(crate) pin: Pin,
    pub(crate) turned: bool,
}

/// Names and owners of the four boards, in the order of the position text (rules: 1.3, 11).
pub(crate) const BOARDS: [(&str, Colour); 4] = [
    ("WQL", Colour::White),
    ("WKL", Colour::White),
    ("BQL", Colour::Black),
    ("BKL", Colour::Black),
];

/// Everything of section 3. Pieces are kept in a map by square; nothing is precomputed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) pieces: BTreeMap<Square, Piece>,
    pub(crate) boards: [Board; 4],
    pub(crate) mover: Colour,
    /// One flag for each entry of [`CASTLES`] (`KQkq`).
    pub(crate) rights: [bool; 4],
    /// The pawn that has just double-stepped (rules: 5.5).
    pub(crate) en_passant: Option<Square>,
    pub(crate) pending: Vec<Square>,
    pub(crate) half: u32,
    pub(crate) full: u32,
    pub(crate) options: Options,
}

/// The sixteen squares of section 2 on which pawns begin.
pub(crate) fn is_home(square: Square, colour: Colour) -> bool {
    const WHITE: [&str; 8] = [
        "z1QL1", "a1QL1", "d1KL1", "e1KL1", "a2W", "b2W", "c2W", "d2W",
    ];
    const BLACK: [&str; 8] = [
        "z8QL6", "a8QL6", "d8KL6", "e8KL6", "a7B", "b7B", "c7B", "d7B",
    ];
    let homes = match colour {
        Colour::White => WHITE,
        Colour::Black => BLACK,
    };
    homes.contains(&square.to_string().as_str())
}

impl State {
    pub(crate) fn board_on(&self, pin: Pin) -> Option<usize> {
        self.boards.iter().position(|board| board.pin == pin)
    }

    pub(crate) fn is_active(&self, square: Square) -> bool {
        square.is_of_the_game() && square.pin().is_none_or(|pin| self.board_on(pin).is_some())
    }

    /// The levels that exist now, in canonical order.
    fn levels(&self) -> [Level; 7] {
        let [a, b, c, d] = self.boards.map(|board| Level::Attack(board.pin));
        let mut levels = [Level::W, Level::N, Level::B, a, b, c, d];
        levels.sort_unstable();
        levels
    }

    /// The active squares of a column in canonical order (rules: 1.3).
    pub(crate) fn column(&self, column: Column) -> Vec<Square> {
        self.levels()
            .into_iter()
            .filter(|level| level.covers(column))
            .map(|level| Square {
                file: column.0,
                rank: column.1,
                level,
            })
            .collect()
    }

    pub(crate) fn column_exists(&self, column: Column) -> bool {
        [Level::W, Level::N, Level::B]
            .into_iter()
            .chain(self.boards.iter().map(|board| Level::Attack(board.pin)))
            .any(|level| level.covers(column))
    }

    /// The pieces of a column, whatever their level.
    pub(crate) fn pieces_in(&self, (file, rank): Column) -> impl Iterator<Item = (Square, Piece)> {
        let lowest = Level::W;
        let highest = Level::Attack(Pin {
            track: Track::King,
            index: 6,
        });
        let at = |level| Square { file, rank, level };
        self.pieces
            .range(at(lowest)..=at(highest))
            .map(|(&square, &piece)| (square, piece))
    }

    pub(crate) fn column_is_empty(&self, column: Column) -> bool {
        self.pieces_in(column).next().is_none()
    }

    pub(crate) fn pieces_of(&self, colour: Colour) -> impl Iterator<Item = (Square, Piece)> {
        self.pieces
            .iter()
            .map(|(&square, &piece)| (square, piece))
            .filter(move |(_, piece)| piece.colour == colour)
    }

    pub(crate) fn king(&self, colour: Colour) -> Option<Square> {
        self.pieces_of(colour)
            .find(|(_, piece)| piece.kind == Kind::King)
            .map(|(square, _)| square)
    }

    /// The pieces on the board that stands on `pin` (rules: 6.1).
    pub(crate) fn passengers(&self, pin: Pin) -> Vec<(Square, Piece)> {
        self.pieces
            .iter()
            .map(|(&square, &piece)| (square, piece))
            .filter(|(square, _)| square.pin() == Some(pin))
            .collect()
    }

    /// Who may move a board (rules: 6.1); `None` is nobody.
    pub(crate) fn controller(&self, board: Board) -> Option<Colour> {
        match self.passengers(board.pin).as_slice() {
            [] => Some(board.owner),
            [(_, piece)] => Some(piece.colour),
            _ => None,
        }
    }

    /// The furthest rank of a file (rules: 8.1).
    pub(crate) fn furthest_rank(&self, file: i8, colour: Colour) -> i8 {
        let edge = match colour {
            Colour::White => 6,
            Colour::Black => 1,
        };
        let overhung = |track| self.board_on(Pin { track, index: edge }).is_some();
        let outer = match file {
            0 | 5 => true,
            1 => overhung(Track::Queen),
            4 => overhung(Track::King),
            _ => false,
        };
        match (colour, outer) {
            (Colour::White, true) => 9,
            (Colour::White, false) => 8,
            (Colour::Black, true) => 0,
            (Colour::Black, false) => 1,
        }
    }

    /// A pawn on a main-board corner that a board covers (rules: 8.3).
    pub(crate) fn is_deferred(&self, square: Square) -> bool {
        self.pieces.get(&square).is_some_and(|pawn| {
            pawn.kind.is_pawn()
                && corner_pin(square, pawn.colour).is_some_and(|pin| self.board_on(pin).is_some())
        })
    }

    /// A z- or e-file pawn whose next column has no active square (rules: 8.6). On the last rank there is no next column:
    /// such a pawn is stranded (rules: 8.5), and no board can thaw it where it stands.
    pub(crate) fn is_frozen(&self, square: Square) -> bool {
        self.pieces.get(&square).is_some_and(|pawn| {
            pawn.kind.is_pawn()
                && matches!(square.file, 0 | 5)
                && (0..=9).contains(&(square.rank + pawn.colour.forward()))
                && !self.column_exists((square.file, square.rank + pawn.colour.forward()))
        })
    }

    /// A frozen pawn that waits for its promotion plane: a White one on rank 7, a Black one on rank 2 (rules: 8.6).
    pub(crate) fn is_planeless(&self, square: Square) -> bool {
        let before = |pawn: &Piece| if pawn.colour.forward() > 0 { 7 } else { 2 };
        let last = self.pieces.get(&square).map(before);
        self.is_frozen(square) && last == Some(square.rank)
    }

    /// The column that the en passant pawn crossed.
    pub(crate) fn crossed(&self) -> Option<Column> {
        let pawn = self.en_passant?;
        let colour = self.pieces.get(&pawn)?.colour;
        Some((pawn.file, pawn.rank - colour.forward()))
    }

    /// Two positions are the same for the repetition rule when this is equal (rules: 9).
    pub(crate) fn identity(&self) -> String {
        let capturable = self.en_passant.filter(|&pawn| {
            self.pieces_of(self.mover).any(|(from, piece)| {
                let able = match piece.kind {
                    Kind::Pawn(PawnState::Transported) => self.options.en_passant_by_transported,
                    kind => kind.is_pawn(),
                };
                able && from.rank == pawn.rank && (from.file - pawn.file).abs() == 1
            })
        });
        let mut owners: Vec<_> = self
            .boards
            .iter()
            .map(|board| (board.pin, board.owner))
            .collect();
        owners.sort_unstable();
        format!(
            "{:?} {:?} {owners:?} {:?} {:?} {capturable:?}",
            self.mover, self.pieces, self.rights, self.pending
        )
    }

    /// Takes away the rights whose king or rook stood on `square` (rules: 7): it left, or was captured there.
    pub(crate) fn touch(&mut self, square: Square) {
        for (Castle { king, rook, .. }, right) in CASTLES.iter().zip(&mut self.rights) {
            let name = square.to_string();
            if name == *king || name == *rook {
                *right = false;
            }
        }
    }

    /// Ends a turn: en passant lapses, the move number grows after Black (rules: 3, 5.5).
    pub(crate) fn pass_turn(&mut self) {
        self.en_passant = None;
        if self.mover == Colour::Black {
            self.full += 1;
        }
        self.mover = self.mover.other();
    }
}

/// The edge pin whose board covers this main-board corner for a pawn of that colour (rules: 8.3).
pub(crate) fn corner_pin(square: Square, colour: Colour) -> Option<Pin> {
    let (level, rank, index) = match colour {
        Colour::White => (Level::B, 8, 6),
        Colour::Black => (Level::W, 1, 1),
    };
    let track = match square.file {
        1 => Track::Queen,
        4 => Track::King,
        _ => return None,
    };
    (square.level == level && square.rank == rank).then_some(Pin { track, index })
}
