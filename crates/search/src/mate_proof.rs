//! Mate proof: whether a told distance to the end is the true one. A selective search never tells an end that is not forced, because a
//! loss is told only where every step was tried; but whoever wins may have skipped a shorter way. Here every step of both sides is
//! looked at, without windows, within a bounded number of positions.

use std::collections::HashMap;

use evaluation::Evaluate;
use rules::Side;

use crate::iterative_deepening::PrincipalVariation;
use crate::score::{Score, Verdict};
use crate::worker::{MAX_PLY, Reins, Worker};

/// What is known of a told distance to the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Distance {
    /// The end is forced in at most so many turns.
    AtMost,
    /// In exactly so many: whoever wins cannot hurry it, and whoever loses cannot delay it.
    Proved,
}

/// A proof may take one of so many positions that the search has visited, but never fewer than [`LEAST`].
const SHARE: u64 = 4;
const LEAST: u64 = 1_000;
/// What a proof may take at the very most: its notes take memory.
const MOST: u64 = 400_000;

/// A distance that was to be proved.
#[derive(Clone, Copy, Debug)]
struct Trial<S> {
    step: S,
    score: Score,
    rank: Rank,
    distance: Distance,
    /// The search had visited so many positions; it is tried again when they have doubled.
    visited: u64,
}

/// Whose distance a line tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rank {
    /// That of the position.
    Best,
    /// That of its first step alone.
    Other,
}

/// What a search has proved and tried to prove of the ends that it told.
#[derive(Debug)]
pub(crate) struct MateProofs<S> {
    trials: Vec<Trial<S>>,
}

/// One proof: what is known, and how long it may go on.
struct Proof {
    winner: Side,
    /// Whether the winner wins within so many turns of both sides from the position of a key.
    known: HashMap<(u64, u32), bool>,
    most: u64,
}

impl<S: Copy + Eq> MateProofs<S> {
    pub(crate) fn new() -> MateProofs<S> {
        MateProofs { trials: Vec::new() }
    }

    /// Says of each line what is known of its distance; what is not known is tried if the search has gone far enough for it.
    pub(crate) fn mark<P: Evaluate<Step = S>>(
        &mut self,
        lines: &mut [PrincipalVariation<S>],
        worker: &mut Worker<P>,
        reins: &Reins<'_>,
    ) {
        for (index, line) in lines.iter_mut().enumerate() {
            let Some(&step) = line.steps.first() else {
                continue;
            };
            if matches!(line.score.verdict(), Verdict::Value(_)) {
                continue;
            }
            let rank = match index {
                0 => Rank::Best,
                _ => Rank::Other,
            };
            let known = self.trials.iter().position(|trial| {
                trial.step == step && trial.score == line.score && trial.rank == rank
            });
            let early = known.is_some_and(|known| {
                let trial = &self.trials[known];
                trial.distance == Distance::Proved || worker.nodes < 2 * trial.visited
            });
            if let Some(known) = known
                && early
            {
                line.distance = self.trials[known].distance;
                continue;
            }
            let visited = worker.nodes;
            line.distance = worker.prove(reins, step, line.score, rank);
            let trial = Trial {
                step,
                score: line.score,
                rank,
                distance: line.distance,
                visited,
            };
            match known {
                Some(known) => self.trials[known] = trial,
                None => self.trials.push(trial),
            }
        }
    }

    /// The same without trying anything.
    pub(crate) fn recall(&self, lines: &mut [PrincipalVariation<S>]) {
        for (index, line) in lines.iter_mut().enumerate() {
            let known = self.trials.iter().find(|trial| {
                line.steps.first() == Some(&trial.step)
                    && trial.score == line.score
                    && (trial.rank == Rank::Best) == (index == 0)
            });
            line.distance = known.map_or(Distance::AtMost, |trial| trial.distance);
        }
    }
}

impl<P: Evaluate> Worker<P> {
    /// Proves the distance of a line that begins with `step`.
    fn prove(&mut self, reins: &Reins<'_>, step: P::Step, score: Score, rank: Rank) -> Distance {
        let actor = self.position.actor();
        let (winner, turns) = match score.verdict() {
            Verdict::Win(turns) => (actor, turns),
            Verdict::Loss(turns) => (actor.other(), turns),
            Verdict::Value(_) => return Distance::AtMost,
        };
        let mut proof = Proof {
            winner,
            known: HashMap::new(),
            most: self.nodes + (self.nodes / SHARE).clamp(LEAST, MOST),
        };
        self.frames[0].actor = actor;
        let exact = match rank {
            Rank::Best => self.ends_in(reins, &mut proof, turns, 0),
            Rank::Other => {
                let token = self.position.play_unchecked(step);
                let passed = u32::from(self.position.actor() != actor);
                let exact = self.ends_in(reins, &mut proof, turns.saturating_sub(passed), 1);
                self.position.undo(step, token);
                exact
            }
        };
        match exact {
            Some(true) => Distance::Proved,
            Some(false) | None => Distance::AtMost,
        }
    }

    /// Whether the end is forced within `turns` turns and not within fewer; `None` if that takes too long to say.
    fn ends_in(
        &mut self,
        reins: &Reins<'_>,
        proof: &mut Proof,
        turns: u32,
        ply: usize,
    ) -> Option<bool> {
        let sooner = match turns.checked_sub(1) {
            Some(fewer) => self.ends_within(reins, proof, fewer, ply)?,
            None => false,
        };
        Some(!sooner && self.ends_within(reins, proof, turns, ply)?)
    }

    /// Whether the winner has won after at most `left` more turns of both sides, whatever the other side does.
    fn ends_within(
        &mut self,
        reins: &Reins<'_>,
        proof: &mut Proof,
        left: u32,
        ply: usize,
    ) -> Option<bool> {
        if !self.enter(reins, ply) || self.nodes >= proof.most || ply >= MAX_PLY {
            return None;
        }
        let actor = self.position.actor();
        let end = match left {
            0 => self.position.outcome(),
            _ => self.position.plain_end(),
        };
        if let Some(end) = end {
            // An end inside a turn ends that turn.
            let inside = ply > 0 && self.frames[ply - 1].actor == actor;
            return Some(end.winner == Some(proof.winner) && u32::from(inside) <= left);
        }
        if left == 0 {
            return Some(false);
        }
        let place = (self.position.key(), left);
        if left > 1
            && let Some(&known) = proof.known.get(&place)
        {
            return Some(known);
        }
        self.frames[ply].actor = actor;
        let remembered = self.memory.table.probe(place.0);
        let begin = self.fill(remembered.and_then(|entry| entry.step));
        if begin == self.candidates.len() {
            let end = self.position.outcome();
            return Some(end.is_some_and(|end| end.winner == Some(proof.winner)));
        }
        if left > 1 {
            self.rank_gains(begin);
        }
        let wins = actor == proof.winner;
        let mut answer = Some(!wins);
        for at in begin..self.candidates.len() {
            let step = self.candidates[at].step;
            let token = self.position.play_unchecked(step);
            let passed = u32::from(self.position.actor() != actor);
            let below = self.ends_within(reins, proof, left - passed, ply + 1);
            self.position.undo(step, token);
            if below != Some(!wins) {
                answer = below;
                break;
            }
        }
        self.candidates.truncate(begin);
        if left > 1
            && let Some(answer) = answer
        {
            proof.known.insert(place, answer);
        }
        answer
    }
}
