//! Section 21: every code of the catalogue is provoked, and nothing else is in the list.

use std::collections::BTreeSet;

use crate::common::{read, rules_text, section, short};
use kings_cooking::link::{Arrival, Comparison, receive};
use kings_cooking::opponents::{Level, choose, consult};
use kings_cooking::record::Record;
use kings_cooking::{KingsCooking, names};
use rules::{Game, Refusal, SplitMix64, Standing, Text};

/// Codes that only a page can meet: no storage and no clipboard exist here.
const OF_THE_PAGE: [&str; 2] = ["E_STORE", "E_CLIPBOARD"];

fn step(position: &str, text: &str) -> Refusal {
    short(position).explain(text, Standing::Open).unwrap_err()
}

fn load(text: &str) -> Refusal {
    read(text).unwrap_err()
}

fn set_up(name: &str) -> Refusal {
    KingsCooking::setup(name, ()).unwrap_err()
}

fn link(bytes: &[u8]) -> Refusal {
    let body = data_encoding::BASE64URL_NOPAD.encode(bytes);
    let text = format!("#kc=1.{body}.{:08x}", crc32fast::hash(bytes));
    receive(&text, Arrival::Pasted).unwrap_err()
}

fn pasted(text: &str) -> Refusal {
    receive(text, Arrival::Pasted).unwrap_err()
}

/// The payload of the second vector with one byte changed.
fn changed(at: usize, byte: u8) -> Vec<u8> {
    let body = "AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg";
    let mut bytes = data_encoding::BASE64URL_NOPAD
        .decode(body.as_bytes())
        .unwrap();
    bytes[at] = byte;
    bytes
}

fn compared(comparison: Comparison) -> Refusal {
    comparison.refusal().unwrap()
}

fn provoked() -> Vec<(&'static str, Refusal)> {
    let start = KingsCooking::start(());
    let mut viewed = Record::new(start.clone());
    viewed
        .push(start.explain("a1a2", Standing::Open).unwrap())
        .unwrap();
    let random = &mut SplitMix64::new(1);
    vec![
        (
            "E_GAME_OVER",
            start.explain("a1a2", Standing::Over).unwrap_err(),
        ),
        ("E_GAME_OVER", step("3/3/R2 l", "a1a2")),
        ("E_VIEWING", viewed.explain(0, "a3a2").unwrap_err()),
        ("E_MOVE_SYNTAX", step("rnb/3/RNB l", "a1-a2")),
        ("E_NO_PIECE", step("rnb/3/RNB l", "b2off")),
        ("E_NOT_YOURS", step("rnb/3/RNB l", "a3off")),
        ("E_OFF_PAWN", step("2n/P2/3 l", "a2off")),
        ("E_OFF_LINE", step("2n/3/N2 l", "a1off")),
        ("E_OFF_BLOCKED", step("rnb/3/RNB l", "a1off")),
        ("E_PATTERN", step("rnb/3/RNB l", "a1a1")),
        ("E_OWN_PIECE", step("rnb/3/RNB l", "a1c1")),
        ("E_BLOCKED", step("2n/n2/R2 l", "a1a3")),
        ("E_NO_CAPTURE", step("2n/3/1P1 l", "b1c2")),
        ("E_PROMO_REQUIRED", step("2n/P2/3 l", "a2a3")),
        ("E_PROMO_KIND", step("rnb/3/RNB l", "a1a2k")),
        ("E_PROMO_UNEXPECTED", step("rnb/3/RNB l", "a1a2q")),
        ("E_POS_SYNTAX", load("")),
        ("E_POS_SYNTAX", load("rnb/3/RNB l - 0.0 0.0 0 0 ")),
        ("E_POS_SYNTAX", load("rnb/12/RNB l - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB/3 l - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/3 l - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/4/RNB l - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnbq/3/RNB l - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rn/3/RNB l - 0.0 0.1 0 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB w - 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB l a3 0.0 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB l - 0.00 0.0 0 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB l - 0.0 0.0 00 0")),
        ("E_POS_SYNTAX", load("rnb/3/RNB l - 0.0 0.0 0 +0")),
        ("E_POS_COUNT", load("rnb/3/RNB l - 1.0 0.0 0 0")),
        ("E_POS_COUNT", load("rnb/3/RN1 l - 0.0 0.0 9 0")),
        ("E_POS_PAWN", load("Pn1/3/RN1 l - 0.0 0.2 9 0")),
        ("E_POS_PAWN", load("rn1/3/RNp l - 0.1 0.0 9 0")),
        ("E_POS_EP", load("rnb/3/RNB l a2 0.0 0.0 9 0")),
        ("E_POS_EP", load("Qp1/3/P1N d a2 0.0 0.2 0 1")),
        ("E_POS_EP", load("Qp1/3/2N d a2 0.1 0.2 1 1")),
        ("E_POS_EP", load("2n/3/qP1 l a2 0.2 0.1 0 0")),
        ("E_POS_COUNTER", load("rnb/3/RNB l - 0.0 0.0 0 1")),
        ("E_POS_COUNTER", load("rnb/3/RNB d - 0.0 0.0 0 2")),
        ("E_POS_COUNTER", load("rnb/3/RNB l - 0.0 0.0 41 50")),
        ("E_POS_COUNTER", load("rnb/3/RNB l - 0.0 0.0 3 2")),
        (
            "E_POS_COUNTER",
            load("rnb/3/RNB l - 0.0 0.0 0 99999999999999999999"),
        ),
        ("E_SEL_COUNT", set_up("RNBQ")),
        ("E_SEL_KIND", set_up("RNK")),
        ("E_SEL_LIMIT", set_up("RNB:NNN")),
        ("E_SEL_MIRROR", set_up("mirrored:RNB:BNR")),
        ("E_NAME", names::check("").unwrap_err()),
        ("E_URL_FOREIGN", pasted("https://example.org/#top")),
        (
            "E_URL_TOO_LONG",
            pasted(&format!("#kc=1.{}", "A".repeat(5000))),
        ),
        ("E_URL_VERSION", pasted("#kc=")),
        ("E_URL_TRUNCATED", pasted("#kc=1.AAAA")),
        ("E_URL_TRUNCATED", pasted("#kc=1.AAAA.0")),
        ("E_URL_FORMAT", pasted("#kc=1.AAAA.00000000.")),
        ("E_URL_FORMAT", pasted("#kc=1.AAAA.0000000G")),
        ("E_URL_FORMAT", pasted("#kc=1.AAAA.000000000")),
        ("E_URL_FORMAT", link(&[])),
        ("E_URL_FORMAT", link(&changed(0, 2))),
        ("E_URL_FORMAT", link(&changed(1, 3))),
        ("E_URL_FORMAT", link(&changed(1, 17))),
        ("E_URL_FORMAT", link(&changed(1, 9))),
        ("E_URL_FORMAT", link(&changed(20, 0))),
        ("E_URL_FORMAT", link(&changed(20, 81))),
        ("E_URL_FORMAT", link(&changed(28, 200))),
        ("E_URL_CHECKSUM", pasted("#kc=1.AAAA.00000000")),
        ("E_URL_NAME", link(&changed(21, b'<'))),
        ("E_URL_NAME", link(&changed(21, 0xff))),
        ("E_URL_LINEUP", link(&changed(18, 255))),
        ("E_URL_MOVE", link(&changed(30, 198))),
        ("E_URL_DIGEST", link(&changed(33, 0))),
        ("E_URL_STALE", compared(Comparison::Stale { ply: 1 })),
        ("E_URL_DIVERGED", compared(Comparison::Diverged { ply: 1 })),
        ("W_URL_SKIPPED", compared(Comparison::Skipped { plies: 2 })),
        (
            "E_AI_ILLEGAL",
            consult(&start, |_| Ok("a1a1".to_owned())).unwrap_err(),
        ),
        (
            "E_AI_FAILED",
            consult(&start, |_| Err("out of time".to_owned())).unwrap_err(),
        ),
        (
            "E_AI_FAILED",
            choose(Level::Perfect, &start, random, None).unwrap_err(),
        ),
        ("E_AI_FAILED", "search-99".parse::<Level>().unwrap_err()),
    ]
}

