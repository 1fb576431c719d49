//! Promotion, the whole story (rules: 8).
//!
//! Where a pawn promotes depends on where boards stand: the *furthest rank* of the files a and d lies on the attack board over
//! their last *corner* while one stands there, else on the corner itself. So there are several ways:
//!
//! - **immediate**: a pawn's move that ends on the furthest rank names the new piece ([`TriD::promotion_squares`]);
//! - **deferred**: a pawn on a covered corner waits, and may go on to the board ([`TriD::deferred_promotion`]);
//! - **forced**: the covering board leaves ([`TriD::uncovers`]). The mover's own pawn promotes within that turn; an enemy pawn is
//!   owed and its owner answers before anything else ([`TriD::uncover`], [`TriD::settle`]);
//! - **carried** (option `carried_promotion`): a pawn that rides to the furthest rank promotes within the board's move
//!   ([`TriD::carried_promotion`]);
//! - **missing plane**: a pawn of an outer file whose next column has no square is frozen until a board brings one
//!   ([`TriD::missing_ahead`]).
//!
//! All of it is derived from boards and pieces; only what is owed is stored.

use rules::Side;

use crate::geometry::{
    BETWEEN, Board, Column, Columns, File, Level, MainBoard, Pin, Place, Square, SquareMasks,
    Squares, TABLES,
};
use crate::key;
use crate::movegen::Ride;
use crate::options::CarriedPromotion;
use crate::piece::{Choice, Choices, Form, Piece};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::Step;

/// The pins whose boards cover the corners on which pawns of `side` promote, in machine order.
#[inline]
pub(crate) const fn far_pins(side: Side) -> [Pin; 2] {
    match side {
        Side::First => [Pin::KL6, Pin::QL6],
        Side::Second => [Pin::KL1, Pin::QL1],
    }
}

/// Which of the [`far_pins`] of a side hold a board: bit 0 is the first of them.
type Cover = usize;

/// The number of values of a [`Cover`].
const COVERS: Cover = 4;

/// The furthest rank of a file for the pawns of `side` (rules: 8.1). Every table here is made of it.
const fn furthest_rank(file: File, side: Side, cover: Cover) -> u8 {
    let is_outer = match file {
        File::Z | File::E => true,
        File::B | File::C => false,
        File::D => cover & 1 != 0,
        File::A => cover & 2 != 0,
    };
    match (side, is_outer) {
        (Side::First, false) => 8,
        (Side::First, true) => 9,
        (Side::Second, false) => 1,
        (Side::Second, true) => 0,
    }
}

/// The corner under the nth of the [`far_pins`] of a side: the furthest rank of its file without a board.
const fn far_corner(side: Side, nth: usize) -> Square {
    let file = if nth == 0 { File::D } else { File::A };
    let board = match side {
        Side::First => MainBoard::Black,
        Side::Second => MainBoard::White,
    };
    SquareMasks::one(file, furthest_rank(file, side, 0), Level::Main(board))
}

/// By pin: the corner under it, with the side whose pawns promote there.
static CORNERS: [Option<(Side, Square)>; Pin::COUNT] = {
    let mut corners = [None; Pin::COUNT];
    let mut nth = 0;
    while nth < 2 {
        let mut index = 0;
        while index < 2 {
            let side = Side::ALL[index];
            corners[far_pins(side)[nth].index()] = Some((side, far_corner(side, nth)));
            index += 1;
        }
        nth += 1;
    }
    corners
};

/// By side and cover: every square on a furthest rank.
static FURTHEST: [[Squares; COVERS]; 2] = {
    let mut furthest = [[Squares::NONE; COVERS]; 2];
    let mut index = 0;
    while index < 2 {
        let mut cover = 0;
        while cover < COVERS {
            let mut set = Squares::NONE;
            let mut file = 0;
            while file < File::ALL.len() {
                let rank = furthest_rank(File::ALL[file], Side::ALL[index], cover);
                if let Some(column) = Column::new(File::ALL[file], rank) {
                    set = set.or(TABLES.column[column.index()]);
                }
                file += 1;
            }
            furthest[index][cover] = set;
            cover += 1;
        }
        index += 1;
    }
    furthest
};

/// By side and cover: the covered corners.
static COVERED: [[Squares; COVERS]; 2] = {
    let mut covered = [[Squares::NONE; COVERS]; 2];
    let mut index = 0;
    while index < 2 {
        let mut cover = 0;
        while cover < COVERS {
            let mut nth = 0;
            while nth < 2 {
                if cover >> nth & 1 != 0 {
                    let corner = Squares::of(far_corner(Side::ALL[index], nth));
                    covered[index][cover] = covered[index][cover].or(corner);
                }
                nth += 1;
            }
            cover += 1;
        }
        index += 1;
    }
    covered
};

