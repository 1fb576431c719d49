//! The course of a match: the one place where a step is played by the rules of the match.
//!
//! referee → tally → play → judge, in this order, is written here and nowhere else. Matches, records, links, the root of a
//! search and self-play stand on it.

use std::fmt;

use crate::{Adjudicate, Past, Position, Ruling, Side, Stage, Standing};

/// A start, what was played since, and how it ended.
///
/// The history is compact: for each ply the step, the token that takes it back, and what turns and repetitions ask for. No
/// position is kept but the first and the present one; those between are walked to ([`Course::moments`]).
#[derive(Clone, Debug)]
pub struct Course<P: Adjudicate> {
    start: P,
    position: P,
    tally: P::Tally,
    plies: Vec<Ply<P>>,
    ended: Option<Ruling>,
}

/// One played step.
#[derive(Clone)]
pub struct Ply<P: Adjudicate> {
    /// The step as it was really played.
    pub step: P::Step,
    /// Who played it.
    pub actor: Side,
    /// The stage of the position before it.
    pub stage: Stage,
    /// The key of the position before it.
    pub key: u64,
    /// The counters of the match before it.
    tally: P::Tally,
    token: P::Undo,
}

impl<P: Adjudicate> fmt::Debug for Ply<P> {
    /// The token has no duty to print itself.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ply")
            .field("step", &self.step)
            .field("actor", &self.actor)
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

impl<P: Adjudicate> Ply<P> {
    /// Takes this ply back on a position that it led to.
    pub(crate) fn take_back(&self, position: &mut P) {
        position.undo(self.step, self.token.clone());
    }
}

/// A step with the positions around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment<P: Position> {
    /// The position before the step.
    pub before: P,
    /// The step.
    pub step: P::Step,
    /// The position after it.
    pub after: P,
}

impl<P: Adjudicate> Course<P> {
    /// A course without a step.
    #[must_use]
    pub fn new(start: P) -> Course<P> {
        Course {
            ended: start.outcome().map(Ruling::from),
            position: start.clone(),
            start,
            tally: P::Tally::default(),
            plies: Vec::new(),
        }
    }

    /// The position it began with.
    #[must_use]
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The steps played, oldest first.
    #[must_use]
    pub fn plies(&self) -> &[Ply<P>] {
        &self.plies
    }

    /// The counters of the match.
    #[must_use]
    pub fn tally(&self) -> &P::Tally {
        &self.tally
    }

    /// How the rules have ended it.
    #[must_use]
    pub fn ended(&self) -> Option<&Ruling> {
        self.ended.as_ref()
    }

    /// Whether steps may be played.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.ended {
            Some(_) => Standing::Over,
            None => Standing::Open,
        }
    }

    /// Plays a step that is legal here, and gives the one that the referee lets stand. Asked only while nothing has ended it.
    pub fn play(&mut self, submitted: P::Step) -> P::Step {
        debug_assert!(self.ended.is_none(), "no step follows the end");
        let step = self.position.referee(&self.tally, submitted);
        let tally = self.tally.clone();
        self.position.tally(&mut self.tally, step);
        let (actor, stage, key) = (
            self.position.actor(),
            self.position.stage(),
            self.position.key(),
        );
        let token = self.position.play_unchecked(step);
        self.plies.push(Ply {
            step,
            actor,
            stage,
            key,
            tally,
            token,
        });
        self.ended = match self.position.outcome() {
            Some(outcome) => Some(outcome.into()),
            None => self.position.declare(&self.past()),
        };
        step
    }

    /// Takes back the last step, and the end with it; `None` at the start.
    pub fn back(&mut self) -> Option<P::Step> {
        let ply = self.plies.pop()?;
        self.position.undo(ply.step, ply.token);
        self.tally = ply.tally;
        self.ended = None;
        debug_assert_eq!(self.position.key(), ply.key, "undo must be exact");
        Some(ply.step)
    }

    /// Every step with the positions around it, oldest first.
    pub fn moments(&self) -> impl Iterator<Item = Moment<P>> + '_ {
        let mut now = self.start.clone();
        self.plies.iter().map(move |ply| {
            let after = after(&now, ply.step);
            Moment {
                before: std::mem::replace(&mut now, after.clone()),
                step: ply.step,
                after,
            }
        })
    }

    /// The position before the last `plies` steps, which are at most all.
    #[must_use]
    pub fn earlier(&self, plies: usize) -> P {
        let mut position = self.position.clone();
        for ply in self.plies.iter().rev().take(plies) {
            ply.take_back(&mut position);
        }
        position
    }

    /// Indexes in [`Course::plies`] at which a turn begins, the one of the present position included if it begins a turn.
    ///
    /// A turn ends when the actor changes: a duty belongs to the turn it precedes.
    pub fn turn_starts(&self) -> impl Iterator<Item = usize> + '_ {
        let actors = self.plies.iter().map(|ply| ply.actor);
        let mut last = None;
        actors
            .chain([self.position.actor()])
            .enumerate()
            .filter_map(move |(index, actor)| {
                let begins = last != Some(actor);
                last = Some(actor);
                begins.then_some(index)
            })
    }

    /// Whether the present position stands in the middle of a turn: its actor has played the last step.
    #[must_use]
    pub fn inside_turn(&self) -> bool {
        self.plies
            .last()
            .is_some_and(|ply| ply.actor == self.position.actor())
    }

    /// What the judge is shown.
    #[must_use]
    pub fn past(&self) -> Past<'_, P> {
        Past {
            plies: &self.plies,
            tally: &self.tally,
        }
    }
}

/// The position after a legal step, for those who look one step ahead and play no match.
#[must_use]
pub fn after<P: Position>(position: &P, step: P::Step) -> P {
    let mut after = position.clone();
    // Only looked at, never taken back.
    let _token = after.play_unchecked(step);
    after
}
