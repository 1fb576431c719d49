//! Steps in time with a beat, through the door that a page uses: a timing error goes in, a graded step comes out, and records,
//! undo and the rules of the match know it (rules: xiangqi 9.5, 9.8, 10.5).

use rules::{Event, TimingError};
use table::{Opening, Table};

const GAME: &str = "rhythm";

fn open(options: &[(&str, &str)], position: &str) -> Box<dyn Table> {
    let options: Vec<(String, String)> = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let opening = match position {
        "" => Opening::Normal,
        text => Opening::Position(text.to_owned(), rules::Reading::Lenient),
    };
    catalog::find(GAME)
        .unwrap()
        .open(&options, &opening)
        .unwrap()
}

fn at(table: &mut dyn Table, step: &str, error: i32) -> Vec<Event> {
    table.play_timed(step, TimingError(error)).unwrap()
}

/// The last step in machine form, and its grade.
fn last(table: &dyn Table) -> (String, Option<&'static str>) {
    let entry = table.history("iccs").unwrap().pop().unwrap();
    (entry.step, entry.grade)
}

/// `red,black` of the position text.
fn energies(table: &dyn Table) -> String {
    let text = table.position_text();
    text.split(' ').nth(2).unwrap().to_owned()
}

/// Two rooks and room to shuffle; nobody is in check.
const ROOMY: &str = "-:3k4r/9/9/9/9/9/9/9/9/R3K4:- w 5,5 - 0 1";

/// One of four moves that lead back to the start, so that any number of them can be played.
fn shuffle(ply: usize) -> &'static str {
    ["a0b0", "i9h9", "b0a0", "h9i9"][ply % 4]
}

/// Every window at its edges, early and late (rules: 9.8), with what each grade earns (rules: 9.5).
#[test]
fn a_time_becomes_a_grade() {
    for (size, grade, step, energy) in [
        (0, "perfect", "h2e2@p", "2,0"),
        (50, "perfect", "h2e2@p", "2,0"),
        (51, "great", "h2e2", "1,0"),
        (120, "great", "h2e2", "1,0"),
        (121, "good", "h2e2@o", "0,0"),
        (200, "good", "h2e2@o", "0,0"),
        (201, "miss", "h2e2@m", "0,0"),
        (i32::MAX, "miss", "h2e2@m", "0,0"),
    ] {
        for error in [size, -size] {
            let mut table = open(&[], "");
            at(&mut *table, "h2e2", error);
            assert_eq!(last(&*table), (step.to_owned(), Some(grade)), "{error} ms");
            assert_eq!(energies(&*table), energy, "{error} ms");
        }
    }
}

#[test]
fn without_a_time_a_step_is_great() {
    let mut table = open(&[], "");
    table.play("h2e2").unwrap();
    assert_eq!(last(&*table), ("h2e2".to_owned(), Some("great")));
    let timing = table.info().timing.unwrap();
    assert_eq!(timing.untimed, "great");
    assert_eq!(timing.grades, ["perfect", "great", "good", "miss"]);
}

/// Where a time is measured nobody may write a grade, nor a pass, which is what a late step becomes.
#[test]
fn the_time_alone_grades_a_step() {
    let mut table = open(&[("miss", "strict")], "");
    for text in ["h2e2@p", "h2e2@m", "0000", "C2.5@p"] {
        let refusal = table.play_timed(text, TimingError(150)).unwrap_err();
        assert_eq!(refusal.code, "E_TIMING", "{text}");
    }
    assert_eq!(table.status().ply, 0);
    at(&mut *table, "h2e2", 150);
    assert_eq!(last(&*table), ("h2e2@o".to_owned(), Some("good")));
}

/// Somebody far away hands over a turn: with a time or without, never with a grade of his own.
#[test]
fn a_turn_from_afar_has_no_written_grade() {
    for timing in [None, Some(TimingError(0))] {
        let mut table = open(&[("miss", "strict")], "");
        for text in ["h2e2@p", "h2e2@o", "h2e2@m", "0000", "炮二平五@p"] {
            let refusal = table.play_turn(text, timing).unwrap_err();
            assert_eq!(refusal.code, "E_TIMING", "{text}");
        }
        assert_eq!(table.status().ply, 0);
        table.play_turn("h2e2", timing).unwrap();
        let grade = if timing.is_some() { "perfect" } else { "great" };
        assert_eq!(last(&*table).1, Some(grade));
    }
    // At one's own table both may be written.
    let mut table = open(&[("miss", "strict")], "");
    table.play("h2e2@p").unwrap();
    table.play("0000").unwrap();
    // A game without a beat takes no time.
    let xiangqi = catalog::find("xiangqi").unwrap();
    let mut plain = xiangqi.open(&[], &Opening::Normal).unwrap();
    let refusal = plain.play_turn("h2e2", Some(TimingError(0))).unwrap_err();
    assert_eq!(refusal.code, "E_TIMING");
    plain.play_turn("h2e2", None).unwrap();
}

#[test]
fn a_time_makes_no_step_legal() {
    let mut table = open(&[], "");
    for (step, code) in [
        ("h2h2^", "ENERGY"),
        ("h2h2", "SAME_NODE"),
        ("x", "BAD_NODE"),
    ] {
        let refusal = table.play_timed(step, TimingError(0)).unwrap_err();
        assert_eq!(refusal.code, code, "{step}");
    }
    assert_eq!(table.status().ply, 0);
}

