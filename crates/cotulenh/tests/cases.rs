//! Cases that a random comparison has to meet often enough to prove something: counted by name, and asked for at the end.

use std::collections::BTreeMap;

use crate::reference::Position;
use crate::reference::board::{Kind, Square};
use crate::reference::game::{Action, End};
use crate::reference::lines::How;

/// A case with the least number of times that it is met in 10,000 positions: about half of what was seen. What is rarer than once in
/// a test is asked for by the deep run alone.
pub(crate) type Floor = (&'static str, usize);

/// How often each case was met.
#[derive(Default, Debug)]
pub(crate) struct Cases(BTreeMap<&'static str, usize>);

impl Cases {
    pub(crate) fn note(&mut self, case: &'static str) {
        *self.0.entry(case).or_default() += 1;
    }

    /// Every floor is reached by so many positions, and nothing was met that has no floor.
    pub(crate) fn assert_met(&self, floors: &[&[Floor]], positions: usize) {
        for (case, floor) in floors.iter().copied().flatten() {
            let met = self.0.get(case).copied().unwrap_or(0);
            let least = floor * positions / 10_000;
            assert!(
                met >= least,
                "{case}: {met} of {least} in {positions}: {self:#?}"
            );
        }
        for case in self.0.keys() {
            let asked = |list: &&[Floor]| list.iter().any(|(name, _)| name == case);
            assert!(floors.iter().any(asked), "{case} has no floor");
        }
    }

    /// What a position shows.
    pub(crate) fn note_position(&mut self, literal: &Position, legal: &[Action]) {
        if literal.check() {
            self.note("check");
        }
        if literal.text().contains('+') {
            self.note("heroic piece");
        }
        if let Some(session) = &literal.session {
            self.note("session");
            let kinds = |pieces: Vec<_>| {
                let kinds = pieces
                    .iter()
                    .map(|piece: &crate::reference::board::Piece| piece.kind);
                kinds.collect::<Vec<Kind>>()
            };
            let stack = kinds(session.before.at(session.origin).pieces().collect());
            if stack.len() == 3 && stack[1] == stack[2] {
                self.note("session of two equal passengers");
            }
            let left = kinds(literal.board.at(session.origin).pieces().collect());
            if left.len() == 2 && left[0] == left[1] {
                self.note("two equal pieces left alone");
            }
        }
        for case in CLASSES {
            if legal.iter().any(|action| case.1(literal, *action)) {
                self.note(case.0);
            }
        }
    }

    /// How a game ended; `after` is the position without a legal action.
    pub(crate) fn note_end(&mut self, after: &Position) {
        match after.end(&[]) {
            Some(End::Reached { winner, reason }) => {
                self.note(reason);
                // An end hands the turn over, so that whoever is to act now did not act last.
                if winner == after.turn && !reason.ends_with("_points") {
                    self.note("own division spent");
                }
            }
            Some(End::Checkmate { .. }) => self.note("checkmate"),
            Some(End::Stalemate) | None => self.note("stalemate"),
        }
    }
}

/// What positions show, sessions and ends.
pub(crate) const POSITIONS: &[Floor] = &[
    ("session", 2000),
    ("check", 600),
    ("heroic piece", 5000),
    ("session of two equal passengers", 250),
    ("two equal pieces left alone", 60),
    ("commander", 80),
    ("checkmate", 8),
    ("stalemate", 1),
    ("sea", 25),
    ("air", 20),
    ("land", 4),
    ("sea_points", 1),
    ("air_points", 2),
    ("land_points", 1),
    ("own division spent", 2),
];

type Class = (&'static str, fn(&Position, Action) -> bool);

/// Kinds of legal actions.
const CLASSES: [Class; 8] = [
    ("suicide strike", |_, action| {
        parts(action).3 == How::Suicide
    }),
    ("combination", |_, action| {
        matches!(action, Action::Move { .. }) && parts(action).3 == How::Combine
    }),
    ("boarding", |_, action| {
        matches!(action, Action::Step { .. }) && parts(action).3 == How::Combine
    }),
    ("heroic one of two", |_, action| {
        matches!(action, Action::Step { plus: true, .. })
    }),
    ("end by an aim", |position, action| {
        parts(action).3.is_capture()
            && position
                .played(action)
                .over
                .is_some_and(|(_, reason)| reason != "commander")
    }),
    ("return of a plane", |position, action| {
        let (from, kind, to, how) = parts(action);
        let stays = how == How::Stay && position.board.rules.revised;
        stays && to.is_ground() && mover(position, from, kind) == Some(Kind::AirForce)
    }),
    ("navy that stays over land", |position, action| {
        let (from, kind, to, how) = parts(action);
        let stays = how == How::Stay && position.board.rules.revised;
        stays && to.is_navy_square() && mover(position, from, kind) == Some(Kind::Navy)
    }),
    ("commander that boards at sea", |position, action| {
        let (from, kind, to, how) = parts(action);
        let boards = how == How::Combine && position.session.is_none();
        boards && !to.is_ground() && mover(position, from, kind) == Some(Kind::Commander)
    }),
];

pub(crate) const ACTIONS: &[Floor] = &[
    ("suicide strike", 700),
    ("combination", 1500),
    ("boarding", 2000),
    ("heroic one of two", 120),
    ("end by an aim", 300),
    ("return of a plane", 350),
    ("navy that stays over land", 8),
    ("commander that boards at sea", 4),
];

/// The codes that random texts are refused with, and texts that are legal.
pub(crate) const REFUSALS: &[Floor] = &[
    ("legal", 1200),
    ("E_AIR_DEFENCE", 40),
    ("E_BLOCKED", 120),
    ("E_CAPTURE_KIND", 450),
    ("E_COMMANDER_ABOARD", 1),
    ("E_COMMANDER_UNSAFE", 120),
    ("E_GEOMETRY", 4000),
    ("E_HEAVY_RIVER", 4),
    ("E_NAVY_CORNER", 8),
    ("E_NOT_YOURS", 60),
    ("E_NO_COMPLETION", 8),
    ("E_NO_PIECE", 3000),
    ("E_RANGE", 1200),
    ("E_SESSION", 5000),
    ("E_SHELTER", 2),
    ("E_SIGHT", 20),
    ("E_STACK", 70),
    ("E_SYNTAX", 500),
    ("E_TERRAIN", 280),
];

/// From where, which piece if it is named, where to, and how; a commit goes nowhere.
fn parts(action: Action) -> (Square, Option<Kind>, Square, How) {
    match action {
        Action::Move { from, to, how } => (from, None, to, how),
        Action::Step {
            from,
            kind,
            to,
            how,
            ..
        } => (from, Some(kind), to, how),
        Action::Commit => {
            let nowhere = Square { file: 0, rank: 1 };
            (nowhere, None, nowhere, How::Quiet)
        }
    }
}

/// Who runs along the line: the named piece or the carrier.
fn mover(position: &Position, from: Square, named: Option<Kind>) -> Option<Kind> {
    named.or_else(|| Some(position.board.at(from).carrier()?.kind))
}
