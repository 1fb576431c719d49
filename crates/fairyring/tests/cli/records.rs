//! Records through the command line.

use crate::run::{code_of, fairyring_with};

fn convert(to: &str, text: &str) -> String {
    let run = fairyring_with(
        &["record", "--game", "kings-cooking", "--in", "-", "--to", to],
        text,
    );
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{to} from {text}");
    run.out
}

const GAME: &str = "[Game \"kings-cooking\"]\n[Light \"Ann\"]\n[Result \"1-0\"]\n[Reason \"empty\"]\n\n1. a1a3 b3c1 2. b1c3 c1b3 3. a3b3 1-0\n";

#[test]
fn a_game_text_survives_every_form() {
    assert_eq!(convert("pgn", GAME), GAME);
    let save = convert("json", GAME);
    assert_eq!(convert("pgn", &save), GAME);
    assert_eq!(convert("json", &save), save);
}

#[test]
fn a_link_gives_the_game_back() {
    let link = convert("url", GAME);
    assert!(link.starts_with('#') && link.lines().count() == 1, "{link}");
    assert!(
        convert("pgn", &link).contains("1. a1a3 b3c1 2. b1c3 c1b3 3. a3b3 1-0"),
        "{link}"
    );
}

#[test]
fn a_record_of_another_game_is_refused() {
    let args = ["record", "--game", "xiangqi", "--in", "-", "--to", "json"];
    let run = fairyring_with(&args, &convert("json", GAME));
    assert_eq!(code_of(&run, &args), "E_RECORD_GAME");
}

#[test]
fn faulty_records_are_refused() {
    let args = [
        "record",
        "--game",
        "kings-cooking",
        "--in",
        "-",
        "--to",
        "json",
    ];
    let save = convert("json", GAME);
    for (text, code) in [
        (GAME.replace("b3c1", "b3b1"), "E_PGN_STEP"),
        (
            save.replace("\"version\": 1", "\"version\": 9"),
            "E_SAVE_VERSION",
        ),
        (save[..save.len() - 10].to_owned(), "E_SAVE_JSON"),
        ("#fr=1.AAAA".to_owned(), "E_LINK_TRUNCATED"),
    ] {
        let run = fairyring_with(&args, &text);
        assert_eq!(code_of(&run, &args), code, "{text}");
    }
}
