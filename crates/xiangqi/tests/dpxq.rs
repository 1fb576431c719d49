//! DhtmlXQ text: what is read, what is written, what is refused and where (rules: 7.5).

use rules::{Game, Position, Side};
use xiangqi::Xiangqi;
use xiangqi::record::{GameResult, dpxq};

/// rules: 7.5; the branch is the alternative to ply 2 of the main line.
const DPXQ: &str = include_str!("../../../tests-data/records/xiangqi-dpxq.txt");

#[test]
fn a_dpxq_text_is_read_whole() {
    let record = dpxq::read(DPXQ, Default::default()).expect("a good record");
    assert_eq!(record.start, Xiangqi::start(Default::default()));
    assert_eq!(record.main_line(), ["h2e2", "h9g7", "h0g2", "i9h9"]);
    assert_eq!(record.result, GameResult::Won(Side::First));
    assert_eq!(
        (record.tag("Title"), record.tag("Red")),
        (Some("第1局"), Some("红方"))
    );
    assert_eq!(record.line.comments, ["中炮"]);
    let branch = &record.line.entries[1].variations[0];
    assert_eq!(branch.entries.len(), 2);
    assert_eq!(branch.entries[0].comments, ["顺炮\n变化"]);
    let again = dpxq::write(&record).expect("writable");
    assert_eq!(again.replace("红胜", "红先胜"), DPXQ.replace(
        "[DhtmlXQ_move_0_2_1]12427967[/DhtmlXQ_move_0_2_1]\n[DhtmlXQ_comment0]中炮[/DhtmlXQ_comment0]\n",
        "[DhtmlXQ_comment0]中炮[/DhtmlXQ_comment0]\n[DhtmlXQ_move_0_2_1]12427967[/DhtmlXQ_move_0_2_1]\n",
    ));
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
        let error = dpxq::read(&text, Default::default()).expect_err(&text);
        assert_eq!((error.code, error.line), (code, line), "{text}: {error}");
    }
}

#[test]
fn the_first_mover_is_the_owner_of_the_first_piece() {
    let text = "[DhtmlXQ]
[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]
[/DhtmlXQ]";
    let record = dpxq::read(text, Default::default()).expect("Black begins");
    assert_eq!(record.start.actor(), Side::Second);
    assert_eq!(record.main_line(), ["h9g7"]);
}
