//! Positions that are set up by hand.

use super::run::{fairyring, printed, refused};

#[test]
fn a_position_is_set_up_deed_by_deed() {
    let deeds = [
        "arrange",
        "--game",
        "xiangqi",
        "clear",
        "put e0 K",
        "put d9 k",
        "put a9 R",
        "take a9",
        "put b3 c",
        "set turn black",
        "set number 7",
    ];
    let text = "3k5/9/9/9/9/9/1c7/9/9/4K4 b - - 0 7\n";
    assert_eq!(printed(&deeds), text);
    // Every other command takes it.
    assert_eq!(
        printed(&["apply", "--game", "xiangqi", "--position", text.trim()]),
        text
    );
    let mirrored = printed(&[
        "arrange",
        "--game",
        "xiangqi",
        "--position",
        text.trim(),
        "mirror",
    ]);
    assert_eq!(mirrored, "4k4/9/9/1C7/9/9/9/9/9/3K5 w - - 0 7\n");
    let line_up = printed(&["arrange", "--game", "kings-cooking", "--setup", "RNB:QPP"]);
    assert_eq!(line_up, "qpp/3/RNB l - 0.0 0.0 0 0\n");
    let board = printed(&[
        "arrange",
        "--game",
        "trid",
        "clear",
        "put d0KL1 K",
        "put d9KL6 k",
        "board WQL QL3 turned",
    ]);
    assert_eq!(
        board,
        "4/4/4/4|4/4/4/4|4/4/4/4 QL3^:2/2|KL1:2/K1|QL6:2/2|KL6:k1/2 w - - - 0 1\n"
    );
}

#[test]
fn what_is_wrong_is_told_and_the_answer_is_no() {
    let run = fairyring(&[
        "arrange",
        "--game",
        "kings-cooking",
        "put a3 P",
        "set guests dark 1",
    ]);
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "Pnb/3/RNB l - 0.0 1.0 0 0");
    assert!(
        lines[1].starts_with("fault E_POS_COUNT a3,a1,b1,c1 light has 4"),
        "{}",
        run.out
    );
    assert!(lines[2].starts_with("fault E_POS_PAWN a3 "), "{}", run.out);
    assert_eq!(lines.len(), 3, "{}", run.out);
    // What is told first is what every other command refuses it for.
    assert_eq!(
        refused(&["show", "--game", "kings-cooking", "--position", lines[0]]),
        "E_POS_COUNT"
    );
    let run = fairyring(&["arrange", "--game", "cotulenh", "set session c3:x"]);
    assert!(
        run.out.contains("\nfault E_FEN_SESSION session "),
        "{}",
        run.out
    );
    let json = fairyring(&["arrange", "--game", "xiangqi", "take e0", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(
        (json.status, &object["whole"]),
        (1, &serde_json::Value::Null)
    );
    assert_eq!(object["faults"][0]["refusal"]["code"], "E_KING");
    assert_eq!(object["palette"].as_array().map(Vec::len), Some(14));
}

#[test]
fn what_is_no_deed_is_bad_input() {
    let code = |game: &'static str, deed: &'static str| refused(&["arrange", "--game", game, deed]);
    assert_eq!(code("xiangqi", "dance"), "E_DEED");
    assert_eq!(code("xiangqi", "put e0"), "E_DEED");
    assert_eq!(code("xiangqi", "put e10 K"), "E_ARRANGE");
    assert_eq!(code("xiangqi", "put e0 X"), "E_ARRANGE");
    assert_eq!(code("xiangqi", "board WQL QL2"), "E_ARRANGE");
    assert_eq!(code("rhythm", "set energy red 11"), "E_ARRANGE");
    assert_eq!(code("rhythm", "set energy 1"), "E_ARRANGE");
    assert_eq!(code("trid", "setup mine"), "E_SETUP");
    assert_eq!(code("chess", "clear"), "E_GAME");
    assert_eq!(
        refused(&["arrange", "--game", "xiangqi", "--position", "9/9 w"]),
        "E_RANKS"
    );
    assert_eq!(
        refused(&["arrange", "--game", "xiangqi", "--option", "x=y"]),
        "E_OPTION"
    );
}
