//! The readers of position texts and notations under seeded mutations: never a panic, refusals only with codes of the
//! rules text, and the same verdict as the literal reference wherever the text defines one.

use std::collections::{BTreeMap, BTreeSet};

use crate::agreement::scatter::scatter;
use crate::agreement::starts::starts;
use crate::reference::{Options as LiteralOptions, State};
use rules::{Position, Reading, Refused as _, SplitMix64, Standing, Text};
use trid::{Options, TriD};

const RULES: &str = include_str!("../../../docs/rules/tri-d.md");

/// Every code that the rules text names.
fn codes() -> BTreeSet<&'static str> {
    RULES
        .split(|letter: char| !letter.is_ascii_uppercase() && letter != '_')
        .filter(|word| word.starts_with("E_"))
        .collect()
}

/// Characters that occur in the texts, and some that never do.
const ALPHABET: [char; 48] = [
    'z', 'a', 'b', 'c', 'd', 'e', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'W', 'N', 'B',
    'Q', 'K', 'L', 'R', 'P', 'U', 'T', 'k', 'q', 'r', 'n', 'p', 'u', 't', 'w', '^', '-', '=', '/',
    '|', ':', ' ', ',', 'x', '+', '#', 'O', 'é', '\u{0}',
];

fn pick<'a, T>(random: &mut SplitMix64, list: &'a [T]) -> &'a T {
    &list[random.below(list.len())]
}

/// One to three small damages.
fn mutate(random: &mut SplitMix64, text: &str, other: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(letters.len() + 1);
        let inside = at < letters.len();
        match random.below(8) {
            0 if inside => {
                letters.remove(at);
            }
            1 => letters.insert(at, *pick(random, &ALPHABET)),
            2 | 3 if inside => letters[at] = *pick(random, &ALPHABET),
            4 if at + 1 < letters.len() => letters.swap(at, at + 1),
            5 => {
                let end = (at + random.below(6)).min(letters.len());
                let copy: Vec<char> = letters[at..end].to_vec();
                letters.splice(at..at, copy);
            }
            6 if random.below(8) == 0 => letters.truncate(at),
            7 => letters = cross(random, &letters.iter().collect::<String>(), other),
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// A field of the one text exchanged for the field of the other: plausible, and seldom right.
fn cross(random: &mut SplitMix64, text: &str, other: &str) -> Vec<char> {
    let mark = *pick(random, &[' ', '|', '/', ':', '-', '=']);
    let mut fields: Vec<&str> = text.split(mark).collect();
    let others: Vec<&str> = other.split(mark).collect();
    let at = random.below(fields.len());
    let from = random.below(others.len());
    fields[at] = others.get(at).copied().unwrap_or(others[from]);
    fields.join(&mark.to_string()).chars().collect()
}

/// Valid position texts: those of the rules text and random set-ups.
fn valid_texts(random: &mut SplitMix64, count: usize) -> Vec<String> {
    let mut texts = starts(LiteralOptions::default());
    texts.extend((0..count).map(|_| scatter(random, LiteralOptions::default()).write()));
    texts
}

#[test]
fn position_texts_120_000_mutations() {
    let mut random = SplitMix64::new(11);
    let texts = valid_texts(&mut random, 400);
    let (mut accepted, mut refused) = (0, 0);
    for case in 0..120_000 {
        let text = {
            let (one, other) = (pick(&mut random, &texts), pick(&mut random, &texts));
            mutate(&mut random, one, other)
        };
        let expected = State::read(&text, LiteralOptions::default());
        let reading = *pick(&mut random, &[Reading::Lenient, Reading::Strict]);
        match TriD::read_position(&text, reading, Options::default()) {
            Ok(position) => {
                accepted += 1;
                assert_eq!(position.position_text(), text, "case {case}");
                assert!(expected.is_ok(), "{text}: {expected:?}");
            }
            Err(refusal) => {
                refused += 1;
                assert_eq!(refusal.code(), "E_TFEN", "{text}");
                assert!(!refusal.to_string().is_empty(), "{text}");
                assert!(expected.is_err(), "{text}: {refusal}");
            }
        }
    }
    assert!(accepted > 5_000 && refused > 50_000, "{accepted} {refused}");
}

/// Positions with their legal steps, for the notations.
fn positions(random: &mut SplitMix64) -> Vec<(TriD, State)> {
    valid_texts(random, 200)
        .iter()
        .map(|text| {
            let literal = State::read(text, LiteralOptions::default()).expect("valid");
            let engine = TriD::read_position(text, Reading::Lenient, Options::default());
            assert!(engine.is_ok(), "{text}: {:?}", engine.as_ref().err());
            (engine.expect("just asserted"), literal)
        })
        .collect()
}

#[test]
fn machine_forms_40_000_mutations() {
    let mut random = SplitMix64::new(12);
    let known = codes();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let positions = positions(&mut random);
    let mut cases = 0;
    while cases < 40_000 {
        let (engine, literal) = pick(&mut random, &positions);
        let mut steps = Vec::new();
        engine.generate(&mut steps);
        let over = steps.is_empty();
        for _ in 0..40 {
            let forms: Vec<String> = ["a1Wa2W=q", "QL6-KL6^=n"]
                .map(str::to_owned)
                .into_iter()
                .chain(steps.iter().map(|&step| engine.step_text(step)))
                .collect();
            let (one, other) = (pick(&mut random, &forms), pick(&mut random, &forms));
            let text = mutate(&mut random, one, other);
            let expected = literal.submit(&text, over).err().unwrap_or("legal");
            let found = engine
                .explain(&text, Standing::Open)
                .map_or_else(|refusal| refusal.code(), |_| "legal");
            assert_eq!(found, expected, "{text} in {}", literal.write());
            assert!(found == "legal" || known.contains(found), "{found}");
            *seen.entry(found).or_default() += 1;
            cases += 1;
        }
    }
    assert!(seen.len() > 15, "{seen:?}");
}

#[test]
fn human_forms_40_000_mutations() {
    let mut random = SplitMix64::new(13);
    // Section 12.2 lets a reader be asked for what is not unique and names no code for it.
    let mut known = codes();
    known.insert("E_AMBIGUOUS");
    let positions = positions(&mut random);
    let mut read = 0;
    let mut cases = 0;
    while cases < 40_000 {
        let (engine, _) = pick(&mut random, &positions);
        let mut steps = Vec::new();
        engine.generate(&mut steps);
        for form in TriD::FORMS {
            let forms: Vec<String> = ["Nc3N+", "QL1-QL2^180"]
                .map(str::to_owned)
                .into_iter()
                .chain(
                    steps
                        .iter()
                        .map(|&step| engine.write_as(form, step).expect("a legal step")),
                )
                .collect();
            for _ in 0..14 {
                let (one, other) = (pick(&mut random, &forms), pick(&mut random, &forms));
                let text = mutate(&mut random, one, other);
                cases += 1;
                match engine.read_as(form, &text) {
                    // Whatever is read is a legal step.
                    Ok(step) => {
                        read += 1;
                        assert!(
                            steps.contains(&step),
                            "{text} in {}",
                            engine.position_text()
                        );
                    }
                    Err(refusal) => {
                        assert!(known.contains(refusal.code()), "{text}: {refusal:?}");
                        assert!(!refusal.to_string().is_empty(), "{text}");
                    }
                }
            }
        }
    }
    assert!(read > 500, "{read}");
}
