//! DhtmlXQ text: what is read, what is written, what is refused and where (rules: 7.5).

use record::Format;
use rules::{Game, Side, Text};
use xiangqi::{Xiangqi, formats};

fn dpxq() -> &'static dyn Format {
    formats::PLAIN[1]
}

/// rules: 7.5; the branch is the alternative to ply 2 of the main line.
const DPXQ: &str = include_str!("../../../tests-data/records/xiangqi-dpxq.txt");

#[test]
fn a_dpxq_text_is_read_whole() {
    let record = dpxq().read(DPXQ).expect("a good record").record;
    let start = Xiangqi::start(Default::default());
    assert_eq!(record.start, start.position_text());
    assert_eq!(
        record.steps().collect::<Vec<_>>(),
        ["h2e2", "h9g7", "h0g2", "i9h9"]
    );
    let winner = record.result.as_ref().and_then(|result| result.winner);
    assert_eq!(winner, Some(Side::First));
    assert_eq!(
        (record.tag("Title"), record.tag("Red")),
        (Some("第1局"), Some("红方"))
    );
    assert_eq!(record.line.comment, "中炮");
    let branch = &record.line.entries[1].variations[0];
    assert_eq!(branch.entries.len(), 2);
    assert_eq!(branch.entries[0].comment, "顺炮\n变化");
    let written = dpxq().write(&record).expect("writable");
    assert_eq!(written.left_out, []);
    assert_eq!(
        dpxq().read(&written.text).expect("what was written").record,
        record
    );
    let said = |line: &&str| {
        line.starts_with("[DhtmlXQ_Termination]adjudication[")
            || line.starts_with("[DhtmlXQ_Options]repetition=")
    };
    assert_eq!(written.text.lines().filter(said).count(), 2);
    let again = written.text.lines().filter(|line| !said(line));
    let again = again.collect::<Vec<_>>().join("\n");
    // The order of values means nothing.
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&again.replace("红胜", "红先胜")), sorted(DPXQ));
}

#[test]
fn faults_of_a_dpxq_text_have_a_place() {
    let block = |inside: &str| format!("[DhtmlXQ]\n{inside}\n[/DhtmlXQ]");
    for (text, code, line) in [
        (String::new(), "E_RECORD", 1),
        ("[Event \"a\"]".to_owned(), "E_RECORD", 1),
        ("[DhtmlXQ]\n".to_owned(), "E_RECORD", 2),
        (block("x"), "E_RECORD", 2),
        (block("[DhtmlXQ_]a[/DhtmlXQ_]"), "E_RECORD", 2),
        (block("[DhtmlXQ_red]a"), "E_RECORD", 2),
        (block("[DhtmlXQ_red]a[/DhtmlXQ_black]"), "E_RECORD", 2),
        (
            block("[DhtmlXQ_red]a[/DhtmlXQ_red]\n[DhtmlXQ_red]b[/DhtmlXQ_red]"),
            "E_TAG",
            3,
        ),
        (block("[DhtmlXQ_result]?[/DhtmlXQ_result]"), "E_TAG", 2),
        (block("[DhtmlXQ_binit]99[/DhtmlXQ_binit]"), "E_RECORD", 2),
        (
            block(&format!(
                "[DhtmlXQ_binit]{}[/DhtmlXQ_binit]",
                "9".repeat(64)
            )),
            "E_KING",
            2,
        ),
        (block("[DhtmlXQ_fen]9 w[/DhtmlXQ_fen]"), "E_RANKS", 2),
        (
            block("[DhtmlXQ_movelist]774[/DhtmlXQ_movelist]"),
            "E_RECORD",
            2,
        ),
        (
            block("[DhtmlXQ_movelist]77a7[/DhtmlXQ_movelist]"),
            "E_RECORD",
            2,
        ),
        (
            block("[DhtmlXQ_movelist]9747[/DhtmlXQ_movelist]"),
            "BAD_NODE",
            2,
        ),
        (
            block("[DhtmlXQ_movelist]77477747[/DhtmlXQ_movelist]"),
            "NO_PIECE",
            2,
        ),
        (
            block("[DhtmlXQ_move_0_1_1]7747[/DhtmlXQ_move_0_1_1]"),
            "E_TAG",
            2,
        ),
        (
            block("[DhtmlXQ_move_0_0_1]7747[/DhtmlXQ_move_0_0_1]"),
            "E_TAG",
            2,
        ),
        (
            block("[DhtmlXQ_move_0_1]7747[/DhtmlXQ_move_0_1]"),
            "E_TAG",
            2,
        ),
        (block("[DhtmlXQ_comment7]a[/DhtmlXQ_comment7]"), "E_TAG", 2),
        (block("[DhtmlXQ_commentx]a[/DhtmlXQ_commentx]"), "E_TAG", 2),
        (format!("{}\nmore", block("")), "E_RECORD", 4),
    ] {
        let refusal = dpxq().read(&text).expect_err(&text);
        assert_eq!(refusal.code, code, "{text}: {refusal}");
        let place = format!("line {line}, column ");
        assert!(refusal.message.starts_with(&place), "{text}: {refusal}");
    }
}

#[test]
fn the_first_mover_is_the_owner_of_the_first_piece() {
    let text = "[DhtmlXQ]
[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]
[/DhtmlXQ]";
    let record = dpxq().read(text).expect("Black begins").record;
    assert!(record.start.contains(" b "), "{}", record.start);
    assert_eq!(record.steps().collect::<Vec<_>>(), ["h9g7"]);
}

#[test]
fn what_the_block_cannot_hold_is_said() {
    let mut record = dpxq().read(DPXQ).expect("a good record").record;
    let entries = &mut record.line.entries;
    entries[0].comment = "|\n|| [/DhtmlXQ_com[/DhtmlXQ_comment1]ment1] |".to_owned();
    entries[1].comment = "||".to_owned();
    entries[2].comment = " a|\n|b ".to_owned();
    entries[3].glyphs = vec![1, 2];
    for (name, value) in [
        ("title", "a"),
        ("movelist", "b"),
        ("Two words", "c"),
        ("Site", " [/DhtmlXQ][/DhtmlXQ_place]"),
    ] {
        record.tags.insert(name.into(), value.into());
    }
    let written = dpxq().write(&record).expect("writable");
    let said: Vec<String> = written.left_out.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "glyphs left out: 2",
            "tags left out: 3",
            "characters left out: 67"
        ]
    );
    let again = dpxq().read(&written.text).expect("what was written").record;
    let comments = again.line.entries.iter().map(|entry| &*entry.comment);
    assert_eq!(comments.collect::<Vec<_>>(), ["|", "", "a\nb", ""]);
    assert_eq!(again.tag("Site"), Some("[/DhtmlXQ]"));
}
