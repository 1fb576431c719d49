//! The laws of every game on random games of this one: with the default rules, with each option at its second value, with the
//! preset, and with random values of all options.

use conformance::{Plan, check, check_mirror};
use rules::{Game, Position, RuleOptions, SplitMix64, Text};
use trid::{Options, TriD};

/// The default rules, then one option after another at its second value, then the preset, then random values.
fn variants() -> Vec<(&'static str, Options)> {
    let mut variants = vec![("default", Options::default())];
    for spec in Options::LIST {
        let mut options = Options::default();
        options
            .set(spec.name, spec.values[1])
            .expect("the value is listed");
        variants.push((spec.name, options));
    }
    variants.push(("meder", Options::preset("meder").expect("a preset")));
    let mut random = SplitMix64::new(29);
    for _ in 0..8 {
        let mut options = Options::default();
        for spec in Options::LIST {
            let value = spec.values[random.below(spec.values.len())];
            options.set(spec.name, value).expect("the value is listed");
        }
        variants.push(("random", options));
    }
    assert_eq!(variants.len(), 1 + 14 + 1 + 8);
    variants
}

#[test]
fn random_games_keep_the_laws() {
    for (name, options) in variants() {
        let plan = Plan {
            games: 4,
            plies: 120,
            seed: 5,
        };
        let report = check::<TriD>(options, &plan);
        assert!(report.positions > 200, "{name}: {report:?}");
        if let Some(difference) = report.differences.first() {
            panic!("{name} {options:?}: {difference}");
        }
    }
}

#[test]
fn the_sides_are_symmetric() {
    for (name, options) in variants() {
        let plan = Plan {
            games: 10,
            plies: 150,
            seed: 77,
        };
        let report = check_mirror::<TriD>(options, &plan);
        if let Some(difference) = report.differences.first() {
            panic!("{name} {options:?}: {difference}");
        }
    }
}

/// Rules 12.1: where an order is needed it is the byte order of the texts, and generation keeps it.
#[test]
fn actions_come_in_machine_order() {
    for (name, options) in variants() {
        let mut random = SplitMix64::new(3);
        for _ in 0..20 {
            let mut position = TriD::start(options);
            for _ in 0..120 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                let texts: Vec<String> =
                    steps.iter().map(|step| position.step_text(*step)).collect();
                assert!(
                    texts.is_sorted(),
                    "{name}: {texts:?} in {}",
                    position.position_text()
                );
                if steps.is_empty() {
                    break;
                }
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
    }
}

/// Every human form reads back as the same step, short and long (rules: 12.2, SAVE-11).
#[test]
fn human_forms_read_back() {
    let mut random = SplitMix64::new(11);
    for (name, options) in variants() {
        for _ in 0..3 {
            let mut position = TriD::start(options);
            for _ in 0..100 {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                if steps.is_empty() {
                    break;
                }
                for form in ["san", "lan"] {
                    for &step in &steps {
                        let text = position.write_as(form, step).unwrap();
                        let read = position.read_as(form, &text);
                        assert_eq!(
                            read.as_ref(),
                            Ok(&step),
                            "{name}: {form} {text} in {}",
                            position.position_text()
                        );
                    }
                }
                let _ = position.play_unchecked(steps[random.below(steps.len())]);
            }
        }
    }
}
