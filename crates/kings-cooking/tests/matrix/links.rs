//! URL: links, as records are read from them and written to them.

use data_encoding::BASE64URL_NOPAD;
use kings_cooking::{KingsCooking, Link, Step};
use record::{Comparison, Format, InvitationAnswer, Invitations, Record, compare, replay};
use rules::{Course, Position, Refusal, Refused, Side, Text};

use super::support::{Row, played, set_up};

const FIRST: &str = "#kc=1.AQAAESIzRFVmd4iZqrvM3e7_BwcDQW5uAAEAh5TUhpw.2df7252a";
const SECOND: &str = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";
const THIRD: &str = "#kc=1.AQ0AESIzRFVmd4iZqrvM3e7__3wDQW5uAAAAAAAAAA.ba37626d";
const ID: &str = "00112233445566778899aabbccddeeff";

/// A game of Ann, who plays Light.
fn game(steps: &str) -> Record {
    let mut record = played(set_up("RNB"), steps).record();
    for (name, value) in [("GameId", ID), ("Creator", "light"), ("Light", "Ann")] {
        record.tags.insert(name.to_owned(), value.to_owned());
    }
    record
}

fn named(steps: &str, light: &str, dark: &str) -> Record {
    let mut record = game(steps);
    record.tags.insert("Light".to_owned(), light.to_owned());
    record.tags.insert("Dark".to_owned(), dark.to_owned());
    record
}

fn write(record: &Record) -> Result<String, Refusal> {
    assert!(Link.can_write(record));
    Ok(Format::write(&Link, record)?.text)
}

fn read(link: &str) -> Result<Record, Refusal> {
    Ok(Format::read(&Link, link)?.record)
}

fn open(link: &str) -> Record {
    assert!(Link.recognises(link));
    read(link).unwrap_or_else(|refusal| panic!("{link}: {} {refusal}", refusal.code))
}

fn code(link: &str) -> &'static str {
    read(link).unwrap_err().code
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
    let mut course = Course::new(set_up("PNB:BPR"));
    for &code in codes {
        let step = Step::from_code(code);
        if let Some(step) = step.filter(|&step| course.position().is_legal(step)) {
            course.play(step);
        }
    }
    let digest = crc32fast::hash(course.position().position_text().as_bytes());
    let mut changed = bytes(SECOND)[..28].to_vec();
    changed.extend(u16::try_from(codes.len()).unwrap().to_le_bytes());
    changed.extend(codes);
    changed.extend(digest.to_le_bytes());
    wrap(&changed)
}

/// The second vector with another name of its creator.
fn with_name(name: &str) -> String {
    let old = bytes(SECOND);
    let length = u8::try_from(name.len()).unwrap();
    wrap(&[&old[..20], &[length], name.as_bytes(), &old[24..]].concat())
}

const FOUR: &str = "a1a2 a3a2 b1c3 b3c1";

fn compared(incoming: &str, seat: Side) -> Comparison {
    let incoming = open(&write(&game(incoming)).unwrap());
    let stored = open(&write(&game(FOUR)).unwrap());
    compare::<KingsCooking>(&incoming, Some(&stored), Some(seat)).unwrap()
}

