//! What thinks: `analyse`, `match`, `bench`, `uci` and the opponent of `play`.

use super::run::{code_of, fairyring, fairyring_with, printed, refused};

fn games() -> impl Iterator<Item = &'static str> {
    catalog::games().iter().map(|listing| listing.info.id)
}

#[test]
fn analyse_prints_lines_and_the_best_turn() {
    for game in games() {
        let out = printed(&["analyse", "--game", game, "--depth", "2"]);
        let lines: Vec<&str> = out.lines().collect();
        let (last, found) = lines.split_last().unwrap();
        let best = last.strip_prefix("best ").unwrap();
        assert!(!found.is_empty(), "{game}");
        for line in found {
            let words: Vec<&str> = line.split(' ').collect();
            let names = [words[0], words[2], words[4], words[6], words[8]];
            assert_eq!(names, ["depth", "score", "nodes", "nps", "pv"], "{line}");
        }
        let status = printed(&["status", "--game", game, best]);
        assert!(!status.is_empty());
    }
}

#[test]
fn analyse_finds_a_mate_and_says_so() {
    let position = "3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1";
    let args = [
        "analyse",
        "--game",
        "xiangqi",
        "--position",
        position,
        "--depth",
        "3",
    ];
    let out = printed(&args);
    assert!(out.contains(" score #1 "), "{out}");
    let best = out.trim_end().rsplit(' ').next().unwrap();
    let status = printed(&["status", "--game", "xiangqi", "--position", position, best]);
    assert!(status.contains("outcome red checkmate\n"), "{status}");
    let json = printed(&[&args[..], &["--json"]].concat());
    let object: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(object["best"], best);
    let lines = object["lines"].as_array().unwrap();
    assert_eq!(lines.last().unwrap()["mate"], 1);
}

#[test]
fn analyse_needs_exactly_one_limit_and_a_game_that_goes_on() {
    assert_eq!(refused(&["analyse", "--game", "trid"]), "USAGE");
    let both = ["analyse", "--game", "trid", "--depth", "1", "--nodes", "1"];
    assert_eq!(refused(&both), "USAGE");
    let mated = "3k4R/8R/9/9/9/9/9/9/9/4K4 b - - 0 1";
    let over = [
        "analyse",
        "--game",
        "xiangqi",
        "--position",
        mated,
        "--depth",
        "1",
    ];
    assert_eq!(refused(&over), "E_GAME_OVER");
}

