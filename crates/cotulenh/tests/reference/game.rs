//! Sections 7, 9.4, 9.5, 10 and 17.3.2: actions, sessions, completability, the end of a turn and of the game.

use super::board::{Board, Colour, Group, Kind, Piece, Square};
use super::lines::{self, How, Manner};
use super::{aims, commander, heroic};

/// One action (rules: 13): an ordinary move, a deploy step, or commit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    /// The whole group of `from`.
    Move {
        from: Square,
        to: Square,
        how: How,
    },
    /// One piece out of the stack on `from`; boarding is [`How::Combine`].
    Step {
        from: Square,
        kind: Kind,
        /// Written with `+`: the heroic one of two unlike pieces that wait (rules: 17.3.2).
        plus: bool,
        to: Square,
        how: How,
    },
    Commit,
}

/// An open session (rules: 7.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Session {
    pub(crate) origin: Square,
    /// The placement before the first step, for the position text (rules: 11.1).
    pub(crate) before: Board,
    pub(crate) captured: bool,
    /// The steps as 11 prints them.
    pub(crate) steps: Vec<String>,
}

/// How a game ended (rules: 10.3, points 1 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// A commander taken, or another aim reached (rules: 17.6), with its reason.
    Reached {
        winner: Colour,
        reason: &'static str,
    },
    Checkmate {
        winner: Colour,
    },
    Stalemate,
}

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Colour,
    pub(crate) clock: u32,
    pub(crate) number: u32,
    pub(crate) session: Option<Session>,
    /// The aim that the last action reached: the winner and the reason (rules: 9.5, 17.6).
    pub(crate) over: Option<(Colour, &'static str)>,
}

