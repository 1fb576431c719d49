//! Moves and what they change (rules: 4.2, 6.1, 9.5).

use std::fmt;

use super::movement::COST_PER_LAYER;
use super::{Game, Node, Side, State};

/// rules: 9.5, 9.8
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Grade {
    Perfect,
    Great,
    Good,
    Miss,
}

impl Grade {
    pub(crate) const ALL: [Grade; 4] = [Grade::Perfect, Grade::Great, Grade::Good, Grade::Miss];

    fn income(self) -> u32 {
        match self {
            Grade::Perfect => 2,
            Grade::Great => 1,
            Grade::Good | Grade::Miss => 0,
        }
    }

    /// rules: 10.2
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Grade::Perfect => "@p",
            Grade::Great => "@g",
            Grade::Good => "@o",
            Grade::Miss => "@m",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Move {
    pub(crate) from: Node,
    pub(crate) to: Node,
}

impl Move {
    pub(crate) fn reversed(self) -> Move {
        Move {
            from: self.to,
            to: self.from,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

const ENERGY_CAP: u32 = 10;

impl State {
    /// The state after a pseudo-legal move of the side to move.
    pub(crate) fn after(&self, step: Move, grade: Grade) -> State {
        let mut next = self.clone();
        let takes = self.at(step.to).is_some();
        next.put(step.to, self.at(step.from));
        next.put(step.from, None);
        next.clock = if takes { 0 } else { self.clock + 1 };
        if self.game == Game::Rhythm {
            let energy = &mut next.energy[self.turn as usize];
            let cost = COST_PER_LAYER * step.from.z.abs_diff(step.to.z);
            *energy = (*energy - cost + grade.income()).min(ENERGY_CAP);
        }
        if self.turn == Side::Black {
            next.number = self.number + 1;
        }
        next.turn = self.turn.other();
        next
    }

    /// The state after a strict miss: the turn passes and nothing else happens (rules: 9.8).
    pub(crate) fn passed(&self) -> State {
        let mut next = self.clone();
        next.clock = self.clock + 1;
        if self.turn == Side::Black {
            next.number = self.number + 1;
        }
        next.turn = self.turn.other();
        next
    }

    /// The same state with the turn given to `side` (rules: 5.5).
    pub(crate) fn given_to(&self, side: Side) -> State {
        State {
            turn: side,
            ..self.clone()
        }
    }
}
