//! The parsers take any line, and what they make of it is what it says.

use proptest::prelude::*;
use protocol::{
    Command, Dialect, Go, SideTime, StartPosition, Times, XboardCommand, parse, parse_xboard,
};
use std::time::Duration;

const DIALECTS: [Dialect; 3] = [Dialect::Uci, Dialect::Ucci, Dialect::Cyclone];

/// Words that commands are made of, and others.
const WORDS: [&str; 40] = [
    "uci",
    "ucci",
    "isready",
    "setoption",
    "name",
    "value",
    "position",
    "fen",
    "startpos",
    "moves",
    "go",
    "depth",
    "nodes",
    "movetime",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "infinite",
    "ponder",
    "mate",
    "searchmoves",
    "time",
    "increment",
    "level",
    "st",
    "sd",
    "usermove",
    "ping",
    "option",
    "memory",
    "variant",
    "result",
    "h2e2",
    "5",
    "-1",
    "99999999999999999999",
    "0:30",
    "\u{fffd}",
];

proptest! {
    #[test]
    fn no_line_breaks_a_parser(words in prop::collection::vec(prop::sample::select(&WORDS[..]), 0..12)) {
        let line = words.join(" ");
        for dialect in DIALECTS {
            let _ = parse(&line, dialect);
        }
        let _ = parse_xboard(&line);
    }

    #[test]
    fn no_text_breaks_a_parser(line in ".{0,80}") {
        for dialect in DIALECTS {
            let _ = parse(&line, dialect);
        }
        let _ = parse_xboard(&line);
    }

    #[test]
    fn figures_come_through(depth in 0..u32::MAX, nodes in 0..u64::MAX, left: i64, increment: i64) {
        let line = format!("go  nodes {nodes} btime {left} depth {depth}\tbinc {increment}");
        let black = SideTime { left: Some(left), increment };
        let expected = Go {
            depth: Some(depth),
            nodes: Some(nodes),
            times: Times::BySide([SideTime::default(), black]),
            ..Go::default()
        };
        prop_assert_eq!(parse(&line, Dialect::Uci).unwrap(), Command::Go(expected));
    }

    #[test]
    fn moves_come_through(moves in prop::collection::vec("[a-i][0-9][a-i][0-9]", 0..9)) {
        let line = format!("position fen 4k4/9 w - - 0 1 moves {}", moves.join("  "));
        let expected = Command::Position {
            start: StartPosition::Text("4k4/9 w - - 0 1".into()),
            moves,
            dialect: Dialect::Uci,
        };
        prop_assert_eq!(parse(&line, Dialect::Uci).unwrap(), expected);
    }
}

#[test]
fn option_names_and_values_may_have_spaces() {
    let expected = Command::SetOption {
        name: "Move Overhead".into(),
        value: "a b".into(),
    };
    let line = "setoption name Move Overhead value a b";
    assert_eq!(parse(line, Dialect::Uci).unwrap(), expected);
    let expected = Command::SetOption {
        name: "hashsize".into(),
        value: "16".into(),
    };
    assert_eq!(
        parse("setoption hashsize 16", Dialect::Ucci).unwrap(),
        expected
    );
}

#[test]
fn levels_are_read_in_minutes_and_in_seconds() {
    let level = |turns, base, increment| XboardCommand::Level {
        turns,
        base: Duration::from_secs(base),
        increment: Duration::from_millis(increment),
    };
    assert_eq!(parse_xboard("level 40 5 0").unwrap(), level(40, 300, 0));
    assert_eq!(parse_xboard("level 0 1:30 0.5").unwrap(), level(0, 90, 500));
    for bad in [
        "level",
        "level 40",
        "level 0 5",
        "level 0 -1 0",
        "level 0 1e9 0",
        "level 0 x:1 0",
    ] {
        assert!(parse_xboard(bad).is_err(), "{bad}");
    }
}

#[test]
fn bare_moves_are_moves() {
    assert_eq!(
        parse_xboard("h2e2").unwrap(),
        XboardCommand::Move("h2e2".into())
    );
    assert_eq!(
        parse_xboard("usermove h2e2").unwrap(),
        XboardCommand::Move("h2e2".into())
    );
    assert!(parse_xboard("usermove").is_err());
    assert!(parse_xboard("hello").is_err());
}
