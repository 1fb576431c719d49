//! Section 21: every code of the catalogue is provoked, and nothing else is in the list.

use std::collections::BTreeSet;

use crate::common::{read, rules_text, section, short};
use kings_cooking::geometry::Square;
use kings_cooking::{KingsCooking, Link, square_site};
use record::{Comparison, Format};
use rules::{Game, Pick, Refusal, Refused, Standing, Text, check_name};
use table::{Match, Table};

/// Codes that only a page can meet: no storage, no clipboard and no view of earlier positions exist here.
const OF_THE_PAGE: [&str; 3] = ["E_STORE", "E_CLIPBOARD", "E_VIEWING"];
/// Codes of opponents: the page and the arena of the command line have their tests.
const OF_OPPONENTS: [&str; 2] = ["E_AI_ILLEGAL", "E_AI_FAILED"];

fn step(position: &str, text: &str) -> Refusal {
    short(position)
        .explain(text, Standing::Open)
        .unwrap_err()
        .into()
}

fn load(text: &str) -> Refusal {
    read(text).unwrap_err().into()
}

fn set_up(name: &str) -> Refusal {
    KingsCooking::setup(name, ()).unwrap_err().into()
}

fn link(bytes: &[u8]) -> Refusal {
    let body = data_encoding::BASE64URL_NOPAD.encode(bytes);
    let text = format!("#kc=1.{body}.{:08x}", crc32fast::hash(bytes));
    Link.read(&text).unwrap_err()
}

fn pasted(text: &str) -> Refusal {
    Link.read(text).unwrap_err()
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
    comparison.refusal().unwrap().into()
}

fn provoked() -> Vec<(&'static str, Refusal)> {
    let start = KingsCooking::start(());
    vec![
        (
            "E_GAME_OVER",
            start.explain("a1a2", Standing::Over).unwrap_err().into(),
        ),
        ("E_GAME_OVER", step("3/3/R2 l", "a1a2")),
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
        ("E_NAME", check_name("").unwrap_err().into()),
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
    ]
}

#[test]
fn every_code_is_provoked() {
    let text = rules_text();
    let catalogue: BTreeSet<&str> = section(&text, "## 21. ")
        .split('`')
        .filter(|word| word.starts_with("E_") || word.starts_with("W_"))
        .collect();
    let mut seen = BTreeSet::from_iter(OF_THE_PAGE.into_iter().chain(OF_OPPONENTS));
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
    assert_eq!(start.write_as("wxf", step).unwrap_err().code(), "E_FORM");
    assert_eq!(start.read_as("wxf", "a1a2").unwrap_err().code(), "E_FORM");
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
        assert_eq!(
            start.read_as("san", text).unwrap_err().code(),
            code,
            "{text}"
        );
    }
}

/// `E_NO_CAPTURE` says "too late" exactly if the square was the target one own turn ago, however it is asked.
#[test]
fn a_late_en_passant_is_told_so() {
    let mut party = Match::new(short("1pp/3/P1N l"));
    for text in ["a1a3q", "c3c2", "a3a1"] {
        party.play(text).unwrap();
    }
    let pick = |square| Pick::Site(square_site(square));
    let pointed = |from, to| {
        let refused = party.offers(&[pick(from)]).refused;
        let found = refused.into_iter().find(|(other, _)| *other == pick(to));
        found.unwrap().1
    };
    let late = [
        party.explain("b3a2").unwrap_err(),
        pointed(Square::B3, Square::A2),
    ];
    let never = [
        party.explain("c2b1").unwrap_err(),
        pointed(Square::C2, Square::B1),
    ];
    for refusal in late {
        assert_eq!((refusal.code, refusal.case), ("E_NO_CAPTURE", "TooLate"));
        assert!(refusal.message.contains("too late"), "{refusal}");
    }
    for refusal in never {
        assert_eq!((refusal.code, refusal.case), ("E_NO_CAPTURE", "NoCapture"));
        assert!(!refusal.message.contains("too late"), "{refusal}");
    }
    for (text, case) in [
        ("b3a2", "TooLate"),
        ("b3xa2 e.p.", "TooLate"),
        ("c2b1", "NoCapture"),
    ] {
        let refusal = party.play(text).unwrap_err();
        assert_eq!(
            (refusal.code, refusal.case),
            ("E_NO_CAPTURE", case),
            "{text}"
        );
    }
}
