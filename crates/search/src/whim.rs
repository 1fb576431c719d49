//! Turns without a search of their own: by chance, by greed, by a slip, and by exact knowledge.

use std::sync::Arc;

use evaluation::{Evaluate, Exact, Truth};
use rules::{Position, SplitMix64};

use crate::Unwatched;
use crate::memory::Memory;
use crate::quiescence::Quiescence;
use crate::score::{INFINITE, Score};
use crate::style::{Level, Plies};
use crate::trail::Trail;
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
        let _ = position.play_unchecked(step);
        turn.push(step);
    }
    turn
}

/// A turn of steps each of which is as likely as the others.
#[must_use]
pub fn random<P: Position>(position: &P, random: &mut SplitMix64) -> Vec<P::Step> {
    turn_by(position, |_, steps| random.below(steps.len().max(1)))
}

/// The first step in canonical order, and again until the turn is over.
#[must_use]
pub fn first<P: Position>(position: &P) -> Vec<P::Step> {
    turn_by(position, |_, _| 0)
}

/// A turn by alpha–beta on the margin alone, so many plies deep; ties by the first step in canonical order. `None` in a
/// game that has no margin.
#[must_use]
pub fn by_margin<P: Evaluate>(position: &P, plies: Plies) -> Option<Vec<P::Step>> {
    position.lead()?;
    Some(turn_by(position, |position, steps| {
        let mut next = position.clone();
        let mut best = (0, i32::MIN);
        for (index, &step) in steps.iter().enumerate() {
            let value = margin_after(&mut next, step, plies.number(), (-INFINITE, INFINITE));
            if value > best.1 {
                best = (index, value);
            }
        }
        best.0
    }))
}

/// What a step comes to for its actor, looked at so many plies deep, the step included.
fn margin_after<P: Evaluate>(
    position: &mut P,
    step: P::Step,
    plies: u8,
    (alpha, beta): (i32, i32),
) -> i32 {
    let actor = position.actor();
    let token = position.play_unchecked(step);
    let value = if position.actor() == actor {
        margin(position, plies - 1, (alpha, beta))
    } else {
        -margin(position, plies - 1, (-beta, -alpha))
    };
    position.undo(step, token);
    value
}

/// The margin that the actor can reach in so many plies.
fn margin<P: Evaluate>(position: &mut P, plies: u8, (mut alpha, beta): (i32, i32)) -> i32 {
    let here = position.lead().unwrap_or(0);
    if plies == 0 {
        return here;
    }
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let mut best = None;
    for step in steps {
        let value = margin_after(position, step, plies, (alpha, beta));
        best = best.max(Some(value));
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    best.unwrap_or(here)
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
    let mut worker = Worker::new(
        position.clone(),
        Trail::default(),
        memory,
        Selectivity::Pruned,
    );
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
            let token = worker.position.play_unchecked(step);
            let score = if worker.position.actor() == actor {
                worker.quiescence(&reins, Quiescence::new(-INFINITE, INFINITE, 1, 0))
            } else {
                -worker.quiescence(&reins, Quiescence::new(-INFINITE, INFINITE, 1, 1))
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
            let token = position.play_unchecked(step);
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
        let _ = position.play_unchecked(step);
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
