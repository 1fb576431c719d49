//! A match going on in thought: what a machine needs to know where the rules of the match end it.

use rules::{Game, Past, Ply, Ruling};

use crate::Match;

/// The present position of a match with its past, to try steps on. The match itself does not move.
#[derive(Debug)]
pub(crate) struct Course<P: Game> {
    position: P,
    plies: Vec<Ply<P>>,
    tally: P::Tally,
    /// The counters before each step that was tried.
    tallies: Vec<P::Tally>,
}

impl<P: Game> Course<P> {
    /// The course of a match up to now.
    pub(crate) fn of(table: &Match<P>) -> Course<P> {
        Course {
            position: table.position().clone(),
            plies: table.plies().to_vec(),
            tally: table.tally().clone(),
            tallies: Vec::new(),
        }
    }

    /// The position that is reached.
    pub(crate) fn position(&self) -> &P {
        &self.position
    }

    /// Tries a legal step; how the match would end with it.
    pub(crate) fn play(&mut self, step: P::Step) -> Option<Ruling> {
        let before = self.position.clone();
        self.tallies.push(self.tally.clone());
        let step = before.referee(&self.tally, step);
        before.tally(&mut self.tally, step);
        let _ = self.position.play(step);
        self.plies.push(Ply { before, step });
        match self.position.outcome() {
            Some(outcome) => Some(outcome.into()),
            None => self.position.declare(&Past {
                plies: &self.plies,
                tally: &self.tally,
            }),
        }
    }

    /// Takes back the last step that was tried; nothing of the match itself.
    pub(crate) fn back(&mut self) {
        if let Some(tally) = self.tallies.pop()
            && let Some(ply) = self.plies.pop()
        {
            self.tally = tally;
            self.position = ply.before;
        }
    }
}
