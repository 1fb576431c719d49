//! A clock common to both players (rules: cotulenh 17.7.3): its end at a table, and in every form of record.

use std::time::Duration;

use catalog::Catalog;
use record::{Beside, Clock, ClockKind, Record};
use rules::{Event, Reading, Refusal, Side};
use table::{Opening, Table};
use wire::{json, link};

/// Equal armies; Red to move takes a navy, Blue may answer by taking a tank.
const FEN: &str = "7c2i/10i/11/11/11/n10/11/11/4T6/N10/4t5I/6C3I r - - 0 1";
const TAKES: &str = "a3a7";
const ANSWERS: &str = "e2e4";

fn options(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let pairs = pairs.iter();
    pairs
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect()
}

fn deciding() -> Vec<(String, String)> {
    options(&[("book", "revised"), ("points", "decide")])
}

fn at(options: &[(String, String)], text: &str) -> Box<dyn Table> {
    let opening = Opening::Position(text.to_owned(), Reading::Lenient);
    let listing = catalog::find("cotulenh").unwrap();
    listing.open(options, &opening).unwrap()
}

/// After Red has taken the navy.
fn ahead() -> Box<dyn Table> {
    let mut table = at(&deciding(), FEN);
    table.play(TAKES).unwrap();
    table
}

fn code<T>(refused: Result<T, Refusal>) -> &'static str {
    refused.map_or_else(|refusal| refusal.code, |_| "")
}

fn case<T>(refused: Result<T, Refusal>) -> &'static str {
    refused.map_or_else(|refusal| refusal.case, |_| "")
}

/// A record with a common clock that is up.
fn timed(table: &dyn Table) -> Record {
    Record {
        beside: Beside {
            clock: Some(Clock::common(900_000, 0)),
            ..Beside::default()
        },
        ..table.record()
    }
}

#[test]
fn the_length_is_that_of_the_book() {
    let minutes = |minutes: u64| Some(Duration::from_secs(60 * minutes));
    let clock = |pairs: &[(&str, &str)]| {
        let listing = catalog::find("cotulenh").unwrap();
        let table = listing.open(&options(pairs), &Opening::Normal).unwrap();
        table.common_clock()
    };
    assert_eq!(clock(&[]), None);
    assert_eq!(clock(&[("points", "shown"), ("aim", "sea")]), None);
    assert_eq!(clock(&[("points", "decide")]), minutes(30));
    for aim in ["battle", "sea", "air", "land"] {
        let pairs = [("points", "decide"), ("aim", aim)];
        assert_eq!(clock(&pairs), minutes(15), "{aim}");
    }
    let nine = [("points", "decide"), ("aim", "air"), ("army", "air9")];
    assert_eq!(clock(&nine), minutes(15));
    for listing in catalog::games() {
        let table = listing.open(&[], &Opening::Normal).unwrap();
        assert_eq!(table.common_clock(), None, "{}", listing.info.id);
    }
}

#[test]
fn the_side_with_more_points_wins() {
    let mut table = ahead();
    let events = table.time_up().unwrap();
    assert!(matches!(events.as_slice(), [Event::GameOver(_)]));
    let status = table.status();
    let outcome = status.ended.as_ref().unwrap().outcome;
    assert_eq!(outcome.winner, Some(Side::First));
    assert_eq!(outcome.reason.as_str(), "points");
    // What the opponent lacks of the army of the set-up, whatever the position began with.
    let [red, blue] = status.score.unwrap();
    assert_eq!(red - blue, 80);
    assert_eq!(status.result().unwrap(), format!("1-0 ({red}:{blue})"));
}

#[test]
fn equal_points_are_a_draw() {
    let listing = catalog::find("cotulenh").unwrap();
    let mut table = listing.open(&deciding(), &Opening::Normal).unwrap();
    table.play("c5c6").unwrap();
    table.time_up().unwrap();
    let status = table.status();
    let outcome = status.ended.as_ref().unwrap().outcome;
    assert_eq!((outcome.winner, outcome.reason.as_str()), (None, "points"));
    assert_eq!(status.score, Some([0, 0]));
}

#[test]
fn an_open_session_counts_as_the_board_stands() {
    let mut table = at(
        &deciding(),
        "7c2i/10i/11/11/11/11/11/4i6/4(TI)6/11/10I/6C3I r - - 0 1",
    );
    table.play("e4Te5").unwrap();
    let before = table.position_text();
    table.time_up().unwrap();
    assert_eq!(table.position_text(), before, "nothing is closed or played");
    let status = table.status();
    assert_eq!(status.ended.unwrap().outcome.winner, Some(Side::First));
}

#[test]
fn what_does_not_decide_is_refused_before_what_is_over() {
    let shown = options(&[("book", "revised"), ("points", "shown")]);
    let mut table = at(&shown, FEN);
    assert_eq!(code(table.time_up()), "E_OPTION");
    table.resign(Side::First).unwrap();
    assert_eq!(code(table.time_up()), "E_OPTION", "tested first");
    let mut table = ahead();
    table.resign(Side::First).unwrap();
    let before = table.status();
    assert_eq!(code(table.time_up()), "E_GAME_OVER");
    assert_eq!(table.status(), before, "a refused call changes nothing");
    for listing in catalog::games() {
        let mut table = listing.open(&[], &Opening::Normal).unwrap();
        assert_eq!(code(table.time_up()), "E_OPTION", "{}", listing.info.id);
    }
}