#[test]
fn every_code_is_provoked() {
    let text = rules_text();
    let catalogue: BTreeSet<&str> = section(&text, "## 21. ")
        .split('`')
        .filter(|word| word.starts_with("E_") || word.starts_with("W_"))
        .collect();
    let mut seen = BTreeSet::from(OF_THE_PAGE);
    for (code, refusal) in provoked() {
        assert_eq!(refusal.code, code, "{refusal}");
        assert!(!refusal.message.contains('\n'));
        seen.insert(code);
    }
    assert_eq!(seen, catalogue);
}

#[test]
fn other_names_and_forms_are_refused() {
    for name in ["", "random:", "random:-1", "RNB:RNB:RNB", "mirrored", "x:y"] {
        let code = set_up(name).code;
        assert!(["E_SETUP", "E_SEL_COUNT"].contains(&code), "{name}: {code}");
    }
    let start = KingsCooking::start(());
    let step = start.explain("a1a2", Standing::Open).unwrap();
    assert_eq!(start.write_as("wxf", step).unwrap_err().code, "E_FORM");
    assert_eq!(start.read_as("wxf", "a1a2").unwrap_err().code, "E_FORM");
    let human = [
        ("Na1-a2", "E_NO_PIECE"),
        ("Ra1xa2", "E_NO_CAPTURE"),
        ("Xa1-a2", "E_MOVE_SYNTAX"),
        ("", "E_MOVE_SYNTAX"),
        (
            "Ra1-a2 and then some more words to be too long",
            "E_MOVE_SYNTAX",
        ),
    ];
    for (text, code) in human {
        assert_eq!(start.read_as("san", text).unwrap_err().code, code, "{text}");
    }
}

/// `E_NO_CAPTURE` says "too late" exactly if the square was the target one own turn ago.
#[test]
fn a_late_en_passant_is_told_so() {
    let mut record = Record::new(short("1pp/3/P1N l"));
    for text in ["a1a3q", "c3c2", "a3a1"] {
        let step = record.explain(record.len(), text).unwrap();
        record.push(step).unwrap();
    }
    let late = record.explain(3, "b3a2").unwrap_err();
    assert_eq!(late.code, "E_NO_CAPTURE");
    assert!(late.message.contains("too late"), "{late}");
    let never = record.explain(3, "c2b1").unwrap_err();
    assert_eq!(never.code, "E_NO_CAPTURE");
    assert!(!never.message.contains("too late"), "{never}");
}
