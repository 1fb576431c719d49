//! 200,000 spoiled texts of every kind that the crate reads: no panic, every refusal has a code and a message of one line,
//! and what is accepted can be written and read again.

use record::{Format, Growth, Record, RecordedResult};
use rules::{Course, Game, Reading, Refusal, Side, SplitMix64, Standing};
use xiangqi::{Rhythm, Xiangqi, formats};

const POSITION_TEXTS: usize = 30_000;
/// Of each of the four notations.
const STEP_TEXTS: usize = 12_500;
/// Of each of the three formats.
const PGN_TEXTS: usize = 5_000;
const DPXQ_TEXTS: usize = 10_000;

#[test]
fn the_cases_are_200_000() {
    let each_game = POSITION_TEXTS + 4 * STEP_TEXTS + 3 * PGN_TEXTS;
    assert_eq!(2 * each_game + DPXQ_TEXTS, 200_000);
}

/// What spoils a text: letters of the formats, near misses, line breaks, and characters of several bytes.
const ALPHABET: &str = "KABNRCPkabnrcpEHeh0123456789/:-+,.=^_@[](){};$\" \t\n\r\u{0}\u{2028}wrxXijZ前后中一二九炮兵进平升天地９\u{feff}\u{10ffff}";

struct Spoiler {
    alphabet: Vec<char>,
    random: SplitMix64,
}

impl Spoiler {
    fn new(seed: u64) -> Spoiler {
        Spoiler {
            alphabet: ALPHABET.chars().collect(),
            random: SplitMix64::new(seed),
        }
    }

    /// One to four small changes, now and then a piece cut off, doubled or exchanged.
    fn spoil(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        for _ in 0..=self.random.below(4) {
            let at = self.random.below(letters.len() + 1);
            let letter = self.alphabet[self.random.below(self.alphabet.len())];
            let until = (at + self.random.below(6)).min(letters.len());
            match self.random.below(12) {
                0..4 if at < letters.len() => letters[at] = letter,
                0..6 => letters.insert(at, letter),
                6..8 => drop(letters.drain(at..until)),
                8 => letters.truncate(at),
                9 => {
                    let piece = letters[at..until].to_vec();
                    letters.splice(at..at, piece);
                }
                10 if until > at => letters[at..until].reverse(),
                _ => letters.extend(std::iter::repeat_n(letter, self.random.below(30))),
            }
        }
        letters.into_iter().collect()
    }
}

fn check_refusal(refusal: &Refusal, text: &str) {
    assert!(!refusal.code.is_empty(), "{text:?}");
    let plain = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    assert!(refusal.code.chars().all(plain), "{text:?}: {refusal:?}");
    assert!(!refusal.message.is_empty(), "{text:?}: {refusal:?}");
    let breaks = ['\n', '\r', '\u{2028}', '\u{2029}', '\u{85}'];
    assert!(!refusal.message.contains(breaks), "{text:?}: {refusal:?}");
}

/// A position some plies into a random game, with the steps that led there.
fn random_game<P: Game>(plies: usize, random: &mut SplitMix64) -> (P, Vec<P::Step>) {
    let mut position = P::start(P::Options::default());
    let mut played = Vec::new();
    let mut steps = Vec::new();
    for _ in 0..plies {
        steps.clear();
        position.generate(&mut steps);
        if steps.is_empty() {
            break;
        }
        let step = steps[random.below(steps.len())];
        let _ = position.play_unchecked(step);
        played.push(step);
    }
    (position, played)
}

fn spoiled_positions<P: Game>(seed: u64) {
    let mut spoiler = Spoiler::new(seed);
    let mut accepted = 0;
    let mut text = String::new();
    for case in 0..POSITION_TEXTS {
        if case % 30 == 0 {
            let plies = spoiler.random.below(80);
            text = random_game::<P>(plies, &mut spoiler.random)
                .0
                .position_text();
        }
        let spoiled = spoiler.spoil(&text);
        let reading = [Reading::Strict, Reading::Lenient][case % 2];
        match P::read_position(&spoiled, reading, P::Options::default()) {
            Ok(position) => {
                let written = position.position_text();
                let again = P::read_position(&written, reading, P::Options::default());
                assert_eq!(again, Ok(position), "{spoiled:?}");
                accepted += 1;
            }
            Err(refusal) => check_refusal(&refusal.into(), &spoiled),
        }
    }
    assert!(accepted > POSITION_TEXTS / 100, "{accepted}");
    assert!(accepted < POSITION_TEXTS / 2, "{accepted}");
}

#[test]
fn spoiled_positions_of_xiangqi() {
    spoiled_positions::<Xiangqi>(1);
}

#[test]
fn spoiled_positions_of_rhythm() {
    spoiled_positions::<Rhythm>(2);
}

fn spoiled_steps<P: Game>(seed: u64) {
    let mut spoiler = Spoiler::new(seed);
    for &form in P::FORMS {
        let mut accepted = 0;
        let mut position = P::start(P::Options::default());
        let mut steps = Vec::new();
        for case in 0..STEP_TEXTS {
            if case % 50 == 0 {
                let plies = spoiler.random.below(80);
                position = random_game(plies, &mut spoiler.random).0;
                steps.clear();
                position.generate(&mut steps);
            }
            if steps.is_empty() {
                steps.clear();
                position = P::start(P::Options::default());
                position.generate(&mut steps);
            }
            let step = steps[spoiler.random.below(steps.len())];
            let text = position.write_as(form, step).expect("a known form");
            let spoiled = spoiler.spoil(&text);
            match position.read_as(form, &spoiled) {
                Ok(read) => {
                    // A grade may stand behind the move; without it the step is one of the legal ones.
                    let text = position.step_text(read);
                    let bare = text.split('@').next().unwrap_or_default();
                    let listed = steps.iter().any(|&step| position.step_text(step) == bare);
                    assert!(listed, "{spoiled:?} as {form} was read as {text}");
                    accepted += 1;
                }
                Err(refusal) => check_refusal(&refusal.into(), &spoiled),
            }
            if let Err(refusal) = position.explain(&spoiled, Standing::Open) {
                check_refusal(&refusal.into(), &spoiled);
            }
        }
        assert!(accepted < STEP_TEXTS / 2, "{form}: {accepted}");
    }
}

