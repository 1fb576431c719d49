//! Random trees of moves through both record texts, and mutated texts.

use record::{Format, Growth, Record, RecordedResult};
use rules::{Codes, Course, Game, MatchEnd, Position, Refused, Side, SplitMix64, Text};
use xiangqi::{Rhythm, Xiangqi, formats};

/// A game as it is found in the wild: White for Red, no space after numbers, comments and a variation.
const CHINESE: &str = include_str!("../../../tests-data/records/xiangqi-chinese.pgn");

/// rules: 7.5; the branch is the alternative to ply 2 of the main line.
const DPXQ: &str = include_str!("../../../tests-data/records/xiangqi-dpxq.txt");

/// A random tree of moves with comments and variations.
fn random_line<P: Game>(growth: &mut Growth<P>, random: &mut SplitMix64, depth: usize) {
    let mut steps = Vec::new();
    if random.below(3) == 0 {
        growth.comment("before [it]");
    }
    for _ in 0..1 + random.below(8) {
        steps.clear();
        growth.position().generate(&mut steps);
        if steps.is_empty() {
            break;
        }
        let step = steps[random.below(steps.len())];
        if growth.word(vec![step]).is_err() {
            break;
        }
        if random.below(4) == 0 {
            growth.comment("红方 (好)\n!");
        }
        while depth > 0 && random.below(3) == 0 {
            growth.open().expect("a step to replace");
            random_line(growth, random, depth - 1);
            // The position before a step has one, unless the game was over there.
            growth.close().expect("a variation with a step");
        }
    }
}

fn random_record<P: Game>(random: &mut SplitMix64) -> Record {
    let mut course = Course::new(P::start(Default::default()));
    let mut steps = Vec::new();
    for _ in 0..random.below(30) {
        if let Some(step) = conformance::random_step(course.position(), random, &mut steps) {
            course.play(step);
        }
    }
    let start = course.position().clone();
    let mut growth = Growth::new(Course::new(start.clone()));
    random_line(&mut growth, random, 3);
    let (line, course) = growth.finish().expect("all is closed");
    let winners = [Some(Side::First), Some(Side::Second), None];
    let result = match course.ended() {
        Some(ruling) => Some(RecordedResult::from(ruling)),
        None => winners.get(random.below(4)).map(|&winner| RecordedResult {
            winner,
            reason: MatchEnd::ALL[random.below(MatchEnd::ALL.len())]
                .as_str()
                .to_owned(),
        }),
    };
    Record {
        game: P::ID.to_owned(),
        options: Record::changed_options(&start),
        start: start.position_text(),
        cursor: line.entries.len(),
        line,
        position: course.position().position_text(),
        result,
        tags: [("Title".to_owned(), "a \\ b \"c\"".to_owned())].into(),
        ..Record::default()
    }
}

fn round_trip(format: &dyn Format, record: &Record) {
    let written = format.write(record).expect("writable");
    assert_eq!(written.left_out, []);
    let again = format.read(&written.text).expect(&written.text).record;
    assert_eq!(again, *record, "{}", written.text);
}

fn pgn_round_trip<P: Game>(pgn: &dyn Format, seed: u64) {
    let mut random = SplitMix64::new(seed);
    for _ in 0..60 {
        let mut record = random_record::<P>(&mut random);
        round_trip(pgn, &record);
        for format in ["WXF", "ICCS"] {
            record.tags.insert("Format".into(), format.into());
            round_trip(pgn, &record);
        }
    }
}

#[test]
fn random_records_round_trip_through_pgn() {
    pgn_round_trip::<Xiangqi>(formats::PLAIN[0], 1);
    pgn_round_trip::<Rhythm>(formats::RHYTHM[0], 2);
}

#[test]
fn random_records_round_trip_through_dpxq() {
    let mut random = SplitMix64::new(3);
    for _ in 0..200 {
        let record = random_record::<Xiangqi>(&mut random);
        round_trip(formats::PLAIN[1], &record);
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

/// Reads a text and, if that is possible, writes it again without loss; whether it was.
fn returns(format: &dyn Format, text: &str) -> bool {
    let Ok(read) = format.read(text) else {
        return false;
    };
    let written = format.write(&read.record).expect("what was read");
    let again = format.read(&written.text).expect(&written.text);
    assert_eq!(
        again.record.line, read.record.line,
        "{text}\n{}",
        written.text
    );
    true
}

/// What survives mutation reads back after writing; nothing panics.
#[test]
fn mutated_records_never_panic() {
    let mut random = SplitMix64::new(77);
    let rhythm = random_record::<Rhythm>(&mut random);
    let rhythm = formats::RHYTHM[0].write(&rhythm).expect("writable").text;
    let mut accepted = 0;
    for _ in 0..4_000 {
        let mut text = mutated(CHINESE, &mut random);
        if random.below(2) == 0 {
            text = mutated(&text, &mut random);
        }
        accepted += usize::from(returns(formats::PLAIN[0], &text));
        let block = mutated(DPXQ, &mut random);
        accepted += usize::from(returns(formats::PLAIN[1], &block));
        returns(formats::RHYTHM[0], &mutated(&rhythm, &mut random));
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
                Err(refusal) => assert!(refusal.code().starts_with("E_"), "{refusal:?}"),
            }
        }
    }
    assert!(accepted > 100, "only {accepted} mutations stayed readable");
}
