//! The position: play, undo, key.

use std::ops::ControlFlow;

use rules::{Outcome, Position, Side, Stage};

use crate::board::Board;
use crate::deploy_session::{DeploySession, Taken};
use crate::geometry::Square;
use crate::heroic_promotion::{promote_attackers, promote_last_pieces};
use crate::kinds::KindSet;
use crate::movegen::attack::is_in_check;
use crate::movegen::legal_steps;
use crate::piece::Mark;
use crate::stack::Group;
use crate::step::{Act, Actors, Step};
use crate::undo::{Changes, Undo};

/// A position of CoTuLenh, an open deploy session included.
///
/// ```
/// use cotulenh::{Cotulenh, START, prelude::*};
///
/// let mut position: Cotulenh = START.parse()?;
/// assert_eq!(position, Cotulenh::start(()));
/// let step = position.read_as("san", "Ic6")?;
/// assert_eq!(position.step_text(step), "c5c6");
/// let undo = position.play(step)?;
/// assert!(position.play(step).is_err(), "it is Blue's turn");
/// position.undo(step, undo);
/// assert_eq!(position.to_string(), START);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Cotulenh {
    pub(crate) board: Board,
    pub(crate) side: Side,
    pub(crate) session: Option<DeploySession>,
    /// Half-moves since the last capture (rules: 10.2).
    pub(crate) clock: u16,
    pub(crate) number: u16,
}

const SECOND_SIDE_KEY: u64 = 0x5eed_0b1e_c0de_7e57;

impl Cotulenh {
    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Group {
        if square.is_on_board() {
            self.board.at(square)
        } else {
            Group::EMPTY
        }
    }

    /// The move number.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Where a side's commander stands; `None` once it is taken.
    #[must_use]
    pub fn commander(&self, side: Side) -> Option<Square> {
        let square = self.board.commander(side);
        (square != Square::OFF).then_some(square)
    }

