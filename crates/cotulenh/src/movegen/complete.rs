//! Whether a step can be completed to a legal turn (rules: 7.4, 7.5).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use rules::Side;

use super::attack::is_safe;
use super::guard::Guard;
use super::session_steps;
use crate::geometry::{Direction, Square, SquareSet, may_stand};
use crate::position::Cotulenh;
use crate::step::Step;

/// More than a single piece can ever have: a heroic commander in the middle reaches 41 squares, and two can be boarded.
const MOST_STEPS_OF_A_PIECE: usize = 64;

impl Cotulenh {
    /// Whether this pseudo-legal step leads, at once or by further steps, to a legally closed turn. The position is as
    /// before when it returns.
    pub(crate) fn is_completable_by(&mut self, step: Step) -> bool {
        let us = self.side;
        let origin = match step {
            Step::Go { from, .. } => from,
            Step::Commit => return self.may_commit(),
        };
        let token = self.make(step);
        let legal = self.board.commander(us.other()) == Square::OFF
            || if self.session.is_some() {
                self.is_completable()
            } else {
                self.ends_well(us, origin)
            };
        self.unmake(step, token);
        legal
    }

    /// Whether the open session may be closed now.
    pub(crate) fn may_commit(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|session| self.ends_well(self.side, session.origin))
    }

    /// The two conditions at the end of a turn (rules: 7.4).
    fn ends_well(&self, us: Side, origin: Square) -> bool {
        self.stands(origin) && is_safe(&self.board, us)
    }

    /// Whether what stands on the square, if anything, may stand there.
    pub(crate) fn stands(&self, square: Square) -> bool {
        let group = self.board.at(square);
        group.is_empty() || may_stand(group.carrier().kind(), square)
    }

    /// Whether the open session can be closed, now or after further steps.
    fn is_completable(&mut self) -> bool {
        if self.may_commit() {
            return true;
        }
        let Some(session) = &self.session else {
            return false;
        };
        let remaining = session.remaining;
        let remedies = if remaining.len() == 1 {
            self.remedies()
        } else {
            None
        };
        for kind in remaining.iter() {
            let mut steps: ArrayVec<Step, MOST_STEPS_OF_A_PIECE> = ArrayVec::new();
            if let Some(session) = &self.session {
                let _ = session_steps(self, session, kind, &mut |step: Step| {
                    let helps = match (step, &remedies) {
                        (Step::Go { to, .. }, Some(remedies)) => remedies.contains(to),
                        _ => true,
                    };
                    if helps {
                        steps.push(step);
                    }
                    ControlFlow::Continue(())
                });
            }
            if steps.into_iter().any(|step| self.is_completable_by(step)) {
                return true;
            }
        }
        false
    }

    /// With one piece left to act and a commander in danger elsewhere: the only targets that can end the danger. `None`
    /// where any target might (the commander is safe, or is the one to move, or planes and air defence are concerned).
    ///
    /// Without this, "no completion" of a three-piece stack would have to play every triple of steps.
    fn remedies(&self) -> Option<SquareSet> {
        let (board, us) = (&self.board, self.side);
        let commander = board.commander(us);
        let origin = self.session.as_ref()?.origin;
        let guard = Guard::new(board, us);
        if guard.calm || guard.planes || commander == origin {
            return None;
        }
        let enemy = board.commander(us.other());
        // The commander's group (what it rides on), the enemy commander (which ends the game), and every square of the
        // lines to the commander: an attacker that can be taken or a place where it can be blocked.
        let mut targets = crate::geometry::LINES[commander.cell()];
        targets.insert(commander);
        targets.insert(enemy);
        if let Some((direction, distance)) = Direction::between(commander, enemy) {
            let mut square = commander;
            for _ in 1..distance {
                square = square.toward(direction);
                targets.insert(square);
            }
        }
        Some(targets)
    }
}
