//! Evaluations whose weights are learned: the value must be what the terms say.

use evaluation::Tune;
use rules::{SplitMix64, Text};

use crate::{Plan, random_step};

/// Plays random games from `start` and compares the value of every position with the sum of its terms; `slack` is what rounding
/// may cost.
///
/// # Panics
/// At the first position whose value is another.
pub fn assert_terms_add_up<P: Tune + Text>(start: &P, plan: &Plan, slack: i32) {
    let mut random = SplitMix64::new(plan.seed);
    let mut steps = Vec::new();
    for _ in 0..plan.games {
        let mut position = start.clone();
        for _ in 0..plan.plies {
            let Some(step) = random_step(&position, &mut random, &mut steps) else {
                break;
            };
            let residue = position.residue();
            assert!(
                residue.abs() <= slack,
                "{residue} in {}",
                position.position_text()
            );
            let _token = position.play_unchecked(step);
        }
    }
}
