//! URL: links.

use data_encoding::BASE64URL_NOPAD;
use kings_cooking::link::{
    Arrival, Comparison, MAX_WRITTEN, Payload, Received, Stage, compare, fragment, receive,
};
use kings_cooking::record::Record;
use kings_cooking::setup::{LineUp, Selection};
use rules::{Position, Side, Text};

use super::support::{Row, recorded, set_up, step};

const FIRST: &str = "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a";
const SECOND: &str = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";
const THIRD: &str = "#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d";
const ID: [u8; 16] = *b"\x00\x11\x22\x33\x44\x55\x66\x77\x88\x99\xaa\xbb\xcc\xdd\xee\xff";

fn payload(light: &str, dark: &str) -> Payload {
    Payload {
        selection: if light == dark {
            Selection::Mirrored
        } else {
            Selection::Independent
        },
        creator: Side::First,
        id: ID,
        line_ups: [light, dark].map(|text| text.parse::<LineUp>().ok()),
        creator_name: "Ann".to_owned(),
        joiner_name: None,
        codes: Vec::new(),
        digest: 0,
    }
}

fn game(steps: &str) -> Payload {
    payload("RNB", "RNB").with_record(&recorded(set_up("RNB"), steps))
}

fn open(link: &str) -> Received {
    receive(link, Arrival::Address)
        .unwrap_or_else(|refusal| panic!("{link}: {} {refusal}", refusal.code))
        .unwrap()
}

fn code(link: &str) -> &'static str {
    receive(link, Arrival::Address).unwrap_err().code
}

/// A fragment around any bytes, with the right outer check.
fn wrap(bytes: &[u8]) -> String {
    let body = BASE64URL_NOPAD.encode(bytes);
    format!("#kc=1.{body}.{:08x}", crc32fast::hash(bytes))
}

fn bytes(link: &str) -> Vec<u8> {
    BASE64URL_NOPAD
        .decode(link.split('.').nth(1).unwrap().as_bytes())
        .unwrap()
}

/// The second vector with other moves; the digest is that of the longest legal beginning, so that only the moves are wrong.
fn with_codes(codes: &[u8]) -> String {
    let mut payload = open(SECOND).payload;
    let mut record = Record::new(set_up("PNB:BPR"));
    for &code in codes {
        if let Some(step) = kings_cooking::Step::from_code(code) {
            let _ = record.push(step);
        }
    }
    payload.codes = codes.to_vec();
    payload.digest = kings_cooking::record::digest(record.position());
    wrap(&payload.to_bytes())
}

const FOUR: &str = "a1a2 a3xa2 b1c3 b3c1";

fn stored() -> Payload {
    game(&FOUR.replace('x', ""))
}

