//! The machine from outside: questions as a page asks them, about every game of the catalogue.

use serde_json::{Value, json};
use wasm::{Desk, Mind};

const TABLE: &str = r#""table":1,"request":"#;

/// What names a variant comes first, an order that [`Value`] does not keep.
fn question(save: &str, style: &str, nodes: u32) -> String {
    let save = json!(save);
    let limits = format!(r#"{{"depth":null,"nodes":{nodes},"ms":null}}"#);
    format!(r#"{{"save":{save},"style":{style},"limits":{limits},"lines":1,"seed":1}}"#)
}

/// The same for as many lines as there can be.
fn of_all_lines(question: &str) -> String {
    question.replace(r#""lines":1"#, r#""lines":255"#)
}

fn answer(desk: &mut Desk, request: &str) -> Value {
    let answer: Value =
        serde_json::from_str(&desk.answer(&format!("{{{TABLE}{request}}}"))).unwrap();
    assert!(answer.get("ok").is_some(), "{request}: {answer}");
    answer
}

fn save(desk: &mut Desk) -> String {
    let record = answer(desk, r#"{"ask":"record","form":"json"}"#);
    record["ok"]["text"].as_str().unwrap().to_owned()
}

/// All thoughts about a question, in slices of so many positions.
fn thoughts(mind: &mut Mind, question: &str, slice: u64) -> Vec<Value> {
    mind.ask(question).unwrap();
    let mut told = Vec::new();
    let mut hear = |text: &str| told.push(serde_json::from_str(text).unwrap());
    while !mind.advance(slice, &search::Unwatched, &mut hear).unwrap() {}
    told
}

/// The first turn of each line that was told, with what it is worth.
fn valued(told: &[Value]) -> Vec<(String, String)> {
    told.iter()
        .filter(|thought| thought["thought"] == "insight")
        .map(|thought| &thought["insight"])
        .map(|insight| {
            (
                insight["turns"][0].to_string(),
                insight["score"].to_string(),
            )
        })
        .collect()
}

#[test]
fn the_machine_answers_with_a_legal_turn_in_every_game() {
    let mut mind = Mind::default();
    for game in catalog::games() {
        let game = game.info.id;
        let mut desk = Desk::default();
        let start = r#""options":{},"start":{"at":"normal"}"#;
        answer(
            &mut desk,
            &format!(r#"{{"ask":"open","game":"{game}",{start}}}"#),
        );
        for style in [
            r#"{"play":"level","level":3}"#,
            r#"{"play":"above","level":3}"#,
            r#"{"play":"full"}"#,
        ] {
            let asked = question(&save(&mut desk), style, 2000);
            let told = thoughts(&mut mind, &asked, 200);
            let last = told.last().unwrap();
            assert_eq!(last["thought"], "answer", "{game}");
            let turn = last["turn"].as_str().unwrap();
            answer(&mut desk, &format!(r#"{{"ask":"play","step":"{turn}"}}"#));
        }
        // A solution takes seconds and serves the whole game.
        let asked = question(&save(&mut desk), r#"{"play":"full"}"#, 2000);
        let again = thoughts(&mut mind, &asked, u64::MAX);
        assert!(
            again.iter().all(|thought| thought["thought"] != "solving"),
            "{game}"
        );
        // Where the game is solved, every step has its value.
        if catalog::find(game).unwrap().solved {
            let every = of_all_lines(&asked);
            let whole = valued(&thoughts(&mut mind, &every, u64::MAX));
            let moves = table::Library::restore(
                &catalog::Catalog,
                &catalog::read_record(&save(&mut desk)).unwrap().record,
            );
            assert_eq!(whole.len(), moves.unwrap().steps().len(), "{game}");
            // One half and the other are all of them, with the same values.
            let mut halves = Vec::new();
            for half in [r#""full","half":"odd""#, r#""full","half":"even""#] {
                let part = valued(&thoughts(
                    &mut mind,
                    &every.replace(r#""full""#, half),
                    u64::MAX,
                ));
                assert!(part.len() * 2 <= whole.len() + 1, "{game}");
                halves.extend(part);
            }
            halves.sort();
            let mut whole = whole;
            whole.sort();
            assert_eq!(halves, whole, "{game}");
        }
    }
}

/// What is looked at again with a wider window is told as a bound, and with several lines never.
#[test]
fn a_score_that_is_not_settled_says_so() {
    let mut bounds = 0;
    for game in catalog::games().iter().filter(|game| !game.solved) {
        let mut desk = Desk::default();
        let id = game.info.id;
        let start = r#""options":{},"start":{"at":"normal"}"#;
        answer(
            &mut desk,
            &format!(r#"{{"ask":"open","game":"{id}",{start}}}"#),
        );
        let asked = question(&save(&mut desk), r#"{"play":"full"}"#, 20_000);
        for lines in [1, 3] {
            let asked = asked.replace(r#""lines":1"#, &format!(r#""lines":{lines}"#));
            for thought in thoughts(&mut Mind::default(), &asked, u64::MAX) {
                let insight = &thought["insight"];
                match insight["bound"].as_str() {
                    None | Some("exact") => {}
                    Some("at_least" | "at_most") => {
                        assert_eq!((lines, &insight["of"]), (1, &json!(1)), "{id}");
                        bounds += 1;
                    }
                    Some(other) => panic!("{id}: {other}"),
                }
            }
        }
    }
    assert!(bounds > 3, "{bounds}");
}

/// What is threatened is what the other side does in a position that a table can be opened with; who owes an answer to check, and
/// whoever plays a game in which a turn cannot be given away, is told so.
#[test]
fn a_turn_that_is_given_away_shows_the_threat_or_is_refused() {
    let given_away = |question: &str| question.replace(r#""seed":1"#, r#""seed":1,"pass":true"#);
    let begin = |desk: &mut Desk, game: &str| {
        let start = r#""options":{},"start":{"at":"normal"}"#;
        answer(
            desk,
            &format!(r#"{{"ask":"open","game":"{game}",{start}}}"#),
        );
    };
    let open = |desk: &mut Desk, game: &str, position: &str| {
        let start = json!({ "at": "position", "text": position });
        let request = format!(r#"{{"ask":"open","game":"{game}","options":{{}},"start":{start}}}"#);
        answer(desk, &request);
    };
    let mut mind = Mind::default();
    for game in catalog::games().iter().filter(|game| !game.solved) {
        let game = game.info.id;
        let mut desk = Desk::default();
        begin(&mut desk, game);
        let asked = given_away(&question(&save(&mut desk), r#"{"play":"full"}"#, 3000));
        let told = thoughts(&mut mind, &asked, 500);
        assert_eq!(told[0]["thought"], "passed", "{game}");
        let turn = told.last().unwrap()["turn"].as_str().unwrap().to_owned();
        open(&mut desk, game, told[0]["position"].as_str().unwrap());
        answer(&mut desk, &format!(r#"{{"ask":"play","step":"{turn}"}}"#));
    }
    let refused = [
        ("xiangqi", "4k4/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1"),
        ("kings-cooking", ""),
    ];
    for (game, position) in refused {
        let mut desk = Desk::default();
        match position {
            "" => begin(&mut desk, game),
            _ => open(&mut desk, game, position),
        }
        let asked = given_away(&question(&save(&mut desk), r#"{"play":"full"}"#, 100));
        assert_eq!(mind.ask(&asked).unwrap_err().code, "E_PASS", "{game}");
    }
}

#[test]
fn where_slices_end_changes_no_thought() {
    for game in catalog::games() {
        let mut desk = Desk::default();
        let start = r#""options":{},"start":{"at":"normal"}"#;
        let id = game.info.id;
        answer(
            &mut desk,
            &format!(r#"{{"ask":"open","game":"{id}",{start}}}"#),
        );
        let asked = question(&save(&mut desk), r#"{"play":"level","level":7}"#, 3000);
        let whole = thoughts(&mut Mind::default(), &asked, u64::MAX);
        assert_eq!(whole, thoughts(&mut Mind::default(), &asked, 100), "{id}");
        assert!(whole.len() > 1, "{id}");
    }
}

#[test]
fn what_cannot_be_thought_about_is_refused_with_its_code() {
    let mut mind = Mind::default();
    let silent = mind.advance(1, &search::Unwatched, &mut |_| ());
    assert_eq!(silent.unwrap_err().code, "E_THINK");

    let mut desk = Desk::default();
    let id = catalog::games()[0].info.id;
    let start = r#""options":{},"start":{"at":"normal"}"#;
    answer(
        &mut desk,
        &format!(r#"{{"ask":"open","game":"{id}",{start}}}"#),
    );
    let good = save(&mut desk);
    let full = r#"{"play":"full"}"#;
    let elsewhere = good.replace(id, "ludo");
    let cases = [
        (
            question(&good, r#"{"play":"level","level":11}"#, 1),
            "E_LEVEL",
        ),
        (
            question(&good, r#"{"play":"above","level":10}"#, 1),
            "E_LEVEL",
        ),
        (
            question(&good, r#"{"play":"full","half":"both"}"#, 1),
            "E_MESSAGE",
        ),
        (question("{}", full, 1), "E_SAVE_JSON"),
        (question(&elsewhere, full, 1), "E_GAME"),
        (
            question(&good.replace(r#""cursor": 0"#, r#""cursor": 1"#), full, 1),
            "E_RECORD_STEP",
        ),
        (good, "E_MESSAGE"),
    ];
    for (asked, code) in cases {
        assert_eq!(mind.ask(&asked).unwrap_err().code, code, "{asked}");
    }
    // A refused question leaves nothing to think about.
    let silent = mind.advance(1, &search::Unwatched, &mut |_| ());
    assert_eq!(silent.unwrap_err().code, "E_THINK");
}