impl Position {
    /// The legal actions. Draws are never applied here (rules: 13).
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut actions = self.candidates();
        actions.retain(|action| self.is_legal(*action));
        actions
    }

    /// Whether there is a legal action at all.
    pub(crate) fn can_act(&self) -> bool {
        self.over.is_none()
            && self
                .candidates()
                .into_iter()
                .any(|action| self.is_legal(action))
    }

    /// Everything that sections 3, 4, 7.2, 7.3 and 9.4 generate, before safety and completability.
    pub(crate) fn candidates(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(session) = &self.session {
            self.all_steps(session.origin, &mut actions);
            actions.push(Action::Commit);
        } else {
            for (from, group) in self.board.groups(self.turn) {
                self.moves_of(from, group, &mut actions);
                if group.len() > 1 {
                    self.all_steps(from, &mut actions);
                }
            }
        }
        actions
    }

    fn moves_of(&self, from: Square, group: &Group, actions: &mut Vec<Action>) {
        let has_commander = group.find(Kind::Commander).is_some();
        for (to, how) in lines::everywhere(&self.board, group, from, Manner::WholeGroup) {
            // rules: 4.3, the own commander is never sacrificed
            if how == How::Suicide && has_commander {
                continue;
            }
            actions.push(Action::Move { from, to, how });
        }
        // rules: 9.4, the flying capture; at distance 1 it is the ordinary one
        let enemy = self.board.commander(self.turn.other());
        if has_commander
            && commander::facing(&self.board)
            && let Some(to) = enemy
        {
            let flying = Action::Move {
                from,
                to,
                how: How::Displacing,
            };
            if !actions.contains(&flying) {
                actions.push(flying);
            }
        }
    }

    /// The steps of everything that waits on a square; two equal pieces are one (rules: 17.3.2).
    fn all_steps(&self, from: Square, actions: &mut Vec<Action>) {
        let mut seen = Vec::new();
        for piece in self.board.at(from).waiting() {
            if !seen.contains(&piece) {
                seen.push(piece);
                self.steps_of(from, piece, actions);
            }
        }
    }

    /// Whether two pieces of a kind wait on a square, one of them heroic.
    pub(crate) fn unlike(&self, from: Square, kind: Kind) -> bool {
        let waiting = self.board.at(from).waiting();
        let heroic = |mark| {
            let mut pieces = waiting.iter();
            pieces.any(|piece| piece.kind == kind && piece.heroic == mark)
        };
        heroic(true) && heroic(false)
    }

    /// The piece that a letter names, with `+` or without.
    pub(crate) fn named(&self, from: Square, kind: Kind, plus: bool) -> Option<Piece> {
        let mut waiting = self.board.at(from).waiting().into_iter();
        if self.unlike(from, kind) {
            waiting.find(|piece| piece.kind == kind && piece.heroic == plus)
        } else {
            waiting.find(|piece| piece.kind == kind && !plus)
        }
    }

    /// rules: 7.2 and 7.3
    fn steps_of(&self, from: Square, piece: Piece, actions: &mut Vec<Action>) {
        let step = |(to, how)| Action::Step {
            from,
            kind: piece.kind,
            plus: piece.heroic && self.unlike(from, piece.kind),
            to,
            how,
        };
        let along = lines::everywhere(&self.board, &Group::one(piece), from, Manner::Alone);
        actions.extend(along.into_iter().map(step));
        for to in Square::all() {
            if self.may_board(piece, to) {
                let boarding = step((to, How::Combine));
                // "If P could also reach s by an ordinary combination, that is the same single action."
                if !actions.contains(&boarding) {
                    actions.push(boarding);
                }
            }
        }
    }

    /// rules: 7.3
    pub(crate) fn may_board(&self, piece: Piece, to: Square) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let there = self.board.at(to);
        let landed: Vec<Piece> = there.pieces().filter(|piece| piece.acted).collect();
        if landed.is_empty() || to == session.origin {
            return false;
        }
        let rules = self.board.rules;
        let mut party = landed.clone();
        party.push(piece);
        let rides = Group::of(&party, rules)
            .and_then(|group| group.carrier())
            .is_some_and(|carrier| carrier.acted);
        let fits = there
            .with(piece, rules)
            .and_then(|group| group.carrier())
            .is_some_and(|carrier| carrier.kind.may_stand_on(to));
        rides && fits
    }

    /// rules: 7.4, 7.5, 9.3, 9.5, 17.6.3: as if there were no clause 3 of 17.6.1.
    pub(crate) fn is_legal(&self, action: Action) -> bool {
        let us = self.turn;
        let after = self.played_with(action, false);
        if after.over.is_some() {
            return true;
        }
        match (action, &after.session) {
            // A step that leaves the session open: commit, or some further step, must be legal.
            (Action::Step { .. }, Some(_)) => after
                .candidates()
                .into_iter()
                .any(|next| after.is_legal(next)),
            (Action::Move { .. }, _) => commander::safe(&after.board, us),
            // Closed by commit or by the last step: both conditions of 7.4.
            (Action::Step { from, .. }, None) => {
                after.may_be_left(from) && commander::safe(&after.board, us)
            }
            (Action::Commit, _) => {
                let origin = self.session.as_ref().map(|session| session.origin);
                origin.is_some_and(|origin| after.may_be_left(origin))
                    && commander::safe(&after.board, us)
            }
        }
    }

    /// rules: 7.4 (a), 17.3.1
    pub(crate) fn may_be_left(&self, origin: Square) -> bool {
        let group = self.board.at(origin);
        group.carrier().is_none_or(|carrier| {
            carrier.kind.may_stand_on(origin) && group.is_legal(self.board.rules)
        })
    }

    /// The position after a candidate action, whether or not it is legal.
    pub(crate) fn played(&self, action: Action) -> Position {
        self.played_with(action, true)
    }

    /// The same with or without clause 3 of 17.6.1.
    pub(crate) fn played_with(&self, action: Action, own_losses: bool) -> Position {
        let mut next = self.clone();
        match action {
            Action::Move { from, to, how } => {
                let group = next.board.lift(from);
                next.arrive(group, from, to, how);
                next.settle_action(self, how, own_losses);
                next.end_turn(how.is_capture());
            }
            Action::Step {
                from,
                kind,
                plus,
                to,
                how,
            } => {
                let piece = self.named(from, kind, plus).expect("the piece waits there");
                next.play_step(from, piece, (to, how), own_losses);
            }
            Action::Commit => {
                let captured = next.session.take().is_some_and(|session| session.captured);
                next.end_turn(captured);
            }
        }
        next
    }

    /// Promotions, then the aims (rules: 8.1, 17.6.1).
    fn settle_action(&mut self, before: &Position, how: How, own_losses: bool) {
        heroic::promote(&mut self.board, before.turn);
        if how.is_capture() {
            self.over = aims::won(&before.board, &self.board, before.turn, own_losses);
        }
    }

    fn play_step(
        &mut self,
        from: Square,
        piece: Piece,
        (to, how): (Square, How),
        own_losses: bool,
    ) {
        let before = self.clone();
        let mut session = self.session.take().unwrap_or_else(|| Session {
            origin: from,
            before: self.board.clone(),
            captured: false,
            steps: Vec::new(),
        });
        let stack = self.board.lift(from);
        let left = stack.without(piece);
        let acted = Group::one(Piece {
            acted: true,
            ..piece
        });
        self.board.put(from, left);
        if how == How::Stay {
            // The piece has acted and stands on the origin as before.
            let mut whole = stack;
            let mut done = false;
            let pieces: Vec<Piece> = whole.pieces().collect();
            whole = pieces.into_iter().fold(Group::default(), |group, other| {
                let now = Piece {
                    acted: other.acted || (other == piece && !done),
                    ..other
                };
                done |= other == piece;
                group.appended(now)
            });
            self.board.put(from, whole);
            self.board.lift(to);
        } else {
            self.arrive(acted, from, to, how);
        }
        session.captured |= how.is_capture();
        session
            .steps
            .push(super::text::session_step(piece, to, how));
        self.settle_action(&before, how, own_losses);
        if self.over.is_some() || self.board.at(from).waiting().is_empty() {
            self.end_turn(session.captured);
        } else {
            self.session = Some(session);
        }
    }

    /// Puts a lifted group where the action leads it (rules: 4, 6.2).
    fn arrive(&mut self, group: Group, from: Square, to: Square, how: How) {
        match how {
            How::Quiet | How::Displacing => self.board.put(to, group),
            How::Stay => {
                self.board.lift(to);
                self.board.put(from, group);
            }
            How::Suicide => {
                self.board.lift(to);
            }
            How::Combine => {
                let rules = self.board.rules;
                let union = self.board.at(to).joined(&group, rules);
                let union = union.expect("a legal stack");
                self.board.put(to, union);
            }
        }
    }

    /// rules: 10.2
    fn end_turn(&mut self, captured: bool) {
        self.board.forget_acts();
        self.clock = if captured { 0 } else { self.clock + 1 };
        if self.turn == Colour::Blue {
            self.number += 1;
        }
        self.turn = self.turn.other();
    }

    /// rules: 9.6
    pub(crate) fn check(&self) -> bool {
        commander::attacked(&self.board, self.turn)
    }

    /// rules: 10.3, points 1 to 3; `legal` are the legal actions here.
    pub(crate) fn end(&self, legal: &[Action]) -> Option<End> {
        if let Some((winner, reason)) = self.over {
            return Some(End::Reached { winner, reason });
        }
        if !legal.is_empty() {
            return None;
        }
        Some(if self.check() {
            End::Checkmate {
                winner: self.turn.other(),
            }
        } else {
            End::Stalemate
        })
    }
}