pub(crate) const ROWS: &[Row] = &[
    ("URL-1", || {
        assert_eq!(fragment(&game("a1a2")).unwrap(), FIRST)
    }),
    ("URL-2", || {
        let received = open(SECOND);
        let text = received.record.unwrap().position().position_text();
        assert_eq!(text, "N1r/1P1/2B d - 0.0 0.2 0 3");
        assert_eq!(received.payload.creator_name, "Ann");
        assert_eq!(received.payload.joiner_name.as_deref(), Some("Bob"));
        assert_eq!(fragment(&received.payload).unwrap(), SECOND);
    }),
    ("URL-3", || {
        let received = open(THIRD);
        assert_eq!(received.payload.stage(), Stage::Choosing);
        assert_eq!(received.payload.creator, Side::Second);
        assert_eq!(received.payload.line_ups, [None, "PPP".parse().ok()]);
        assert!(received.record.is_none());
        assert_eq!(fragment(&received.payload).unwrap(), THIRD);
    }),
    ("URL-4", || {
        for link in [FIRST, SECOND, THIRD] {
            assert_eq!(code(&link[..link.len() - 5]), "E_URL_TRUNCATED");
        }
    }),
    ("URL-5", || {
        assert_eq!(code(&SECOND[..SECOND.len() - 8]), "E_URL_TRUNCATED");
        assert_eq!(code(&SECOND[..SECOND.len() - 9]), "E_URL_TRUNCATED");
    }),
    ("URL-6", || {
        let body = 6..SECOND.len() - 9;
        for at in body.start..body.end - 1 {
            let mut link = SECOND.to_owned();
            let other = if &link[at..=at] == "A" { "B" } else { "A" };
            link.replace_range(at..=at, other);
            assert_eq!(code(&link), "E_URL_CHECKSUM", "{at}");
        }
    }),
    ("URL-7", || {
        for other in ["+", "=", "%"] {
            let mut link = SECOND.to_owned();
            link.replace_range(20..21, other);
            assert_eq!(code(&link), "E_URL_FORMAT");
        }
    }),
    ("URL-8", || {
        assert_eq!(code(&SECOND.replacen("=1.", "=2.", 1)), "E_URL_VERSION");
        let newer = receive("#kc=2.x.y", Arrival::Address).unwrap_err();
        assert!(newer.message.contains("newer"));
        let unknown = receive("#kc=x.x.y", Arrival::Address).unwrap_err();
        assert!(unknown.message.contains("unknown"));
    }),
    ("URL-9", || {
        // Not decoded: the body would be refused for its characters.
        assert_eq!(
            code(&format!("#kc=1.{}", "%".repeat(4_994))),
            "E_URL_TOO_LONG"
        );
        assert_eq!(
            code(&format!("#kc={}", "1".repeat(4_093))),
            "E_URL_TOO_LONG"
        );
        assert_eq!(code(&format!("#kc={}", "1".repeat(4_092))), "E_URL_VERSION");
    }),
    ("URL-10", || {
        let link = with_codes(&[154, 36, 141]);
        let refusal = receive(&link, Arrival::Address).unwrap_err();
        assert_eq!(refusal.code, "E_URL_MOVE");
        assert!(refusal.message.contains("ply 3"), "{refusal}");
        assert_eq!(code(&with_codes(&[255])), "E_URL_MOVE");
    }),
    ("URL-11", || {
        // b3b1q is 22·1 + 14 = 36; the plain target b1 is 22·1 + 7 = 29.
        assert_eq!(bytes(SECOND)[30..33], [154, 36, 136]);
        let link = with_codes(&[154, 29]);
        assert_eq!(code(&link), "E_URL_MOVE");
    }),
    ("URL-12", || {
        let mut payload = open(SECOND).payload;
        payload.digest ^= 1;
        assert_eq!(code(&wrap(&payload.to_bytes())), "E_URL_DIGEST");
    }),
    ("URL-13", || {
        for line_up in [93, 125] {
            let mut bytes = bytes(SECOND);
            bytes[18] = line_up;
            assert_eq!(code(&wrap(&bytes)), "E_URL_LINEUP");
        }
    }),
    ("URL-14", || {
        let mut bytes = bytes(SECOND);
        bytes[1] = 0;
        assert_eq!(code(&wrap(&bytes)), "E_URL_LINEUP");
    }),
    ("URL-15", || {
        for name in ["a".repeat(21), "a<b".to_owned()] {
            let mut payload = open(SECOND).payload;
            payload.creator_name = name;
            assert_eq!(code(&wrap(&payload.to_bytes())), "E_URL_NAME");
            assert_eq!(fragment(&payload).unwrap_err().code, "E_URL_NAME");
        }
    }),
    ("URL-16", || {
        let mut bytes = bytes(SECOND);
        bytes.push(0);
        assert_eq!(code(&wrap(&bytes)), "E_URL_FORMAT");
    }),
    ("URL-17", || {
        let mut payload = game("a1a3 b3c1 b1c3 c1b3 a3b3");
        payload.codes.push(135);
        let refusal = receive(&wrap(&payload.to_bytes()), Arrival::Address).unwrap_err();
        assert_eq!(refusal.code, "E_URL_MOVE");
        assert!(refusal.message.contains("ply 6"), "{refusal}");
    }),
    ("URL-18", || {
        let incoming = game("a1a2 a3a2 b1c3 b3c1 c3b1");
        let comparison = compare(&incoming, Some(&stored()), Side::Second);
        assert_eq!(comparison, Comparison::Next);
        assert_eq!(comparison.refusal(), None);
    }),
    ("URL-19", || {
        let kept = stored();
        let comparison = compare(&game("a1a2 a3a2"), Some(&kept), Side::First);
        assert_eq!(comparison, Comparison::Stale { ply: 2 });
        assert_eq!(comparison.refusal().unwrap().code, "E_URL_STALE");
        assert_eq!(kept, stored());
    }),
    ("URL-20", || {
        let comparison = compare(&game("a1a2 a3a2 b1a3"), Some(&stored()), Side::First);
        assert_eq!(comparison, Comparison::Diverged { ply: 3 });
        let refusal = comparison.refusal().unwrap();
        assert_eq!(refusal.code, "E_URL_DIVERGED");
        let mut other = stored();
        other.creator = Side::Second;
        assert_eq!(
            compare(&other, Some(&stored()), Side::First),
            Comparison::Diverged { ply: 0 }
        );
    }),
    ("URL-21", || {
        let incoming = game("a1a2 a3a2 b1c3 b3c1 c3b1 c1b3 b1c3");
        let comparison = compare(&incoming, Some(&stored()), Side::Second);
        assert_eq!(comparison, Comparison::Skipped { plies: 3 });
        assert_eq!(comparison.refusal().unwrap().code, "W_URL_SKIPPED");
    }),
    ("URL-22", || {
        let comparison = compare(&stored(), Some(&stored()), Side::First);
        assert_eq!(comparison, Comparison::Identical);
    }),
    ("URL-23", || {
        // Reading borrows the text and touches nothing else, so the game on screen goes on.
        let mut on_screen = recorded(set_up("RNB"), "a1a2");
        for link in ["#kc=1.x", "#kc=2.a.b", &SECOND[..40], &with_codes(&[0])] {
            assert!(receive(link, Arrival::Pasted).is_err());
        }
        let step = step(on_screen.position(), "a3a2");
        on_screen.push(step).unwrap();
        assert_eq!(on_screen.len(), 2);
    }),
    ("URL-24", || {
        let steps = "a1a2 a3a2 b1c3 b3c1 c3b1 c1b3 b1c3";
        let link = fragment(&game(steps)).unwrap();
        let received = open(&link);
        assert_eq!(
            compare(&received.payload, None, Side::First),
            Comparison::New
        );
        let replayed = received.record.unwrap();
        assert_eq!(replayed.entries().len(), 7);
        let mut position = set_up("RNB");
        for (ply, text) in steps.split(' ').enumerate() {
            assert_eq!(replayed.at(ply), Some(&position));
            let step = step(&position, text);
            let _ = position.play(step);
        }
        assert_eq!(replayed.at(7), Some(&position));
        assert_eq!(replayed.at(8), None);
    }),
    ("URL-25", || {
        let mut payload = game("a1a2");
        payload.creator_name = "A".to_owned();
        payload.joiner_name = Some("ß".to_owned());
        let link = fragment(&payload).unwrap();
        assert_eq!(open(&link).payload, payload);
    }),
    ("URL-26", || {
        let name = "𐐀".repeat(20);
        assert_eq!(name.len(), 80);
        let mut payload = game("");
        payload.creator_name.clone_from(&name);
        payload.joiner_name = Some(name);
        payload.codes = vec![135; 760];
        let link = fragment(&payload).unwrap();
        assert_eq!(link.len(), 1_279);
        assert_eq!(link.len(), MAX_WRITTEN);
        assert_eq!(Payload::from_bytes(&payload.to_bytes()), Ok(payload));
    }),
    ("URL-27", || {
        for fragment in ["#other=1.a.b", "", "#"] {
            assert!(receive(fragment, Arrival::Address).unwrap().is_none());
        }
        let refusal = receive("#other=1", Arrival::Pasted).unwrap_err();
        assert_eq!(refusal.code, "E_URL_FOREIGN");
        assert!(receive(&format!("https://example.org/x{FIRST}"), Arrival::Pasted).is_ok());
    }),
];
