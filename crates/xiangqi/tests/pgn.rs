//! PGN: what is read, what is written, what is refused and where (rules: 7.5, 10.5).

use record::{Format, Record, RecordedResult};
use rules::Side;
use xiangqi::formats;

/// A game as it is found in the wild: White for Red, no space after numbers, comments and a variation.
const CHINESE: &str = include_str!("../../../tests-data/records/xiangqi-chinese.pgn");

fn pgn() -> &'static dyn Format {
    formats::PLAIN[0]
}

fn read(text: &str) -> Record {
    pgn().read(text).expect(text).record
}

fn write(record: &Record) -> String {
    pgn().write(record).expect("writable").text
}

/// The same record with its moves in another notation.
fn in_format(record: &Record, format: &str) -> Record {
    let mut record = record.clone();
    record.tags.insert("Format".into(), format.into());
    record
}

#[test]
fn a_chinese_pgn_is_read_whole() {
    let whole = pgn().read(CHINESE).expect("a good record");
    assert_eq!(whole.left_out, []);
    let record = whole.record;
    assert_eq!(
        record.steps().collect::<Vec<_>>(),
        ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]
    );
    let winner = record.result.as_ref().and_then(|result| result.winner);
    assert_eq!(winner, Some(Side::First));
    assert_eq!(record.tag("Red"), Some("Hu Ronghua"));
    assert_eq!(record.tag("Event"), Some("Team \"A\""));
    assert_eq!(record.line.comment, "start");
    let third = &record.line.entries[2];
    assert_eq!(
        (&third.glyphs[..], &*third.comment),
        (&[1][..], "natural\ntwo lines")
    );
    assert_eq!(third.variations.len(), 1);
    assert_eq!(
        third.variations[0].entries[1].variations[0].entries[0].comment,
        "to the edge"
    );
}

#[test]
fn a_pgn_is_written_in_each_format() {
    let mut record = read(CHINESE);
    // Always named, be it the default or not.
    record.options = vec![("repetition".into(), "wxf".into())];
    assert_eq!(
        write(&in_format(&record, "WXF")),
        r#"[Game "Chinese Chess"]
[Event "Team \"A\""]
[Site "Beijing"]
[Date "????.??.??"]
[Round "?"]
[Red "Hu Ronghua"]
[Black "Liu Dahua"]
[Result "1-0"]
[ECCO "C42"]
[Options "repetition=wxf"]
[Termination "adjudication"]
[Format "WXF"]

{start} 1. C2.5 H8+7 2. H2+3 $1 {natural
two lines} (2. P7+1 R9.8 (2... C8.9 {to the edge})) 2... R9.8 3. R1.2 1-0
"#
    );
    let iccs = write(&in_format(&record, "ICCS"));
    assert!(iccs.contains("1. H2-E2 H9-G7 2. H0-G2 $1"), "{iccs}");
    let text = write(&record);
    assert!(text.contains("[Format \"Chinese\"]"), "{text}");
    assert_eq!(read(&text), record, "{text}");
    // A text keeps its notation.
    for format in ["WXF", "ICCS"] {
        let other = in_format(&record, format);
        let text = write(&other);
        assert_eq!(read(&text), other, "{text}");
        assert_eq!(write(&read(&text)), text);
    }
}

#[test]
fn faults_of_a_pgn_have_a_place() {
    for (text, code, line, column) in [
        ("[Game \"Chess\"]", "E_TAG", 1, 8),
        ("[Event \"a\"]\n[Event \"b\"]", "E_TAG", 2, 1),
        ("[Red \"a\"]\n[White \"b\"]", "E_TAG", 2, 9),
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
        (
            "[Event \"one\"]\n1. 炮二平五 *\n\n[Event \"two\"]\n*",
            "E_RECORD",
            4,
            1,
        ),
        ("[Event \"one\"]\n\n[Event \"two\"]\n*", "E_TAG", 3, 1),
        ("[Format \"ICCS\"]\n1. H2-E9", "GEOMETRY", 2, 4),
        ("[Format \"ICCS\"]\n1. H2-E2@p", "BAD_NODE", 2, 4),
    ] {
        let refusal = pgn().read(text).expect_err(text);
        assert_eq!(refusal.code, code, "{text}: {refusal}");
        let place = format!("line {line}, column {column}: ");
        assert!(refusal.message.starts_with(&place), "{text}: {refusal}");
    }
}

