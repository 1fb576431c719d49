//! Activations: the thirteen tests in their order (rules: 6.3), arrival and effects (rules: 6.4, 6.5), forced promotions
//! (rules: 8.4).

use super::action::Choices;
use super::attack::Code;
use super::geometry::{Level, Pin, Square, Track, adjacent_1995, adjacent_revised};
use super::piece::{Colour, Kind, PawnState};
use super::state::State;

/// The wish of a player about a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) enum Journey {
    /// `QL1-QL2`, with `^` when `turned`.
    To { pin: Pin, turned: bool },
    /// `QL2^`.
    InPlace,
}

/// Where a passenger arrives (rules: 6.4).
pub(crate) fn arrival(cell: Square, from: Pin, to: Pin, turned: bool) -> Square {
    let (mut x, mut y) = (cell.file - from.low_file(), cell.rank - from.low_rank());
    if turned {
        (x, y) = (1 - x, 1 - y);
    }
    Square {
        file: to.low_file() + x,
        rank: to.low_rank() + y,
        level: Level::Attack(to),
    }
}

/// The corner that a board leaving this pin uncovers, with the colour of the pawns that promote there (rules: 8.4).
fn corner_below(pin: Pin) -> Option<(Square, Colour)> {
    let (rank, level, colour) = match pin.index {
        6 => (8, Level::B, Colour::White),
        1 => (1, Level::W, Colour::Black),
        _ => return None,
    };
    let file = match pin.track {
        Track::Queen => 1,
        Track::King => 4,
    };
    Some((Square { file, rank, level }, colour))
}

impl State {
    /// The first failing test of 6.3, or the position after the activation.
    pub(crate) fn judge_activation(
        &self,
        from: Pin,
        journey: Journey,
        choices: Choices,
    ) -> Result<State, Code> {
        // 1
        if !self.pending.is_empty() {
            return Err("E_PROMOTION_REQUIRED");
        }
        // 2
        let Some(index) = self.board_on(from) else {
            return Err("E_NO_BOARD");
        };
        let board = self.boards[index];
        let passengers = self.passengers(from);
        // 3
        if passengers.len() > 1 {
            return Err("E_TOO_MANY_PASSENGERS");
        }
        // 4
        if self.controller(board) != Some(self.mover) {
            return Err("E_NOT_CONTROLLED");
        }
        let (to, turned) = match journey {
            Journey::InPlace => (from, true),
            Journey::To { pin, turned } => (pin, turned),
        };
        // 5
        if to == from {
            if journey != Journey::InPlace || !self.options.rotate_in_place {
                return Err("E_ROTATE_ONLY");
            }
            if passengers.is_empty() {
                return Err("E_ROTATE_EMPTY");
            }
        } else {
            // 6
            if self.options.own_track_only && to.track != from.track {
                return Err("E_CROSS_TRACK");
            }
            let adjacent = if self.options.graph_of_1995 {
                adjacent_1995(from, to)
            } else {
                adjacent_revised(from, to)
            };
            if !adjacent {
                return Err("E_NOT_ADJACENT");
            }
            // 7
            if self.board_on(to).is_some() {
                return Err("E_PIN_OCCUPIED");
            }
            // 8
            let climb = if self.options.forward_by_rank {
                to.low_rank() - from.low_rank()
            } else {
                to.index - from.index
            };
            let progress = climb * self.mover.forward();
            if !passengers.is_empty() && progress < 0 {
                return Err("E_BACKWARD_OCCUPIED");
            }
            // 9
            if turned && passengers.is_empty() {
                return Err("E_ROTATE_EMPTY");
            }
            if turned && self.options.identity_only {
                return Err("E_NO_ROTATION");
            }
        }
        // 10
        let shadowed = to.squares().any(|square| {
            self.pieces_in(square.column())
                .any(|(at, piece)| piece.kind != Kind::Knight && at.pin() != Some(from))
        });
        if shadowed && !self.options.no_board_shadow {
            return Err("E_SHADOW");
        }
        // 11
        let uncovered = corner_below(from).filter(|(corner, colour)| {
            to != from
                && self
                    .pieces
                    .get(corner)
                    .is_some_and(|piece| piece.is_pawn_of(*colour))
        });
        let mut after = self.after_activation(index, to, turned);
        // The passenger's choice comes first: it promotes on its furthest rank as that is after the activation (rules: 8.5).
        let mut due = Vec::new();
        for (cell, piece) in &passengers {
            let landing = arrival(*cell, from, to, turned);
            if self.options.carried_promotion
                && piece.kind.is_pawn()
                && landing.rank == after.furthest_rank(landing.file, self.mover)
            {
                due.push(landing);
            }
        }
        let own = uncovered.filter(|(_, colour)| *colour == self.mover);
        due.extend(own.map(|(corner, _)| corner));
        let given: Vec<Kind> = choices.into_iter().flatten().collect();
        if given.len() < due.len() {
            return Err("E_PROMOTION_REQUIRED");
        }
        if given.len() > due.len() {
            return Err("E_NOT_PENDING");
        }
        for (square, kind) in due.into_iter().zip(given) {
            after.promote(square, kind);
        }
        // 12
        if after.in_check(self.mover) {
            return Err("E_KING_EXPOSED");
        }
        // 13
        if let Some((corner, colour)) = uncovered
            && colour != self.mover
        {
            for kind in [Kind::Queen, Kind::Knight] {
                let mut feared = after.clone();
                feared.promote(corner, kind);
                if feared.in_check(self.mover) {
                    return Err("E_KING_EXPOSED_BY_PROMOTION");
                }
            }
            after.pending.push(corner);
        }
        Ok(after)
    }

    /// Pin, bit, passenger, letters, rights, en passant, clock, turn (rules: 6.5).
    fn after_activation(&self, index: usize, to: Pin, turned: bool) -> State {
        let mut after = self.clone();
        let from = self.boards[index].pin;
        for (cell, mut piece) in self.passengers(from) {
            after.pieces.remove(&cell);
            if piece.kind.is_pawn() {
                piece.kind = Kind::Pawn(PawnState::Transported);
            }
            after.pieces.insert(arrival(cell, from, to, turned), piece);
            after.touch(cell);
        }
        after.boards[index].pin = to;
        after.boards[index].turned ^= turned;
        after.half += 1;
        after.pass_turn();
        after
    }

    /// Replaces a pawn; the clock starts anew (rules: 6.5, 8.4).
    pub(crate) fn promote(&mut self, square: Square, kind: Kind) {
        if let Some(pawn) = self.pieces.get_mut(&square) {
            pawn.kind = kind;
            self.half = 0;
        }
    }

    /// The answer to a forced promotion (rules: 8.4, 13).
    pub(crate) fn judge_choice(&self, square: Square, kind: Kind) -> Result<State, Code> {
        match self.pending.first() {
            Some(first) if *first == square => {
                let mut after = self.clone();
                after.promote(square, kind);
                after.pending.remove(0);
                Ok(after)
            }
            Some(_) => Err("E_PROMOTION_REQUIRED"),
            None if self.is_deferred(square) => Err("E_PROMOTION_BLOCKED"),
            None => Err("E_NOT_PENDING"),
        }
    }
}