#[test]
fn spoiled_steps_of_xiangqi() {
    spoiled_steps::<Xiangqi>(3);
}

#[test]
fn spoiled_steps_of_rhythm() {
    spoiled_steps::<Rhythm>(4);
}

/// A short game with a comment, a variation and tags.
fn sample_record<P: Game>(random: &mut SplitMix64, format: &str) -> Record {
    let skipped = random.below(30);
    let (start, _) = random_game::<P>(skipped, random);
    let mut growth = Growth::new(Course::new(start.clone()));
    let mut steps = Vec::new();
    for ply in 0..random.below(12) {
        steps.clear();
        growth.position().generate(&mut steps);
        if steps.is_empty() {
            break;
        }
        let step = steps[random.below(steps.len())];
        if growth.word(vec![step]).is_err() {
            break;
        }
        if ply % 4 == 1 {
            growth.comment("a word");
            let other = steps[random.below(steps.len())];
            growth.open().expect("a step to replace");
            growth.word(vec![other]).expect("as legal");
            growth.close().expect("one step");
        }
    }
    let (line, course) = growth.finish().expect("all is closed");
    let winners = [Some(Side::First), Some(Side::Second), None];
    let decided = winners.get(random.below(4)).map(|&winner| RecordedResult {
        winner,
        reason: "adjudication".to_owned(),
    });
    let tags = [
        ("Event", "spoiled texts"),
        ("Site", "帅"),
        ("Date", "2024.01.31"),
        ("Round", "3"),
        ("Red", "a \"quoted\" \\"),
        ("Format", format),
    ];
    let tags = tags.into_iter().filter(|(_, value)| !value.is_empty());
    Record {
        game: P::ID.to_owned(),
        options: Record::changed_options(&start),
        start: start.position_text(),
        cursor: line.entries.len(),
        line,
        position: course.position().position_text(),
        result: course.ended().map(RecordedResult::from).or(decided),
        tags: tags
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        ..Record::default()
    }
}

/// Spoils texts of a format; gives how many were read all the same.
fn spoiled_records<P: Game>(
    format: &dyn Format,
    notation: &str,
    cases: usize,
    spoiler: &mut Spoiler,
) -> usize {
    let mut accepted = 0;
    let mut text = String::new();
    for case in 0..cases {
        if case % 20 == 0 {
            let record = sample_record::<P>(&mut spoiler.random, notation);
            text = format.write(&record).expect("a plain record").text;
            let read = format.read(&text).expect(&text);
            assert_eq!(read.record, record, "{text}");
        }
        let spoiled = spoiler.spoil(&text);
        match format.read(&spoiled) {
            Ok(read) => {
                let written = format.write(&read.record).expect("what was read");
                let again = format.read(&written.text).expect("what was written");
                if written.left_out.is_empty() {
                    assert_eq!(again.record, read.record, "{spoiled:?} became {written:?}");
                }
                assert_eq!(again.record.start, read.record.start, "{spoiled:?}");
                assert_eq!(again.record.line, read.record.line, "{spoiled:?}");
                assert_eq!(again.record.result, read.record.result, "{spoiled:?}");
                accepted += 1;
            }
            Err(refusal) => check_placed(&refusal, &spoiled),
        }
    }
    accepted
}

/// A refusal says where, unless only the end of the whole game is at fault.
fn check_placed(refusal: &Refusal, text: &str) {
    check_refusal(refusal, text);
    if ["E_PGN_RESULT", "E_OPTION"].contains(&refusal.code) {
        return;
    }
    let place = refusal.message.strip_prefix("line ").and_then(|rest| {
        let (line, rest) = rest.split_once(", column ")?;
        let (column, _) = rest.split_once(": ")?;
        Some((line.parse::<usize>().ok()?, column.parse::<usize>().ok()?))
    });
    let (line, column) = place.unwrap_or_else(|| panic!("{text:?}: {refusal:?}"));
    assert!(line >= 1 && column >= 1, "{text:?}: {refusal:?}");
    assert!(line <= text.split('\n').count(), "{text:?}: {refusal:?}");
}

fn spoiled_pgn<P: Game>(pgn: &dyn Format, seed: u64) {
    let mut spoiler = Spoiler::new(seed);
    // Chinese is what a text means that names no notation.
    let accepted: usize = ["", "WXF", "ICCS"]
        .map(|notation| spoiled_records::<P>(pgn, notation, PGN_TEXTS, &mut spoiler))
        .iter()
        .sum();
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn spoiled_pgn_of_xiangqi() {
    spoiled_pgn::<Xiangqi>(formats::PLAIN[0], 5);
}

#[test]
fn spoiled_pgn_of_rhythm() {
    spoiled_pgn::<Rhythm>(formats::RHYTHM[0], 6);
}

#[test]
fn spoiled_dpxq() {
    let mut spoiler = Spoiler::new(7);
    let accepted = spoiled_records::<Xiangqi>(formats::PLAIN[1], "", DPXQ_TEXTS, &mut spoiler);
    assert!(accepted > 100, "{accepted}");
}