/// What the general text of every game refuses too: see the crate `record`.
#[test]
fn a_reader_does_bounded_work() {
    let code = |text: &str| pgn().read(text).map_err(|refusal| refusal.code);
    let nested = format!("1. 炮二平五 {}", "(1. 炮二平五 ".repeat(200));
    assert_eq!(code(&nested), Err("E_SIZE"));
    // The rules would end a game of so many moves to and fro long before.
    let many = format!("1. 炮二平五 {}", "(1. 炮二平五) ".repeat(20_000));
    assert_eq!(code(&many), Err("E_TOO_MANY_STEPS"));
}

#[test]
fn what_pgn_cannot_hold_is_said() {
    let said = |change: fn(&mut Record)| {
        let mut record = read(CHINESE);
        change(&mut record);
        let written = pgn().write(&record).expect("writable");
        let again = read(&written.text);
        assert_eq!(again.line.entries.len(), record.cursor);
        let said: Vec<String> = written.left_out.iter().map(ToString::to_string).collect();
        said.join("; ")
    };
    assert_eq!(said(|_| {}), "");
    assert_eq!(
        said(|record| record.line.comment = " } ".into()),
        "characters left out: 3"
    );
    for (name, value, expected) in [
        ("Two words", "", "tags left out: 1"),
        ("", "", "tags left out: 1"),
        ("FEN", "", "tags left out: 1"),
        ("White", "x", "tags left out: 1"),
        ("Options", "miss=strict", "tags left out: 1"),
        ("Termination", "time", "tags left out: 1"),
        ("Termination", "he went home", ""),
        ("Format", "SAN", "tags left out: 1"),
        ("Event", "a\nb", "characters left out: 1"),
    ] {
        let mut record = read(CHINESE);
        record.tags.insert(name.into(), value.into());
        let written = pgn().write(&record).expect("writable");
        let said: Vec<String> = written.left_out.iter().map(ToString::to_string).collect();
        assert_eq!(said.join("; "), expected, "{name}");
        let mut again = read(&written.text);
        if expected.is_empty() {
            assert_eq!(again, record);
        } else {
            record.tags.remove(name);
            again.tags.remove("Event");
            record.tags.remove("Event");
            assert_eq!(again, record, "{name}");
        }
    }
}

/// The words of other programs for an end are kept; those of this one become the reason.
#[test]
fn a_termination_is_a_reason_or_a_tag() {
    let resigned = read("[Result \"1-0\"]\n[Termination \"resign\"]\n\n1. 炮二平五 1-0");
    let reason = RecordedResult {
        winner: Some(Side::First),
        reason: "resign".into(),
    };
    assert_eq!((resigned.result, resigned.tags.len()), (Some(reason), 0));
    for text in [
        "[Result \"1-0\"]\n[Termination \"Normal\"]\n\n1. 炮二平五 1-0",
        "[Termination \"unterminated\"]\n\n1. 炮二平五 *",
    ] {
        let record = read(text);
        assert!(record.tag("Termination").is_some());
        assert_eq!(read(&write(&record)), record);
    }
}

/// rules: 10.5
#[test]
fn a_rhythm_pgn_has_variant_fen_and_grades() {
    let rhythm = formats::RHYTHM[0];
    let text = "[Variant \"rhythm-xiangqi\"]\n[Options \"miss=strict\"]\n[Format \"WXF\"]\n1. C2.5@p H8+7 2. H2+3@p 0000 3. C8^1 *";
    let record = rhythm.read(text).expect("a good record").record;
    assert_eq!(
        record.steps().collect::<Vec<_>>(),
        ["h2e2@p", "h9g7", "h0g2@p", "0000", "b2b2^"]
    );
    let written = rhythm
        .write(&in_format(&record, "Chinese"))
        .expect("writable")
        .text;
    assert!(
        written.contains("[Variant \"rhythm-xiangqi\"]\n[FEN \"-:rnbakabnr/"),
        "{written}"
    );
    assert!(
        written.contains("1. 炮二平五@p 马8进7 2. 马二进三@p 0000 3. 炮八升一 *"),
        "{written}"
    );
    let again = rhythm.read(&written).expect(&written).record;
    assert_eq!(
        (&again.line, &again.options),
        (&record.line, &record.options)
    );
    let named = |line: &&str| line.starts_with("[Options \"miss=strict;repetition=");
    assert_eq!(written.lines().filter(named).count(), 1, "{written}");
    let lenient = written.lines().filter(|line| !named(line));
    let without = lenient.collect::<Vec<_>>().join("\n");
    assert_eq!(rhythm.read(&without).expect_err("no pass").code, "BAD_NODE");
}
