//! Two hundred thousand broken texts: no parser panics, and every refusal carries a code of rules 12.4.
//!
//! Where a text is refused (or not), the literal reference must say the same, with the same code.

use crate::random_setup;
use crate::reference::Position as Literal;
use crate::reference::Rules;
use crate::reference::game::Action;
use cotulenh::Cotulenh;
use rules::{Position, Reading, Refused, SplitMix64, Standing, Text};

const PERFT: &str = include_str!("../../../tests-data/perft/cotulenh-perft.json");

/// rules: 12.4, position text
const POSITION_CODES: [&str; 9] = [
    "E_FEN_FIELDS",
    "E_FEN_RANKS",
    "E_FEN_CHAR",
    "E_FEN_WIDTH",
    "E_FEN_STACK",
    "E_FEN_TERRAIN",
    "E_FEN_COMMANDER",
    "E_FEN_COUNTERS",
    "E_FEN_SESSION",
];

/// rules: 12.4, actions
const ACTION_CODES: [&str; 19] = [
    "E_SYNTAX",
    "E_GAME_OVER",
    "E_SESSION",
    "E_NO_PIECE",
    "E_NOT_YOURS",
    "E_GEOMETRY",
    "E_RANGE",
    "E_AIR_DEFENCE",
    "E_BLOCKED",
    "E_HEAVY_RIVER",
    "E_NAVY_CORNER",
    "E_TERRAIN",
    "E_STACK",
    "E_SHELTER",
    "E_CAPTURE_KIND",
    "E_SIGHT",
    "E_COMMANDER_ABOARD",
    "E_NO_COMPLETION",
    "E_COMMANDER_UNSAFE",
];

/// Positions at the start of turns and inside sessions.
fn positions(random: &mut SplitMix64) -> Vec<Literal> {
    let file: serde_json::Value = serde_json::from_str(PERFT).unwrap();
    let mut found: Vec<Literal> = file["positions"]
        .as_array()
        .unwrap()
        .iter()
        .map(random_setup::published)
        .collect();
    while found.len() < 250 {
        let rules = random_setup::any_rules(random);
        let mut position = random_setup::placement(random, rules);
        for _ in 0..2 {
            let steps: Vec<Action> = position
                .legal()
                .into_iter()
                .filter(|action| matches!(action, Action::Step { .. }))
                .collect();
            found.push(position.clone());
            if steps.is_empty() {
                break;
            }
            position = position.played(steps[random.below(steps.len())]);
        }
        found.push(position);
    }
    // The text of a game that is over does not tell so, or cannot be loaded (rules: 9.5, 17.6.2).
    found.retain(|position| position.over.is_none());
    found
}

/// Characters that mean something in one of the texts, and some that mean nothing anywhere.
const ALPHABET: &str =
    "0123456789abcdefghijkmnstCITMEAGSFNH+()/ -_:>@&x,.^#<rb\u{e9}\u{1F600}\0\t\n";

