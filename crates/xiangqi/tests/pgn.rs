//! PGN: what is read, what is written, what is refused and where (rules: 7.5, 10.5).

use rules::{Game, Side};
use xiangqi::record::{GameResult, Record, Tag, pgn};
use xiangqi::{MissPolicy, Rhythm, RhythmOptions, Xiangqi};

/// A game as it is found in the wild: White for Red, no space after numbers, comments and a variation.
const CHINESE: &str = include_str!("../../../tests-data/records/xiangqi-chinese.pgn");

#[test]
fn a_chinese_pgn_is_read_whole() {
    let record = pgn::read::<Xiangqi>(CHINESE, Default::default()).expect("a good record");
    assert_eq!(record.main_line(), ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]);
    assert_eq!(record.result, GameResult::Won(Side::First));
    assert_eq!(record.tag("Red"), Some("Hu Ronghua"));
    assert_eq!(record.tag("Event"), Some("Team \"A\""));
    assert_eq!(record.line.comments, ["start"]);
    let third = &record.line.entries[2];
    assert_eq!(
        (&third.glyphs[..], &third.comments[..]),
        (&[1][..], &["natural\ntwo lines".to_owned()][..])
    );
    assert_eq!(third.variations.len(), 1);
    assert_eq!(
        third.variations[0].entries[1].variations[0].entries[0].comments,
        ["to the edge"]
    );
}

#[test]
fn a_pgn_is_written_in_each_format() {
    let record = pgn::read::<Xiangqi>(CHINESE, Default::default()).expect("a good record");
    let wxf = pgn::write(&record, pgn::Format::Wxf).expect("writable");
    assert_eq!(
        wxf,
        r#"[Game "Chinese Chess"]
[Event "Team \"A\""]
[Site "Beijing"]
[Date "????.??.??"]
[Round "?"]
[Red "Hu Ronghua"]
[Black "Liu Dahua"]
[Result "1-0"]
[ECCO "C42"]
[Format "WXF"]

{start} 1. C2.5 H8+7 2. H2+3 $1 {natural
two lines} (2. P7+1 R9.8 (2... C8.9 {to the edge})) 2... R9.8 3. R1.2 1-0
"#
    );
    let iccs = pgn::write(&record, pgn::Format::Iccs).expect("writable");
    assert!(iccs.contains("1. H2-E2 H9-G7 2. H0-G2 $1"), "{iccs}");
    for format in pgn::Format::ALL {
        let text = pgn::write(&record, format).expect("writable");
        let mut again = pgn::read::<Xiangqi>(&text, Default::default()).expect(&text);
        // The writer fills the roster up.
        again.tags.retain(|tag| !tag.value.starts_with('?'));
        assert_eq!(again, record, "{text}");
    }
}

#[test]
fn several_games_of_one_text() {
    let text = "[Event \"one\"]\n1. 炮二平五 *\n\n[Event \"two\"]\n[Result \"0-1\"]\n\n[Event \"three\"]\n*";
    // The second game has no moves and no marker: the tags of the third would be its own.
    let error = pgn::read_all::<Xiangqi>(text, Default::default()).expect_err("Event twice");
    assert_eq!((error.code, error.line, error.column), ("E_TAG", 7, 1));
    let text = text
        .replace("\n\n[Event \"three\"]", " *\n\n[Event \"three\"]")
        .replace("0-1", "*");
    let records = pgn::read_all::<Xiangqi>(&text, Default::default()).expect(&text);
    let events: Vec<_> = records.iter().map(|record| record.tag("Event")).collect();
    assert_eq!(events, [Some("one"), Some("two"), Some("three")]);
    assert_eq!(
        pgn::read_all::<Xiangqi>(" \n", Default::default()),
        Ok(Vec::new())
    );
    let error = pgn::read::<Xiangqi>(&text, Default::default()).expect_err("three games");
    assert_eq!((error.code, error.line), ("E_RECORD", 4));
}

