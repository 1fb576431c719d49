//! Messages of online rounds, bodies of requests, and the rows of logs.

use round::{
    Action, CommandId, Digest, Ending, Entry, Metronome, Millis, RoundId, Start, Terms, TurnPlayed,
    What,
};
use rules::Side;
use wire::online::{Ask, CommandBody, Create, EntryView, Sit, TermsView, body, read, write};

/// One of each kind of thing that can happen.
pub(crate) fn everything() -> Vec<What> {
    let ending = Ending {
        winner: Some(Side::Second),
        reason: "checkmate".into(),
    };
    let turn = TurnPlayed {
        steps: vec!["c3Fg7".into(), "commit".into()],
        timing: None,
        grade: None,
        credit: 0,
        ending: None,
    };
    vec![
        What::Drafted,
        What::Begun {
            start: "a \"text\"".into(),
            beat: Some(Metronome {
                period: 1_000,
                phase: Millis(7),
            }),
        },
        What::Turn(Box::new(turn.clone())),
        What::Turn(Box::new(TurnPlayed {
            timing: Some(-40),
            grade: Some("perfect".into()),
            credit: 120,
            ending: Some(ending.clone()),
            ..turn
        })),
        What::DrawOffered,
        What::DrawRefused,
        What::TakebackAsked { to: 3 },
        What::TakebackRefused,
        What::TakenBack { to: 3 },
        What::Withdrawn { offer: 9 },
        What::TimeGiven {
            to: Side::First,
            ms: 15_000,
        },
        What::Resumed { gifts: [5_000, 0] },
        What::Ended(ending),
        What::Ended(Ending {
            winner: None,
            reason: "agreement".into(),
        }),
        What::Aborted,
        What::RematchOffered,
        What::RematchRefused,
        What::Next {
            round: RoundId::of(77),
        },
    ]
}

pub(crate) fn entry(what: What) -> Entry {
    Entry {
        seq: 12,
        command: CommandId::of(0x5f).unwrap(),
        asked: 99,
        side: Some(Side::Second),
        what,
        at: Millis(1_700_000_000_000),
        left: Some([300_000, -20]),
        digest: Digest(0xcbf4_3926),
        ply: 4,
        actor: Some(Side::First),
    }
}

#[test]
fn a_row_is_read_as_it_was_written() {
    let mut kinds = Vec::new();
    for what in everything() {
        let entry = entry(what);
        let row = body::write(&entry);
        assert_eq!(body::read(&row).unwrap(), entry, "{row:?}");
        kinds.push(row.kind);
        let server = Entry {
            side: None,
            actor: None,
            left: None,
            asked: 0,
            command: CommandId::server(12),
            ..entry
        };
        assert_eq!(body::read(&body::write(&server)).unwrap(), server);
    }
    kinds.dedup();
    let mut sorted = kinds.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(
        sorted,
        (1..=16).collect::<Vec<u8>>(),
        "numbers of kinds stay"
    );
}

#[test]
fn a_spoiled_row_is_refused() {
    let row = body::write(&entry(What::DrawOffered));
    for spoiled in [
        body::Row {
            kind: 4,
            ..row.clone()
        },
        body::Row {
            side: Some(2),
            ..row.clone()
        },
        body::Row {
            body: row.body.replace("ply", "plies"),
            ..row.clone()
        },
        body::Row {
            body: row.body.replace("draw_offered", "turn"),
            ..row.clone()
        },
        body::Row {
            body: "{".into(),
            ..row.clone()
        },
    ] {
        let refusal = body::read(&spoiled).unwrap_err();
        assert_eq!(refusal.code, "E_PROTOCOL");
        assert!(refusal.message.starts_with("entry 12: "), "{refusal}");
    }
}

#[test]
fn an_entry_has_what_scripts_rely_on() {
    let what = everything().swap_remove(2);
    let text = write(&EntryView::from(&entry(what)));
    assert_eq!(
        text,
        r#"{"seq":12,"entry":"turn","text":"c3Fg7,commit","credit":0,"by":"second","ply":4,"actor":"first","clock":{"first":300000,"second":0},"at":1700000000000,"digest":"cbf43926"}"#
    );
    let quiet = Entry {
        left: None,
        actor: None,
        side: None,
        ..entry(What::Aborted)
    };
    assert_eq!(
        write(&EntryView::from(&quiet)),
        r#"{"seq":12,"entry":"aborted","by":null,"ply":4,"actor":null,"clock":null,"at":1700000000000,"digest":"cbf43926"}"#
    );
}

