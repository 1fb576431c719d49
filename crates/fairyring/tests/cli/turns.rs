//! Whole turns on the command line, in machine form and every notation.

use super::run::{fairyring_with, printed, refused};

const NAVY: &str = "7c2i/10i/11/11/11/11/11/11/11/2(NFT)8/10I/6C3I r - - 0 1";
const PLANE: &str = "7c2i/10i/11/11/6g4/11/11/11/6(FT)4/11/10I/6C3I r - - 0 1";

/// `fairyring COMMAND --game cotulenh --position POSITION REST`
fn cotulenh<'a>(command: &'a str, position: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
    [
        &[command, "--game", "cotulenh", "--position", position],
        rest,
    ]
    .concat()
}

fn notation(position: &str, rest: &[&str]) -> String {
    printed(&cotulenh("notation", position, rest))
}

#[test]
fn a_turn_text_is_read_whole() {
    for text in ["N<F>g7,T>&g7", "c3:N:F>g7,T>&g7"] {
        for from in ["san", "lan"] {
            let rest = ["--from", from, "--to", "machine", text];
            assert_eq!(notation(NAVY, &rest), "c3Fg7,c3Tg7,commit\n");
        }
        assert_eq!(
            notation(NAVY, &["--to", "machine", text]),
            "c3Fg7,c3Tg7,commit\n"
        );
    }
}

#[test]
fn a_turn_is_written_as_one_text_however_it_closes() {
    let turn = "c3Fg7,c3Tg7,commit";
    assert_eq!(notation(NAVY, &["--to", "san", turn]), "N<F>g7,T>&g7\n");
    assert_eq!(notation(NAVY, &["--to", "lan", turn]), "c3:N:F>g7,T>&g7\n");
    let turn = "g4Fg8,g4Tg6";
    assert_eq!(notation(PLANE, &["--to", "san", turn]), "F>@g8,T>g6\n");
    assert_eq!(notation(PLANE, &["--to", "lan", turn]), "g4:F>@g8,T>g6\n");
    // Steps given one by one are written one by one.
    let rest = ["--to", "san", "c3Fg7", "c3Tg7", "commit", "Ch11"];
    assert_eq!(notation(NAVY, &rest), "F>g7\nT>&g7\ncommit\nCh11\n");
}

#[test]
fn a_turn_is_one_argument_in_any_notation() {
    let apply = |rest: &[&str]| printed(&cotulenh("apply", NAVY, rest));
    let after = apply(&["c3Fg7,c3Tg7,commit"]);
    for text in ["N<F>g7,T>&g7", "c3:N:F>g7,T>&g7"] {
        assert_eq!(apply(&[text]), after);
        let status = printed(&cotulenh("status", NAVY, &[text]));
        assert!(status.starts_with("actor blue\n"), "{status}");
    }
    assert_eq!(apply(&["c3Fg7", "c3Tg7", "commit"]), after);
    assert_eq!(apply(&["F>g7,T>&g7", "commit"]), after);
    // A half turn stays open.
    assert!(
        apply(&["F>g7,T>&g7"])
            .trim_end()
            .ends_with("c3:N:F>g7,T>&g7...")
    );
    // A position after each step, whatever the steps were given as.
    let traced = apply(&["--trace", "N<F>g7,T>&g7"]);
    assert_eq!(traced, apply(&["--trace", "c3Fg7", "c3Tg7", "commit"]));
    assert_eq!(traced.lines().count(), 3);
    let best = printed(&cotulenh(
        "analyse",
        NAVY,
        &["N<F>g7,T>&g7", "--depth", "1"],
    ));
    assert!(
        best.lines().last().unwrap().starts_with("best h12"),
        "{best}"
    );
}

#[test]
fn two_turns_are_not_one_argument() {
    for command in ["apply", "status"] {
        assert_eq!(
            refused(&[command, "--game", "xiangqi", "h2e2,h9g7"]),
            "E_TURN_LONG"
        );
    }
    let rest = ["notation", "--game", "xiangqi", "--to", "wxf"];
    assert_eq!(
        refused(&[&rest[..], &["h2e2,h9g7"]].concat()),
        "E_TURN_LONG"
    );
    assert_eq!(
        printed(&[&rest[..], &["h2e2", "h9g7"]].concat()),
        "C2.5\nH8+7\n"
    );
    let both = "c3Fg7,c3Tg7,commit,h12h11";
    assert_eq!(refused(&cotulenh("apply", NAVY, &[both])), "E_TURN_LONG");
    // What the machine form reads and the rules forbid is no other move: in UCI this would be one.
    let code = refused(&["apply", "--game", "xiangqi", "h3e3"]);
    assert_ne!(code, "BAD_NODE");
}

#[test]
fn a_turn_is_typed_in_the_terminal() {
    let run = fairyring_with(
        &["play", "--game", "kings-cooking", "--setup", "RNB:RNB"],
        "Ra1-a2,Ra3xa2\nRa1-a2\nquit\n",
    );
    assert!(run.out.contains("E_TURN_LONG"), "{}", run.out);
    assert!(run.out.contains("dark (turn"), "{}", run.out);
}
