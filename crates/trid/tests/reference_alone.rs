//! The literal reference proved by itself, before any engine: the perft values of section 14, and its two independent
//! ways to legality (forward emission, judgement of every text one can write) against each other.

#[allow(
    dead_code,
    unused_imports,
    reason = "each test binary uses its own part"
)]
mod reference;

use std::collections::{BTreeSet, HashMap};

use reference::activation::Journey;
use reference::castling::Wing;
use reference::geometry::{Pin, Square};
use reference::piece::{CHOICES, Kind};
use reference::{Action, OPTIONS, Options, START, State};
use rules::SplitMix64;

/// P1 to P6 with the values of section 14.
const PERFT: [(&str, &str, &[u64]); 6] = [
    ("P1", START, &[20, 400, 9_128, 207_888, 5_083_072]),
    (
        "P2",
        "4/4/1UU1/4|4/4/4/4|4/1uu1/4/4 QL1:2/R1|KL1:2/KR|QL6:r1/2|KL6:kr/2 w KQkq - - 0 5",
        &[21, 378, 7_797, 156_803],
    ),
    (
        "P3",
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL3:2/1N|QL6:2/1b|KL5:n1/2 w - - - 0 10",
        &[31, 749, 24_782, 626_882],
    ),
    (
        "P4",
        "4/4/p1Kp/4|4/4/3k/4|P3/1P1P/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
        &[12, 224, 3_709, 77_938],
    ),
    (
        "P5",
        "2p1/4/1U1U/2K1|4/2P1/p3/4|2k1/1u2/4/P3 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        &[19, 320, 6_290, 102_927],
    ),
    (
        "P6",
        "4/3k/3p/1K2|4/4/N3/4|P3/4/4/4 QL6:T1/2|KL1:2/2|QL4:2/2|KL4:2/2 w - - - 0 10",
        &[26, 303, 7_854, 104_865],
    ),
];

/// How deep the reference counts: depth 3 normally, everything the table gives with `FAIRYRING_DEEP=1`.
fn depth_limit() -> usize {
    if std::env::var_os("FAIRYRING_DEEP").is_some() {
        5
    } else {
        3
    }
}

#[test]
fn the_reference_reproduces_the_perft_values_of_the_text() {
    for (name, text, values) in PERFT {
        let state = State::read(text, Options::default()).expect(name);
        assert_eq!(state.write(), text, "{name}");
        for (depth, value) in (1..).zip(values.iter().take(depth_limit())) {
            assert_eq!(state.perft(depth), *value, "{name} depth {depth}");
        }
    }
}

/// P1 at depth 6, which the text has from one model only. The table is the second way; without `FAIRYRING_DEEP=1` it
/// is tried where the plain count is known.
#[test]
fn the_initial_position_at_depth_six_with_a_table_of_positions() {
    let start = State::read(START, Options::default()).expect("the initial position");
    assert_eq!(start.perft_with_table(3, &mut HashMap::new()), 9_128);
    if std::env::var_os("FAIRYRING_DEEP").is_some() {
        assert_eq!(start.perft_with_table(4, &mut HashMap::new()), 207_888);
        assert_eq!(start.perft_with_table(6, &mut HashMap::new()), 123_844_412);
    }
}

/// Every text of the grammar that names squares of the game and pins, with every choice: the whole language but for names
/// of squares that do not exist.
fn every_action() -> Vec<Action> {
    let choices: Vec<Option<Kind>> = CHOICES.map(Some).into_iter().chain([None]).collect();
    let mut actions = vec![
        Action::Castle(Wing::Kingside),
        Action::Castle(Wing::Queenside),
    ];
    for from in Square::all() {
        for to in Square::all() {
            actions.extend(
                choices
                    .iter()
                    .map(|&choice| Action::Move { from, to, choice }),
            );
        }
        actions.extend(CHOICES.map(|kind| Action::Choice { square: from, kind }));
    }
    for from in Pin::all() {
        actions.push(Action::Activation {
            from,
            journey: Journey::InPlace,
            choice: None,
        });
        for pin in Pin::all() {
            for turned in [false, true] {
                let journey = Journey::To { pin, turned };
                actions.extend(choices.iter().map(|&choice| Action::Activation {
                    from,
                    journey,
                    choice,
                }));
            }
        }
    }
    actions
}

/// Forward emission and the judge of section 13 are two readings of the text; what one lists the other must accept, and
/// nothing else of the whole language. Under every option, from starts with few pieces as well as from the initial one.
#[test]
fn emission_and_judgement_agree_on_the_whole_language() {
    let language = every_action();
    assert_eq!(Square::all().count(), 96);
    let mut random = SplitMix64::new(1966);
    let mut compared = 0;
    for option in std::iter::once(None).chain(OPTIONS.map(Some)) {
        let mut options = Options::default();
        if let Some((name, _, second)) = option {
            assert!(options.set(name, second));
        }
        for (name, text, _) in PERFT {
            let mut state = State::read(text, options).expect(name);
            for _ in 0..12 {
                let legal = state.legal();
                let emitted: BTreeSet<Action> = legal.iter().map(|(action, _)| *action).collect();
                assert_eq!(
                    emitted.len(),
                    legal.len(),
                    "duplicates in {}",
                    state.write()
                );
                let accepted: BTreeSet<Action> = language
                    .iter()
                    .copied()
                    .filter(|&action| state.judge(action).is_ok())
                    .collect();
                assert_eq!(emitted, accepted, "{option:?} {}", state.write());
                for (action, after) in &legal {
                    assert_eq!(Action::read(&action.to_string()), Some(*action));
                    assert_eq!(state.judge(*action).as_ref(), Ok(after));
                    let text = after.write();
                    assert_eq!(State::read(&text, options).as_ref(), Ok(after), "{text}");
                }
                compared += 1;
                if legal.is_empty() {
                    break;
                }
                state = legal[random.below(legal.len())].1.clone();
            }
        }
    }
    assert!(compared > 500, "{compared}");
}
