//! What the evaluation promises to a search, held against the rules over random games.
use evaluation::{Evaluate, HISTORY_SLOTS};
use rules::{Audit, Mirror, Position, Reading, RuleOptions, SplitMix64, Stage, Text};
use trid::{Choice, Choices, Options, Step, TriD};

/// The start, and P4 and P6 of the rules text: deferred pawns under boards of either side. M6 and a pawn on its way under
/// Meder's rules, by which boards carry pawns to their promotion, one after the other.
const BEGINNINGS: [(&str, &str); 5] = [
    (
        "revised",
        "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1",
    ),
    (
        "revised",
        "4/4/p1Kp/4|4/4/3k/4|P3/1P1P/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
    ),
    (
        "revised",
        "4/3k/3p/1K2|4/4/N3/4|P3/4/4/4 QL6:T1/2|KL1:2/2|QL4:2/2|KL4:2/2 w - - - 0 10",
    ),
    (
        "meder",
        "4/4/4/1K2|4/4/4/4|4/2k1/4/4 QL5:1P/2|KL2:2/1P|QL4:P1/2|KL5:2/p1 w - - - 0 20",
    ),
    (
        "meder",
        "4/2K1/4/4|4/2k1/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/P1|KL4:2/2 w - - - 0 10",
    ),
];

/// Calls `see` with every position of random games.
fn wander(seed: u64, games: usize, mut see: impl FnMut(&TriD)) {
    let mut random = SplitMix64::new(seed);
    for game in 0..games {
        let (preset, text) = BEGINNINGS[game % BEGINNINGS.len()];
        let mut options = Options::preset(preset).unwrap();
        if preset == "meder" && game % 2 == 0 {
            options.set("arrivals", "both").unwrap();
            options.set("rotate_in_place", "on").unwrap();
        }
        let mut position = TriD::read_position(text, Reading::Strict, options).unwrap();
        let mut steps = Vec::new();
        for _ in 0..160 {
            see(&position);
            steps.clear();
            position.generate(&mut steps);
            if steps.is_empty() {
                break;
            }
            // Gains are rare in random play: half of the time one is taken if there is any.
            let gains: Vec<Step> = steps
                .iter()
                .copied()
                .filter(|&step| position.gain(step) > 0)
                .collect();
            let from = if gains.is_empty() || random.below(8) > 0 {
                &steps
            } else {
                &gains
            };
            let _ = position.play_unchecked(from[random.below(from.len())]);
        }
    }
}

fn is_lesser_promotion(step: Step) -> bool {
    let choices = match step {
        Step::Move { promotion, .. } | Step::Turn { promotion, .. } => [promotion, None],
        Step::Activate { choices, .. } => choices.both(),
        Step::Promote { choice, .. } => [Some(choice), None],
        Step::Castle(_) => [None, None],
    };
    let mut choices = choices.into_iter().flatten();
    choices.any(|choice| choice != Choice::Queen)
}

#[test]
fn tactical_steps_are_those_that_gain() {
    let (mut uncovered, mut carried, mut both, mut turned) = (0, 0, 0, 0);
    wander(1, 250, |position| {
        if position.stage() != Stage::Turn {
            return;
        }
        let mut all = Vec::new();
        position.generate(&mut all);
        all.retain(|&step| position.gain(step) > 0 && !is_lesser_promotion(step));
        let mut tactical = Vec::new();
        position.tactical(&mut tactical);
        assert_eq!(tactical, all, "{position:?}");
        for step in &all {
            match step {
                Step::Activate { choices, from, .. } => match choices {
                    Choices::Two(..) => both += 1,
                    _ if matches!(from.number(), 1 | 6) => uncovered += 1,
                    _ => carried += 1,
                },
                Step::Turn { .. } => turned += 1,
                _ => {}
            }
        }
    });
    assert!(
        uncovered > 0 && carried > 0 && both > 0 && turned > 0,
        "{uncovered} {carried} {both} {turned}"
    );
}

#[test]
fn a_passed_position_is_whole() {
    let mut refused = 0;
    wander(2, 60, |position| match position.passed() {
        Some(passed) => {
            assert_ne!(passed.actor(), position.actor());
            assert_eq!(passed.stage(), Stage::Turn);
            assert!(!position.in_check());
            passed.audit().unwrap();
        }
        None => refused += 1,
    });
    assert!(refused > 0);
}

#[test]
fn slots_are_in_bounds_and_tell_destinations_apart() {
    let mut steps = Vec::new();
    wander(3, 30, |position| {
        steps.clear();
        position.generate(&mut steps);
        for &step in &steps {
            assert!(position.history_slot(step) < HISTORY_SLOTS, "{step}");
        }
        for pair in steps.windows(2) {
            if let [
                Step::Move { from, to, .. },
                Step::Move {
                    from: same,
                    to: other,
                    ..
                },
            ] = *pair
                && from == same
                && to != other
            {
                assert_ne!(
                    position.history_slot(pair[0]),
                    position.history_slot(pair[1])
                );
            }
        }
    });
}

#[test]
fn mirrored_positions_are_worth_the_same() {
    wander(4, 60, |position| {
        if position.stage() == Stage::Turn && position.outcome().is_none() {
            let mirrored = position.mirrored();
            assert_eq!(position.value(), mirrored.value(), "{position:?}");
            assert_eq!(position.plain_end(), mirrored.plain_end());
        }
    });
}

#[test]
fn an_exchange_never_promises_more_than_the_gain() {
    let mut steps = Vec::new();
    wander(5, 40, |position| {
        steps.clear();
        position.generate(&mut steps);
        for &step in &steps {
            let gain = position.gain(step);
            if gain > 0 {
                assert!(position.exchange(step) <= gain, "{step}");
            }
        }
    });
}
