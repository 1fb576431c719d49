//! What a side commands: its air defence, and where its pieces can strike. Sets of squares, without a walk along any line.

use rules::Side;

use crate::air_defence::zone;
use crate::board::Board;
use crate::geometry::{CELLS, Square, Terrain};
use crate::movegen::rays::capture_range;
use crate::options::Book;
use crate::piece::{Kind, Mark, Piece};
use crate::square_set::SquareSet;

/// Squares of one side's doing.
#[derive(Clone, Copy, Default)]
pub(super) struct Field {
    /// Under its air defence.
    pub(super) zones: SquareSet,
    /// In range of a piece that would not have to go there: nothing can be taken back.
    pub(super) free: SquareSet,
    /// In range of any other piece.
    pub(super) solid: SquareSet,
    /// Whether it has a plane that is not heroic: then the other side's air defence matters.
    pub(super) planes: bool,
}

impl Field {
    /// Both sides' fields.
    pub(super) fn both(board: &Board) -> [Field; 2] {
        let mut fields = Side::ALL.map(|side| Field {
            zones: zones(board, side),
            ..Field::default()
        });
        for side in Side::ALL {
            let closed = fields[side.other().index()].zones;
            fields[side.index()].strike(board, side, &closed);
        }
        fields
    }

    fn strike(&mut self, board: &Board, side: Side, closed: &SquareSet) {
        let book = board.book();
        for square in board.men(side).iter() {
            for (slot, piece) in board.at(square).pieces().enumerate() {
                let range = strike_range(piece, square, book);
                match piece.kind() {
                    Kind::AirForce => {
                        let range = if piece.is_heroic() {
                            *range
                        } else {
                            self.planes = true;
                            range.minus(closed)
                        };
                        // A plane may come back after the strike: by the first book on its own, by the revised one wherever it
                        // is in danger (rules: 4.2, 17.4.4).
                        if slot == 0 || book == Book::Revised {
                            self.free = self.free.union(&range);
                        } else {
                            self.solid = self.solid.union(&range);
                        }
                    }
                    Kind::Navy => {
                        self.free = self.free.union(&range.minus(&WATER));
                        self.solid = self.solid.union(&range.intersection(&WATER));
                    }
                    Kind::Artillery | Kind::Missile => {
                        self.free = self.free.union(&range.minus(&GROUND));
                        self.solid = self.solid.union(&range.intersection(&GROUND));
                    }
                    _ => self.solid = self.solid.union(range),
                }
            }
        }
    }

    /// Everything in range.
    pub(super) fn all(&self) -> SquareSet {
        self.free.union(&self.solid)
    }
}

/// Where a piece can strike at what is not a navy.
#[inline]
pub(super) fn strike_range(piece: Piece, square: Square, book: Book) -> &'static SquareSet {
    if piece.is(Kind::Navy) {
        // One less than against navies: as far as an artillery (rules: 2).
        capture_range(Piece::new(Kind::Artillery, piece.mark()), square, book)
    } else {
        capture_range(piece, square, book)
    }
}

/// The eight squares around.
#[inline]
pub(super) fn ring(square: Square) -> &'static SquareSet {
    capture_range(
        Piece::new(Kind::Militia, Mark::Plain),
        square,
        Book::Upstream,
    )
}

fn zones(board: &Board, side: Side) -> SquareSet {
    let mut zones = SquareSet::EMPTY;
    for square in board.men(side).iter() {
        let level = board.at(square).carrier().defence_level();
        if level > 0 {
            zones = zones.union(&ZONES[usize::from(level) - 1][square.cell()]);
        }
    }
    zones
}

/// Where ground carriers may stand.
pub(super) static GROUND: SquareSet = standing(Kind::Infantry);
/// Where navies may stand.
pub(super) static WATER: SquareSet = standing(Kind::Navy);

const fn standing(carrier: Kind) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    let mut index = 0;
    while let Some(square) = Square::from_index(index) {
        let terrain: Terrain = square.terrain();
        if terrain.bears(carrier) {
            set.insert(square);
        }
        index += 1;
    }
    set
}

/// The squares that a defender covers, by level from 1 on (rules: 5.2).
static ZONES: [[SquareSet; CELLS]; 3] = {
    let mut table = [[SquareSet::EMPTY; CELLS]; 3];
    let mut level = 0;
    while level < 3 {
        let steps = zone(level as u8 + 1);
        let mut index = 0;
        while let Some(square) = Square::from_index(index) {
            let mut step = 0;
            while step < steps.len() {
                let covered = square.shifted(steps[step]);
                if covered.is_on_board() {
                    table[level][square.cell()].insert(covered);
                }
                step += 1;
            }
            index += 1;
        }
        level += 1;
    }
    table
};
