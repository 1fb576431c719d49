//! What a visible commander sees, and when two of them face each other (rules: 9.1, 9.2).

use rules::Side;

use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::stack::Group;

/// The empty squares on the file and rank of a visible commander, as the open interval on each.
///
/// Two intervals answer "is this square seen" with four comparisons and no set of squares.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sight {
    seer: Square,
    /// The first cells that are not seen, in the order of the orthogonal directions.
    ends: [Square; 4],
}

impl Sight {
    /// The sight of a side's commander with `lifted` taken off the board; `None` if the commander is hidden or gone.
    pub(crate) fn of(board: &Board, side: Side, lifted: Lifted) -> Option<Sight> {
        let seer = board.commander(side);
        if !board.at(seer).is_visible_commander() {
            return None;
        }
        let ends = [Direction::N, Direction::E, Direction::S, Direction::W]
            .map(|direction| lifted.first_occupied(board, seer, direction));
        Some(Sight { seer, ends })
    }

    /// Whether an empty square is seen.
    #[inline]
    pub(crate) const fn sees(&self, square: Square) -> bool {
        let [north, east, south, west] = self.ends;
        if square.file() == self.seer.file() {
            square.0 < north.0 && square.0 > south.0 && square.0 != self.seer.0
        } else {
            square.rank() == self.seer.rank() && square.0 < east.0 && square.0 > west.0
        }
    }
}

/// A square that is treated as empty because the commander on it is on its way; [`Square::OFF`] for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lifted(pub(crate) Square);

impl Lifted {
    pub(crate) const NOBODY: Lifted = Lifted(Square::OFF);

    /// The commander that leaves `origin`; the rest of a stack stays and blocks (rules: 9.2).
    pub(crate) fn commander_from(board: &Board, origin: Square) -> Lifted {
        if board.at(origin).is_stack() {
            Lifted::NOBODY
        } else {
            Lifted(origin)
        }
    }

    #[inline]
    pub(crate) fn at(self, board: &Board, square: Square) -> Group {
        if square == self.0 {
            Group::EMPTY
        } else {
            board.at(square)
        }
    }

    #[inline]
    fn first_occupied(self, board: &Board, from: Square, direction: Direction) -> Square {
        let mut square = from.toward(direction);
        while self.at(board, square).is_empty() {
            square = square.toward(direction);
        }
        square
    }
}

/// Whether the two commanders face each other.
pub(crate) fn facing(board: &Board) -> bool {
    facing_from(
        board,
        board.commander(Side::First),
        board.commander(Side::Second),
    )
}

fn facing_from(board: &Board, one: Square, other: Square) -> bool {
    if one.file() != other.file() && one.rank() != other.rank() {
        return false;
    }
    if !board.at(one).is_visible_commander() || !board.at(other).is_visible_commander() {
        return false;
    }
    blockers_between(board, one, other).next().is_none()
}

/// The occupied squares strictly between two squares of one line; nothing if they share no line.
pub(crate) fn blockers_between(
    board: &Board,
    from: Square,
    to: Square,
) -> impl Iterator<Item = Square> {
    let walk = Direction::between(from, to);
    let direction = walk.map_or(Direction::N, |(direction, _)| direction);
    let between = walk.map_or(0, |(_, distance)| distance - 1);
    let mut square = from;
    (0..between).filter_map(move |_| {
        square = square.toward(direction);
        (!board.at(square).is_empty()).then_some(square)
    })
}