/// The main-board corner whose pawn a board on `pin` keeps from promoting, with the side of such a pawn (rules: 8.3); `None`
/// for pins that cover no promotion corner.
#[inline]
pub(crate) fn corner(pin: Pin) -> Option<(Side, Square)> {
    CORNERS[pin.index()]
}

/// The pawn that a board uncovers by leaving its pin (rules: 8.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Uncovered {
    Nothing,
    /// The mover's: the choice is part of the activation.
    Own(Square),
    /// The opponent's: it will be owed.
    Enemy(Square),
}

/// The pawns of the mover that promote within a board's move (rules: 6.3 step 11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Dues {
    /// Where the passenger lands, if it promotes there (rules: 8.5).
    pub(crate) passenger: Option<Square>,
    /// The corner that is uncovered (rules: 8.4).
    pub(crate) corner: Option<Square>,
}

impl Dues {
    /// How many choices belong to the move.
    #[inline]
    pub(crate) fn count(self) -> usize {
        usize::from(self.passenger.is_some()) + usize::from(self.corner.is_some())
    }

    /// The squares in the order of the choices.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        self.passenger.into_iter().chain(self.corner)
    }
}

/// Where pawns promote.
impl TriD {
    #[inline]
    fn cover(&self, side: Side) -> Cover {
        let [first, second] = far_pins(side);
        usize::from(self.boards.at(first).is_some())
            | usize::from(self.boards.at(second).is_some()) << 1
    }

    /// The rank on which a pawn of `side` promotes on a file, recomputed from the position (rules: 8.1).
    #[must_use]
    #[inline]
    pub fn furthest_rank(&self, file: File, side: Side) -> u8 {
        furthest_rank(file, side, self.cover(side))
    }

    /// Where a move of a pawn of `side` ends in promotion (rules: 8.1, 8.2).
    #[inline]
    pub(crate) fn promotion_squares(&self, side: Side) -> Squares {
        FURTHEST[side.index()][self.cover(side)]
    }

    /// The corners under boards, where pawns of `side` wait (rules: 8.3).
    #[inline]
    pub(crate) fn covered_corners(&self, side: Side) -> Squares {
        COVERED[side.index()][self.cover(side)]
    }

    /// The corners on which a pawn of `side` would have to promote because no board stands over them.
    pub(crate) fn uncovered_corners(&self, side: Side) -> Squares {
        COVERED[side.index()][COVERS - 1 - self.cover(side)]
    }

    /// Whether the choice fits a pawn's move to `to` (rules: 8.2).
    pub(crate) fn judge_choice(&self, to: Square, choice: Option<Choice>) -> Result<(), Refusal> {
        let is_due = self.promotion_squares(self.side).has(to);
        match choice {
            None if is_due => Err(Refusal::Due { square: to }),
            Some(_) if !is_due => Err(Refusal::TooEarly {
                square: to,
                file: to.file().letter(),
                rank: self.furthest_rank(to.file(), self.side),
            }),
            _ => Ok(()),
        }
    }
}

/// Deferred promotion.
impl TriD {
    /// The board that defers the promotion of the pawn on `square` (rules: 8.3); `None` if no pawn waits there.
    #[must_use]
    pub fn deferred_promotion(&self, square: Square) -> Option<Board> {
        let waiting = Side::ALL
            .into_iter()
            .find(|side| self.deferred_pawns(*side).has(square))?;
        far_pins(waiting)
            .into_iter()
            .find(|pin| corner(*pin) == Some((waiting, square)))
            .and_then(|pin| self.boards.at(pin))
    }

    /// The pawns of `side` that wait under a board for their promotion (rules: 8.3).
    #[must_use]
    pub fn deferred_pawns(&self, side: Side) -> Squares {
        self.pawns() & self.pieces_of(side) & self.covered_corners(side)
    }
}

/// Forced promotion.
impl TriD {
    /// The pawn that has to promote once the board on `from` leaves.
    #[inline]
    pub(crate) fn uncovers(&self, from: Pin) -> Uncovered {
        match corner(from) {
            Some((side, corner)) if (self.pawns() & self.sides[side.index()]).has(corner) => {
                if side == self.side {
                    Uncovered::Own(corner)
                } else {
                    Uncovered::Enemy(corner)
                }
            }
            _ => Uncovered::Nothing,
        }
    }