#[test]
fn games_without_a_beat_refuse_a_time() {
    for listing in catalog::games() {
        let mut table = listing.open(&[], &Opening::Normal).unwrap();
        let step = table.steps().swap_remove(0);
        let played = table.play_timed(&step, TimingError(0));
        if listing.info.timing.is_some() {
            played.unwrap();
            continue;
        }
        assert_eq!(played.unwrap_err().code, "E_TIMING", "{}", listing.info.id);
        assert_eq!(table.status().ply, 0, "{}", listing.info.id);
        table.play(&step).unwrap();
        let entry = table.history(listing.info.forms[0]).unwrap().pop().unwrap();
        assert_eq!(entry.grade, None, "{}", listing.info.id);
    }
}

/// One of each grade and a lost turn, through every form of record and back.
#[test]
fn records_keep_the_grades() {
    let mut table = open(&[("miss", "strict"), ("chaos", "on")], "");
    for (step, error) in [
        ("h2e2", 0),
        ("h9g7", 100),
        ("h0g2", -180),
        ("i9h9", 300),
        ("b2b5", -50),
    ] {
        at(&mut *table, step, error);
    }
    let record = table.record();
    assert_eq!(
        record.steps().collect::<Vec<_>>(),
        ["h2e2@p", "h9g7", "h0g2@o", "0000", "b2b5@p"]
    );
    let listing = catalog::find(GAME).unwrap();
    for form in listing.record_forms() {
        let text = listing.write_record(form, &record).unwrap().text;
        let read = listing.read_record(form, &text).unwrap().record;
        assert_eq!(read.line, record.line, "{form}: {text}");
        assert_eq!(read.position, record.position, "{form}");
        assert_eq!(read.options, record.options, "{form}");
    }
    let pgn = listing.write_record("pgn", &record).unwrap().text;
    for text in ["@p", "@o", "0000"] {
        assert!(pgn.contains(text), "{text} in {pgn}");
    }
}

#[test]
fn undo_and_redo_restore_the_energy() {
    let mut table = open(&[], "");
    let mut seen = vec![table.position_text()];
    for (ply, error) in [0, 130, -40, 90, 999, -51].into_iter().enumerate() {
        at(
            &mut *table,
            ["h2e2", "h9g7", "h0g2", "i9h9", "b2b5", "b9c7"][ply],
            error,
        );
        seen.push(table.position_text());
    }
    assert_eq!(energies(&*table), "4,2");
    for text in seen.iter().rev().skip(1) {
        table.undo_step().unwrap();
        assert_eq!(table.position_text(), *text);
    }
    for text in &seen[1..] {
        table.redo_step().unwrap();
        assert_eq!(table.position_text(), *text);
    }
    assert_eq!(last(&*table), ("b9c7".to_owned(), Some("great")));
}

#[test]
fn a_strict_miss_passes_and_is_taken_back() {
    let mut table = open(&[("miss", "strict")], ROOMY);
    let events = at(&mut *table, "a0b0", 201);
    assert!(matches!(&events[..], [Event::MoveExecuted { step, .. }] if step == "0000"));
    assert_eq!(last(&*table), ("0000".to_owned(), Some("miss")));
    assert_eq!(
        table.position_text(),
        "-:3k4r/9/9/9/9/9/9/9/9/R3K4:- b 5,5 - 1 1"
    );
    table.undo_turn().unwrap();
    assert_eq!(table.position_text(), ROOMY);
    at(&mut *table, "a0b0", 200);
    assert_eq!(last(&*table), ("a0b0@o".to_owned(), Some("good")));
}

#[test]
fn a_strict_miss_in_check_stands() {
    let mut table = open(
        &[("miss", "strict")],
        "-:R2k5/9/9/9/9/9/9/9/9/4K4:- b 0,4 - 0 1",
    );
    at(&mut *table, "d9d8", -500);
    assert_eq!(last(&*table), ("d9d8@m".to_owned(), Some("miss")));
    assert_eq!(energies(&*table), "0,4");
}

/// The counters belong to the match, and undo takes back what they counted.
#[test]
fn chaos_counts_misses_and_undo_uncounts_them() {
    let mut table = open(&[("chaos", "on")], ROOMY);
    let mut ply = 0;
    let mut miss = |table: &mut dyn Table| {
        for error in [500, 0] {
            at(table, shuffle(ply), error);
            ply += 1;
        }
    };
    for _ in 0..4 {
        miss(&mut *table);
    }
    assert_eq!(energies(&*table), "5,10", "four misses of Red");
    miss(&mut *table);
    assert_eq!(energies(&*table), "0,10", "the fifth");
    for _ in 0..2 {
        table.undo_step().unwrap();
    }
    assert_eq!(energies(&*table), "5,10");
    // The fifth move again, on the beat: nothing is lost, and the series begins anew.
    at(&mut *table, "a0b0", 150);
    at(&mut *table, "i9h9", 0);
    at(&mut *table, "b0a0", 500);
    assert_eq!(energies(&*table), "5,10");
}

/// Nine perfect moves and a tenth with check (rules: 9.8); what is taken back does not count.
#[test]
fn dominance_counts_perfect_moves_and_undo_uncounts_them() {
    let mut table = open(
        &[("dominance", "on")],
        "-:9/3k4r/9/9/9/9/9/9/9/R3K4:- w 0,0 - 0 1",
    );
    for turn in 0..9 {
        let (red, black) = match turn % 2 {
            0 => ("a0b0", "i8h8"),
            _ => ("b0a0", "h8i8"),
        };
        at(&mut *table, red, 50);
        table.play(black).unwrap();
    }
    at(&mut *table, "b0b8", 51);
    assert_eq!(table.status().ended, None, "the tenth was only great");
    table.undo_step().unwrap();
    at(&mut *table, "b0b8", -50);
    let ruling = table.status().ended.unwrap();
    assert_eq!(ruling.outcome.reason, "dominance");
    table.undo_step().unwrap();
    assert_eq!(table.status().ended, None);
}
