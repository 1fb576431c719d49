//! Perft with each option at its second value, by the reference and by the engine. Every option changes at least one of the
//! counts.

use crate::reference::{OPTIONS, Options as LiteralOptions, State};
use rules::{Leaves, Reading, RuleOptions, Text, perft};
use serde_json::Value;
use trid::{Options, TriD};

const FILE: &str = include_str!("../../../tests-data/trid/perft-options.json");

#[test]
fn each_option_gives_its_own_counts() {
    let file: Value = serde_json::from_str(FILE).expect("the file is JSON");
    let groups = file["options"].as_array().expect("a list of options");
    assert_eq!(groups.len(), OPTIONS.len());
    for (group, (name, _, second)) in groups.iter().zip(OPTIONS) {
        assert_eq!(group["option"], name);
        assert_eq!(group["value"], second);
        let mut options = Options::default();
        assert_eq!(options.set(name, second), Ok(()));
        let mut changed = 0;
        let cases = group["positions"].as_array().expect("a list of positions");
        assert!(cases.len() >= 6, "{name}");
        for case in cases {
            let text = case["position"].as_str().expect("a position");
            let counts = [1, 2, 3].map(|depth: u32| {
                let count = case["counts"][depth.to_string()].as_u64();
                (depth, count.expect("a count"))
            });
            let count = |options| {
                let position = TriD::read_position(text, Reading::Lenient, options);
                let mut position = position.expect("a position");
                counts.map(|(depth, _)| (depth, perft(&mut position, depth, Leaves::Bulk)))
            };
            assert_eq!(count(options), counts, "{name}: {text}");
            // A position of Meder's game may be none by the default rules.
            let default = TriD::read_position(text, Reading::Lenient, Options::default());
            changed += usize::from(default.is_ok() && count(Options::default()) != counts);
            let state =
                State::read(text, LiteralOptions::of(&[(name, second)])).expect("a position");
            let literal = [1, 2].map(|depth| (depth, state.perft(depth)));
            assert_eq!(literal, counts[..2], "{name}: {text}");
        }
        assert!(changed > 0, "{name} changes nothing");
    }
}
