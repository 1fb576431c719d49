//! PGN and DhtmlXQ: what is read, what is written, what is refused and where.

use rules::{Game, Position, Side, SplitMix64, Text};
use xiangqi::record::{Entry, GameResult, Line, Record, Recorded, Tag, dpxq, pgn};
use xiangqi::{MissPolicy, Rhythm, RhythmOptions, Xiangqi};

fn step_texts<P: Recorded>(record: &Record<P>) -> Vec<String> {
    let mut now = record.start.clone();
    let mut texts = Vec::new();
    for entry in &record.line.entries {
        texts.push(now.step_text(entry.step));
        let _ = now.play(entry.step);
    }
    texts
}

/// A game as it is found in the wild: White for Red, no space after numbers, comments and a variation.
const CHINESE: &str = r#"[Game "Chinese Chess"]
[Event "Team \"A\""]
[Site "Beijing"]
[White "Hu Ronghua"]
[Black "Liu Dahua"]
[Result "1-0"]
[ECCO "C42"]

{start} 1.炮二平五 马8进7 2. 马二进三 $1 {natural
two lines} (2. 兵七进一 车9平8 (2... 炮8平9 ; to the edge
)) 2... 车9平8
3. 车一平二 1-0
"#;

#[test]
fn a_chinese_pgn_is_read_whole() {
    let record = pgn::read::<Xiangqi>(CHINESE, Default::default()).expect("a good record");
    assert_eq!(
        step_texts(&record),
        ["h2e2", "h9g7", "h0g2", "i9h9", "i0h0"]
    );
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
        step_texts(&record),
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

/// A random tree of moves with comments and variations.
fn random_line<P: Game>(start: &P, random: &mut SplitMix64, depth: usize) -> Line<P::Step> {
    let mut line = Line::new();
    let mut now = start.clone();
    let mut steps = Vec::new();
    if random.below(3) == 0 {
        line.comments.push("before [it]".to_owned());
    }
    for _ in 0..1 + random.below(8) {
        steps.clear();
        now.generate(&mut steps);
        if steps.is_empty() {
            break;
        }
        let mut entry = Entry::new(steps[random.below(steps.len())]);
        if random.below(4) == 0 {
            entry.comments.push("红方 (好)\n!".to_owned());
        }
        while depth > 0 && random.below(3) == 0 {
            entry.variations.push(random_line(&now, random, depth - 1));
        }
        let _ = now.play(entry.step);
        line.entries.push(entry);
    }
    line
}

fn random_record<P: Game>(random: &mut SplitMix64) -> Record<P> {
    let mut start = P::start(Default::default());
    let mut steps = Vec::new();
    for _ in 0..random.below(30) {
        if let Some(step) = conformance::random_step(&start, random, &mut steps) {
            let _ = start.play(step);
        }
    }
    let mut record = Record::new(start);
    record.line = random_line(&record.start, random, 3);
    record.result = GameResult::ALL[random.below(4)];
    record.tags.push(Tag::new("Title", "a \\ b \"c\""));
    record
}

fn pgn_round_trip<P: Recorded>(seed: u64) {
    let mut random = SplitMix64::new(seed);
    for round in 0..60 {
        let record = random_record::<P>(&mut random);
        for format in pgn::Format::ALL {
            let text = pgn::write(&record, format).expect("writable");
            let mut again = pgn::read::<P>(&text, Default::default()).expect(&text);
            again.tags.retain(|tag| tag.name == "Title");
            assert_eq!(again, record, "round {round}\n{text}");
        }
    }
}

#[test]
fn random_records_round_trip_through_pgn() {
    pgn_round_trip::<Xiangqi>(1);
    pgn_round_trip::<Rhythm>(2);
}

#[test]
fn random_records_round_trip_through_dpxq() {
    let mut random = SplitMix64::new(3);
    for round in 0..200 {
        let record = random_record::<Xiangqi>(&mut random);
        let text = dpxq::write(&record).expect("writable");
        let again = dpxq::read(&text, Default::default()).expect(&text);
        assert_eq!(again, record, "round {round}\n{text}");
    }
}

/// rules: 7.5; the branch is the alternative to ply 2 of the main line.
const DPXQ: &str = "[DhtmlXQ]
[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]
[DhtmlXQ_title]第1局[/DhtmlXQ_title]
[DhtmlXQ_red]红方[/DhtmlXQ_red]
[DhtmlXQ_result]红先胜[/DhtmlXQ_result]
[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]
[DhtmlXQ_move_0_2_1]12427967[/DhtmlXQ_move_0_2_1]
[DhtmlXQ_comment0]中炮[/DhtmlXQ_comment0]
[DhtmlXQ_comment1_2]顺炮||变化[/DhtmlXQ_comment1_2]
[/DhtmlXQ]
";

#[test]
fn a_dpxq_text_is_read_whole() {
    let record = dpxq::read(DPXQ, Default::default()).expect("a good record");
    assert_eq!(record.start, Xiangqi::start(Default::default()));
    assert_eq!(step_texts(&record), ["h2e2", "h9g7", "h0g2", "i9h9"]);
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
    assert_eq!(step_texts(&record), ["h9g7"]);
}

/// One random change of a text.
fn mutated(text: &str, random: &mut SplitMix64) -> String {
    const POOL: &[&str] = &[
        "[",
        "]",
        "{",
        "}",
        "(",
        ")",
        "\"",
        "\\",
        ";",
        "$",
        "1",
        "0",
        "9",
        "*",
        ".",
        "@m",
        "\n",
        " ",
        "炮",
        "前",
        "é",
        "[/DhtmlXQ]",
        "||",
        "_",
        "^",
        ":",
        "/",
        ",",
        "-",
        "\u{feff}",
        "\u{0}",
    ];
    let mut chars: Vec<char> = text.chars().collect();
    let at = random.below(chars.len() + 1);
    let until = (at + 1 + random.below(6)).min(chars.len());
    match random.below(4) {
        0 => {
            chars.drain(at..until);
        }
        1 => {
            let piece: Vec<char> = chars[at..until].to_vec();
            let to = random.below(chars.len() + 1);
            chars.splice(to..to, piece);
        }
        2 => chars.truncate(at),
        _ => {
            let insert = POOL[random.below(POOL.len())];
            chars.splice(at..at, insert.chars());
        }
    }
    chars.into_iter().collect()
}

/// What survives mutation reads back after writing; nothing panics.
#[test]
fn mutated_records_never_panic() {
    let mut random = SplitMix64::new(77);
    let rhythm = random_record::<Rhythm>(&mut random);
    let rhythm = pgn::write(&rhythm, pgn::Format::Chinese).expect("writable");
    let mut accepted = 0;
    for _ in 0..4_000 {
        let mut text = mutated(CHINESE, &mut random);
        if random.below(2) == 0 {
            text = mutated(&text, &mut random);
        }
        if let Ok(record) = pgn::read::<Xiangqi>(&text, Default::default()) {
            accepted += 1;
            // Control characters of a tag or brackets of a comment may make it unwritable, never unreadable.
            if let Ok(written) = pgn::write(&record, pgn::Format::Wxf) {
                let again = pgn::read::<Xiangqi>(&written, Default::default()).expect(&written);
                assert_eq!(again.line, record.line, "{text}\n{written}");
            }
        }
        if let Ok(record) = dpxq::read(&mutated(DPXQ, &mut random), Default::default()) {
            accepted += 1;
            if let Ok(written) = dpxq::write(&record) {
                let again = dpxq::read(&written, Default::default()).expect(&written);
                assert_eq!(again.line, record.line, "{written}");
            }
        }
        let _ = pgn::read_all::<Rhythm>(&mutated(&rhythm, &mut random), Default::default());
    }
    assert!(accepted > 500, "only {accepted} mutations stayed readable");
}

#[test]
fn mutated_rhythm_positions_never_panic() {
    let text = "9/3R5/9/6p2/2b3P2/9/2P6/3A5/9/3A5:3a2R2/5n3/4k4/p1p6/2C1p1r2/9/4P3P/B8/3N5/4K1C2:\
        9/9/3c4b/8p/c8/9/P8/7NB/r8/9 w 3,3 - 9 61";
    let mut random = SplitMix64::new(78);
    let mut accepted = 0;
    for _ in 0..20_000 {
        let changed = mutated(text, &mut random);
        for reading in [rules::Reading::Lenient, rules::Reading::Strict] {
            match Rhythm::read_position(&changed, reading, Default::default()) {
                Ok(position) => {
                    accepted += 1;
                    let canonical = position.position_text();
                    let again = Rhythm::read_position(&canonical, reading, Default::default());
                    assert_eq!(again.as_ref(), Ok(&position), "{changed}");
                    assert_eq!(position.count(), {
                        let mut s = Vec::new();
                        position.generate(&mut s);
                        s.len()
                    });
                }
                Err(refusal) => assert!(refusal.code.starts_with("E_"), "{refusal:?}"),
            }
        }
    }
    assert!(accepted > 100, "only {accepted} mutations stayed readable");
}