#[test]
fn faults_of_a_pgn_have_a_place() {
    for (text, code, line, column) in [
        ("[Game \"Chess\"]", "E_TAG", 1, 8),
        ("[Event \"a\"]\n[Event \"b\"]", "E_TAG", 2, 1),
        ("[Red \"a\"]\n[White \"b\"]", "E_TAG", 2, 1),
        ("[Event \"a\n\"]", "E_RECORD", 1, 1),
        ("[Event a]", "E_RECORD", 1, 8),
        ("[ \"a\"]", "E_RECORD", 1, 3),
        ("[Event \"a\"", "E_RECORD", 1, 11),
        ("[Result \"2-0\"]", "E_TAG", 1, 10),
        ("[Format \"SAN\"]", "E_TAG", 1, 10),
        ("[Variant \"rhythm-xiangqi\"]", "E_TAG", 1, 11),
        ("[FEN \"9/9 w\"]", "E_RANKS", 1, 7),
        ("[Result \"1-0\"]\n\n1. 炮二平五 0-1", "E_TAG", 3, 9),
        ("1. 炮二平五 马8进7\n2. 炮二平五", "NO_SUCH_MOVE", 2, 4),
        ("1. C2.5", "NO_SUCH_MOVE", 1, 4),
        ("1. 炮二平五 {open", "E_RECORD", 1, 9),
        ("1. 炮二平五 (1. 兵七进一", "E_RECORD", 1, 9),
        ("1. 炮二平五 )", "E_RECORD", 1, 9),
        ("1. 炮二平五 ()", "E_RECORD", 1, 9),
        ("(1. 炮二平五)", "E_RECORD", 1, 1),
        ("$1 1. 炮二平五", "E_RECORD", 1, 1),
        ("1. 炮二平五 $256", "E_RECORD", 1, 9),
        ("1. 炮二平五 }", "E_RECORD", 1, 9),
        ("1. 炮二平五 * 马8进7", "E_RECORD", 1, 11),
        ("[Format \"ICCS\"]\n1. H2-E9", "GEOMETRY", 2, 4),
        ("[Format \"ICCS\"]\n1. H2-E2@p", "BAD_NODE", 2, 4),
    ] {
        let error = pgn::read::<Xiangqi>(text, Default::default()).expect_err(text);
        assert_eq!(
            (error.code, error.line, error.column),
            (code, line, column),
            "{text}: {error}"
        );
        assert!(!error.message.is_empty());
    }
}

#[test]
fn a_reader_does_bounded_work() {
    let nested = format!("1. 炮二平五 {}", "(1. 炮二平五 ".repeat(200));
    let error = pgn::read::<Xiangqi>(&nested, Default::default()).expect_err("too deep");
    assert_eq!(error.code, "E_SIZE");
    let start = "[Format \"ICCS\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/R4K3 w\"]\n";
    let shuffle = " a0b0 d9d8 b0a0 d8d9".repeat(5_001);
    let error = pgn::read::<Xiangqi>(&format!("{start}{shuffle}"), Default::default());
    assert_eq!(error.map_err(|error| error.code), Err("E_SIZE"));
}

#[test]
fn what_pgn_cannot_hold_is_not_written() {
    let start = Xiangqi::start(Default::default());
    let code = |change: fn(&mut Record<Xiangqi>)| {
        let mut record = Record::new(start.clone());
        change(&mut record);
        pgn::write(&record, pgn::Format::Wxf).map_err(|refusal| refusal.code)
    };
    assert!(code(|_| {}).is_ok());
    assert_eq!(
        code(|record| record.line.comments.push("a } b".into())),
        Err("E_COMMENT")
    );
    assert_eq!(
        code(|record| record.tags.push(Tag::new("Two words", ""))),
        Err("E_TAG")
    );
    assert_eq!(
        code(|record| record.tags.push(Tag::new("", ""))),
        Err("E_TAG")
    );
    assert_eq!(
        code(|record| record.tags.push(Tag::new("FEN", ""))),
        Err("E_TAG")
    );
    assert_eq!(
        code(|record| record.tags.push(Tag::new("Event", "a\nb"))),
        Err("E_TAG")
    );
}

/// rules: 10.5
#[test]
fn a_rhythm_pgn_has_variant_fen_and_grades() {
    let options = RhythmOptions {
        miss: MissPolicy::Strict,
        ..RhythmOptions::default()
    };
    let text =
        "[Variant \"rhythm-xiangqi\"]\n[Format \"WXF\"]\n1. C2.5@p H8+7 2. H2+3@p 0000 3. C8^1 *";
    let record = pgn::read::<Rhythm>(text, options).expect("a good record");
    assert_eq!(
        record.main_line(),
        ["h2e2@p", "h9g7", "h0g2@p", "0000", "b2b2^"]
    );
    let written = pgn::write(&record, pgn::Format::Chinese).expect("writable");
    assert!(
        written.contains("[Variant \"rhythm-xiangqi\"]\n[FEN \"-:rnbakabnr/"),
        "{written}"
    );
    assert!(
        written.contains("1. 炮二平五@p 马8进7 2. 马二进三@p 0000 3. 炮八升一 *"),
        "{written}"
    );
    let again = pgn::read::<Rhythm>(&written, options).expect(&written);
    assert_eq!(again.line, record.line);
    let error = pgn::read::<Rhythm>(&written, RhythmOptions::default()).expect_err("no pass");
    assert_eq!(error.code, "BAD_NODE");
}

#[test]
fn tags_are_read_without_the_moves() {
    let text = "[Options \"miss=strict\"]\n[Format \"WXF\"]\n\n1. 0000 {only under miss=strict} *";
    assert!(pgn::read::<Rhythm>(text, RhythmOptions::default()).is_err());
    let tags = pgn::read_tags::<Rhythm>(text);
    assert_eq!(tags, Ok(vec![Tag::new("Options", "miss=strict")]));
    let error = pgn::read_tags::<Rhythm>("[Format \"SAN\"]").expect_err("an unknown format");
    assert_eq!(error.code, "E_TAG");
}
