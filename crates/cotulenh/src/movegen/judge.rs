//! Which pseudo-legal steps are legal (rules: 7.5, 9.3).

use rules::Side;

use super::attack::{Prey, Shelter, is_attacked};
use super::guard::Guard;
use super::lines::Mover;
use super::sight::{Lifted, blockers_between};
use crate::aims::prizes;
use crate::board::Board;
use crate::geometry::Square;
use crate::kinds::KindSet;
use crate::piece::{Kind, Target};
use crate::position::Cotulenh;
use crate::square_set::{LINES, SquareSet};
use crate::stack::Group;
use crate::step::{Act, Actors, Step};

/// A capture removes a whole stack (rules: 2.3).
const MOST_TAKEN_AT_ONCE: u16 = 3;

/// Judges the pseudo-legal steps of one position; what it cannot see at a glance it plays on a copy.
#[derive(Debug)]
pub(crate) struct Judge<'a> {
    position: &'a Cotulenh,
    guard: Guard,
    /// Promotions may touch our air defence: one of our pieces stands on a line with the enemy commander, or we are near
    /// our last piece.
    promotions: bool,
    /// No single step can endanger the commander unless it touches the commander's own square.
    untroubled: bool,
    /// Whatever takes one of these reaches the aim, and is legal (rules: 9.5, 17.6.3).
    prizes: SquareSet,
    scratch: &'a mut Option<Cotulenh>,
}

/// What can be said without playing.
enum Glance {
    Legal,
    Illegal,
    Unclear,
}

impl<'a> Judge<'a> {
    /// The scratch copy lives with the caller, on the stack; it is filled when first needed.
    pub(crate) fn new(position: &'a Cotulenh, scratch: &'a mut Option<Cotulenh>) -> Judge<'a> {
        let (board, us) = (&position.board, position.side);
        let enemy_lines = &LINES[board.commander(us.other()).cell()];
        let ours = board.men(us).without(board.commander(us));
        let guard = Guard::new(board, us);
        let untroubled = guard.calm
            && guard.shields.is_empty()
            && !guard.planes
            && (board.others(us.other()) > MOST_TAKEN_AT_ONCE + 1
                || !board.options().has_commanders());
        Judge {
            position,
            guard,
            promotions: ours.meets(enemy_lines) || board.others(us) <= 3,
            untroubled,
            prizes: prizes(board, us.other()),
            scratch,
        }
    }

    /// Whether every pseudo-legal step of this mover is legal, except perhaps one onto the own commander's square.
    #[inline]
    pub(crate) fn trusts(&self, mover: &Mover) -> bool {
        if !self.untroubled || mover.origin == self.position.board.commander(self.position.side) {
            return false;
        }
        if mover.who == Actors::Whole {
            return true;
        }
        // With the piece gone or, after a stay capture, still there, the rest may stay where it is.
        let board = &self.position.board;
        board.bears(mover.origin, board.at(mover.origin)) && board.bears(mover.origin, mover.rest)
    }

    /// Whether a pseudo-legal step is legal.
    #[inline]
    pub(crate) fn allows(&mut self, step: Step) -> bool {
        match self.glance(step) {
            Glance::Legal => true,
            Glance::Illegal => false,
            Glance::Unclear => self.try_out(step),
        }
    }

    #[inline]
    fn glance(&self, step: Step) -> Glance {
        let Step::Go { from, who, to, act } = step else {
            return Glance::Unclear;
        };
        let (board, us) = (&self.position.board, self.position.side);
        if act.is_capture() && self.prizes.contains(to) {
            return Glance::Legal;
        }
        let commander = board.commander(us);
        let standing = board.at(from);
        if from == commander && act != Act::Stay {
            let alone = who == Actors::Whole && standing.is_visible_commander();
            let walks = matches!(act, Act::Quiet | Act::Displace);
            return if alone && walks {
                self.commander_walks(from, to, act)
            } else {
                Glance::Unclear
            };
        }
        if !self.guard.calm || to == commander || self.leaves_one(act, to) {
            return Glance::Unclear;
        }
        let left = match (who, act) {
            (_, Act::Stay) => standing,
            (Actors::Whole, _) => Group::EMPTY,
            _ => self.position.parted(from, who).1,
        };
        if let Some(kind) = who.kind()
            && !board.bears(from, left)
        {
            return if self.closes(kind) {
                Glance::Illegal
            } else {
                Glance::Unclear
            };
        }
        let opens = left.is_empty() && self.guard.shields.contains(from)
            || matches!(act, Act::Stay | Act::Suicide) && self.guard.shields.contains(to);
        if opens || self.guard.planes && self.shifts_defence(standing, to, act) {
            Glance::Unclear
        } else {
            Glance::Legal
        }
    }

    /// A commander that walks alone: its new square is looked at with the old one empty.
    fn commander_walks(&self, from: Square, to: Square, act: Act) -> Glance {
        let (board, us) = (&self.position.board, self.position.side);
        if self.promotions || self.leaves_one(act, to) {
            return Glance::Unclear;
        }
        let prey = Prey {
            square: to,
            target: Target::Other,
            lifted: Lifted(from),
            shelter: Shelter::None,
        };
        if is_attacked(board, prey, us.other()) || faces_from(board, from, to, us.other()) {
            Glance::Illegal
        } else {
            Glance::Legal
        }
    }

    /// Whether the enemy's last piece is promoted after the step (rules: 8.1.2, 8.3).
    #[inline]
    fn leaves_one(&self, act: Act, to: Square) -> bool {
        let board = &self.position.board;
        if !board.options().has_commanders() {
            return false;
        }
        let others = board.others(self.position.side.other());
        let taken = if act.is_capture() {
            board.at(to).others()
        } else {
            0
        };
        others == taken + 1
    }

    /// Whether the step of this piece is the last of its session.
    fn closes(&self, kind: Kind) -> bool {
        self.position
            .session
            .as_ref()
            .is_some_and(|session| session.remaining == KindSet::of(kind))
    }

    /// Whether our air defence may be another one after the step.
    fn shifts_defence(&self, standing: Group, to: Square, act: Act) -> bool {
        const DEFENDERS: [Kind; 3] = [Kind::Navy, Kind::AntiAir, Kind::Missile];
        let board = &self.position.board;
        let enemy = board.commander(self.position.side.other());
        let mut kinds = standing.kinds();
        if act == Act::Combine {
            kinds = kinds.union(board.at(to).kinds());
        }
        self.promotions
            || LINES[enemy.cell()].contains(to)
            || DEFENDERS.into_iter().any(|kind| kinds.contains(kind))
    }

    fn try_out(&mut self, step: Step) -> bool {
        let position = self.position;
        self.scratch
            .get_or_insert_with(|| position.clone())
            .is_completable_by(step)
    }
}

/// Whether a commander that goes from `from` to `to` faces the other one there.
fn faces_from(board: &Board, from: Square, to: Square, them: Side) -> bool {
    let enemy = board.commander(them);
    if to.file() != enemy.file() && to.rank() != enemy.rank() {
        return false;
    }
    board.at(enemy).is_visible_commander()
        && blockers_between(board, to, enemy).all(|square| square == from)
}
