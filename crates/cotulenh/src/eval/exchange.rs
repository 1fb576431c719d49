//! What is left of a capture after the exchange on its square.
//!
//! Not every recapture risks something: a navy fires at the land, a gun at the sea and a plane anywhere outside a zone, and none of
//! them comes to stand there. Such a shot ends the exchange; otherwise the cheapest goes first, as in chess.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use rules::Side;

use crate::aims::prizes;
use crate::board::Board;
use crate::geometry::{Square, may_stand};
use crate::movegen::attack::{Prey, Shelter, attackers};
use crate::movegen::sight::Lifted;
use crate::options::Book;
use crate::piece::{Kind, Target};
use crate::position::Cotulenh;
use crate::step::{Act, Step};

use super::worth::{group_value, piece_value};

/// More attackers of one side than this change nothing any more.
const MOST: usize = 8;

/// How one side can strike at a square.
struct Strikers {
    /// Somebody strikes without coming to stand there.
    free: bool,
    /// What a plane is worth that strikes and dies.
    suicide: Option<i32>,
    /// The worth of those that strike and stand there, the cheapest last.
    displacing: ArrayVec<i32, MOST>,
}

impl Strikers {
    /// Those of one side, without the piece that has gone there already.
    fn new(
        board: &Board,
        prey: Prey,
        by: Side,
        moved: Option<(Square, Kind)>,
        target: Kind,
    ) -> Strikers {
        let mut strikers = Strikers {
            free: false,
            suicide: None,
            displacing: ArrayVec::new(),
        };
        let guarded = board.cover(by.other(), prey.square).is_covered();
        let _ = attackers(board, prey, by, |attacker| {
            let Some(piece) = board.at(attacker.square).slot(attacker.slot) else {
                return ControlFlow::Continue(());
            };
            if moved == Some((attacker.square, piece.kind())) {
                return ControlFlow::Continue(());
            }
            let value = piece_value(piece);
            if piece.is_plain_plane() && guarded {
                strikers.suicide = Some(value);
            } else if !may_stand(piece.kind(), prey.square)
                || piece.is(Kind::AirForce) && returns(board.book(), target, attacker.slot)
            {
                strikers.free = true;
                return ControlFlow::Break(());
            } else {
                let _ = strikers.displacing.try_push(value);
            }
            ControlFlow::Continue(())
        });
        strikers.displacing.sort_unstable_by(|a, b| b.cmp(a));
        strikers
    }

    fn is_harmless(&self) -> bool {
        !self.free && self.suicide.is_none() && self.displacing.is_empty()
    }
}

impl Cotulenh {
    /// See [`evaluation::Evaluate::exchange`].
    pub(crate) fn step_exchange(&self, step: Step, gain: i32) -> i32 {
        let Step::Go { from, who, to, act } = step else {
            return gain;
        };
        if matches!(act, Act::Stay | Act::Suicide) {
            return gain;
        }
        let board = &self.board;
        let them = self.side.other();
        if act.is_capture() && prizes(board, them).contains(to) {
            return gain;
        }
        let mut standing = self.parted(from, who).0;
        let lifted = if standing == board.at(from) {
            Lifted(from)
        } else {
            Lifted::NOBODY
        };
        if act == Act::Combine {
            standing = standing.merged(board.at(to));
        }
        let risk = group_value(standing);
        if gain >= risk {
            // Not even losing everything that went there turns this into a loss.
            return gain - risk;
        }
        let prey = Prey {
            square: to,
            target: Target::of(standing.carrier()),
            lifted,
            shelter: Shelter::of(standing, board.book()),
        };
        let kind = standing.carrier().kind();
        let mut theirs = Strikers::new(board, prey, them, None, kind);
        if theirs.is_harmless() {
            return gain;
        }
        let moved = who.kind().map(|kind| (from, kind));
        let mut ours = Strikers::new(board, prey, self.side, moved, kind);
        gain - strike(risk, &mut theirs, &mut ours)
    }
}

/// Whether a plane may come back from its strike: by the first book if it carries or stands alone, by the revised one from what
/// neither flies nor sails if it would be taken back, which is when it matters (rules: 4.2, 17.4.4).
const fn returns(book: Book, target: Kind, slot: u8) -> bool {
    match book {
        Book::Upstream => slot == 0,
        Book::Revised => !matches!(target, Kind::AirForce | Kind::Navy),
    }
}

/// What `me` wins by striking at something of this worth, if both go on only while it pays. A strike that leaves nobody on the
/// square ends it.
fn strike(worth: i32, me: &mut Strikers, you: &mut Strikers) -> i32 {
    if me.free {
        return worth;
    }
    let by_suicide = me.suicide.map_or(0, |plane| worth - plane);
    let by_force = match me.displacing.pop() {
        Some(piece) => worth - strike(piece, you, me),
        None => 0,
    };
    by_suicide.max(by_force).max(0)
}

#[cfg(test)]
mod tests {
    use evaluation::Evaluate;
    use rules::{Reading, Standing, Text};

    use super::*;

    fn exchange(text: &str, step: &str) -> i32 {
        let position =
            Cotulenh::read_position(text, Reading::Lenient, crate::Options::upstream()).unwrap();
        position.exchange(position.explain(step, Standing::Open).unwrap())
    }

    /// Worth by the table of pieces: only the signs and comparisons are tested, so that tuning may change it.
    #[test]
    fn a_defended_piece_costs_the_taker() {
        // A tank takes an infantry that a militia defends, then one that nobody defends.
        let defended = "7c2i/10i/11/11/6m4/5i5/11/5T5/11/11/10I/6C3I r - - 0 1";
        let alone = "7c2i/10i/11/11/11/5i5/11/5T5/11/11/10I/6C3I r - - 0 1";
        assert!(exchange(defended, "f5f7") < 0);
        assert!(exchange(alone, "f5f7") > 0);
        let supported = "7c2i/10i/11/11/6t4/5t5/11/5T5/5T5/11/10I/6C3I r - - 0 1";
        assert!(exchange(supported, "f5f7") >= 0);
    }

    #[test]
    fn whoever_stays_risks_nothing() {
        let plane = "7c2i/10i/11/11/6m4/5i5/11/5F5/11/11/10I/6C3I r - - 0 1";
        assert!(exchange(plane, "f5_f7") > 0);
        assert!(exchange(plane, "f5f7") < 0);
    }

    #[test]
    fn a_shot_from_the_sea_is_not_answered_on_the_land() {
        // The navy on c6 fires at the tank on f6; the other tank has nothing to take back.
        let text = "7c2i/10i/11/11/11/11/2n2i5/5T5/5T5/11/10I/6C3I r - - 0 1";
        assert!(exchange(text, "f5f6") < 0);
    }

    #[test]
    fn air_defence_makes_a_plane_pay() {
        // A plane defends the infantry on f7; with a gun of ours beside it, it would die there.
        let open = "7c2i/10i/11/5f5/11/5i5/11/5T5/11/11/10I/6C3I r - - 0 1";
        let covered = "7c2i/10i/11/5f5/11/4Gi5/11/5T5/11/11/10I/6C3I r - - 0 1";
        assert!(exchange(open, "f5f7") < 0);
        assert!(exchange(covered, "f5f7") > 0);
    }
}