#[test]
fn the_end_is_taken_back_with_the_step_before_it() {
    let mut table = ahead();
    table.time_up().unwrap();
    assert_eq!(code(table.play(ANSWERS)), "E_GAME_OVER");
    table.undo_step().unwrap();
    assert!(table.status().ended.is_none());
    table.play(TAKES).unwrap();
    table.play(ANSWERS).unwrap();
}

#[test]
fn the_end_and_the_clock_return_from_every_form() {
    let mut table = ahead();
    table.play(ANSWERS).unwrap();
    table.undo_step().unwrap();
    table.time_up().unwrap();
    let record = timed(&*table);
    let save = json::write(&record).unwrap().text;
    assert_eq!(json::read(&save, &Catalog).unwrap(), record, "with a redo");
    let listing = catalog::find("cotulenh").unwrap();
    let mut played = record;
    played.line.entries.truncate(played.cursor);
    let written = listing.text.write(&played).unwrap();
    assert_eq!(written.left_out, [], "{}", written.text);
    for tag in [
        "[Result \"1-0\"]",
        "[Reason \"points\"]",
        "[CommonClock \"0.000/900.000\"]",
    ] {
        assert!(written.text.contains(tag), "{}", written.text);
    }
    assert!(written.text.contains("[Score \""), "{}", written.text);
    assert_eq!(listing.text.read(&written.text).unwrap().record, played);
    let link = link::write(&played, &Catalog).unwrap();
    let read = link::read(&link.text, &Catalog).unwrap();
    assert_eq!(read.result, played.result);
    assert_eq!(read.beside.clock, None, "an address has no place for it");
}

#[test]
fn a_record_cannot_say_who_has_more_points() {
    let mut table = ahead();
    table.time_up().unwrap();
    let record = timed(&*table);
    let save = json::write(&record).unwrap().text;
    let forged = save.replace("\"winner\": \"first\"", "\"winner\": \"second\"");
    assert_ne!(forged, save);
    let refused = json::read(&forged, &Catalog);
    assert_eq!(case(refused.clone()), "TimeUp");
    assert_eq!(code(refused), "E_RECORD_RESULT");
    let listing = catalog::find("cotulenh").unwrap();
    let text = listing.text.write(&record).unwrap().text;
    let forged = text.replace("1-0", "1/2-1/2");
    assert_eq!(code(listing.text.read(&forged)), "E_RECORD_RESULT");
    // The same claim where points only are shown.
    let forged = save.replace("\"points\": \"decide\"", "\"points\": \"shown\"");
    assert_ne!(forged, save);
    assert_eq!(case(json::read(&forged, &Catalog)), "NotOver");
}

#[test]
fn a_clock_that_decides_nothing_is_no_common_one() {
    let running = timed(&*ahead());
    let save = json::write(&running).unwrap().text;
    assert_eq!(json::read(&save, &Catalog).unwrap(), running);
    let forged = save.replace("\"points\": \"decide\"", "\"points\": \"shown\"");
    let refused = json::read(&forged, &Catalog);
    assert_eq!(case(refused), "NoCommonClock");
    let uneven = save.replacen("\"left\": [\n      0,", "\"left\": [\n      1,", 1);
    assert_ne!(uneven, save);
    assert_eq!(case(json::read(&uneven, &Catalog)), "CommonClock");
}

#[test]
fn a_save_without_a_kind_means_clocks_of_ones_own() {
    let own = Clock {
        kind: ClockKind::Own,
        base: 300_000,
        increment: 3_000,
        left: [1, 2],
    };
    let record = Record {
        beside: Beside {
            clock: Some(own),
            ..Beside::default()
        },
        ..ahead().record()
    };
    let save = json::write(&record).unwrap().text;
    assert!(!save.contains("kind"), "{save}");
    assert_eq!(json::read(&save, &Catalog).unwrap().beside.clock, Some(own));
    let said = save.replacen("\"base\"", "\"kind\": \"own\", \"base\"", 1);
    assert_eq!(json::read(&said, &Catalog).unwrap().beside.clock, Some(own));
    let other = save.replacen("\"base\"", "\"kind\": \"egg\", \"base\"", 1);
    assert_eq!(code(json::read(&other, &Catalog)), "E_SAVE_JSON");
}

#[test]
fn a_tag_of_a_clock_is_read_where_there_can_be_one() {
    let listing = catalog::find("cotulenh").unwrap();
    let text = listing.text.write(&timed(&*ahead())).unwrap().text;
    for (wrong, refusal) in [
        ("soon", "E_PGN_SYNTAX"),
        ("1/0", "E_SAVE_CLOCK"),
        ("1.0/3000000", "E_SAVE_CLOCK"),
    ] {
        let forged = text.replace("0.000/900.000", wrong);
        assert_eq!(code(listing.text.read(&forged)), refusal, "{wrong}");
    }
    // Where there is none it is anybody's tag.
    let anybodys = text.replace("points=decide", "points=shown");
    let anybodys = anybodys.replace("0.000/900.000", "soon");
    let read = listing.text.read(&anybodys).unwrap().record;
    assert_eq!(read.tag("CommonClock"), Some("soon"));
    assert_eq!(read.beside.clock, None);
}
