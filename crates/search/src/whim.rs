//! Turns without a search of their own: by chance, by greed, by a slip, and by exact knowledge.

use std::sync::Arc;

use rules::{Evaluate, Exact, Position, SplitMix64, Truth};

use crate::Unwatched;
use crate::memory::Memory;
use crate::quiet::Quiet;
use crate::score::{INFINITE, Score};
use crate::style::Level;
use crate::worker::{Reins, Selectivity, Shared, Worker};

/// Steps until the actor changes or the game ends, each chosen by `choose` from the legal ones.
fn turn_by<P: Position>(
    position: &P,
    mut choose: impl FnMut(&P, &[P::Step]) -> usize,
) -> Vec<P::Step> {
    let mut position = position.clone();
    let actor = position.actor();
    let mut turn = Vec::new();
    let mut steps = Vec::new();
    while position.actor() == actor {
        steps.clear();
        position.generate(&mut steps);
        let Some(&step) = steps.get(choose(&position, &steps)) else {
            break;
        };
        let _ = position.play(step);
        turn.push(step);
    }
    turn
}

/// A turn of steps each of which is as likely as the others.
#[must_use]
pub fn random<P: Position>(position: &P, random: &mut SplitMix64) -> Vec<P::Step> {
    turn_by(position, |_, steps| random.below(steps.len().max(1)))
}

/// A turn of the greatest gain, step by step; ties, and turns without gain, by the first step in canonical order.
#[must_use]
pub fn greedy<P: Evaluate>(position: &P) -> Vec<P::Step> {
    turn_by(position, |position, steps| {
        let mut best = (0, 0);
        for (index, &step) in steps.iter().enumerate() {
            let gain = position.gain(step);
            if gain > best.1 {
                best = (index, gain);
            }
        }
        best.0
    })
}

/// The turn that a level plays without thinking, if it slips this time; the choice depends on `chance` alone.
pub fn slip<P: Evaluate>(
    position: &P,
    level: Level,
    chance: &mut SplitMix64,
) -> Option<Vec<P::Step>> {
    let handicap = level.handicap();
    if chance.below(1000) >= handicap.slips {
        return None;
    }
    Some(turn_by(position, |position, steps| {
        let Some(careless) = handicap.careless else {
            return chance.below(steps.len().max(1));
        };
        let looks = glance(position, steps);
        let best = looks.iter().copied().max().unwrap_or(0);
        let possible: Vec<usize> = (0..steps.len())
            .filter(|&index| looks[index] >= best - careless)
            .collect();
        possible
            .get(chance.below(possible.len().max(1)))
            .copied()
            .unwrap_or(0)
    }))
}

/// The value of each step by the shallowest look.
fn glance<P: Evaluate>(position: &P, steps: &[P::Step]) -> Vec<i32> {
    let memory = Arc::new(Memory::of_bytes(1 << 14));
    let mut worker = Worker::new(position.clone(), Vec::new(), memory, Selectivity::Pruned);
    let shared = Shared::default();
    let reins = Reins {
        watch: &Unwatched,
        most: None,
        nodes: u64::MAX,
        shared: &shared,
    };
    let actor = position.actor();
    steps
        .iter()
        .map(|&step| {
            worker.frames[0].actor = actor;
            let token = worker.position.play(step);
            let score = if worker.position.actor() == actor {
                worker.quiet(&reins, Quiet::new(-INFINITE, INFINITE, 1, 0))
            } else {
                -worker.quiet(&reins, Quiet::new(-INFINITE, INFINITE, 1, 1))
            };
            worker.position.undo(step, token);
            score
        })
        .collect()
}

/// Perfect play from a solution: the value and a line in which the winner hurries and the loser delays; `None` if the solution does not
/// hold the position.
pub fn truth<P: Evaluate>(position: &P, solution: &dyn Exact<P>) -> Option<(Score, Vec<P::Step>)> {
    let score = score_of(solution.truth(position)?);
    let mut position = position.clone();
    let mut line = Vec::new();
    let mut steps = Vec::new();
    while line.len() < 64 {
        steps.clear();
        position.generate(&mut steps);
        let actor = position.actor();
        let mut best: Option<(P::Step, i32)> = None;
        for &step in &steps {
            let token = position.play(step);
            let same = position.actor() == actor;
            let value = match position.outcome() {
                Some(end) => Some(match end.winner {
                    Some(winner) if winner == position.actor() => Score::win(0),
                    Some(_) => Score::loss(0),
                    None => Score::EVEN,
                }),
                None => solution.truth(&position).map(score_of),
            };
            position.undo(step, token);
            let Some(value) = value else { continue };
            let value = if same { value.0 } else { -value.0 };
            if best.is_none_or(|(_, old)| value > old) {
                best = Some((step, value));
            }
        }
        let Some((step, _)) = best else { break };
        line.push(step);
        let _ = position.play(step);
        // A drawn line has no goal: one turn of it is enough.
        if score == Score::EVEN && position.actor() != actor {
            break;
        }
    }
    Some((score, line))
}

fn score_of(truth: Truth) -> Score {
    match truth {
        Truth::Win(steps) => Score::win(u32::from(steps)),
        Truth::Draw => Score::EVEN,
        Truth::Loss(steps) => Score::loss(u32::from(steps)),
    }
}