pub(crate) const ROWS: &[Row] = &[
    ("URL-1", || assert_eq!(write(&game("a1a2")).unwrap(), FIRST)),
    ("URL-2", || {
        let record = open(SECOND);
        assert_eq!(record.position, "N1r/1P1/2B d - 0.0 0.2 0 3");
        assert_eq!(record.tag("Light"), Some("Ann"));
        assert_eq!(record.tag("Dark"), Some("Bob"));
        assert_eq!(record.tag("GameId"), Some(ID));
        assert_eq!(write(&record).unwrap(), SECOND);
    }),
    ("URL-3", || {
        let (invitation, answer) = Invitations::read(&Link, THIRD).unwrap();
        assert_eq!(answer, InvitationAnswer::Awaited);
        assert_eq!(invitation.creator, Side::Second);
        assert_eq!(
            (invitation.choice.as_str(), invitation.name.as_str()),
            ("PPP", "Ann")
        );
        assert_eq!(Invitations::write(&Link, &invitation).unwrap(), THIRD);
        assert_eq!(code(THIRD), "E_RECORD_FORM");
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
        let newer = read("#kc=2.x.y").unwrap_err();
        assert!(newer.message.contains("newer"));
        let unknown = read("#kc=x.x.y").unwrap_err();
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
        let refusal = read(&with_codes(&[154, 36, 141])).unwrap_err();
        assert_eq!(refusal.code, "E_URL_MOVE");
        assert!(refusal.message.contains("ply 3"), "{refusal}");
        assert_eq!(code(&with_codes(&[255])), "E_URL_MOVE");
    }),
    ("URL-11", || {
        // b3b1q is 22·1 + 14 = 36; the plain target b1 is 22·1 + 7 = 29.
        assert_eq!(bytes(SECOND)[30..33], [154, 36, 136]);
        assert_eq!(with_codes(&[154, 36, 136]), SECOND);
        assert_eq!(code(&with_codes(&[154, 29])), "E_URL_MOVE");
    }),
    ("URL-12", || {
        let mut changed = bytes(SECOND);
        changed[33] ^= 1;
        assert_eq!(code(&wrap(&changed)), "E_URL_DIGEST");
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
            assert_eq!(code(&with_name(&name)), "E_URL_NAME");
            let refusal = write(&named("a1a2", &name, "Bob")).unwrap_err();
            assert_eq!(refusal.code, "E_URL_NAME");
        }
    }),
    ("URL-16", || {
        let mut bytes = bytes(SECOND);
        bytes.push(0);
        assert_eq!(code(&wrap(&bytes)), "E_URL_FORMAT");
    }),
    ("URL-17", || {
        let ended = write(&game("a1a3 b3c1 b1c3 c1b3 a3b3")).unwrap();
        let mut bytes = bytes(&ended);
        // One ply more: Ann's name has three letters, and Bob's is not known.
        assert_eq!(bytes[25..27], [5, 0]);
        bytes[25] = 6;
        bytes.insert(32, 135);
        let refusal = read(&wrap(&bytes)).unwrap_err();
        assert_eq!(refusal.code, "E_URL_MOVE");
        assert!(refusal.message.contains("ply 6"), "{refusal}");
    }),
    ("URL-18", || {
        let comparison = compared("a1a2 a3a2 b1c3 b3c1 c3b1", Side::Second);
        assert_eq!(comparison, Comparison::Next { plies: 1 });
        assert_eq!(comparison.refusal(), None);
        // The ply is this device's own: it was played elsewhere.
        let comparison = compared("a1a2 a3a2 b1c3 b3c1 c3b1", Side::First);
        assert_eq!(comparison, Comparison::Skipped { plies: 1 });
    }),
    ("URL-19", || {
        let comparison = compared("a1a2 a3a2", Side::First);
        assert_eq!(comparison, Comparison::Stale { ply: 2 });
        assert_eq!(comparison.refusal().unwrap().code(), "E_URL_STALE");
    }),
    ("URL-20", || {
        let comparison = compared("a1a2 a3a2 b1a3", Side::First);
        assert_eq!(comparison, Comparison::Diverged { ply: 3 });
        let refusal = comparison.refusal().unwrap();
        assert_eq!(refusal.code(), "E_URL_DIVERGED");
        let set_up_differs = |other: &Record| {
            let against = compare::<KingsCooking>(other, Some(&game(FOUR)), Some(Side::First));
            assert_eq!(against, Ok(Comparison::Diverged { ply: 0 }));
        };
        let mut other = game(FOUR);
        other.tags.insert("Creator".to_owned(), "dark".to_owned());
        set_up_differs(&other);
        let mut other = open(SECOND);
        other.tags.insert("GameId".to_owned(), ID.to_owned());
        set_up_differs(&other);
    }),
    ("URL-21", || {
        let comparison = compared("a1a2 a3a2 b1c3 b3c1 c3b1 c1b3 b1c3", Side::Second);
        assert_eq!(comparison, Comparison::Skipped { plies: 3 });
        assert_eq!(comparison.refusal().unwrap().code(), "W_URL_SKIPPED");
    }),
    ("URL-22", || {
        assert_eq!(compared(FOUR, Side::First), Comparison::Identical)
    }),
    ("URL-23", || {
        // Reading borrows the text and touches nothing else, so the game on screen goes on.
        let mut on_screen = played(set_up("RNB"), "a1a2");
        for link in ["#kc=1.x", "#kc=2.a.b", &SECOND[..40], &with_codes(&[0])] {
            assert!(read(link).is_err());
        }
        on_screen.play("a3a2").unwrap();
        assert_eq!(on_screen.plies().len(), 2);
    }),
    ("URL-24", || {
        let steps = "a1a2 a3a2 b1c3 b3c1 c3b1 c1b3 b1c3";
        let record = open(&write(&game(steps)).unwrap());
        let arrived = compare::<KingsCooking>(&record, None, None);
        assert_eq!(arrived, Ok(Comparison::New));
        assert_eq!(record.steps().collect::<Vec<_>>().join(" "), steps);
        let (_, course) = replay::<KingsCooking>(&record).unwrap();
        let history = played(set_up("RNB"), steps).history("machine").unwrap();
        assert_eq!(history.len(), 7);
        for (moment, entry) in course.moments().zip(&history) {
            assert_eq!(moment.before.step_text(moment.step), entry.step);
            assert_eq!(moment.after.key(), entry.key);
        }
    }),
    ("URL-25", || {
        let record = named("a1a2", "A", "ß");
        let back = open(&write(&record).unwrap());
        assert_eq!(
            (back.tag("Light"), back.tag("Dark")),
            (Some("A"), Some("ß"))
        );
        assert_eq!(back.line, record.line);
    }),
    ("URL-26", || {
        let name = "𐐀".repeat(20);
        assert_eq!(name.len(), 80);
        let head = bytes(&write(&named("", &name, &name)).unwrap());
        let [head, plies, digest] = [&head[..182], &760_u16.to_le_bytes(), &head[184..]];
        let link = wrap(&[head, plies, &[135; 760], digest].concat());
        assert_eq!(link.len(), 1_279);
        // It is decoded; only the replay finds fault with it.
        let refusal = read(&link).unwrap_err();
        assert_eq!(refusal.code, "E_URL_MOVE");
        assert!(refusal.message.contains("ply 2"), "{refusal}");
    }),
    ("URL-27", || {
        for fragment in ["#other=1.a.b", "", "#"] {
            assert!(!Link.recognises(fragment));
            assert_eq!(code(fragment), "E_URL_FOREIGN");
        }
        assert!(read(&format!("https://example.org/x{FIRST}")).is_ok());
    }),
];

/// What comes back to an invitation holds what was sent.
#[test]
fn an_answer_holds_the_invitation() {
    let (sent, _) = Invitations::read(&Link, THIRD).unwrap();
    let mut record = played(set_up("RNB:PPP"), "a1a2").record();
    for (name, value) in [
        ("GameId", ID),
        ("Creator", "dark"),
        ("Dark", "Ann"),
        ("Light", "Bob"),
    ] {
        record.tags.insert(name.to_owned(), value.to_owned());
    }
    let (answer, given) = Invitations::read(&Link, &write(&record).unwrap()).unwrap();
    assert_eq!(given, InvitationAnswer::Given);
    assert_eq!(answer.check_answer_to(&sent), Ok(()));
    let mut other = played(set_up("PPP:RNB"), "").record();
    other.tags = record.tags;
    let (answer, _) = Invitations::read(&Link, &write(&other).unwrap()).unwrap();
    let refusal = answer.check_answer_to(&sent).unwrap_err();
    assert_eq!(refusal.code(), "E_URL_DIVERGED");
}
