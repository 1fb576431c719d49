//! Boards as pictures. Each position of `tests-data/boards` is drawn and compared with `tests-data/pictures`, so that a change is
//! seen; the page holds its own drawing against the same files. Written anew with `FAIRYRING_BLESS=1`.

use std::fs;
use std::path::PathBuf;

use resvg::tiny_skia::Pixmap;
use resvg::usvg::roxmltree::Document;
use serde_json::Value;

use super::run::{printed, refused};

fn data(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests-data/{folder}"))
}

/// How many elements of a class a picture has.
fn count(svg: &str, class: &str) -> usize {
    let document = Document::parse(svg).unwrap();
    let elements = document.descendants();
    elements
        .filter(|element| element.attribute("class") == Some(class))
        .count()
}

/// The start as most see it; everything else by night, with the other pieces, from the other side.
fn drawn(game: &str, sides: &Value, case: &Value) -> String {
    let position = case["view"]["position"].as_str().unwrap();
    let mut args = vec!["show", "--game", game, "--position", position];
    if case["name"] != "start" {
        let second = sides[1].as_str().unwrap();
        args.extend(["--theme", "dark", "--set", "pictures", "--view", second]);
    }
    args.push("--svg");
    printed(&args)
}

#[test]
fn every_board_is_drawn_as_it_was() {
    let mut stored = 0;
    for entry in fs::read_dir(data("boards")).unwrap() {
        let board: Value =
            serde_json::from_slice(&fs::read(entry.unwrap().path()).unwrap()).unwrap();
        let game = board["game"]["id"].as_str().unwrap();
        if game == "leapers" {
            continue;
        }
        for case in board["cases"].as_array().unwrap() {
            let svg = drawn(game, &board["game"]["sides"], case);
            let pieces = case["view"]["scene"]["pieces"].as_array().unwrap();
            let name = case["name"].as_str().unwrap();
            assert_eq!(count(&svg, "piece"), pieces.len(), "{game} {name}");
            let file = data("pictures").join(format!("{game}-{name}.svg"));
            if std::env::var_os("FAIRYRING_BLESS").is_some() {
                fs::write(&file, &svg).unwrap();
            }
            let kept = fs::read_to_string(&file).unwrap_or_default();
            assert!(kept == svg, "{} is not what is drawn now", file.display());
            stored += 1;
        }
    }
    let files = fs::read_dir(data("pictures")).unwrap().count();
    assert_eq!(files, stored, "a picture of a position that is gone");
}

#[test]
fn a_png_has_the_size_and_the_colours_of_the_board() {
    let folder = tempfile::tempdir().unwrap();
    for (game, width, height) in [
        ("kings-cooking", 194, 300),
        ("xiangqi", 272, 300),
        ("rhythm", 300, 233),
        ("cotulenh", 277, 300),
        ("trid", 300, 134),
    ] {
        let file = folder.path().join(game);
        let name = file.to_str().unwrap();
        assert_eq!(
            printed(&["show", "--game", game, "--png", name, "--size", "300"]),
            ""
        );
        let bytes = fs::read(&file).unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"), "{game}");
        let pixels = Pixmap::decode_png(&bytes).unwrap();
        assert_eq!((pixels.width(), pixels.height()), (width, height), "{game}");
        let mut colours: Vec<[u8; 4]> = pixels
            .pixels()
            .iter()
            .map(|pixel| [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()])
            .collect();
        colours.sort_unstable();
        colours.dedup();
        assert!(colours.len() > 50, "{game}: {} colours", colours.len());
        assert!(colours.iter().all(|colour| colour[3] == 255), "{game}");
    }
}

#[test]
fn steps_leave_a_trail_and_guests() {
    let svg = printed(&["show", "--game", "kings-cooking", "a1a3", "--svg"]);
    assert_eq!(count(&svg, "trail"), 2);
    // The one that was taken, as what he was.
    assert_eq!(count(&svg, "guest"), 1);
    assert_eq!(svg.matches("href=\"#second-rook\"").count(), 1);
    let position = printed(&["apply", "--game", "kings-cooking", "a1a3"]);
    let at = [
        "show",
        "--game",
        "kings-cooking",
        "--position",
        position.trim(),
    ];
    let svg = printed(&[at.as_slice(), &["--svg", "-"]].concat());
    // Only a number is left of him.
    assert_eq!((count(&svg, "trail"), count(&svg, "guest")), (0, 1));
    assert!(!svg.contains("#second-rook"), "{svg}");

    let board = [
        "show",
        "--game",
        "trid",
        "--position",
        "4/4/2K1/4|4/4/3k/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
        "QL6-QL5",
        "--svg",
    ];
    let svg = printed(&board);
    assert_eq!((count(&svg, "trail"), count(&svg, "owed")), (2, 1));
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let show = |args: &[&str]| refused(&[&["show", "--game", "xiangqi"], args].concat());
    assert_eq!(show(&["--svg", "--set", "marble"]), "E_SET");
    assert_eq!(show(&["--svg", "--view", "white"]), "E_VIEW");
    assert_eq!(show(&["--svg", "a.svg", "--png", "a.png"]), "USAGE");
    assert_eq!(show(&["--png", "a.png", "--size", "9000"]), "USAGE");
    assert_eq!(show(&["--png", "a.png", "--theme", "red"]), "USAGE");
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("none/a.png");
    assert_eq!(show(&["--png", name.to_str().unwrap()]), "E_FILE");
}
