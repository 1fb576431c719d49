//! The laws of the conformance kit, and what no input may do: 200 000 mutated texts without a panic.

use crate::common::{lengthen, read};
use conformance::{Plan, check, check_mirror};
use kings_cooking::{KingsCooking, Link};
use record::{Format, Invitations};
use rules::{Game, Position, Reading, Refused, SplitMix64, Standing, Text};

#[test]
fn random_games_from_the_default_start_are_lawful() {
    let plan = Plan {
        games: 100,
        plies: 80,
        seed: 1,
    };
    let report = check::<KingsCooking>((), &plan);
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
    let report = check_mirror::<KingsCooking>((), &plan);
    assert!(report.differences.is_empty(), "{}", report.differences[0]);
}

const MUTATIONS: usize = 200_000;

/// A text with one to four random changes: a byte replaced, removed, doubled, or a piece of another text put in.
fn mutate(random: &mut SplitMix64, text: &str, others: &[String]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        match random.below(5) {
            0 if at < bytes.len() => bytes[at] = 32 + random.below(95) as u8,
            1 if at < bytes.len() => drop(bytes.remove(at)),
            2 => bytes.insert(at, random.next_u64() as u8),
            3 => bytes.truncate(at.max(1)),
            _ => {
                let other = others[random.below(others.len())].as_bytes();
                let from = random.below(other.len());
                bytes.splice(at..at, other[from..].iter().copied().take(6));
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn mutated_position_texts_are_read_or_refused() {
    let mut texts: Vec<String> = [
        "rnb/3/RNB l",
        "N1r/3/PqB l b2 0.0 0.1 0 2",
        "N1r/1P1/2B d - 0.0 0.2 0 3",
        "Qp1/3/2N d a2",
        "r2/3/2R l - 0.2 0.2 39 78",
    ]
    .map(lengthen)
    .to_vec();
    texts.push("pQp/3/2N d b2 0.1 0.1 0 1".to_owned());
    let mut random = SplitMix64::new(0xf00d);
    let (mut good, mut steps) = (0, Vec::new());
    for round in 0..MUTATIONS {
        let text = mutate(&mut random, &texts[round % texts.len()], &texts);
        match KingsCooking::read_position(&text, Reading::Lenient, ()) {
            Ok(mut position) => {
                good += 1;
                assert_eq!(
                    position.position_text(),
                    text,
                    "only the canonical form is read"
                );
                steps.clear();
                position.generate(&mut steps);
                assert_eq!(steps.is_empty(), position.outcome().is_some(), "{text}");
                if let Some(&step) = steps.first() {
                    let _ = position.play_unchecked(step);
                    assert!(read(&position.position_text()).is_ok(), "{text}");
                }
            }
            Err(refusal) => {
                assert!(refusal.code().starts_with("E_POS_"), "{text}");
                assert!(!refusal.to_string().contains('\n'), "{text}");
            }
        }
    }
    assert!(good > 100, "mutations hit valid texts too: {good}");
}

#[test]
fn mutated_links_are_read_or_refused() {
    let texts: Vec<String> = [
        "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a",
        "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5",
        "#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d",
    ]
    .map(str::to_owned)
    .to_vec();
    let mut random = SplitMix64::new(0xbeef);
    for round in 0..MUTATIONS / 2 {
        let text = mutate(&mut random, &texts[round % texts.len()], &texts);
        if let Err(refusal) = Invitations::read(&Link, &text) {
            assert!(refusal.code.starts_with("E_URL_"), "{text}");
        }
    }
    // Payload bytes changed under a correct outer check reach the tests behind it.
    for round in 0..MUTATIONS / 2 {
        let body = texts[round % texts.len()].split('.').nth(1).unwrap();
        let mut bytes = data_encoding::BASE64URL_NOPAD
            .decode(body.as_bytes())
            .unwrap();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            match random.below(4) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, random.next_u64() as u8),
                2 => bytes[at] = random.next_u64() as u8,
                _ => bytes[at] ^= 1 << random.below(8),
            }
        }
        let body = data_encoding::BASE64URL_NOPAD.encode(&bytes);
        let text = format!("#kc=1.{body}.{:08x}", crc32fast::hash(&bytes));
        let again = match Format::read(&Link, &text) {
            Ok(read) => Format::write(&Link, &read.record).unwrap().text,
            Err(refusal) if refusal.code == "E_RECORD_FORM" => {
                let (invitation, _) = Invitations::read(&Link, &text).unwrap();
                Invitations::write(&Link, &invitation).unwrap()
            }
            Err(refusal) => {
                assert!(refusal.code.starts_with("E_URL_"), "{text}");
                continue;
            }
        };
        assert_eq!(again, text, "only one text for a link");
    }
}

#[test]
fn mutated_steps_are_explained_as_the_generator_says() {
    let mut random = SplitMix64::new(7);
    let mut position = KingsCooking::start(());
    let texts: Vec<String> = ["a1a2", "b1b3q", "a3off", "c2c1n"]
        .map(str::to_owned)
        .to_vec();
    for round in 0..50_000 {
        if position.outcome().is_some() || round % 40 == 0 {
            position = KingsCooking::setup(&format!("random:{round}"), ()).unwrap();
        }
        let steps = position.legal_steps();
        let text = mutate(&mut random, &texts[round % 4], &texts);
        let legal = steps.iter().any(|&step| position.step_text(step) == text);
        assert_eq!(
            position.explain(&text, Standing::Open).is_ok(),
            legal,
            "{text}"
        );
        let _ = position.read_as("san", &text);
        let _ = position.play_unchecked(steps[random.below(steps.len())]);
    }
}

/// Every step of every position reads back in every notation.
#[test]
fn human_form_reads_back() {
    let mut random = SplitMix64::new(11);
    for seed in 0..200 {
        let mut position = KingsCooking::setup(&format!("random:{seed}"), ()).unwrap();
        while position.outcome().is_none() && position.plies() < 60 {
            let steps = position.legal_steps();
            for &step in &steps {
                for form in KingsCooking::FORMS {
                    let text = position.write_as(form, step).unwrap();
                    assert_eq!(position.read_as(form, &text), Ok(step), "{text}");
                    let small = text.to_lowercase().replace('-', "");
                    assert_eq!(position.read_as("san", &small), Ok(step), "{small}");
                }
            }
            let _ = position.play_unchecked(steps[random.below(steps.len())]);
        }
    }
}