    /// The square on which the passenger of a ride promotes: its furthest rank as it is once the board has arrived (rules: 8.5,
    /// option `carried_promotion`). A board over a corner makes the rank beyond it the furthest, so every cover is in place.
    #[inline]
    pub(crate) fn carried_promotion(&self, ride: Ride) -> Option<Square> {
        if self.options.carried_promotion == CarriedPromotion::Off {
            return None;
        }
        if !self.pawns().has(ride.passenger?) {
            return None;
        }
        let furthest = FURTHEST[self.side.index()][COVERS - 1];
        ride.landing().filter(|to| furthest.has(*to))
    }

    /// What the mover has to choose for a ride that uncovers this (rules: 6.3 step 11).
    #[inline]
    pub(crate) fn dues(&self, ride: Ride, uncovered: Uncovered) -> Dues {
        Dues {
            passenger: self.carried_promotion(ride),
            corner: match uncovered {
                Uncovered::Own(corner) => Some(corner),
                Uncovered::Nothing | Uncovered::Enemy(_) => None,
            },
        }
    }

    /// Whether so many choices fit a ride (rules: 6.3 step 11).
    pub(crate) fn judge_choices(
        &self,
        ride: Ride,
        uncovered: Uncovered,
        choices: Choices,
    ) -> Result<(), Refusal> {
        let dues = self.dues(ride, uncovered);
        let (pin, given) = (ride.from, choices.count());
        match (dues.passenger, dues.corner) {
            (None, None) if given > 0 => Err(match ride.landing() {
                Some(square) if self.options.carried_promotion == CarriedPromotion::On => {
                    Refusal::CarriesNothing { pin, square }
                }
                _ => Refusal::UncoversNothing { pin },
            }),
            (Some(square), Some(corner)) if given < 2 => Err(Refusal::TwoDue { square, corner }),
            (Some(square), None) if given < 1 => Err(Refusal::CarriedDue { square }),
            (None, Some(corner)) if given < 1 => Err(Refusal::UncoversOwn { pin, corner }),
            (Some(square), None) | (None, Some(square)) if given > 1 => {
                Err(Refusal::OneDue { square })
            }
            _ => Ok(()),
        }
    }

    /// Whether a pawn uncovered on `corner` could attack a king on `king`, by becoming a queen or a knight, while `blockers` stop
    /// slides (rules: 6.3 step 13).
    pub(crate) fn could_attack(corner: Square, king: Square, blockers: Columns) -> bool {
        let column = corner.column().index();
        let by_knight = TABLES.knight[column].has(king);
        let by_queen = (TABLES.orthogonal[column] | TABLES.diagonal[column]).has(king)
            && BETWEEN[column][king.column().index()]
                .and(blockers)
                .is_empty();
        by_knight || by_queen
    }

    /// Plays what the board that has just left `from` uncovers: the mover's own pawn becomes the choice, an enemy pawn is owed
    /// (rules: 8.4). Gives the pawn that is no more.
    pub(crate) fn uncover(&mut self, from: Pin, choice: Option<Choice>) -> Option<(Square, Piece)> {
        let (side, corner) = corner(from)?;
        let pawn = self.cells[corner.index()]?;
        if pawn.side != side || (pawn.form as u8) < Form::Moved as u8 {
            return None;
        }
        match choice {
            Some(choice) => {
                self.promote(corner, pawn, choice);
                Some((corner, pawn))
            }
            None => {
                self.pending |= Squares::of(corner);
                self.key ^= key::owed(corner);
                None
            }
        }
    }

    /// Plays the answer to an owed promotion (rules: 8.4). Gives the pawn that is no more.
    pub(crate) fn settle(&mut self, square: Square, choice: Choice) -> Option<(Square, Piece)> {
        let pawn = self.cells[square.index()]?;
        self.promote(square, pawn, choice);
        self.pending &= !Squares::of(square);
        self.key ^= key::owed(square);
        Some((square, pawn))
    }

    fn promote(&mut self, square: Square, pawn: Piece, choice: Choice) {
        self.clear(square, pawn);
        self.set(
            square,
            Piece {
                side: pawn.side,
                form: choice.form(),
            },
        );
        self.halfmoves = 0;
    }

