//! Records from before CoTuLenh had two books and xiangqi two rules of repetition, as the program of that time wrote them
//! (`tests-data/records/before.json`): each opens by the rules of then and ends as it ended.

use catalog::{Catalog, Listing};
use record::{Record, RecordedResult};
use rules::Side;
use serde_json::Value;
use table::{Library, Opening};

struct Case {
    name: String,
    listing: &'static Listing,
    /// Form and text.
    forms: Vec<(String, String)>,
    /// The forms in which the game cannot be told from one of another program.
    foreign: Vec<String>,
    /// Whether the rules of today refuse a step of it or end it otherwise.
    differs: bool,
    /// This and the rest as the save has them.
    start: String,
    steps: Vec<String>,
    cursor: usize,
    position: String,
    result: Option<RecordedResult>,
}

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn cases() -> Vec<Case> {
    let file = include_str!("../../../tests-data/records/before.json");
    let file: Value = serde_json::from_str(file).unwrap();
    let cases = file["games"].as_array().unwrap().iter();
    cases
        .map(|case| {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            let forms = case["forms"].as_object().unwrap().iter();
            // What the save says is taken as it stands, and not from our own reader.
            let save: Value =
                serde_json::from_str(case["forms"]["json"].as_str().unwrap()).unwrap();
            let result = save.get("result").map(|result| RecordedResult {
                winner: match result["winner"].as_str() {
                    Some("first") => Some(Side::First),
                    Some("second") => Some(Side::Second),
                    _ => None,
                },
                reason: text(&result["reason"]),
            });
            Case {
                name: text(&case["name"]),
                listing: catalog::find(case["game"].as_str().unwrap()).unwrap(),
                forms: forms.map(|(form, it)| (form.clone(), text(it))).collect(),
                foreign: texts(&case["foreign"]),
                differs: case["differs"].as_bool().unwrap(),
                start: text(&save["start"]),
                steps: texts(&save["steps"]),
                cursor: save["cursor"].as_u64().unwrap() as usize,
                position: text(&save["position"]),
                result,
            }
        })
        .collect()
}

/// The option that records name always, with its value of then and its default.
fn option(listing: &Listing) -> (&'static str, &'static str, &'static str) {
    match listing.info.id {
        "cotulenh" => ("book", "upstream", "revised"),
        _ => ("repetition", "axf-core", "wxf"),
    }
}

fn value<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    let found = record.options.iter().find(|(known, _)| known == name);
    found.map(|(_, value)| value.as_str())
}

#[test]
fn every_old_record_opens_and_ends_as_it_ended() {
    for case in cases() {
        let (option, then, now) = option(case.listing);
        for (form, text) in &case.forms {
            let place = format!("{}, {form}", case.name);
            let read = case.listing.read_record(form, text);
            let record = read
                .unwrap_or_else(|refusal| panic!("{place}: {refusal}"))
                .record;
            let expected = if case.foreign.contains(form) {
                now
            } else {
                then
            };
            assert_eq!(value(&record, option), Some(expected), "{place}");
            // Game texts hold what is played, links and saves also what can be played again.
            let whole = ["json", "url"].contains(&form.as_str());
            let steps = if whole {
                &case.steps[..]
            } else {
                &case.steps[..case.cursor]
            };
            assert!(record.steps().eq(steps), "{place}");
            assert_eq!(record.cursor, case.cursor, "{place}");
            assert_eq!(record.position, case.position, "{place}");
            assert_eq!(record.result, case.result, "{place}");
            // A reader that does not know the game finds the same.
            assert_eq!(
                catalog::read_record(text).unwrap().record,
                record,
                "{place}"
            );
            let table = Catalog.restore(&record).unwrap();
            assert_eq!(table.record().result, case.result, "{place}");
        }
    }
}

#[test]
fn an_old_record_is_written_with_the_rules_that_it_had() {
    for case in cases() {
        let (option, ..) = option(case.listing);
        for (form, text) in &case.forms {
            let record = case.listing.read_record(form, text).unwrap().record;
            for written in case.listing.record_forms() {
                let place = format!("{}, {form} to {written}", case.name);
                let text = case.listing.write_record(written, &record).unwrap().text;
                assert_eq!(text.starts_with("#fr=2."), written == "url", "{place}");
                let again = case.listing.read_record(written, &text).unwrap().record;
                assert_eq!(value(&again, option), value(&record, option), "{place}");
                assert_eq!(again.position, record.position, "{place}");
                assert_eq!(again.result, record.result, "{place}");
            }
        }
    }
}

/// Without such games the file would prove nothing.
#[test]
fn the_rules_of_today_would_not_end_them_so() {
    let mut telling = Vec::new();
    for case in cases() {
        let start = Opening::Position(case.start.clone(), rules::Reading::Lenient);
        let mut table = case.listing.open(&[], &start).unwrap();
        let played = case.steps[..case.cursor].iter();
        let refused = played
            .map(|step| table.play(step))
            .any(|played| played.is_err());
        let ended = table.record().result;
        assert_eq!(
            refused || ended != case.result,
            case.differs,
            "{}",
            case.name
        );
        if case.differs {
            telling.push(case.listing.info.id);
        }
    }
    for game in ["cotulenh", "xiangqi", "rhythm"] {
        assert!(telling.contains(&game), "no game of {game} that tells");
    }
}

#[test]
fn a_link_of_the_first_version_that_names_its_rules_keeps_them() {
    for game in ["cotulenh", "xiangqi", "rhythm"] {
        let listing = catalog::find(game).unwrap();
        let (name, then, now) = option(listing);
        for chosen in [then, now] {
            let options = [(name.to_owned(), chosen.to_owned())];
            let table = listing.open(&options, &Opening::Normal).unwrap();
            let link = listing.write_record("url", &table.record()).unwrap().text;
            let old = link.replacen("#fr=2.", "#fr=1.", 1);
            assert_ne!(old, link, "{game}");
            let read = listing.read_record("url", &old).unwrap().record;
            assert_eq!(value(&read, name), Some(chosen), "{game}");
        }
    }
}
