//! Turns without a search of their own: by chance, by greed, in haste, and by exact knowledge.

use evaluation::{Evaluate, Exact, Truth};
use rules::{Position, SplitMix64};

use crate::level::Level;
use crate::score::{INFINITE, Score};
use crate::style::Plies;

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

/// A turn in haste, without a look at the reply: of the steps that a level notices the one after which the board looks best.
pub fn hasty<P: Evaluate>(position: &P, level: Level, chance: &mut SplitMix64) -> Vec<P::Step> {
    turn_by(position, |position, steps| {
        let noticed = level.notices(position, chance);
        let mut next = position.clone();
        let mut best: Option<(P::Step, i32)> = None;
        for step in noticed {
            let value = appearance(&mut next, step);
            if best.is_none_or(|(_, known)| value > known) {
                best = Some((step, value));
            }
        }
        let step = best.map(|(step, _)| step);
        steps
            .iter()
            .position(|&legal| Some(legal) == step)
            .unwrap_or(steps.len())
    })
}

/// What the board looks like to the actor after a step.
fn appearance<P: Evaluate>(position: &mut P, step: P::Step) -> i32 {
    let actor = position.actor();
    let token = position.play_unchecked(step);
    let value = match position.outcome() {
        Some(end) => match end.winner {
            Some(winner) if winner == actor => INFINITE,
            Some(_) => -INFINITE,
            None => 0,
        },
        None if position.actor() == actor => position.value(),
        None => -position.value(),
    };
    position.undo(step, token);
    value
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

/// Every step of a position with its exact value and a perfect line after it, the best first; steps of one value in canonical order.
/// Steps that lead out of the solution are left out.
pub fn truths<P: Evaluate>(position: &P, solution: &dyn Exact<P>) -> Vec<(Score, Vec<P::Step>)> {
    let mut steps = Vec::new();
    position.generate(&mut steps);
    let valued = steps.into_iter().filter_map(|step| {
        let after = rules::after(position, step);
        let (truth, mut rest) = match after.outcome() {
            Some(end) => match end.winner {
                Some(winner) if winner == after.actor() => (Truth::Win(0), Vec::new()),
                Some(_) => (Truth::Loss(0), Vec::new()),
                None => (Truth::Draw, Vec::new()),
            },
            None => (solution.truth(&after)?, truth(&after, solution)?.1),
        };
        let truth = match truth {
            _ if after.actor() == position.actor() => truth,
            Truth::Win(steps) => Truth::Loss(steps),
            Truth::Loss(steps) => Truth::Win(steps),
            Truth::Draw => Truth::Draw,
        };
        // The step itself is one more.
        let truth = match truth {
            Truth::Win(steps) => Truth::Win(steps.saturating_add(1)),
            Truth::Loss(steps) => Truth::Loss(steps.saturating_add(1)),
            Truth::Draw => Truth::Draw,
        };
        rest.insert(0, step);
        Some((score_of(truth), rest))
    });
    let mut valued: Vec<(Score, Vec<P::Step>)> = valued.collect();
    valued.sort_by_key(|(score, _)| std::cmp::Reverse(score.0));
    valued
}

fn score_of(truth: Truth) -> Score {
    match truth {
        Truth::Win(steps) => Score::win(u32::from(steps)),
        Truth::Draw => Score::EVEN,
        Truth::Loss(steps) => Score::loss(u32::from(steps)),
    }
}
