//! Random trees of moves through both record texts, and mutated texts.

use rules::{Game, Position, SplitMix64, Text};
use xiangqi::record::{Entry, GameResult, Line, Record, Recorded, Tag, dpxq, pgn};
use xiangqi::{Rhythm, Xiangqi};

/// A game as it is found in the wild: White for Red, no space after numbers, comments and a variation.
const CHINESE: &str = include_str!("../../../tests-data/records/xiangqi-chinese.pgn");

/// rules: 7.5; the branch is the alternative to ply 2 of the main line.
const DPXQ: &str = include_str!("../../../tests-data/records/xiangqi-dpxq.txt");

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
                    let mut steps = Vec::new();
                    position.generate(&mut steps);
                    assert_eq!(position.count(), steps.len(), "{changed}");
                }
                Err(refusal) => assert!(refusal.code.starts_with("E_"), "{refusal:?}"),
            }
        }
    }
    assert!(accepted > 100, "only {accepted} mutations stayed readable");
}
