//! Sections 7, 9.4, 9.5 and 10: actions, sessions, completability, the end of a turn and of the game.

use super::board::{Board, Colour, Group, Kind, Square};
use super::lines::{self, How, Manner};
use super::{commander, heroic};

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
    pub(crate) remaining: Vec<Kind>,
    /// Pieces that came to rest elsewhere (rules: 7.3).
    pub(crate) landed: Vec<(Kind, Square)>,
    pub(crate) captured: bool,
    /// The steps as 11 prints them.
    pub(crate) steps: Vec<String>,
}

/// How a game ended (rules: 10.3, points 1 to 3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    CommanderTaken { winner: Colour },
    Checkmate { winner: Colour },
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
}

impl Position {
    /// rules: 9.5
    pub(crate) fn commander_taken(&self) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| self.board.commander(*colour).is_none())
    }

    /// The legal actions. Draws are never applied here (rules: 13).
    pub(crate) fn legal(&self) -> Vec<Action> {
        if self.commander_taken().is_some() {
            return Vec::new();
        }
        let mut actions = self.candidates();
        actions.retain(|action| self.is_legal(*action));
        actions
    }

    /// Whether there is a legal action at all.
    pub(crate) fn can_act(&self) -> bool {
        self.commander_taken().is_none()
            && self
                .candidates()
                .into_iter()
                .any(|action| self.is_legal(action))
    }

    /// Everything that sections 3, 4, 7.2, 7.3 and 9.4 generate, before safety and completability.
    pub(crate) fn candidates(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(session) = &self.session {
            for kind in &session.remaining {
                self.steps_of(session.origin, *kind, &mut actions);
            }
            actions.push(Action::Commit);
        } else {
            for (from, group) in self.board.groups(self.turn) {
                self.moves_of(from, group, &mut actions);
                if group.len() > 1 {
                    for piece in group.pieces() {
                        self.steps_of(from, piece.kind, &mut actions);
                    }
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

    /// rules: 7.2 and 7.3
    fn steps_of(&self, from: Square, kind: Kind, actions: &mut Vec<Action>) {
        let Some(piece) = self.board.at(from).find(kind) else {
            return;
        };
        let alone = Group::of(&[piece]).expect("a single piece is a group");
        for (to, how) in lines::everywhere(&self.board, &alone, from, Manner::Alone) {
            actions.push(Action::Step {
                from,
                kind,
                to,
                how,
            });
        }
        for to in Square::all() {
            if self.may_board(kind, from, to) {
                let boarding = Action::Step {
                    from,
                    kind,
                    to,
                    how: How::Combine,
                };
                // "If P could also reach s by an ordinary combination, that is the same single action."
                if !actions.contains(&boarding) {
                    actions.push(boarding);
                }
            }
        }
    }

    /// rules: 7.3
    pub(crate) fn may_board(&self, kind: Kind, from: Square, to: Square) -> bool {
        let Some(session) = &self.session else {
            return false;
        };
        let Some(piece) = self.board.at(from).find(kind) else {
            return false;
        };
        let there = self.board.at(to);
        let landed: Vec<_> = session
            .landed
            .iter()
            .filter(|(_, square)| *square == to)
            .filter_map(|(kind, _)| there.find(*kind))
            .collect();
        if landed.is_empty() {
            return false;
        }
        let mut party = landed.clone();
        party.push(piece);
        let rides = Group::of(&party)
            .and_then(|group| group.carrier())
            .is_some_and(|carrier| landed.contains(&carrier));
        let fits = there
            .with(piece)
            .and_then(|group| group.carrier())
            .is_some_and(|carrier| carrier.kind.may_stand_on(to));
        rides && fits
    }

    /// rules: 7.4, 7.5, 9.3, 9.5
    pub(crate) fn is_legal(&self, action: Action) -> bool {
        let us = self.turn;
        let after = self.played(action);
        if after.board.commander(us.other()).is_none() {
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

    /// rules: 7.4 (a)
    pub(crate) fn may_be_left(&self, origin: Square) -> bool {
        self.board
            .at(origin)
            .carrier()
            .is_none_or(|carrier| carrier.kind.may_stand_on(origin))
    }

    /// The position after a candidate action, whether or not it is legal.
    pub(crate) fn played(&self, action: Action) -> Position {
        let mut next = self.clone();
        match action {
            Action::Move { from, to, how } => {
                let group = next.board.lift(from);
                next.arrive(group, from, to, how);
                heroic::promote(&mut next.board, self.turn);
                next.end_turn(how.is_capture());
            }
            Action::Step {
                from,
                kind,
                to,
                how,
            } => next.play_step(from, kind, to, how),
            Action::Commit => {
                let captured = next.session.take().is_some_and(|session| session.captured);
                next.end_turn(captured);
            }
        }
        next
    }

    fn play_step(&mut self, from: Square, kind: Kind, to: Square, how: How) {
        let mover = self.turn;
        let mut session = self.session.take().unwrap_or_else(|| Session {
            origin: from,
            before: self.board.clone(),
            remaining: self
                .board
                .at(from)
                .pieces()
                .map(|piece| piece.kind)
                .collect(),
            landed: Vec::new(),
            captured: false,
            steps: Vec::new(),
        });
        let stack = self.board.lift(from);
        let piece = stack.find(kind).expect("the stack holds the piece");
        self.board.put(from, stack.without(kind));
        let alone = Group::of(&[piece]).expect("a single piece is a group");
        if how == How::Stay {
            // The piece has acted and stands on the origin as before.
            self.board.put(from, stack);
            self.board.lift(to);
        } else {
            self.arrive(alone, from, to, how);
        }
        if matches!(how, How::Quiet | How::Displacing | How::Combine) {
            session.landed.push((kind, to));
        }
        session.remaining.retain(|other| *other != kind);
        session.captured |= how.is_capture();
        session
            .steps
            .push(super::text::session_step(piece, to, how));
        heroic::promote(&mut self.board, mover);
        let game_over = self.board.commander(mover.other()).is_none();
        if game_over || session.remaining.is_empty() {
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
                let union = self.board.at(to).joined(&group).expect("a legal stack");
                self.board.put(to, union);
            }
        }
    }

    /// rules: 10.2
    fn end_turn(&mut self, captured: bool) {
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
        if let Some(loser) = self.commander_taken() {
            return Some(End::CommanderTaken {
                winner: loser.other(),
            });
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
