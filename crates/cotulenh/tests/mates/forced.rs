//! Wins by force, found by looking at every turn of both sides: no window, no memory, no order.

use cotulenh::{Act, Actors, Cotulenh, Step};
use rules::{Position, Side};

/// A search that gives up after a number of steps played.
pub(crate) struct Proof {
    pub(crate) attacker: Side,
    pub(crate) played: u64,
    pub(crate) most: u64,
}

impl Proof {
    pub(crate) fn new(attacker: Side, most: u64) -> Proof {
        Proof {
            attacker,
            played: 0,
            most,
        }
    }

    /// Whether the attacker wins within so many turns of its own, whatever the other side does; `None` if that takes too long to say.
    pub(crate) fn wins(&mut self, position: &mut Cotulenh, turns: u32) -> Option<bool> {
        if let Some(end) = position.outcome() {
            return Some(end.winner == Some(self.attacker));
        }
        let attacks = position.actor() == self.attacker;
        if attacks && turns == 0 {
            return Some(false);
        }
        let mut steps = Vec::new();
        position.generate(&mut steps);
        for step in steps {
            self.played += 1;
            if self.played > self.most {
                return None;
            }
            let token = position.play_unchecked(step);
            let passes = position.actor() != self.attacker;
            let left = turns - u32::from(attacks && passes);
            let wins = self.wins(position, left);
            position.undo(step, token);
            if wins? == attacks {
                return Some(attacks);
            }
        }
        Some(!attacks)
    }

    /// The first steps of the turns that win.
    pub(crate) fn keys(&mut self, position: &mut Cotulenh, turns: u32) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let mut keys = Vec::new();
        for step in steps {
            let token = position.play_unchecked(step);
            let left = turns - u32::from(position.actor() != self.attacker);
            let wins = self.wins(position, left);
            position.undo(step, token);
            if wins? {
                keys.push(step);
            }
        }
        Some(keys)
    }
}

/// What is special about a winning first step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Theme {
    /// A piece leaves its stack.
    Deploy,
    /// A plane acts.
    Air,
    /// Anything else.
    Plain,
}

impl Theme {
    pub(crate) fn of(position: &Cotulenh, step: Step) -> Theme {
        match step {
            Step::Go {
                who: Actors::One(_),
                ..
            } => Theme::Deploy,
            Step::Go { from, act, .. }
                if act == Act::Suicide
                    || position.at(from).carrier().kind() == cotulenh::Kind::AirForce =>
            {
                Theme::Air
            }
            _ => Theme::Plain,
        }
    }
}
