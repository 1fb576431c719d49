//! The literal reference proved by itself, before any engine: the perft values of section 14, and its two independent
//! ways to legality (forward emission, judgement of every text one can write) against each other.

use std::collections::{BTreeSet, HashMap};

use crate::reference::activation::Journey;
use crate::reference::castling::Wing;
use crate::reference::generate::every_choices;
use crate::reference::geometry::{Pin, Square};
use crate::reference::piece::{CHOICES, Kind};
use crate::reference::{Action, OPTIONS, Options, PERFT, START, State};
use rules::SplitMix64;

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
        actions.extend(choices.iter().map(|&choice| Action::Activation {
            from,
            journey: Journey::InPlace,
            choices: [choice, None],
        }));
        for pin in Pin::all() {
            for turned in [false, true] {
                let journey = Journey::To { pin, turned };
                actions.extend(every_choices().concat().into_iter().map(|choices| {
                    Action::Activation {
                        from,
                        journey,
                        choices,
                    }
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
    let singly = OPTIONS.map(|(name, _, second)| vec![(name, second)]);
    let together = [vec![], vec![("preset", "meder")]];
    for option in together.into_iter().chain(singly) {
        let options = Options::of(&option);
        // With the option `carried_promotion` the stranded pawn of P6 is no pawn any more.
        let texts = PERFT.map(|(_, text, _)| text.replace("QL6:T1", "QL6:R1"));
        for text in texts {
            let mut state = State::read(&text, options).expect("a position");
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