    /// The squares that a side's air defence covers (rules: 5.2).
    pub fn air_defence(&self, side: Side) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.board.cover(side, square).is_covered())
    }

    /// Plays a pseudo-legal step.
    pub(crate) fn make(&mut self, step: Step) -> Undo {
        let us = self.side;
        let (clock, number) = (self.clock, self.number);
        let mut changes = Changes::NOTHING;
        let mut closed = None;
        match step {
            Step::Commit => {
                closed = self.session.take();
                let captured = closed.as_ref().is_some_and(DeploySession::has_captured);
                self.end_turn(captured);
            }
            Step::Go { from, who, to, act } => {
                changes.from = self.board.at(from);
                changes.to = self.board.at(to);
                self.shift(from, who, to, act);
                changes.attackers = promote_attackers(&mut self.board, us);
                changes.last = promote_last_pieces(&mut self.board);
                match who {
                    Actors::Whole => self.end_turn(act.is_capture()),
                    Actors::One(kind) => {
                        let session = self
                            .session
                            .take()
                            .unwrap_or_else(|| DeploySession::new(from, changes.from));
                        let remaining = session.remaining.without(KindSet::of(kind));
                        let over = self.board.commander(us.other()) == Square::OFF;
                        if over || remaining.is_empty() {
                            let captured = session.has_captured() || act.is_capture();
                            // A session that this very step opened was absent before it.
                            closed = (!session.taken.is_empty()).then_some(session);
                            self.end_turn(captured);
                        } else {
                            let session = self.session.insert(session);
                            session.remaining = remaining;
                            session.taken.push(Taken {
                                kind,
                                to,
                                act,
                                changes: changes.clone(),
                            });
                        }
                    }
                }
            }
        }
        Undo {
            side: us,
            clock,
            number,
            changes,
            closed,
        }
    }

    /// Moves the pieces, without promotions.
    fn shift(&mut self, from: Square, who: Actors, to: Square, act: Act) {
        let standing = self.board.at(from);
        let (moving, rest) = match who {
            Actors::Whole => (standing, Group::EMPTY),
            Actors::One(kind) => standing.split(kind).unwrap_or((standing, Group::EMPTY)),
        };
        match act {
            Act::Quiet | Act::Displace => {
                self.board.set(from, rest);
                self.board.set(to, moving);
            }
            Act::Combine => {
                let joined = moving.joined(self.board.at(to));
                self.board.set(from, rest);
                self.board.set(to, joined.unwrap_or(moving));
            }
            Act::Stay => self.board.set(to, Group::EMPTY),
            Act::Suicide => {
                self.board.set(from, rest);
                self.board.set(to, Group::EMPTY);
            }
        }
    }

    /// rules: 10.2. Both counters stop at the greatest number that a position text can hold.
    pub(crate) fn end_turn(&mut self, captured: bool) {
        self.clock = if captured {
            0
        } else {
            self.clock.saturating_add(1)
        };
        if self.side == Side::Second {
            self.number = self.number.saturating_add(1);
        }
        self.side = self.side.other();
    }

    /// Takes a step back: the session first, then the marks, then the squares (rules: 8.7).
    pub(crate) fn unmake(&mut self, step: Step, token: Undo) {
        self.side = token.side;
        self.clock = token.clock;
        self.number = token.number;
        let Step::Go { from, who, to, .. } = step else {
            self.session = token.closed;
            return;
        };
        if token.closed.is_some() {
            self.session = token.closed;
        } else if let (Actors::One(kind), Some(session)) = (who, &mut self.session) {
            session.taken.pop();
            session.remaining = session.remaining.union(KindSet::of(kind));
            if session.taken.is_empty() {
                self.session = None;
            }
        }
        self.unmark(&token.changes);
        self.board.set(to, token.changes.to);
        self.board.set(from, token.changes.from);
    }

    fn unmark(&mut self, changes: &Changes) {
        for last in changes.last {
            if last.is_some() {
                self.board.mark(last.square, last.slot, Mark::Plain);
            }
        }
        if !changes.attackers.is_empty() {
            let enemy = self.board.commander(self.side.other());
            for (square, slot) in changes.attackers.around(enemy) {
                self.board.mark(square, slot, Mark::Plain);
            }
        }
    }

    /// The position at the start of the turn and the steps of the open session; `None` without a session.
    pub(crate) fn turn_start(&self) -> Option<(Cotulenh, Vec<Step>)> {
        let session = self.session.as_ref()?;
        let mut start = self.clone();
        let mut steps = Vec::with_capacity(session.taken.len());
        for taken in session.taken.iter().rev() {
            let step = session.step(taken);
            let token = Undo {
                side: self.side,
                clock: self.clock,
                number: self.number,
                changes: taken.changes.clone(),
                closed: None,
            };
            start.unmake(step, token);
            steps.push(step);
        }
        steps.reverse();
        Some((start, steps))
    }
}

impl Position for Cotulenh {
    type Step = Step;
    type Undo = Undo;

    fn actor(&self) -> Side {
        self.side
    }

    fn stage(&self) -> Stage {
        if self.session.is_some() {
            Stage::Mid
        } else {
            Stage::Turn
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended()
    }

    fn key(&self) -> u64 {
        let side = match self.side {
            Side::First => 0,
            Side::Second => SECOND_SIDE_KEY,
        };
        self.board.key() ^ side ^ self.session.as_ref().map_or(0, DeploySession::key)
    }

    fn in_check(&self) -> bool {
        is_in_check(&self.board, self.side)
    }

    fn generate(&self, out: &mut Vec<Step>) {
        let _ = legal_steps(self, &mut |step| {
            out.push(step);
            ControlFlow::Continue(())
        });
    }

    fn count(&self) -> usize {
        let mut count = 0;
        let _ = legal_steps(self, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn play_unchecked(&mut self, step: Step) -> Undo {
        let token = self.make(step);
        self.debug_made(step);
        token
    }

    fn undo(&mut self, step: Step, token: Undo) {
        #[cfg(debug_assertions)]
        let reached = self.clone();
        self.unmake(step, token);
        #[cfg(debug_assertions)]
        self.debug_unmade(step, &reached);
    }
}

impl Cotulenh {
    /// Whether there is a legal step.
    pub(crate) fn can_act(&self) -> bool {
        legal_steps(self, &mut |_| ControlFlow::Break(())).is_break()
    }
}

impl std::fmt::Debug for Cotulenh {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Cotulenh({}; heroic {:?})",
            rules::Text::position_text(self),
            self.board.tracked_heroes()
        )
    }
}