#[test]
fn terms_have_defaults_and_come_back() {
    let view: TermsView = read(r#"{"game":"g"}"#).unwrap();
    assert_eq!(Terms::from(view), Terms::of("g"));
    let text = r#"{"game":"g","options":{"book":"upstream"},"start":{"setup":"RNB:RNB"},"clock":{"kind":"live","base_ms":300000,"increment_ms":3000},"takebacks":false,"beat":"on_trust","visibility":"closed","rated":true}"#;
    let terms = body::read_terms(text).unwrap();
    assert_eq!(terms.start, Start::Setup("RNB:RNB".into()));
    assert_eq!(body::write_terms(&terms), text);
    for start in [r#""normal""#, r#""draft""#, r#"{"position":"x"}"#] {
        let text = format!(r#"{{"game":"g","start":{start},"clock":{{"kind":"days","days":3}}}}"#);
        let terms = body::read_terms(&text).unwrap();
        assert!(body::write_terms(&terms).contains(start), "{text}");
    }
}

#[test]
fn the_bodies_of_the_contract_are_read() {
    const HEX: &str = "5f00000000000000000000000000aa01";
    let create =
        format!(r#"{{"command":"{HEX}","terms":{{"game":"xiangqi"}},"side":null,"name":"Ann"}}"#);
    assert_eq!(read::<Create>(&create).unwrap().side, None);
    let create = format!(r#"{{"command":"{HEX}","terms":{{"game":"xiangqi"}},"side":"random"}}"#);
    assert!(read::<Create>(&create).unwrap().name.is_none());
    let sit = format!(r#"{{"command":"{HEX}","token":"T","name":"Bob"}}"#);
    assert_eq!(read::<Sit>(&sit).unwrap().token, "T");
    let play = format!(r#"{{"command":"{HEX}","action":{{"do":"play","ply":0,"turn":"h2e2"}}}}"#);
    let action = Action::from(read::<CommandBody>(&play).unwrap().action);
    assert_eq!(
        action,
        Action::Play {
            ply: 0,
            turn: "h2e2".into(),
            timing: None
        }
    );
    let claim = format!(r#"{{"command":"{HEX}","action":{{"do":"claim","as":"draw"}}}}"#);
    assert!(read::<CommandBody>(&claim).is_ok());
}

#[test]
fn whatever_else_is_there_is_refused_by_name() {
    const HEX: &str = "5f00000000000000000000000000aa01";
    for (text, said) in [
        (
            r#"{"ask":"follow","round":"short"}"#.to_owned(),
            "the name of a round",
        ),
        (
            r#"{"ask":"follow","round":"7zw0k3m9qapxt","digest":"xyz"}"#.to_owned(),
            "a digest",
        ),
        (
            r#"{"ask":"hello","protocol":1,"build":"b","more":1}"#.to_owned(),
            "unknown field `more`",
        ),
        (
            r#"{"ask":"hello","protocol":-1,"build":"b"}"#.to_owned(),
            "a whole number",
        ),
        (
            r#"{"ask":"say","round":"7zw0k3m9qapxt","phrase":"rude words"}"#.to_owned(),
            "one of",
        ),
        (
            r#"{"ask":"do","round":"7zw0k3m9qapxt","command":"5f","action":{"do":"resign"}}"#
                .to_owned(),
            "the name of a command",
        ),
        (
            format!(
                r#"{{"ask":"do","round":"7zw0k3m9qapxt","command":"{HEX}","action":{{"do":"resign","side":"first"}}}}"#
            ),
            "unknown field `side`",
        ),
        (
            format!(
                r#"{{"ask":"do","round":"7zw0k3m9qapxt","command":"{}","action":{{"do":"resign"}}}}"#,
                CommandId::server(3)
            ),
            "the name of a command",
        ),
    ] {
        let refusal = read::<Ask>(&text).unwrap_err();
        assert_eq!(refusal.code, "E_PROTOCOL");
        assert!(refusal.message.contains(said), "{text}: {refusal}");
    }
    for bad in [
        r#"{"game":"g","start":{"position":"x","setup":"y"}}"#,
        r#"{"game":"g","takebacks":null}"#,
        r#"{"game":"g","rated":null}"#,
    ] {
        assert!(read::<TermsView>(bad).is_err(), "{bad}");
    }
}