fn broken(text: &str, random: &mut SplitMix64) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(bytes.len() + 1);
        let to = (at + random.below(8)).min(bytes.len());
        let mut letter = [0; 4];
        let letter = alphabet[random.below(alphabet.len())]
            .encode_utf8(&mut letter)
            .as_bytes();
        match random.below(8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 => {
                bytes.drain(at..to);
            }
            2 => {
                let doubled = bytes[at..to].to_vec();
                bytes.splice(at..at, doubled);
            }
            3 => bytes.truncate(at),
            4 => {
                bytes.splice(at..at, letter.iter().copied());
            }
            5 if at < bytes.len() => {
                bytes.splice(at..=at, letter.iter().copied());
            }
            6 if at + 1 < bytes.len() => bytes.swap(at, at + 1),
            7 if random.below(10) == 0 => {
                bytes = (0..random.below(60))
                    .map(|_| (random.next_u64() & 0xff) as u8)
                    .collect();
            }
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn broken_position_texts_are_refused_like_the_reference_does() {
    let mut random = SplitMix64::new(11);
    let texts: Vec<(String, Rules)> = positions(&mut random)
        .iter()
        .map(|position| (position.text(), position.board.rules))
        .collect();
    let mut accepted = 0;
    for case in 0..100_000 {
        let (valid, rules) = &texts[case % texts.len()];
        let text = broken(valid, &mut random);
        let options = random_setup::options_of(*rules);
        let found = Cotulenh::read_position(&text, Reading::Lenient, options);
        match &found {
            Ok(position) => {
                assert_eq!(position.position_text(), text);
                accepted += 1;
            }
            Err(refusal) => {
                assert!(
                    POSITION_CODES.contains(&refusal.code()),
                    "{text:?}: {}",
                    refusal.code()
                );
                assert!(!refusal.to_string().is_empty());
            }
        }
        let expected = Literal::read(&text, *rules);
        assert_eq!(
            found.as_ref().err().map(|r| r.code()),
            expected.as_ref().err().copied(),
            "{text:?} under {}",
            rules.text()
        );
        let _ = Cotulenh::read_position(&text, Reading::Strict, options);
    }
    assert!(
        accepted > 1_000,
        "only {accepted} texts stayed valid: the test would prove little"
    );
}

/// Positions with their legal steps, without those in which the game is over.
fn playable(random: &mut SplitMix64) -> Vec<(Cotulenh, Vec<<Cotulenh as Position>::Step>)> {
    positions(random)
        .iter()
        .map(|literal| {
            let position = random_setup::engine_of(literal);
            let mut steps = Vec::new();
            position.generate(&mut steps);
            (position, steps)
        })
        .filter(|(_, steps)| !steps.is_empty())
        .collect()
}

#[test]
fn broken_actions_are_refused_with_a_code() {
    let mut random = SplitMix64::new(13);
    let positions = playable(&mut random);
    for case in 0..100_000 {
        let (position, steps) = &positions[case % positions.len()];
        let valid = position.step_text(steps[random.below(steps.len())]);
        let text = broken(&valid, &mut random);
        match position.explain(&text, Standing::Open) {
            Ok(step) => assert!(steps.contains(&step), "{text:?} in {position:?}"),
            Err(refusal) => {
                assert!(
                    ACTION_CODES.contains(&refusal.code()),
                    "{text:?}: {}",
                    refusal.code()
                );
            }
        }
        let over = position.explain(&text, Standing::Over).unwrap_err();
        assert!(
            ["E_SYNTAX", "E_GAME_OVER"].contains(&over.code()),
            "{text:?}: {}",
            over.code()
        );
    }
}

#[test]
fn broken_readable_and_long_forms_are_refused_with_a_code() {
    let mut random = SplitMix64::new(17);
    let positions = playable(&mut random);
    // Writing costs a look at every other step (and at the mate), so each text is broken several times.
    for case in 0..500 {
        let (position, steps) = &positions[case % positions.len()];
        let step = steps[random.below(steps.len())];
        for form in ["san", "lan"] {
            let valid = position.write_as(form, step).unwrap();
            for _ in 0..20 {
                let text = broken(&valid, &mut random);
                match position.read_as(form, &text) {
                    Ok(step) => assert!(steps.contains(&step), "{text:?} in {position:?}"),
                    Err(refusal) => {
                        assert!(
                            ACTION_CODES.contains(&refusal.code()),
                            "{text:?}: {}",
                            refusal.code()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn extreme_texts_do_no_harm() {
    let long = "(".repeat(100_000);
    let digits = "9".repeat(100_000);
    for text in ["", " ", "      ", "/", &long, &digits, "\0", "- - - - - -"] {
        assert!(
            Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream()).is_err()
        );
    }
    let start = "6c4/11/11/11/11/11/11/11/11/11/4I6/4C6 b - - 65535 65535";
    let mut position =
        Cotulenh::read_position(start, Reading::Lenient, cotulenh::Options::upstream()).unwrap();
    assert_eq!(position.position_text(), start);
    for text in [
        "", "commi", "commit ", "a1", "a1a1a1", "l1a1", "a0a1", "a13a1", &long, &digits,
    ] {
        let refusal = position.explain(text, Standing::Open).unwrap_err();
        assert_eq!(refusal.code(), "E_SYNTAX", "{text:.20}");
    }
    // The largest counters that can be loaded must survive the next turns.
    for _ in 0..4 {
        let before = position.clone();
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let token = position.play_unchecked(steps[0]);
        position.undo(steps[0], token);
        assert_eq!(position, before);
        let _ = position.play_unchecked(steps[0]);
    }
}
