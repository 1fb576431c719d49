//! The boards of the rules pages (`tests-data/rules-boards.json`): each opens, its examples are legal, what it calls forbidden is
//! refused with that code, and what it calls an end is one, with that winner. Where a page says what holds by other rules
//! (`elsewhere`), the same board is asked by those. So the pages cannot drift away from the engine.

use std::path::Path;

use catalog::Catalog;
use rules::{AnchorId, Pick, Reading, Side};
use serde_json::{Map, Value};
use table::{Library, Opening, Table};

fn boards() -> Map<String, Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests-data/rules-boards.json");
    let text = std::fs::read_to_string(&path).expect("the file of the boards");
    let Ok(Value::Object(boards)) = serde_json::from_str(&text) else {
        panic!("{} is no JSON object", path.display());
    };
    boards
}

fn texts<'a>(board: &'a Value, field: &str) -> Vec<&'a str> {
    let list = board.get(field).and_then(Value::as_array);
    list.into_iter()
        .flatten()
        .map(|text| text.as_str().expect(field))
        .collect()
}

/// The table of a board, with its introductory steps played.
fn open(name: &str, board: &Value) -> Box<dyn Table> {
    open_by(name, board, board.get("options"))
}

/// The same by other options.
fn open_by(name: &str, board: &Value, options: Option<&Value>) -> Box<dyn Table> {
    let text = |field| board.get(field).and_then(Value::as_str);
    let options: Vec<(String, String)> = options
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
        .map(|(option, value)| (option.clone(), value.as_str().expect(option).to_owned()))
        .collect();
    let opening = match (text("position"), text("setup")) {
        (Some(position), None) => Opening::Position(position.to_owned(), Reading::Lenient),
        (None, Some(setup)) => Opening::Setup(setup.to_owned()),
        (None, None) => Opening::Normal,
        (Some(_), Some(_)) => panic!("{name} has a position and a set-up"),
    };
    let game = text("game").expect("a game");
    let mut table = Catalog
        .open(game, &options, &opening)
        .unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    for step in texts(board, "played") {
        table
            .play(step)
            .unwrap_or_else(|refusal| panic!("{name}, {step}: {refusal}"));
    }
    table
}

/// The picks of a selection by names, as the page reads them: a site that exists, `=word`, or a pin; a pin in the first
/// place means the board on it.
fn path(name: &str, table: &dyn Table, names: &[&str]) -> Vec<Pick> {
    let (universe, scene) = (table.universe(), table.scene());
    let pick = |(index, wanted): (usize, &&str)| -> Pick {
        if wanted.starts_with('=') {
            return wanted.parse().expect(wanted);
        }
        let site = scene
            .sites
            .iter()
            .find(|site| universe.site_name(**site) == *wanted);
        if let Some(site) = site {
            return Pick::Site(*site);
        }
        let anchor = universe
            .anchors
            .iter()
            .position(|anchor| anchor.name == *wanted)
            .unwrap_or_else(|| panic!("{name}: no place {wanted}"));
        let anchor = AnchorId(u8::try_from(anchor).expect("few anchors"));
        if index > 0 {
            return Pick::Anchor(anchor);
        }
        let board = scene.boards.iter().find(|board| board.anchor == anchor);
        let board = board.unwrap_or_else(|| panic!("{name}: no board on {wanted}"));
        Pick::Board(board.board)
    };
    names.iter().enumerate().map(pick).collect()
}

#[test]
fn every_board_opens_and_its_examples_are_legal() {
    for (name, board) in &boards() {
        let table = open(name, board);
        let legal = table.steps();
        let steps = texts(board, "steps");
        assert!(!steps.is_empty(), "{name} shows nothing");
        for step in steps {
            assert!(
                legal.iter().any(|known| known == step),
                "{name}: {step} is not legal; legal are {}",
                legal.join(" ")
            );
        }
    }
}

