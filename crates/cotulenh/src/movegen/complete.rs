//! Whether a step can be completed to a legal turn (rules: 7.4, 7.5).

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use rules::Side;

use super::attack::{Prey, attackers, is_safe};
use super::session_steps;
use super::sight::facing;
use crate::aims::{Division, OwnLoss, standing};
use crate::air_defence::zone;
use crate::deploy_session::DeploySession;
use crate::geometry::{Direction, Square};
use crate::options::Book;
use crate::piece::{Kind, Mark, Piece};
use crate::position::Cotulenh;
use crate::square_set::SquareSet;
use crate::step::{Actors, Step};

/// More than a single piece can ever have: a heroic plane reaches 40 squares, can take and stay on each of them, and two can be
/// boarded.
const MOST_STEPS_OF_A_PIECE: usize = 96;

impl Cotulenh {
    /// Whether this pseudo-legal step leads, at once or by further steps, to a legally closed turn. The position is as
    /// before when it returns.
    pub(crate) fn is_completable_by(&mut self, step: Step) -> bool {
        let us = self.side;
        let origin = match step {
            Step::Go { from, .. } => from,
            Step::Commit => return self.may_commit(),
        };
        let token = self.make_and_look(step, OwnLoss::Ignored);
        let legal = self.reached.is_some()
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
        self.board.bears(square, self.board.at(square))
    }

    /// Whether the open session can be closed, now or after further steps.
    fn is_completable(&mut self) -> bool {
        if self.may_commit() {
            return true;
        }
        let Some(session) = &self.session else {
            return false;
        };
        let (origin, remaining) = (session.origin, session.remaining);
        let remedies = self.remedies();
        let able = match &remedies {
            Some(remedies) => {
                let book = self.board.book();
                remaining.filter(|kind| reaches(kind, origin, remedies, book))
            }
            None => remaining,
        };
        if able.is_empty() {
            return false;
        }
        for who in Actors::among(self.waiting(origin)) {
            // If no other piece can help, this one has to do it with this very step.
            let must_help = who
                .kind()
                .is_some_and(|kind| !remaining.has_two(kind) && able.minus_one(kind).is_empty());
            let mut steps: ArrayVec<Step, MOST_STEPS_OF_A_PIECE> = ArrayVec::new();
            if let Some(session) = &self.session {
                let _ = session_steps(self, session, who, &mut |step: Step| {
                    let helps = match (step, &remedies) {
                        (Step::Go { to, .. }, Some(remedies)) if must_help => remedies.contains(to),
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

    /// With the commander in danger and not on the origin: targets of which a step of this session must hit one, or the
    /// danger stays. `None` where that cannot be said: the commander is safe or is itself to move, or air defence that might
    /// help can come to light elsewhere.
    ///
    /// Without this, "no completion" of a three-piece stack would have to play every triple of steps.
    fn remedies(&self) -> Option<SquareSet> {
        let (board, us) = (&self.board, self.side);
        let commander = board.commander(us);
        let enemy = board.commander(us.other());
        let session = self.session.as_ref()?;
        if commander == session.origin {
            return None;
        }
        let mut attack = None;
        let _ = attackers(board, Prey::at(board, commander), us.other(), |attacker| {
            let Some(piece) = board.at(attacker.square).slot(attacker.slot) else {
                return ControlFlow::Continue(());
            };
            attack = Some((attacker.square, piece));
            if piece.is_plain_plane() {
                // Another attacker would tell more.
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        // Taking the enemy commander, or the last of a division, ends the game.
        let mut targets = SquareSet::EMPTY;
        targets.insert(enemy);
        // By the revised book a headquarter may follow its commander and keep some attackers out (rules: 17.5).
        if board.book() == Book::Revised && session.remaining.contains(Kind::Headquarter) {
            targets.insert(commander);
        }
        for division in Division::counting(board.options()) {
            let squares = standing(board, us.other(), division);
            if squares.len() <= session.remaining.len() as usize {
                targets = targets.union(&squares);
            }
        }
        match attack {
            Some((square, piece)) if piece.is_plain_plane() => {
                targets.insert(square);
                self.insert_cover(&mut targets, session, square)?;
            }
            // Each of several attackers must be dealt with, so any one of them serves. Where the commander rides makes no
            // attack on it shorter: joining a navy only lengthens some.
            Some((square, piece)) => {
                targets.insert(square);
                if !piece.kind().fires_over() {
                    insert_between(&mut targets, commander, square);
                }
            }
            None if facing(board) => {
                // A piece between, or something for the commander to hide in.
                targets.insert(commander);
                insert_between(&mut targets, commander, enemy);
            }
            None => return None,
        }
        Some(targets)
    }

    /// Against a plane that attacks the commander: where a defender of the session would have to go so that its zone, grown by
    /// a promotion, touches the flight. Less air defence never stops a plane, and a defender that stays where it is was
    /// promoted by the step before or will not be: none of them needs a free line to attack. So one has to arrive, to come to
    /// light when its carrier leaves, or to be promoted as the last piece; `None` if it could be one of the last two.
    fn insert_cover(
        &self,
        targets: &mut SquareSet,
        session: &DeploySession,
        plane: Square,
    ) -> Option<()> {
        let (board, us) = (&self.board, self.side);
        let commander = board.commander(us);
        if session.original.carrier().is(Kind::Engineer) || board.others(us) <= 2 {
            return None;
        }
        let mut flight = SquareSet::EMPTY;
        flight.insert(commander);
        insert_between(&mut flight, commander, plane);
        let level = |kind| Piece::new(kind, Mark::Heroic).defence_level();
        let widest = session.original.kinds().iter().map(level).max()?;
        if widest == 0 {
            return Some(());
        }
        for square in flight.iter() {
            for &delta in zone(widest) {
                targets.insert(square.shifted(delta));
            }
        }
        Some(())
    }
}

fn insert_between(set: &mut SquareSet, from: Square, to: Square) {
    if let Some((direction, distance)) = Direction::between(from, to) {
        let mut square = from;
        for _ in 1..distance {
            square = square.toward(direction);
            set.insert(square);
        }
    }
}

/// Whether a piece of this kind, promoted on the way or not, could act on one of the squares if nothing stood between.
/// Boarding adds nothing: whoever landed there first has reached it along a line.
fn reaches(kind: Kind, origin: Square, targets: &SquareSet, book: Book) -> bool {
    let reach = Piece::new(kind, Mark::Heroic).reach(book);
    targets.iter().any(|target| {
        Direction::between(origin, target)
            .is_some_and(|(direction, distance)| distance <= reach.longest(direction.slant()))
    })
}