    /// Whether `choice` answers what is owed (rules: 8.4, 13).
    pub(crate) fn judge_promotion(&self, place: Place, choice: Choice) -> Result<Step, Refusal> {
        let square = place.square();
        match self.pending.first() {
            Some(first) if square == Some(first) => Ok(Step::Promote {
                square: first,
                choice,
            }),
            Some(square) => Err(Refusal::Owed { square }),
            None => Err(square
                .and_then(|square| {
                    let board = self.deferred_promotion(square)?;
                    Some(Refusal::Deferred {
                        square,
                        board,
                        pin: self.boards.pin(board),
                    })
                })
                .unwrap_or(Refusal::NotOwed { place })),
        }
    }
}

/// The missing plane.
impl TriD {
    /// The column without squares that freezes a pawn of `side` on `square` (rules: 8.6); `None` if it is not on an outer file, or
    /// if the column exists, or if there is no rank ahead.
    #[must_use]
    #[inline]
    pub fn missing_ahead(&self, square: Square, side: Side) -> Option<Column> {
        if !matches!(square.file(), File::Z | File::E) {
            return None;
        }
        let ahead = square.column().ahead(side)?;
        (!self.existing.has(ahead)).then_some(ahead)
    }

    /// The frozen pawns of `side` that wait for their promotion plane: the column ahead can exist on the pin of its furthest rank alone
    /// (rules: 8.6, 18.1).
    #[must_use]
    pub fn planeless_pawns(&self, side: Side) -> Squares {
        let far = far_pins(side).map(Level::Pin);
        let on_plane = |square: Square| far.contains(&square.level());
        self.frozen_pawns(side)
            .filter(|square| {
                let ahead = self.missing_ahead(*square, side);
                let mut squares = ahead.map_or(Squares::NONE, |it| TABLES.column[it.index()]);
                squares.all(on_plane)
            })
            .collect()
    }

    /// The pawns of `side` on the outer files whose next column has no square (rules: 8.6).
    #[must_use]
    pub fn frozen_pawns(&self, side: Side) -> Squares {
        (self.pawns() & self.pieces_of(side))
            .filter(|square| self.missing_ahead(*square, side).is_some())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use rules::Game as _;

    use super::*;
    use crate::testing::{at, sq};

    #[test]
    fn a_board_over_the_corner_moves_the_furthest_rank() {
        let ranks = |cover, side| File::ALL.map(|file| furthest_rank(file, side, cover));
        assert_eq!(ranks(0, Side::First), [9, 8, 8, 8, 8, 9]);
        assert_eq!(ranks(1, Side::First), [9, 8, 8, 8, 9, 9]);
        assert_eq!(ranks(2, Side::First), [9, 9, 8, 8, 8, 9]);
        assert_eq!(ranks(3, Side::Second), [0, 0, 1, 1, 0, 0]);
        let corners: Vec<_> = Pin::ALL.into_iter().filter_map(corner).collect();
        assert_eq!(
            corners,
            [
                (Side::Second, sq("d1W")),
                (Side::First, sq("d8B")),
                (Side::Second, sq("a1W")),
                (Side::First, sq("a8B"))
            ]
        );
    }

    #[test]
    fn only_covered_corner_pawns_of_the_right_colour_are_deferred() {
        let position =
            at("4/2K1/4/P2p|4/3k/4/4|P2p/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10");
        assert_eq!(position.deferred_pawns(Side::First), Squares::of(sq("a8B")));
        assert_eq!(
            position.deferred_pawns(Side::Second),
            Squares::of(sq("d1W"))
        );
        assert_eq!(position.deferred_promotion(sq("a8B")), Some(Board::Bql));
        assert_eq!(position.deferred_promotion(sq("a1W")), None);
    }

    #[test]
    fn frozen_means_that_the_next_column_is_missing() {
        let frozen =
            at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL2:P1/2|KL1:2/2|QL6:T1/2|KL6:2/2 w - - - 0 10");
        assert_eq!(frozen.frozen_pawns(Side::First), Squares::of(sq("z5QL2")));
        let thawed = at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL2:P1/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10");
        assert!(thawed.frozen_pawns(Side::First).is_empty());
    }

    #[test]
    fn a_lock_means_that_the_promotion_plane_is_missing() {
        let start = TriD::start(Default::default());
        for side in Side::ALL {
            assert_eq!(start.frozen_pawns(side).len(), 2, "z2 and e2, z7 and e7");
            assert!(start.planeless_pawns(side).is_empty());
        }
        let waiting =
            at("4/2K1/4/4|4/3k/4/4|4/4/4/4 QL4:P1/2|KL1:2/2|QL3:2/2|KL6:2/2 w - - - 0 10");
        let pawn = Squares::of(sq("z7QL4"));
        assert_eq!(waiting.planeless_pawns(Side::First), pawn);
    }
}
