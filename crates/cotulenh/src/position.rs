//! The position: play, undo, key.

use std::ops::ControlFlow;

use rules::{Outcome, Position, Side, Stage};

use crate::aims::{OwnLoss, Reached, reached};
use crate::board::Board;
use crate::deploy_session::{DeploySession, Taken};
use crate::geometry::Square;
use crate::heroic_promotion::{promote_attackers, promote_last_pieces};
use crate::kinds::KindSet;
use crate::movegen::attack::is_in_check;
use crate::movegen::legal_steps;
use crate::options::Options;
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
/// assert_eq!(position, Cotulenh::start(Default::default()));
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
    /// The aim that the last step reached (rules: 17.6); no text holds it.
    pub(crate) reached: Option<Reached>,
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

    /// The rule options.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.board.options()
    }

    /// The pieces on a square that may act: all of them, or on the origin of the open session those that have not acted.
    pub(crate) fn waiting(&self, square: Square) -> Group {
        match &self.session {
            Some(session) if session.origin == square => session.waiting(&self.board),
            _ => self.board.at(square),
        }
    }

    /// The pieces that a step moves, and what of their square is left.
    pub(crate) fn parted(&self, from: Square, who: Actors) -> (Group, Group) {
        let standing = self.board.at(from);
        match who {
            Actors::Whole => (standing, Group::EMPTY),
            _ => who
                .of(self.waiting(from))
                .and_then(|piece| standing.split(piece))
                .unwrap_or((standing, Group::EMPTY)),
        }
    }

    /// Plays a pseudo-legal step.
    pub(crate) fn make(&mut self, step: Step) -> Undo {
        self.make_and_look(step, OwnLoss::Counts)
    }

    /// Plays a pseudo-legal step; whether it ends the game is looked at with or without the loss of own pieces.
    pub(crate) fn make_and_look(&mut self, step: Step, own_loss: OwnLoss) -> Undo {
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
                let (moving, rest) = self.parted(from, who);
                changes.from = self.board.at(from);
                changes.to = self.board.at(to);
                changes.moving = moving;
                self.board.shift(from, moving, rest, to, act);
                changes.attackers = promote_attackers(&mut self.board, us);
                changes.last = promote_last_pieces(&mut self.board);
                if act.is_capture() {
                    let spent = if act == Act::Suicide {
                        moving
                    } else {
                        Group::EMPTY
                    };
                    self.reached = reached(&self.board, us, changes.to, spent, own_loss);
                }
                match who.kind() {
                    None => self.end_turn(act.is_capture()),
                    Some(kind) => {
                        let session = self
                            .session
                            .take()
                            .unwrap_or_else(|| DeploySession::new(from, changes.from));
                        let remaining = session.remaining.minus_one(kind);
                        if self.reached.is_some() || remaining.is_empty() {
                            let captured = session.has_captured() || act.is_capture();
                            // A session that this very step opened was absent before it.
                            closed = (!session.taken.is_empty()).then_some(session);
                            self.end_turn(captured);
                        } else {
                            let session = self.session.insert(session);
                            session.remaining = remaining;
                            session.taken.push(Taken {
                                who,
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
        // A game that had ended before has no step to take back.
        self.reached = None;
        let Step::Go { from, who, to, .. } = step else {
            self.session = token.closed;
            return;
        };
        if token.closed.is_some() {
            self.session = token.closed;
        } else if let (Some(kind), Some(session)) = (who.kind(), &mut self.session) {
            session.taken.pop();
            let before = session.remaining.plus(KindSet::of(kind));
            session.remaining = before.unwrap_or(session.remaining);
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
