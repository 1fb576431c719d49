//! One look around the own commander before generation, so that most steps need no test of their own (rules: 9.3).
//!
//! A step of ours can only endanger our commander if it moves it or changes what it rides on, opens a line to it, changes
//! our air defence against a plane that aims at it, or leaves the enemy a single piece, which is then promoted. Everything
//! else is safe if the position was.

use rules::Side;

use super::attack::Shelter;
use super::sight::{blockers_between, facing};
use crate::board::Board;
use crate::geometry::{Direction, Square};
use crate::piece::Target;
use crate::square_set::{LINES, LONGEST_CAPTURE, SquareSet};

/// What is known about the own commander's safety.
#[derive(Debug)]
pub(crate) struct Guard {
    /// The commander is not attacked and not facing.
    pub(crate) calm: bool,
    /// Squares that shield the commander: emptying one may open a line.
    pub(crate) shields: SquareSet,
    /// Enemy planes that air defence can touch stand in range on a line with the commander.
    pub(crate) planes: bool,
}

impl Guard {
    pub(crate) fn new(board: &Board, us: Side) -> Guard {
        let commander = board.commander(us);
        let mut guard = Guard {
            calm: !facing(board),
            shields: SquareSet::EMPTY,
            planes: false,
        };
        guard.watch_facing(board, commander, board.commander(us.other()));
        if board.men(us.other()).meets(&LINES[commander.cell()]) {
            for direction in Direction::ALL {
                guard.watch_line(board, commander, us, direction);
            }
        }
        guard
    }

    /// Pieces between two commanders on one line. One step empties at most two squares (a plane that dies with its target).
    fn watch_facing(&mut self, board: &Board, ours: Square, theirs: Square) {
        let on_one_line = ours.file() == theirs.file() || ours.rank() == theirs.rank();
        if on_one_line
            && board.at(theirs).is_visible_commander()
            && blockers_between(board, ours, theirs).count() <= 2
        {
            for square in blockers_between(board, ours, theirs) {
                self.shields.insert(square);
            }
        }
    }

    fn watch_line(&mut self, board: &Board, commander: Square, us: Side, direction: Direction) {
        let target = Target::of(board.at(commander).carrier());
        let slant = direction.slant();
        let shelter = Shelter::of(board.at(commander), board.book());
        let mut between = SquareSet::EMPTY;
        let mut square = commander;
        for distance in 1..=LONGEST_CAPTURE {
            square = square.toward(direction);
            let group = board.at(square);
            if group.is_border() {
                break;
            }
            if !group.is_empty() {
                if group.side() != us {
                    for piece in group.pieces() {
                        if distance > piece.reach(board.book()).captures(slant, target)
                            || shelter.keeps_out(piece.kind())
                        {
                            continue;
                        }
                        if piece.is_plain_plane() {
                            self.planes = true;
                            self.calm &= !board.lets_through(us, commander, direction, distance);
                        } else if piece.kind().fires_over() || between.is_empty() {
                            self.calm = false;
                        } else {
                            self.shields = self.shields.union(&between);
                        }
                    }
                }
                between.insert(square);
            }
        }
    }
}
