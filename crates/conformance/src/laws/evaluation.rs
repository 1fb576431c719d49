//! What a search takes for granted (laws 15 and 16).

use std::collections::HashSet;

use evaluation::{HISTORY_SLOTS, Playable, STATIC_BOUND};
use rules::{Course, Effect, Stage};

use super::{steps, texts};

/// The search numbers the steps of a position with 16 bits, of which the greatest number means "none".
const MOST_STEPS: usize = u16::MAX as usize - 1;

/// Law 15: history slots are indexes, values and gains stay below what a win is worth, and an exchange wins no more than the capture
/// that begins it.
pub(super) fn values_are_in_range<P: Playable>(
    position: &P,
    steps: &[P::Step],
) -> Result<(), String> {
    let bound = -STATIC_BOUND..=STATIC_BOUND;
    let value = position.value();
    if !bound.contains(&value) {
        return Err(format!("law 15: value {value} is beyond {STATIC_BOUND}"));
    }
    if steps.len() > MOST_STEPS {
        return Err(format!("law 15: {} steps cannot be numbered", steps.len()));
    }
    for &step in steps {
        let slot = position.history_slot(step);
        if slot >= HISTORY_SLOTS {
            return Err(format!("law 15: slot {slot} of {step:?}"));
        }
        let gain = position.gain(step);
        if !bound.contains(&gain) {
            return Err(format!("law 15: gain {gain} of {step:?}"));
        }
        // It is asked of steps that gain something, and of no others.
        if gain > 0 {
            let exchange = position.exchange(step);
            if exchange > gain {
                return Err(format!(
                    "law 15: {step:?} gains {gain} and {exchange} after the exchange"
                ));
            }
        }
    }
    Ok(())
}

/// Law 15: what takes nothing and promotes nothing gains nothing.
pub(super) fn gain_is_explained<P: Playable>(
    position: &P,
    step: P::Step,
    effects: &[Effect],
) -> Result<(), String> {
    let gain = position.gain(step);
    let fruitful =
        |effect: &Effect| matches!(effect, Effect::Captured(_) | Effect::Promoted { .. });
    if gain == 0 || effects.iter().any(fruitful) {
        Ok(())
    } else {
        Err(format!("law 15: the quiet {step:?} gains {gain}"))
    }
}

/// Law 15. They are asked for where a quiet evaluation may stand: at the beginning of a turn and out of check.
pub(super) fn tactical_steps_are_legal<P: Playable>(
    position: &P,
    steps: &[P::Step],
) -> Result<(), String> {
    if position.stage() != Stage::Turn || position.in_check() {
        return Ok(());
    }
    let Some(&kept) = steps.first() else {
        return Ok(());
    };
    // The search appends to a list that is in use.
    let mut list = vec![kept];
    position.tactical(&mut list);
    if list.first() != Some(&kept) {
        return Err("law 15: the tactical steps are not appended".into());
    }
    let legal: HashSet<P::Step> = steps.iter().copied().collect();
    let mut seen = HashSet::new();
    for step in &list[1..] {
        if !legal.contains(step) {
            return Err(format!("law 15: the tactical {step:?} is not legal"));
        }
        if !seen.insert(*step) {
            return Err(format!("law 15: the tactical {step:?} comes twice"));
        }
    }
    Ok(())
}

/// Law 15: an end that is seen without looking for steps is the end of the position, or the one that the match declares here
/// whatever was played before. The search asks only who wins.
pub(super) fn ends_agree<P: Playable>(position: &P) -> Result<(), String> {
    let Some(plain) = position.plain_end() else {
        return Ok(());
    };
    let ended = position.outcome().or_else(|| {
        let course = Course::new(position.clone());
        Some(position.declare(&course.past())?.outcome)
    });
    match ended {
        Some(ended) if ended.winner == plain.winner => Ok(()),
        ended => Err(format!("law 15: plain end {plain:?}, the rules {ended:?}")),
    }
}

/// Law 16: what the null-move heuristic searches is a whole position of the same game.
pub(super) fn a_pass_is_a_position<P: Playable>(position: &P) -> Result<(), String> {
    let Some(passed) = position.passed() else {
        return Ok(());
    };
    let wrong = |what: String| Err(format!("law 16: passed to {passed:?}: {what}"));
    if position.stage() != Stage::Turn || position.in_check() {
        return wrong(format!(
            "from stage {:?}, check {}",
            position.stage(),
            position.in_check()
        ));
    }
    if passed.actor() != position.actor().other() || passed.stage() != Stage::Turn {
        return wrong(format!("{:?} acts, {:?}", passed.actor(), passed.stage()));
    }
    if passed.options() != position.options() {
        return wrong(format!("with {:?}", passed.options()));
    }
    if passed.key() == position.key() {
        return wrong("the key is the same".into());
    }
    let mut replies = Vec::new();
    passed.generate(&mut replies);
    passed
        .audit()
        .and_then(|()| steps::outcome_means_no_step(&passed, &replies))
        .and_then(|()| texts::position_text_returns(&passed))
        .or_else(wrong)
}