#[test]
fn what_is_called_forbidden_is_refused_with_that_code() {
    let mut seen = 0;
    for (name, board) in &boards() {
        let table = open(name, board);
        let refused = board.get("refused").and_then(Value::as_array);
        for entry in refused.into_iter().flatten() {
            let text = |field: &str| entry.get(field).and_then(Value::as_str).expect("a text");
            let answer = table.explain(text("step")).map_err(|refusal| refusal.code);
            assert_eq!(answer, Err(text("code")), "{name}: {}", text("step"));
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} refusals");
}

#[test]
fn what_is_called_an_end_is_one() {
    for (name, board) in &boards() {
        let table = open(name, board);
        let wanted = board.get("ends").and_then(Value::as_str);
        for step in texts(board, "steps") {
            let mut after = open(name, board);
            after.play(step).expect(step);
            let ended = after
                .status()
                .ended
                .map(|ruling| ruling.outcome.reason.as_str());
            assert_eq!(ended, wanted, "{name}: {step}");
        }
        assert_eq!(
            table.status().ended,
            None,
            "{name} is over before it begins"
        );
    }
}

#[test]
fn what_is_said_to_win_wins() {
    let mut seen = 0;
    for (name, board) in &boards() {
        let Some(winner) = board.get("winner").and_then(Value::as_str) else {
            continue;
        };
        for step in texts(board, "steps") {
            let mut after = open(name, board);
            after.play(step).expect(step);
            assert_eq!(winner_of(&*after), Some(winner), "{name}: {step}");
            seen += 1;
        }
    }
    assert!(seen > 4, "only {seen} winners");
}

/// The side for which the game has ended, as the page calls it.
fn winner_of(table: &dyn Table) -> Option<&'static str> {
    let ruling = table.status().ended?;
    ruling.outcome.winner.map(|side| match side {
        Side::First => "first",
        Side::Second => "second",
    })
}

/// What a page says of a board by other rules than those that it is played by.
#[test]
fn what_holds_by_other_rules_holds_by_them() {
    let mut seen = 0;
    for (name, board) in &boards() {
        let Some(elsewhere) = board.get("elsewhere") else {
            continue;
        };
        let options = elsewhere.get("options");
        assert_ne!(options, board.get("options"), "{name}: the same rules");
        let table = open_by(name, board, options);
        let legal = table.steps();
        for step in texts(elsewhere, "steps") {
            assert!(legal.iter().any(|known| known == step), "{name}: {step}");
            let mut after = open_by(name, board, options);
            after.play(step).expect(step);
            let ended = after.status().ended;
            let reason = ended.map(|ruling| ruling.outcome.reason.as_str());
            let text = |field| elsewhere.get(field).and_then(Value::as_str);
            assert_eq!(reason, text("ends"), "{name}: {step}");
            if let Some(winner) = text("winner") {
                assert_eq!(winner_of(&*after), Some(winner), "{name}: {step}");
            }
            seen += 1;
        }
        let refused = elsewhere.get("refused").and_then(Value::as_array);
        for entry in refused.into_iter().flatten() {
            let text = |field: &str| entry.get(field).and_then(Value::as_str).expect("a text");
            let answer = table.explain(text("step")).map_err(|refusal| refusal.code);
            assert_eq!(answer, Err(text("code")), "{name}: {}", text("step"));
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} promises");
}

#[test]
fn every_selection_leads_on() {
    for (name, board) in &boards() {
        let table = open(name, board);
        let path = path(name, &*table, &texts(board, "select"));
        let offers = table.offers(&path);
        assert!(!offers.next.is_empty(), "{name}: nothing can be picked");
    }
}

#[test]
fn every_game_of_the_catalogue_is_illustrated() {
    let boards = boards();
    for listing in catalog::games() {
        let of_game = boards
            .values()
            .filter(|board| board.get("game").and_then(Value::as_str) == Some(listing.info.id));
        let least = if listing.info.id == "leapers" { 0 } else { 5 };
        assert!(
            of_game.count() >= least,
            "tests-data/rules-boards.json: fewer than {least} boards of {}",
            listing.info.id
        );
    }
}
