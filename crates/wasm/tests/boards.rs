//! Universes and views for the tests of the page, written by the engine itself: `tests-data/boards/<game>.json`.
//!
//! The page's tests lay out every place of a universe and walk through pick paths; invented data would prove nothing. Each
//! file is compared with what the engine says now. After an intended change write them anew with `FAIRYRING_BLESS=1`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use wasm::Desk;

/// A position worth looking at, and pick paths into it.
struct Case {
    name: &'static str,
    /// A position text; empty for the normal start.
    position: &'static str,
    /// Steps to play from it.
    steps: &'static [&'static str],
    /// Names of sites and boards and words, joined by spaces: the offers after them are stored too.
    paths: &'static [&'static str],
}

const fn start(paths: &'static [&'static str]) -> Case {
    Case {
        name: "start",
        position: "",
        steps: &[],
        paths,
    }
}

const fn at(
    name: &'static str,
    position: &'static str,
    steps: &'static [&'static str],
    paths: &'static [&'static str],
) -> Case {
    Case {
        name,
        position,
        steps,
        paths,
    }
}

/// What the engine answers to a request, without the envelope.
fn ask(desk: &mut Desk, request: &Value) -> Value {
    let call = json!({"table": 1, "request": request}).to_string();
    let mut answer: Value = serde_json::from_str(&desk.answer(&call)).unwrap();
    assert!(answer.get("ok").is_some(), "{call}: {answer}");
    answer["ok"].take()
}

/// A pick from a name: a site, a board, an anchor (`@QL2`), or a word (`=queen`).
fn pick(universe: &Value, name: &str) -> String {
    let index = |list: &str, wanted: &str| {
        let entries = universe[list].as_array().unwrap();
        entries.iter().position(|entry| entry["name"] == wanted)
    };
    if name.starts_with('=') {
        name.to_owned()
    } else if let Some(anchor) = name.strip_prefix('@') {
        format!("n{}", index("anchors", anchor).unwrap())
    } else if let Some(site) = index("sites", name) {
        format!("s{site}")
    } else {
        format!("b{}", index("boards", name).unwrap())
    }
}

/// What is worth looking at in each game: of one that is not listed, its start.
fn cases(game: &str) -> Vec<Case> {
    match game {
        "kings-cooking" => vec![
            start(&["a1"]),
            at(
                "promotion",
                "2n/P2/2R l - 1.0 1.1 0 8",
                &[],
                &["a2", "a2 a3"],
            ),
        ],
        "xiangqi" => vec![
            start(&["h2", "b0"]),
            at(
                "check",
                "4ka3/4a4/4b4/8p/9/4C4/9/9/3R5/3K5 w - - 0 1",
                &["d1d9"],
                &[],
            ),
        ],
        "rhythm" => vec![
            start(&["h2"]),
            at(
                "layers",
                "9/9/1c7/9/9/9/9/9/9/9:rnbakabnr/9/7c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR:9/9/9/9/9/9/9/9/9/R8 w 6,4 - 0 5",
                &[],
                &["a0^", "b0"],
            ),
        ],
        "cotulenh" => vec![
            start(&["e2", "c2", "c2 =whole"]),
            at(
                "session",
                "7c2i/10i/11/11/11/11/11/11/5(TI)5/11/10I/6C3I r - - 0 1",
                &["f4If5"],
                &["f4", "f4 =tank"],
            ),
            at(
                "strike",
                "7c2i/10i/11/11/11/4i6/4i6/11/4F6/11/10I/6C3I r - - 0 1",
                &[],
                &["e4", "e4 e6"],
            ),
        ],
        "trid" => vec![
            start(&["b2W", "KL1:0"]),
            at(
                "labels",
                "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL2:P1/1T|KL4:1P/2|QL6:2/2|KL3:2/2 w - - - 0 10",
                &[],
                &["z5QL2", "a8B", "KL1:0"],
            ),
            at(
                "promotion",
                "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
                &[],
                &["a8B", "a8B a9QL6"],
            ),
            at(
                "arrival",
                "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/n1|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
                &[],
                &["QL2:0", "QL2:0 @QL1"],
            ),
            at(
                "forcing",
                "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
                &[],
                &["QL6:0", "QL6:0 @QL5"],
            ),
            at(
                "owed",
                "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
                &["QL6-QL5"],
                &["a8B"],
            ),
        ],
        // The game of the tests, which has hard shapes and no line in the page.
        "leapers" => vec![start(&["0"])],
        _ => vec![start(&[])],
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests-data/boards")
}

fn compare(desk: &mut Desk, info: &Value) {
    let game = info["id"].as_str().unwrap();
    let universe = ask(desk, &json!({"ask": "universe", "game": game}))["universe"].take();
    let cases: Vec<Value> = cases(game)
        .iter()
        .map(|case| {
            let from = match case.position {
                "" => json!({"at": "normal"}),
                text => json!({"at": "position", "text": text}),
            };
            let open = json!({"ask": "open", "game": game, "options": {}, "start": from});
            let mut view = ask(desk, &open)["view"].take();
            for step in case.steps {
                view = ask(desk, &json!({"ask": "play", "step": step}))["view"].take();
            }
            let paths = case.paths.iter().map(|path| {
                let path: Vec<String> = path.split(' ').map(|name| pick(&universe, name)).collect();
                let offers = ask(desk, &json!({"ask": "offers", "path": path}))["offers"].take();
                json!({"path": path, "offers": offers})
            });
            json!({"name": case.name, "paths": paths.collect::<Vec<_>>(), "view": view})
        })
        .collect();
    let told = json!({"game": info, "universe": universe, "cases": cases});
    let file = folder().join(format!("{game}.json"));
    if std::env::var_os("FAIRYRING_BLESS").is_some() {
        fs::write(&file, format!("{told}\n")).unwrap();
    }
    let stored = fs::read_to_string(&file).unwrap_or_default();
    let stored: Value = serde_json::from_str(&stored).unwrap_or_default();
    assert!(
        stored == told,
        "{} is not what the engine says; if the change is meant, run with FAIRYRING_BLESS=1",
        file.display()
    );
}

/// Each game of the catalogue, and with the feature `dummy` the one of the tests too.
#[test]
fn every_game_is_drawn_as_it_was() {
    let desk = &mut Desk::default();
    let games = ask(desk, &json!({"ask": "games"}))["games"].take();
    for info in games.as_array().unwrap() {
        compare(desk, info);
    }
}

/// The page's tests take the list of games from these files.
#[test]
fn no_file_is_left_of_a_game_that_is_gone() {
    let desk = &mut Desk::default();
    let games = ask(desk, &json!({"ask": "games"}))["games"].take();
    let known = |id: &str| {
        games
            .as_array()
            .unwrap()
            .iter()
            .any(|info| info["id"] == id)
    };
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_str().unwrap();
        assert!(known(id) || id == "leapers", "{}", path.display());
    }
}
