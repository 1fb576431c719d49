//! Readable and long notation against the literal reference, and every form read back.

use std::collections::BTreeSet;

use crate::random_setup::{any_rules, engine_of, placement};
use crate::reference::Position as Literal;
use crate::reference::Rules;
use crate::reference::game::Action;
use cotulenh::Cotulenh;
use rules::{Reading, SplitMix64, Text};

/// The examples of 12.2 with the positions they are legal in.
#[test]
fn the_examples_of_the_rules_text() {
    let open = "7c2i/10i/11/11/11/11/11/11/5T5/11/10I/6C3I r - - 0 1";
    let sea = "7c2i/10i/11/11/11/11/11/11/11/11/1n1A6I/6C3I r - - 0 1";
    let navy = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
    let strike = "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1";
    let boarding = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1 c3:(NT):F>g7...";
    for (position, machine, san) in [
        (open, "f4f6", "Tf6"),
        (sea, "d2_b2", "A_b2"),
        (navy, "c3Td3", "T>d3"),
        (strike, "g4Fg8", "F>@g8"),
        (boarding, "c3Tg7", "T>&g7"),
    ] {
        let position =
            Cotulenh::read_position(position, Reading::Lenient, cotulenh::Options::upstream())
                .unwrap();
        let step = position.read_as("machine", machine).unwrap();
        assert_eq!(position.write_as("san", step).as_deref(), Ok(san));
        assert_eq!(position.read_as("san", san), Ok(step), "{san}");
    }
    for (position, machine, lan) in [(open, "f4f6", "Tf4f6"), (sea, "d2_b2", "Ad2_b2")] {
        let position =
            Cotulenh::read_position(position, Reading::Lenient, cotulenh::Options::upstream())
                .unwrap();
        let step = position.read_as("machine", machine).unwrap();
        assert_eq!(position.write_as("lan", step).as_deref(), Ok(lan));
        assert_eq!(position.read_as("lan", lan), Ok(step), "{lan}");
    }
}

/// rules: 14, contradiction 42: a rank of two digits tells apart with both of them.
#[test]
fn ranks_of_two_digits_tell_apart() {
    let text = "11/2c4T3/10i/11/7T3/11/11/11/11/11/10I/6C3I r - - 0 1";
    let literal = Literal::read(text, Rules::UPSTREAM).unwrap();
    let position = engine_of(&literal);
    for (machine, san) in [("h11h10", "T11h10"), ("h8h10", "T8h10")] {
        let step = position.read_as("machine", machine).unwrap();
        let written = position.write_as("san", step).unwrap();
        assert_eq!(written.trim_end_matches(['^', '#']), san);
        assert_eq!(position.read_as("san", san), Ok(step));
    }
}

fn compare(literal: &Literal) -> usize {
    let position = engine_of(literal);
    let legal = literal.legal();
    let mut seen = BTreeSet::new();
    for action in &legal {
        let text = literal.text();
        let machine = action.machine();
        let step = position.read_as("machine", &machine).unwrap();
        for form in Cotulenh::FORMS {
            let written = position.write_as(form, step).unwrap();
            assert_eq!(
                position.read_as(form, &written),
                Ok(step),
                "{form} {written} in {text}"
            );
            assert!(
                seen.insert((form, written.clone())),
                "{form} {written} twice in {text}"
            );
        }
        let Some(san) = literal.san(*action, &legal) else {
            continue;
        };
        let written = position.write_as("san", step).unwrap();
        let bare = written.trim_end_matches(['^', '#']);
        assert_eq!(bare, san, "{machine} in {text}");
        assert_eq!(position.read_as("san", bare), Ok(step), "{bare} in {text}");
        if let Some(suffix) = literal.suffix(*action) {
            assert_eq!(written, format!("{san}{suffix}"), "{machine} in {text}");
        }
        if matches!(action, Action::Move { .. }) {
            let lan = position.write_as("lan", step).unwrap();
            let expected = literal.lan(*action).unwrap();
            assert_eq!(
                lan.trim_end_matches(['^', '#']),
                expected,
                "{machine} in {text}"
            );
        }
    }
    legal.len()
}

fn placement_under_any_rules(random: &mut SplitMix64) -> Literal {
    let rules = any_rules(random);
    placement(random, rules)
}

#[test]
fn every_form_agrees_with_the_reference_and_reads_back() {
    let mut random = SplitMix64::new(12);
    let mut compared = 0;
    while compared < 2_000 {
        let mut literal = placement_under_any_rules(&mut random);
        for _ in 0..3 {
            compared += compare(&literal);
            let legal = literal.legal();
            if legal.is_empty() {
                break;
            }
            literal = literal.played(legal[random.below(legal.len())]);
            // The text of a game that is over does not tell so, or cannot be loaded (rules: 9.5, 17.6.2).
            if literal.over.is_some() {
                break;
            }
        }
    }
}
