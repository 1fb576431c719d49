//! The game text of every game, on the game with the hard shapes.

#![allow(clippy::unwrap_used)]

use conformance::random_game;
use dummy::{Dummy, Options};
use record::pgn::General;
use record::{Entry, Format, Growth, Line, Read, Record, RecordedResult, TextLimits, replay};
use rules::{Course, MatchEnd, Refusal, Side, SplitMix64, Text};

const TEXT: General<Dummy> = General::<Dummy>::FORMAT;

fn read(text: &str) -> Result<Read, Refusal> {
    TEXT.read(text)
}

fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.map_or_else(|refusal| refusal.code, |_| "accepted")
}

/// A text with the tag that it needs.
fn game(moves: &str) -> String {
    format!("[Game \"leapers\"]\n\n{moves}\n")
}

fn read_game(moves: &str) -> Record {
    read(&game(moves)).expect(moves).record
}

/// What a record becomes in a text, without the tags.
fn moves_of(record: &Record) -> String {
    let text = TEXT.write(record).unwrap().text;
    text.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

fn said(record: &Record) -> Vec<String> {
    let left_out = TEXT.write(record).unwrap().left_out;
    left_out.iter().map(ToString::to_string).collect()
}

/// Where nothing is counted and no time is common to both, these are tags like any other.
#[test]
fn tags_of_other_games_are_anybodys() {
    let mut record = read_game("1. 0x2,stop *");
    for (name, value) in [("Score", "by hand"), ("CommonClock", "on the wall")] {
        record.tags.insert(name.to_owned(), value.to_owned());
    }
    assert_eq!(said(&record), [""; 0]);
    let text = TEXT.write(&record).unwrap().text;
    let again = read(&text).unwrap();
    assert_eq!(again.record.tags, record.tags);
    assert_eq!(again.record.beside, record.beside);
}

#[test]
fn random_games_return() {
    for seed in 0..60 {
        let automatic = seed % 3 == 0;
        let played = random_game::<Dummy>(Options { automatic }, 40, seed, |_, _| true);
        let mut course = Course::new(<Dummy as rules::Game>::start(Options { automatic }));
        for ply in &played {
            if course.ended().is_none() {
                course.play(ply.step);
            }
        }
        let mut record = Record {
            game: "leapers".to_owned(),
            options: Record::changed_options(course.start()),
            start: course.start().position_text(),
            line: course
                .moments()
                .map(|moment| moment.before.step_text(moment.step))
                .collect(),
            cursor: course.plies().len(),
            position: course.position().position_text(),
            result: course.ended().map(RecordedResult::from),
            ..Record::default()
        };
        if seed % 5 == 0 && record.result.is_none() {
            record.result = Some(RecordedResult {
                winner: Some(Side::First),
                reason: "resign".to_owned(),
            });
        }
        record.line.comment = "before the first step".to_owned();
        record
            .tags
            .insert("Event".into(), format!("a \"test\" \\ {seed}"));
        assert!(TEXT.can_write(&record));
        let written = TEXT.write(&record).unwrap();
        assert_eq!(written.left_out, []);
        assert_eq!(
            read(&written.text).unwrap().record,
            record,
            "{}",
            written.text
        );
    }
}

#[test]
fn a_start_inside_a_turn_survives() {
    let text = "[Game \"leapers\"]\n[Start \".121... 1 3 - 0:0 0\"]\n\n1. stop *\n";
    let record = read(text).unwrap().record;
    assert_eq!(record.steps().collect::<Vec<_>>(), ["stop"]);
    assert_eq!(
        read(&TEXT.write(&record).unwrap().text).unwrap().record,
        record
    );
}

/// Other programs call it `FEN`. Where `Start` stands beside it, it is a tag like any other, and stays one.
#[test]
fn a_start_that_is_called_fen_is_read() {
    let own = "[Game \"leapers\"]\n[Start \".121... 1 3 - 0:0 0\"]\n\n*\n";
    let other = "[Game \"leapers\"]\n[SetUp \"1\"]\n[FEN \".121... 1 3 - 0:0 0\"]\n\n*\n";
    assert_eq!(read(other).unwrap().record, read(own).unwrap().record);
    let both = "[Game \"leapers\"]\n[FEN \"x\"]\n[Start \"12...21 1 - - 0:0 0\"]\n\n*\n";
    let record = read(both).unwrap().record;
    assert_eq!(record.tags["FEN"], "x");
    assert_eq!(
        read(&TEXT.write(&record).unwrap().text).unwrap().record,
        record
    );
}

#[test]
fn faulty_game_texts_have_their_own_codes() {
    let cases = [
        ("", "E_PGN_GAME"),
        ("[Event \"x\"]", "E_PGN_GAME"),
        ("[Game leapers]", "E_PGN_SYNTAX"),
        ("[Game \"leapers\"", "E_PGN_SYNTAX"),
        ("[Game \"leap\ners\"]", "E_PGN_SYNTAX"),
        ("[ \"leapers\"]", "E_PGN_SYNTAX"),
        ("[Game \"leap\\ers\"]", "E_RECORD_GAME"),
        ("[Game \"leapers\"]\n[Game \"leapers\"]", "E_PGN_SYNTAX"),
        ("[Game \"leapers\"]\n1. 1>2 {never closed", "E_PGN_SYNTAX"),
        ("[Game \"leapers\"]\n1. 1>2 * 5>4", "E_PGN_SYNTAX"),
        ("[Game \"chess\"]\n*", "E_RECORD_GAME"),
        ("[Game \"leapers\"]\n[Start \"x\"]\n*", "E_POS"),
        ("[Game \"leapers\"]\n[FEN \"x\"]\n*", "E_POS"),
        ("[Game \"leapers\"]\n[Options \"arrivals\"]\n*", "E_OPTION"),
        ("[Game \"leapers\"]\n1. 1>3 *", "E_PGN_STEP"),
        (
            "[Game \"leapers\"]\n[Result \"1-0\"]\n1. 1>2 *",
            "E_PGN_RESULT",
        ),
        (
            "[Game \"leapers\"]\n[Result \"2-0\"]\n1. 1>2",
            "E_PGN_RESULT",
        ),
        (
            "[Game \"leapers\"]\n[Reason \"points\"]\n1. 1>2 1-0",
            "E_RECORD_RESULT",
        ),
        (
            "[Game \"leapers\"]\n[Reason \"time\"]\n1. 1>2 5>4 {good} 2. 2>3 1-0",
            "accepted",
        ),
        (
            "[Game \"leapers\"]\n[Start \"1....2. 2 - - 0:0 0\"]\n1... 5>4 1-0",
            "accepted",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(code(read(text)), expected, "{text}");
    }
    let refusal = read("[Game \"leapers\"]\n\n1. 1>2 5>3 *").unwrap_err();
    assert!(
        refusal
            .message
            .starts_with("line 3, column 8: E_STEP: '5>3'"),
        "{refusal}"
    );
}

#[test]
fn numbers_go_on_from_the_start_and_stand_after_what_interrupts() {
    for (moves, written) in [
        ("1>2 5>4", "1. 1>2 5>4 *"),
        ("17. 1>2 23... 5>4", "1. 1>2 5>4 *"),
        ("1>2 {a} 5>4", "1. 1>2 {a} 1... 5>4 *"),
        ("1>2 $3 5>4 2>3", "1. 1>2 $3 5>4 2. 2>3 *"),
        (
            "1>2 (0x2,stop 5>4 2>3) 5>4",
            "1. 1>2 (1. 0x2,stop 5>4 2. 2>3) 1... 5>4 *",
        ),
        ("1>2 5>4 (6x4)", "1. 1>2 5>4 (1... 6x4) *"),
    ] {
        let record = read_game(moves);
        let text = moves_of(&record);
        assert_eq!(text, written);
        assert_eq!(read_game(&text), record, "{text}");
    }
}

/// A comment, a glyph and a variation inside a turn of several steps.
#[test]
fn turns_of_several_steps_are_cut_where_something_is_said() {
    let start = "[Game \"leapers\"]\n[Start \"12.2.1. 1 - - 0:0 0\"]\n\n";
    let text = "1. 0x2, {one} 2x4 (1. stop 3x1), $1 {two} stop *";
    let record = read(&format!("{start}{text}")).unwrap().record;
    let entries = &record.line.entries;
    assert_eq!(record.steps().collect::<Vec<_>>(), ["0x2", "2x4", "stop"]);
    assert_eq!((&*entries[0].comment, &*entries[1].comment), ("one", "two"));
    assert_eq!(entries[1].variations[0].entries[1].step, "3x1");
    let written = moves_of(&record);
    assert_eq!(
        written,
        "1. 0x2, {one} 2x4, $1 {two} (1. stop 3x1) stop 1/2-1/2"
    );
    let again = read(&format!("{start}{written}")).unwrap().record;
    assert_eq!(again.line, record.line);
    // A whole turn is one word, and a variation after it replaces all of it.
    let whole = read(&format!("{start}1. 0x2,2x4,stop (1. 5>6)"))
        .unwrap()
        .record;
    assert_eq!(whole.line.entries[0].variations[0].entries[0].step, "5>6");
    assert_eq!(whole.line.entries[2].variations, []);
}

/// Inside a turn of the second side, and at its end.
#[test]
fn a_variation_inside_a_turn_has_the_number_of_the_turn() {
    let start = "[Game \"leapers\"]\n[Start \".1.1..2 2 - - 0:0 0\"]\n\n";
    let legal = read(&format!(
        "{start}1... 6>5 2. 3>4 5x3,stop (2... 5x3 {{why}} stop) *"
    ));
    let record = legal.unwrap().record;
    let written = moves_of(&record);
    assert!(
        written.contains("5x3,stop (2... 5x3, {why} stop)"),
        "{written}"
    );
}

#[test]
fn a_text_may_say_nothing_of_an_end() {
    let over = game("1. 1>2 5>4 2. 0>1 6>5 3. 2>3 4x2");
    let read = read(&over);
    assert!(read.is_ok(), "{read:?}");
}

#[test]
fn marks_of_other_programs_are_read() {
    let text =
        "[Game \"leapers\"]\r\n\r\n%evaluation 3\r\n1.1>2!? ; good\r\n1...5>4?! (=) 2.2>3\r\n*";
    let record = read(text).unwrap().record;
    assert_eq!(record.steps().collect::<Vec<_>>(), ["1>2", "5>4", "2>3"]);
    let entries = &record.line.entries;
    assert_eq!(
        (&entries[0].glyphs[..], &*entries[0].comment),
        (&[5][..], "good")
    );
    assert_eq!(
        (&entries[1].glyphs[..], &*entries[1].comment),
        (&[6][..], "(=)")
    );
    // Several comments of one step are lines of one.
    let two = read_game("1. 1>2 {a} ;b\n{} {c} *");
    assert_eq!(two.line.entries[0].comment, "a\nb\nc");
}

#[test]
fn faults_have_a_place() {
    for (moves, expected, place) in [
        ("1. 1>2 (", "E_PGN_SYNTAX", "line 3, column 8"),
        ("1. 1>2 )", "E_PGN_SYNTAX", "line 3, column 8"),
        ("1. 1>2 ()", "E_PGN_SYNTAX", "line 3, column 8"),
        ("(1. 1>2)", "E_PGN_SYNTAX", "line 3, column 1"),
        ("$1 1. 1>2", "E_PGN_SYNTAX", "line 3, column 1"),
        ("1. 1>2 $256", "E_PGN_SYNTAX", "line 3, column 8"),
        ("1. 1>2 !!!", "E_PGN_SYNTAX", "line 3, column 8"),
        ("1. 1>2 }", "E_PGN_SYNTAX", "line 3, column 8"),
        ("1. 1>2,5>4", "E_PGN_STEP", "line 3, column 4"),
        ("1. 1>2 (1. 1>3)", "E_PGN_STEP", "line 3, column 12"),
        ("1. 1>2 [Event \"two\"]", "E_PGN_SYNTAX", "line 3, column 8"),
    ] {
        let refusal = read(&game(moves)).unwrap_err();
        assert_eq!(refusal.code, expected, "{moves}: {refusal}");
        assert!(refusal.message.starts_with(place), "{moves}: {refusal}");
    }
}

#[test]
fn a_reader_does_bounded_work() {
    let limits = TextLimits::STANDARD;
    let nest = |depth: usize| {
        game(&format!(
            "{}1>2{}",
            "1>2 (".repeat(depth),
            ")".repeat(depth)
        ))
    };
    assert_eq!(code(read(&nest(limits.depth))), "accepted");
    assert_eq!(code(read(&nest(limits.depth + 1))), "E_SIZE");
    assert_eq!(code(read(&nest(100_000))), "E_SIZE");
    let many = "(1>2) ".repeat(limits.steps);
    assert_eq!(
        code(read(&game(&format!("1>2 {many}")))),
        "E_TOO_MANY_STEPS"
    );
    assert_eq!(code(read(&" ".repeat(limits.text + 1))), "E_TEXT_TOO_LONG");
    let tags: String = (0..limits.tags).map(|n| format!("[T{n} \"\"]\n")).collect();
    assert_eq!(code(read(&format!("{tags}{}", game("")))), "E_SIZE");
}

#[test]
fn what_a_text_cannot_hold_is_said() {
    let mut record = read_game("1. 1>2 5>4 2. 2>3 {gone} $1 (2. 0>1 {too})");
    assert_eq!(said(&record), [""; 0]);
    record.cursor = 2;
    record.position.clear();
    record.line.comment = " a } b".to_owned();
    record.line.entries[0].comment = "}".to_owned();
    let mut tag = |name: &str, value: &str| record.tags.insert(name.into(), value.into());
    tag("Reason", "why");
    tag("Two words", "");
    tag("Event", "a\nb");
    assert_eq!(
        said(&record),
        [
            "variations left out: 1",
            "comments left out: 2",
            "glyphs left out: 1",
            "steps to redo left out: 1",
            "tags left out: 2",
            "characters left out: 3"
        ]
    );
    let again = read(&TEXT.write(&record).unwrap().text).unwrap().record;
    assert_eq!(
        (&*again.line.comment, again.tag("Event")),
        ("a  b", Some("a b"))
    );
    let unused = read("[Game \"leapers\"]\n[Reason \"time\"]\n\n1. 1>2 *").unwrap();
    assert_eq!(unused.left_out[0].to_string(), "tags left out: 1");
    assert_eq!(unused.record.result, None);
}

/// A closing brace can stand in a comment to the end of the line.
#[test]
fn a_comment_with_a_brace_is_kept_on_its_own_lines() {
    let mut record = read_game("1. 1>2 5>4 (5... 6x4,stop)");
    record.line.comment = "a } b\n} ; {".to_owned();
    record.line.entries[1].variations[0].entries[1].comment = "}".to_owned();
    assert_eq!(
        moves_of(&record),
        "; a } b\n; } ; {\n1. 1>2 5>4 (1... 6x4,stop ; }\n) *"
    );
    assert_eq!(said(&record), [""; 0]);
    assert_eq!(read_game(&moves_of(&record)), record);
}

#[test]
fn a_record_that_does_not_hold_is_not_written() {
    let good = read_game("1. 1>2 5>4");
    let bad = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        code(TEXT.write(&record))
    };
    assert_eq!(bad(|_| ()), "accepted");
    assert_eq!(
        bad(|record| record.line.entries.push(Entry::new("1>9"))),
        "E_RECORD_STEP"
    );
    assert_eq!(bad(|record| record.cursor = 3), "E_RECORD_STEP");
    assert_eq!(
        bad(|record| record.position = "x".into()),
        "E_RECORD_POSITION"
    );
    let points = |record: &mut Record| {
        record.result = Some(RecordedResult {
            winner: None,
            reason: "points".into(),
        });
    };
    assert_eq!(bad(points), "E_RECORD_RESULT");
    // A reason of the rules for a game that went on is no better.
    assert_eq!(
        code(TEXT.write(&{
            let mut record = good.clone();
            record.cursor = 1;
            record.position.clear();
            points(&mut record);
            record
        })),
        "E_RECORD_RESULT"
    );
    let empty = |record: &mut Record| record.line.entries[0].variations.push(Line::default());
    assert_eq!(bad(empty), "E_RECORD");
}

#[test]
fn mutated_texts_never_panic() {
    let mut random = SplitMix64::new(11);
    let good = game("{a} 1. 1>2 $1 (1. 0x2, {b} stop (1... 5>4)) 5>4 2. 2>3 *");
    let mut accepted = 0;
    for _ in 0..20_000 {
        let mut letters: Vec<char> = good.chars().collect();
        for _ in 0..1 + random.below(3) {
            let at = random.below(letters.len().max(1));
            match random.below(4) {
                0 => {
                    letters[at] = "{}[]()\"#.,0z炮\n%;$!"
                        .chars()
                        .nth(random.below(18))
                        .unwrap()
                }
                1 => letters.truncate(at.max(1)),
                2 => letters.insert(
                    at,
                    "{}[]()\"#.,0z炮\n%;$!"
                        .chars()
                        .nth(random.below(18))
                        .unwrap(),
                ),
                _ => {
                    letters.remove(at);
                    letters.push(' ');
                }
            }
        }
        let text: String = letters.into_iter().collect();
        match read(&text) {
            Ok(whole) => {
                accepted += 1;
                let written = TEXT.write(&whole.record).unwrap();
                assert_eq!(written.left_out, [], "{text}");
                assert_eq!(
                    read(&written.text).unwrap().record,
                    whole.record,
                    "{text}\n{}",
                    written.text
                );
            }
            Err(refusal) => assert!(
                !refusal.message.is_empty() && !refusal.message.contains('\n'),
                "{refusal:?}"
            ),
        }
    }
    assert!(accepted > 500, "{accepted}");
}

#[test]
fn too_many_steps_are_told_as_such_and_not_as_a_wrong_step() {
    let start = <Dummy as rules::Game>::start(Options::default());
    let one: Line = ["1>2"].into_iter().collect();
    let mut line = one.clone();
    line.entries[0].variations = vec![one; TextLimits::STANDARD.steps];
    let mut growth = Growth::new(Course::new(start));
    let fault = growth.graft(&line).unwrap_err();
    assert_eq!(Refusal::from(fault).code, "E_TOO_MANY_STEPS");
}

/// The second side moves its last stone, and the first cannot begin a turn: it has won by 2 to 1.
fn finished(tags: &str, token: &str) -> String {
    format!("[Game \"leapers\"]\n[Start \"..12.2. 2 - - 2:1 0\"]\n{tags}\n1... 5>4 {token}\n")
}

#[test]
fn the_result_of_a_finished_game_is_the_one_of_the_rules() {
    for (tags, token, expected) in [
        ("", "1-0", "accepted"),
        ("", "*", "accepted"),
        ("", "0-1", "E_PGN_RESULT"),
        ("", "1/2-1/2", "E_PGN_RESULT"),
        ("[Score \"2:1\"]\n", "1-0", "accepted"),
        ("[Score \"1:2\"]\n", "1-0", "E_PGN_RESULT"),
        ("[Reason \"points\"]\n", "1-0", "accepted"),
    ] {
        let text = finished(tags, token);
        assert_eq!(code(read(&text)), expected, "{text}");
    }
    let Read { record, left_out } = read(&finished("[Reason \"resign\"]\n", "1-0")).unwrap();
    assert_eq!(record.result.as_ref().unwrap().reason, "points");
    assert_eq!(left_out[0].to_string(), "tags left out: 1");
    let rightly = read(&finished("[Reason \"points\"]\n", "1-0")).unwrap();
    assert_eq!(rightly.left_out, []);
    let mut otherwise = record.clone();
    otherwise.result = Some(RecordedResult {
        winner: Some(Side::First),
        reason: "resign".to_owned(),
    });
    assert_eq!(code(TEXT.write(&otherwise)), "E_RECORD_RESULT");
}

#[test]
fn a_score_belongs_to_the_format_where_the_rules_count_one() {
    let counted = read(&finished("[Score \"2:1\"]\n", "1-0")).unwrap().record;
    assert!(counted.tags.is_empty());
    let text = TEXT.write(&counted).unwrap().text;
    assert!(text.contains("[Score \"2:1\"]"), "{text}");
    assert_eq!(read(&text).unwrap().record, counted);
    let mut claimed = counted;
    claimed.tags.insert("Score".into(), "9:9".into());
    claimed.tags.insert("Scorer".into(), "Ann".into());
    assert_eq!(said(&claimed), ["tags left out: 1"]);
    // In a game that goes on it is anybody's.
    let open = read("[Game \"leapers\"]\n[Score \"9:9\"]\n1. 1>2 *")
        .unwrap()
        .record;
    assert_eq!(open.tags["Score"], "9:9");
    assert_eq!(said(&open), [""; 0]);
    assert!(TEXT.write(&open).unwrap().text.contains("[Score \"9:9\"]"));
}

#[test]
fn a_text_is_recognised_by_its_game() {
    assert_eq!(TEXT.name(), "pgn");
    assert!(TEXT.recognises(&game("1. 1>2 *")));
    assert!(!TEXT.recognises("[Game \"chess\"]\n*"));
    assert!(!TEXT.recognises("1. 1>2 *"));
    assert_eq!(
        General::<()>::game_of("[Event \"x\"]\n[Game \"chess\"]\n*").as_deref(),
        Some("chess")
    );
}

#[test]
fn as_many_tags_are_written_as_are_read() {
    let mut record = read_game("1. 1>2 *");
    let others = TextLimits::STANDARD.tags - 6;
    for number in 0..others {
        record.tags.insert(format!("Tag{number}"), String::new());
    }
    assert_eq!(said(&record), [""; 0]);
    assert_eq!(
        read(&TEXT.write(&record).unwrap().text).unwrap().record,
        record
    );
    record.tags.insert("Ultimate".into(), String::new());
    assert_eq!(said(&record), ["tags left out: 1"]);
}

#[test]
fn a_variation_inside_a_turn_of_the_second_side_has_the_number_of_that_turn() {
    let text = "[Game \"leapers\"]\n[Start \"...1.12 2 - - 0:0 0\"]\n\n1... 6x4, stop (1... 4x2, stop) *\n";
    let record = read(text).unwrap().record;
    assert_eq!(record.line.entries[1].variations.len(), 1);
    assert_eq!(moves_of(&record), "1... 6x4, stop (1... 4x2,stop) *");
}

#[test]
fn lines_are_as_long_as_they_may_be() {
    const WIDTH: usize = 100;
    let with = |comment: usize| {
        let mut record = read_game("1. 1>2 5>4 *");
        record.line.entries[0].comment = "x".repeat(comment);
        moves_of(&record)
    };
    let begin = "1. 1>2 {}".len();
    let fits = with(WIDTH - begin);
    let lines: Vec<&str> = fits.lines().collect();
    assert_eq!((lines[0].len(), lines[1]), (WIDTH, "1... 5>4 *"));
    let long = with(WIDTH - begin + 1);
    assert_eq!(long.lines().next(), Some("1. 1>2"));
    // What is longer than a line stands on one by itself, and nothing before it.
    let mut record = read_game("1. 1>2 *");
    record.line.comment = "x".repeat(WIDTH);
    assert!(moves_of(&record).starts_with('{'));
    for width in 0..WIDTH - 1 {
        let text = with(width);
        for pair in text.lines().collect::<Vec<_>>().windows(2) {
            let next = pair[1].split(' ').next().unwrap();
            assert!(pair[0].len() <= WIDTH, "{text}");
            assert!(pair[0].len() + 1 + next.len() > WIDTH, "{text}");
        }
    }
}

#[test]
fn players_may_end_what_the_rules_have_not_ended() {
    let mut record = read_game("1. 1>2 *");
    let ended = |reason: &str| RecordedResult {
        winner: Some(Side::Second),
        reason: reason.to_owned(),
    };
    assert_eq!(ended("resign").outside(), Some(MatchEnd::Resign));
    assert_eq!(ended("points").outside(), None);
    record.result = Some(ended("resign"));
    assert!(replay::<Dummy>(&record).is_ok());
    record.result = Some(ended("points"));
    assert_eq!(code(replay::<Dummy>(&record)), "E_RECORD_RESULT");
}