#[test]
fn a_match_ends_with_its_score_and_writes_its_games() {
    let folder = std::env::temp_dir().join(format!("fairyring-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for game in games() {
        let file = folder.join(format!("{game}.pgn"));
        let path = file.to_str().unwrap();
        let run = fairyring(&[
            "match",
            "--game",
            game,
            "--a",
            "level:2",
            "--b",
            "random",
            "--games",
            "4",
            "--tc",
            "nodes:200",
            "--opening-plies",
            "2",
            "--max-plies",
            "30",
            "--out",
            path,
            "--verbose",
        ]);
        assert_eq!(run.status, 0, "{}", run.err);
        let last = run.out.lines().last().unwrap();
        let words: Vec<&str> = last.split(' ').collect();
        assert_eq!(
            [words[0], words[2], words[4]],
            ["score", "elo", "+-"],
            "{last}"
        );
        let counts: Vec<u32> = words[1].split('-').map(|n| n.parse().unwrap()).collect();
        assert_eq!(counts.iter().sum::<u32>(), 4, "{last}");
        assert_eq!(run.out.lines().count(), 5, "{}", run.out);
        for side in ["a ", "b "] {
            let line = run.err.lines().find(|line| line.starts_with(side)).unwrap();
            assert!(
                line.contains("time losses 0, illegal moves 0, crashes 0"),
                "{line}"
            );
        }
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(text.matches("[Round ").count(), 4, "{text}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Both games of an opening have the same rules, other openings others, and what is given stays.
#[test]
fn a_match_over_random_options_names_them() {
    for game in ["rhythm", "cotulenh", "trid"] {
        let given = match game {
            "cotulenh" => "book=upstream",
            "trid" => "forward=rank",
            _ => "miss=strict",
        };
        let run = fairyring(&[
            "match",
            "--game",
            game,
            "--a",
            "random",
            "--b",
            "greedy",
            "--games",
            "12",
            "--tc",
            "depth:1",
            "--max-plies",
            "30",
            "--random-options",
            "--option",
            given,
            "--verbose",
            "--jobs",
            "1",
        ]);
        assert_eq!(run.status, 0, "{}", run.err);
        assert_eq!(run.err.matches("illegal moves 0, crashes 0").count(), 2);
        let rules: Vec<&str> = run
            .out
            .lines()
            .filter_map(|line| line.split_once(" turns ")?.1.split_once(' '))
            .map(|(_, options)| options)
            .collect();
        assert_eq!(rules.len(), 12, "{}", run.out);
        let openings: Vec<&[&str]> = rules.chunks(2).collect();
        assert!(openings.iter().all(|pair| pair[0] == pair[1]), "{rules:?}");
        assert!(
            openings.iter().any(|pair| pair != &openings[0]),
            "{rules:?}"
        );
        assert!(rules.iter().all(|one| one.contains(given)), "{rules:?}");
    }
    let position = "5c5/11/11/11/11/11/11/11/4+T6/11/11/4C6 r - - 0 1";
    let refusal = refused(&[
        "match",
        "--game",
        "cotulenh",
        "--a",
        "random",
        "--b",
        "random",
        "--games",
        "2",
        "--tc",
        "depth:1",
        "--random-options",
        "--position",
        position,
    ]);
    assert_eq!(refusal, "USAGE");
}

#[test]
fn a_match_against_our_own_program_through_uci_is_even_handed() {
    let engine = format!("cmd:{} uci", env!("CARGO_BIN_EXE_fairyring"));
    let run = fairyring(&[
        "match",
        "--game",
        "xiangqi",
        "--a",
        "full",
        "--b",
        &engine,
        "--b-option",
        "Hash=1",
        "--games",
        "2",
        "--tc",
        "nodes:300",
        "--max-plies",
        "40",
        "--json",
    ]);
    assert_eq!(run.status, 0, "{}", run.err);
    let object: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    for machine in ["a", "b"] {
        for fault in ["time_losses", "illegal_moves", "crashes"] {
            assert_eq!(object[machine][fault], 0, "{object}");
        }
        assert!(object[machine]["turns"].as_u64().unwrap() > 10, "{object}");
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let args = [
        "match",
        "--game",
        "trid",
        "--a",
        "level:2",
        "--b",
        "greedy",
        "--games",
        "2",
        "--tc",
        "depth:1",
        "--jobs",
        "1",
        "--seed",
        "5",
        "--max-plies",
        "30",
        "--verbose",
    ];
    assert_eq!(fairyring(&args).out, fairyring(&args).out);
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let args = [
        "match",
        "--game",
        "xiangqi",
        "--a",
        "full",
        "--b",
        "cmd:no-such-program",
        "--games",
        "2",
        "--tc",
        "10ms",
    ];
    let run = fairyring(&args);
    assert_eq!(code_of(&run, &args), "E_ENGINE");
    assert!(run.err.contains("no-such-program"), "{}", run.err);
    for (option, value) in [("--a", "best"), ("--tc", "soon"), ("--games", "0")] {
        let mut args = vec!["match", "--game", "xiangqi", "--a", "full", "--b", "full"];
        args.extend(["--games", "2", "--tc", "10ms"]);
        if let Some(at) = args.iter().position(|arg| *arg == option) {
            args[at + 1] = value;
        }
        assert_eq!(refused(&args), "USAGE", "{option} {value}");
    }
}

#[test]
fn the_machine_answers_in_the_terminal() {
    let args = ["play", "--game", "xiangqi", "--level", "2"];
    let run = fairyring_with(&args, "h2e2\nundo\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert_eq!(run.out.matches("black plays ").count(), 1, "{}", run.out);
    assert!(run.out.contains("red (turn)> "), "{}", run.out);
    assert_eq!(
        refused(&["play", "--game", "xiangqi", "--level", "11"]),
        "USAGE"
    );
}

#[test]
fn the_engine_protocol_is_spoken() {
    let run = fairyring_with(&["uci"], "uci\nposition startpos\ngo nodes 100\nquit\n");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("uciok\n"), "{}", run.out);
}
