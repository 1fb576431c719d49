//! Every door of the object-safe table, and the library that opens it.

use dummy::Dummy;
use record::Record;
use rules::{Event, Reading, Refusal, Side, Stage};
use table::{DrawAnswer, Filter, Library, Opening, Table, open};

struct Shelf;

impl Library for Shelf {
    fn open(
        &self,
        _game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        open::<Dummy>(options, opening)
    }
}

fn at(text: &str) -> Box<dyn Table> {
    open::<Dummy>(&[], &Opening::Position(text.into(), Reading::Strict)).unwrap()
}

#[test]
fn what_a_table_shows() {
    let table = at("12..2.. 1 - - 0:0 0");
    assert_eq!(table.info().id, "leapers");
    assert_eq!(table.info().options[0].name, "arrivals");
    assert_eq!(table.universe().sites.len(), 7);
    assert_eq!(table.universe().site_name(rules::SiteId(3)), "3");
    assert_eq!(table.universe().site_name(rules::SiteId(99)), "");
    assert_eq!(table.universe().site_named("6"), Some(rules::SiteId(6)));
    assert_eq!(table.scene().pieces.len(), 3);
    assert!(table.drawing().contains("12..2.."));
    assert_eq!(table.status().stage, Stage::Turn);
    assert_eq!(table.options(), [("arrivals", "decided".to_owned())]);
    assert_eq!(table.steps(), ["0x2"]);
}

/// Under which rules a game is played stands below its board, unless they are the usual ones of a game without names for them.
#[test]
fn a_drawing_says_which_rules_are_in_force() {
    let drawn = |value: &str| {
        let options = [("arrivals".to_owned(), value.to_owned())];
        open::<Dummy>(&options, &Opening::Normal).unwrap().drawing()
    };
    assert!(!drawn("decided").contains("rules:"));
    let [_, other] = table::GameInfo::of::<Dummy>().options[0].values else {
        panic!("two values");
    };
    assert!(drawn(other).ends_with(&format!("\nrules: arrivals={other}\n")));
}

#[test]
fn questions_change_nothing() {
    let table = at("12..2.. 1 - - 0:0 0");
    let before = table.position_text();
    assert_eq!(table.explain("0x2"), Ok(()));
    assert_eq!(table.explain("0>1").unwrap_err().code, "E_STEP");
    assert_eq!(table.write_as("san", "0x2").unwrap(), "1:0x2");
    assert_eq!(table.write_as("morse", "0x2").unwrap_err().code, "E_FORM");
    assert_eq!(table.write_as("san", "0>1").unwrap_err().code, "E_STEP");
    assert_eq!(table.read_as("san", "1:0x2").unwrap(), "0x2");
    assert_eq!(table.read_as("morse", "x").unwrap_err().code, "E_FORM");
    assert_eq!(table.history("morse").unwrap_err().code, "E_FORM");
    assert_eq!(table.turns("morse").unwrap_err().code, "E_FORM");
    assert_eq!(table.write_as("san", "0x2,stop").unwrap(), "1:0x2,1:stop");
    assert_eq!(table.read_as("san", "1:0x2,1:stop").unwrap(), "0x2,stop");
    for text in ["0x2,stop", " 1:0x2,1:stop "] {
        assert_eq!(table.typed("", text).unwrap(), "0x2,stop");
    }
    let long = "0x2,stop,4>3";
    assert_eq!(table.typed("", long).unwrap_err().code, "E_TURN_LONG");
    assert_eq!(table.write_as("san", long).unwrap_err().code, "E_TURN_LONG");
    let refusal = table.read_as("machine", long).unwrap_err();
    assert_eq!(refusal.code, "E_TURN_LONG");
    let keeps = |filter: Filter| table.filtered(&filter).len();
    assert_eq!(
        keeps(Filter {
            captures: true,
            ..Filter::default()
        }),
        1
    );
    assert_eq!(
        keeps(Filter {
            checks: true,
            ..Filter::default()
        }),
        0
    );
    assert_eq!(
        keeps(Filter {
            piece: vec!["s".into()],
            ..Filter::default()
        }),
        1
    );
    assert_eq!(
        keeps(Filter {
            class: Some("push".into()),
            ..Filter::default()
        }),
        0
    );
    assert_eq!(
        keeps(Filter {
            from: Some("0".into()),
            to: vec!["2".into()],
            ..Filter::default()
        }),
        1
    );
    assert_eq!(table.position_text(), before);
}

#[test]
fn steps_and_turns_go_back_and_forth() {
    let mut table = at("12..2.. 1 - - 0:0 0");
    assert_eq!((table.undo_step(), table.undo_turn()), (None, None));
    assert_eq!((table.redo_step(), table.redo_turn()), (None, None));
    table.play("0x2,stop").unwrap();
    assert_eq!(table.undo_turn(), Some(Event::Undone(2)));
    assert_eq!(table.redo_step(), Some(Event::Redone(1)));
    assert_eq!(table.undo_step(), Some(Event::Undone(1)));
    assert_eq!(table.redo_turn(), Some(Event::Redone(2)));
    assert_eq!(table.captured().len(), 1);
    assert_eq!(table.history("san").unwrap()[0].text, "1:0x2");
    let fork = table.fork();
    assert_eq!(fork.position_text(), table.position_text());
    assert_eq!(fork.status().ply, 0);
}

#[test]
fn a_match_is_decided_outside_the_rules() {
    let mut table = at("12..2.. 1 - - 0:0 0");
    assert_eq!(
        table
            .answer_draw(Side::First, DrawAnswer::Accept)
            .unwrap_err()
            .code,
        "E_DRAW_OFFER"
    );
    table.offer_draw(Side::First).unwrap();
    table
        .answer_draw(Side::Second, DrawAnswer::Decline)
        .unwrap();
    let events = table
        .decide(Some(Side::Second), rules::MatchEnd::Time)
        .unwrap();
    assert_eq!(
        events.iter().map(Event::name).collect::<Vec<_>>(),
        ["game_over"]
    );
    assert_eq!(table.resign(Side::First).unwrap_err().code, "E_GAME_OVER");
    assert_eq!(table.play("0x2").unwrap_err().code, "E_GAME_OVER");
    assert_eq!(table.redo_step(), None);
}

#[test]
fn a_library_restores_records() {
    let mut table = open::<Dummy>(&[], &Opening::Normal).unwrap();
    table.play("1>2").unwrap();
    let record = table.record();
    assert_eq!(Shelf.restore(&record).unwrap().record(), record);
    // A record need not spell out the normal start.
    let short = Record {
        start: String::new(),
        ..record.clone()
    };
    assert_eq!(Shelf.restore(&short).unwrap().record(), record);
    let ended = Record {
        result: Some(record::RecordedResult {
            winner: None,
            reason: "points".into(),
        }),
        ..record
    };
    assert_eq!(Shelf.restore(&ended).err().unwrap().code, "E_RECORD_RESULT");
}

#[test]
fn a_result_that_the_steps_bring_about_must_be_the_recorded_one() {
    let mut table = at("..1.... 1 - - 0:0 0");
    table.play("2>3").unwrap();
    let record = table.record();
    assert!(record.result.is_some());
    let silent = Record {
        result: None,
        ..record.clone()
    };
    assert_eq!(
        Shelf.restore(&silent).err().unwrap().code,
        "E_RECORD_RESULT"
    );
    assert!(Shelf.restore(&record).is_ok());
}
