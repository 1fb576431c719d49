//! Broken position texts: both readers must name the same first fault.

use std::collections::BTreeMap;

use rules::{Reading, Refused, SplitMix64};

use crate::reference::fen::Mode;
use crate::reference::scatter::scattered;
use crate::reference::{Game, State};

const ALPHABET: &[u8] = b"KABNRCPkabnrcpEHeh0123456789/:-, wbrx+";

/// Reads `cases` texts with one to three wrong characters, strictly and leniently.
pub(crate) fn compare_broken_texts<P: rules::Game>(game: Game, cases: usize, seed: u64) {
    let mut random = SplitMix64::new(seed);
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    let start = P::start(P::Options::default()).position_text();
    for _ in 0..cases {
        let mut text = match random.below(3) {
            0 => scattered(game, 12, &mut random).write(),
            _ => start.clone(),
        };
        for _ in 0..=random.below(3) {
            text = spoiled(&text, &mut random);
        }
        for (mode, reading) in [
            (Mode::Strict, Reading::Strict),
            (Mode::Lenient, Reading::Lenient),
        ] {
            let expected = State::read(game, &text, mode);
            let read = P::read_position(&text, reading, P::Options::default());
            let read = read.map(|position| position.position_text());
            let code = expected.as_ref().err().copied().unwrap_or("ok");
            *met.entry(code).or_default() += 1;
            assert_eq!(
                read.map_err(|refusal| refusal.code()),
                expected.map(|state| state.write()),
                "{text:?} {mode:?}"
            );
        }
    }
    for code in [
        "ok",
        "E_FIELDS",
        "E_SIDE",
        "E_RANKS",
        "E_CHAR",
        "E_WIDTH",
        "E_CLOCK",
        "E_KING",
        "E_COUNT",
        "E_POINT",
        "E_OPPONENT_IN_CHECK",
    ] {
        assert!(met.contains_key(code), "{code} was never met: {met:?}");
    }
}

/// One character replaced, put in, left out, or exchanged with its neighbour; or a field left out.
fn spoiled(text: &str, random: &mut SplitMix64) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if bytes.len() < 2 {
        return text.to_owned();
    }
    let at = random.below(bytes.len() - 1);
    let letter = ALPHABET[random.below(ALPHABET.len())];
    match random.below(6) {
        0 | 1 => bytes[at] = letter,
        2 => bytes.insert(at, letter),
        3 => {
            bytes.remove(at);
        }
        4 => bytes.swap(at, at + 1),
        _ => {
            let fields: Vec<&str> = text.split(' ').collect();
            let kept = 1 + random.below(fields.len());
            return fields[..kept].join(" ");
        }
    }
    String::from_utf8(bytes).expect("only ASCII")
}
