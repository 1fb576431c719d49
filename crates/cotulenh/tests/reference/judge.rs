//! Section 10.3 over a whole game: the draws that are declared after an action was played.

use super::board::{Board, Colour, Kind};
use super::game::{Action, End, Position};

/// A game with its past.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// Every position so far, the present one last.
    pub(crate) past: Vec<Position>,
}

impl Game {
    pub(crate) fn new(position: Position) -> Game {
        Game {
            past: vec![position],
        }
    }

    pub(crate) fn now(&self) -> &Position {
        self.past.last().expect("a game has a position")
    }

    pub(crate) fn play(&mut self, action: Action) {
        let next = self.now().played(action);
        self.past.push(next);
    }

    pub(crate) fn take_back(&mut self) -> bool {
        if self.past.len() > 1 {
            self.past.pop();
            true
        } else {
            false
        }
    }

    /// Who won (`None`: a draw) and why, by the reasons of the platform.
    pub(crate) fn result(&self) -> Option<(Option<Colour>, &'static str)> {
        let now = self.now();
        match now.end(&now.legal()) {
            Some(End::Reached { winner, reason }) => return Some((Some(winner), reason)),
            Some(End::Checkmate { winner }) => return Some((Some(winner), "checkmate")),
            Some(End::Stalemate) => return Some((None, "stalemate")),
            None => {}
        }
        // Points 4 to 6 only after an action, and never while a session is open.
        if self.past.len() == 1 || now.session.is_some() {
            return None;
        }
        if now.clock >= 100 {
            return Some((None, "clock"));
        }
        let same = |then: &Position| then.turn == now.turn && then.board == now.board;
        let times = self
            .past
            .iter()
            .filter(|position| position.session.is_none() && same(position))
            .count();
        if times >= 3 {
            return Some((None, "repetition"));
        }
        bare(&now.board).then_some((None, "bare"))
    }
}

/// rules: 10.3 point 6
fn bare(board: &Board) -> bool {
    board.rules.has_commanders()
        && Colour::ALL.into_iter().all(|colour| {
            board
                .groups(colour)
                .all(|(_, group)| group.pieces().all(|piece| piece.kind == Kind::Commander))
        })
}
