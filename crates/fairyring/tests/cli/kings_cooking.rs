//! King's Cooking through the command line: its errors and its perft figures.

use super::run::{code_of, fairyring, fairyring_with, printed, refused};

const GAME: [&str; 2] = ["--game", "kings-cooking"];

fn with<'a>(command: &'a str, rest: &[&'a str]) -> Vec<&'a str> {
    [&[command][..], &GAME, rest].concat()
}

#[test]
fn every_refused_action_says_which_rule() {
    for (position, steps, code) in [
        (
            "N1n/3/3 l - 2.0 0.2 0 0",
            &["a3off", "c3c2"][..],
            "E_GAME_OVER",
        ),
        ("rnb/3/RNB l - 0.0 0.0 0 0", &["a4a5"], "E_MOVE_SYNTAX"),
        ("rnb/3/RNB l - 0.0 0.0 0 0", &["b2b3"], "E_NO_PIECE"),
        ("rnb/3/RNB l - 0.0 0.0 0 0", &["a3a2"], "E_NOT_YOURS"),
        ("2n/P2/3 l - 0.2 0.2 0 0", &["a2off"], "E_OFF_PAWN"),
        ("2n/3/1N1 l - 0.2 0.2 0 0", &["b1off"], "E_OFF_LINE"),
        ("n2/R2/3 l - 0.2 0.2 0 0", &["a2off"], "E_OFF_BLOCKED"),
        ("rnb/3/RNB l - 0.0 0.0 0 0", &["a1b2"], "E_PATTERN"),
        ("rnb/3/RNB l - 0.0 0.0 0 0", &["a1b1"], "E_OWN_PIECE"),
        ("2n/n2/R2 l - 0.2 0.1 0 0", &["a1a3"], "E_BLOCKED"),
        ("2n/3/1P1 l - 0.2 0.2 0 0", &["b1a2"], "E_NO_CAPTURE"),
        ("2n/P2/3 l - 0.2 0.2 0 0", &["a2a3"], "E_PROMO_REQUIRED"),
        ("2n/P2/3 l - 0.2 0.2 0 0", &["a2a3k"], "E_PROMO_KIND"),
        ("2n/3/P2 l - 0.2 0.2 0 0", &["a1a2q"], "E_PROMO_UNEXPECTED"),
    ] {
        let mut args = with("apply", &["--position", position]);
        args.extend(steps);
        assert_eq!(refused(&args), code, "{position} {steps:?}");
    }
}

/// Section 21.1: `E_NO_CAPTURE` says so if the square was the target one own turn ago, and only then.
#[test]
fn a_late_en_passant_is_told_so() {
    let position = ["--position", "1pp/3/P1N l - 0.1 0.1 0 0"];
    let played = ["a1a3q", "c3c2", "a3a1"];
    for (step, late) in [("b3a2", true), ("b3xa2", true), ("c2b1", false)] {
        let args = [&with("apply", &position)[..], &played, &[step]].concat();
        let run = fairyring(&args);
        assert_eq!(code_of(&run, &args), "E_NO_CAPTURE");
        assert_eq!(run.err.contains("too late"), late, "{}", run.err);
    }
}

#[test]
fn every_faulty_position_and_line_up_says_what_is_wrong() {
    for (text, code) in [
        ("rnb/3/RNB l - 0.0 0.0 0", "E_POS_SYNTAX"),
        ("rnb/3/RNK l - 0.0 0.0 0 0", "E_POS_SYNTAX"),
        ("rnb/3/RN1 l - 0.0 0.0 0 0", "E_POS_COUNT"),
        ("rnP/3/RN1 l - 0.0 0.1 0 0", "E_POS_PAWN"),
        ("Qp1/n2/3 d a2 0.2 0.1 0 1", "E_POS_EP"),
        ("rnb/3/RNB d - 0.0 0.0 0 0", "E_POS_COUNTER"),
        ("-x", "E_POS_SYNTAX"),
    ] {
        assert_eq!(
            refused(&with("moves", &["--position", text])),
            code,
            "{text}"
        );
    }
    for (name, code) in [
        ("RN", "E_SEL_COUNT"),
        ("RKB", "E_SEL_KIND"),
        ("QQR", "E_SEL_LIMIT"),
        ("RNB:RRR", "E_SEL_LIMIT"),
        ("mirrored:RNB:BNR", "E_SEL_MIRROR"),
    ] {
        assert_eq!(refused(&with("moves", &["--setup", name])), code, "{name}");
    }
}

#[test]
fn filters_keep_what_they_say() {
    let list = |rest: &[&str]| {
        printed(&with("moves", rest))
            .lines()
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(list(&[]), "a1a2 a1a3 b1a3 b1c3 c1a3 c1b2");
    assert_eq!(list(&["--from", "b1"]), "b1a3 b1c3");
    assert_eq!(list(&["--to", "a3"]), "a1a3 b1a3 c1a3");
    assert_eq!(list(&["--to", "a2,b2"]), "a1a2 c1b2");
    assert_eq!(list(&["--piece", "R,bishop", "--captures"]), "a1a3 c1a3");
    let far = ["--position", "R1n/3/3 l - 0.2 0.2 0 0", "--to", "off"];
    assert_eq!(list(&far), "a3off");
    assert_eq!(list(&["--checks"]), "");
}

#[test]
fn perft_has_the_published_figures() {
    // Section 24 of the rules text; the deeper columns are in the tests of the library.
    for (setup, depth, nodes) in [
        ("RNB", "8", 350_776),
        ("RNB:BNR", "6", 24_898),
        ("NBR", "6", 15_659),
        ("QRB", "6", 90_302),
        ("QRN", "6", 141_145),
        ("RQR", "6", 281_280),
        ("PPP", "8", 374_134),
        ("PRP", "7", 62_932),
        ("PNB:BPR", "6", 32_440),
        ("QPP:PPQ", "6", 113_475),
    ] {
        let out = printed(&with("perft", &["--setup", setup, "--depth", depth]));
        assert_eq!(
            out.lines().last(),
            Some(format!("nodes {nodes}").as_str()),
            "{setup}"
        );
    }
}

#[test]
fn outcomes_have_the_reasons_of_the_contract() {
    let outcome = |rest: &[&str]| {
        let text = printed(&with("status", rest));
        text.lines()
            .find(|line| line.starts_with("outcome "))
            .unwrap()
            .to_owned()
    };
    assert_eq!(outcome(&[]), "outcome none");
    assert_eq!(
        outcome(&["a1a3", "b3c1", "b1c3", "c1b3", "a3b3"]),
        "outcome light empty"
    );
    assert_eq!(
        outcome(&["--position", "1n1/1P1/3 l - 0.2 2.0 0 0"]),
        "outcome dark no_action"
    );
    let back_and_forth = [
        "c1b1", "a3a2", "b1c1", "a2a3", "c1b1", "a3a2", "b1c1", "a2a3",
    ];
    let mut repeated = vec!["--position", "r2/3/2R l - 0.2 0.2 0 0"];
    repeated.extend(back_and_forth);
    assert_eq!(outcome(&repeated), "outcome draw repetition");
    let limit = ["--position", "r2/3/2R l - 0.2 0.2 39 78", "c1b1"];
    assert_eq!(outcome(&limit), "outcome draw no_progress");
}

#[test]
fn the_first_refused_step_ends_and_nothing_is_written() {
    let run = fairyring(&with("apply", &["--trace", "a1a2", "a3a1"]));
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let traced = printed(&with("apply", &["--trace", "a1a2", "b3c1"]));
    assert_eq!(
        traced,
        "rnb/R2/1NB d - 0.0 0.0 1 1\nr1b/R2/1Nn l - 0.1 0.0 0 2\n"
    );
}

#[test]
fn one_start_is_solved_in_a_moment() {
    // Section 25.2 of the rules text.
    for (setup, value) in [
        ("RNB", "value light plies 5"),
        ("PRP", "value light plies 3"),
        ("NNB", "value draw plies 0"),
        ("RNB:BNR", "value light plies 9"),
    ] {
        let out = printed(&["solve", "kings-cooking", "--setup", setup]);
        let (first, line) = out.trim_end().split_once('\n').unwrap();
        assert_eq!(first, value, "{setup}");
        let steps: Vec<&str> = line.strip_prefix("line ").unwrap().split(' ').collect();
        let mut args = with("status", &["--setup", setup]);
        args.extend(&steps);
        if let Some(plies) = value.strip_prefix("value light plies ") {
            assert_eq!(steps.len().to_string(), plies, "{setup}");
            assert!(printed(&args).contains("outcome light "), "{setup}: {line}");
        }
    }
    assert_eq!(
        refused(&["solve", "kings-cooking", "--setup", "RKB"]),
        "E_SEL_KIND"
    );
}

/// Section 12.2: results with their scores, where users see results.
#[test]
fn a_counted_end_tells_its_score() {
    let end = ["--position", "N1n/3/3 l - 2.0 0.2 0 0", "a3off"];
    let text = printed(&with("status", &end));
    assert!(text.contains("outcome light empty\n"), "{text}");
    assert!(text.ends_with("\nscore 3 1\n"), "{text}");
    let json = |rest: &[&str]| -> serde_json::Value {
        let args = [&with("status", rest)[..], &["--json"]].concat();
        let object: serde_json::Value = serde_json::from_str(&printed(&args)).unwrap();
        object["outcome"].clone()
    };
    let outcome = json(&end);
    assert_eq!(outcome["score"], serde_json::json!([3, 1]));
    assert_eq!(outcome["result"], "1-0 (3:1)");
    let outcome = json(&["--position", "r2/3/2R l - 0.2 0.2 39 78", "c1b1"]);
    assert_eq!(outcome["score"], serde_json::Value::Null);
    assert_eq!(outcome["result"], "1/2 (no progress)");
    assert!(!printed(&with("status", &[])).contains("score"));

    let run = fairyring_with(&with("play", &[]), "a1a3\nb3c1\nb1c3\nc1b3\na3b3\n");
    assert!(
        run.out.ends_with("light wins: empty\n1-0 (2:0)\n"),
        "{}",
        run.out
    );
}

/// Section 20: every opponent can be chosen by its name, at the terminal and in matches.
#[test]
fn opponents_are_chosen_by_name() {
    for name in ["scripted_1", "random", "greedy", "search-3", "perfect"] {
        let args = with("play", &["--opponent", name, "--second", "--setup", "NNB"]);
        let run = fairyring_with(&args, "quit\n");
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{name}");
        assert!(run.out.contains("light plays "), "{name}: {}", run.out);
    }
    let run = fairyring_with(&with("play", &["--opponent", "scripted_1"]), "a1a2\nquit\n");
    assert!(run.out.contains("dark plays a3a2\n"), "{}", run.out);
    let rest = [
        "--games",
        "4",
        "--tc",
        "depth:1",
        "--opening-plies",
        "0",
        "--jobs",
        "1",
        "--position",
        "n2/1Q1/3 l - 0.2 0.2 0 0",
    ];
    for rival in ["scripted_1", "search-4"] {
        let args = [&with("match", &["--a", "perfect", "--b", rival])[..], &rest].concat();
        let run = fairyring(&args);
        assert_eq!(run.status, 0, "{}", run.err);
        // Light wins at once: perfect does so twice, and gives up at most the other two games.
        let last = run.out.lines().last().unwrap();
        let score = last.strip_prefix("score ").unwrap();
        let wins: u32 = score.split('-').next().unwrap().parse().unwrap();
        assert!(wins >= 2, "{rival}: {last}");
    }
    for bad in ["search-0", "search-13", "best"] {
        assert_eq!(refused(&with("play", &["--opponent", bad])), "USAGE");
    }
    let both = with("play", &["--opponent", "greedy", "--level", "2"]);
    assert_eq!(refused(&both), "USAGE");
    assert_eq!(refused(&with("play", &["--second"])), "USAGE");
}

#[test]
fn opponents_of_solved_and_counted_games_are_refused_elsewhere() {
    for name in ["perfect", "search-3"] {
        let args = [
            "match", "--game", "trid", "--a", name, "--b", "random", "--games", "2",
        ];
        let args = [&args[..], &["--tc", "depth:1"]].concat();
        assert_eq!(refused(&args), "E_AI_FAILED", "{name}");
    }
    let args = ["--games", "2", "--tc", "depth:1", "--max-plies", "4"];
    for game in ["xiangqi", "cotulenh", "trid"] {
        let head = [
            "match",
            "--game",
            game,
            "--a",
            "scripted_1",
            "--b",
            "scripted_1",
        ];
        let run = fairyring(&[&head[..], &args].concat());
        assert_eq!(run.status, 0, "{game}: {}", run.err);
    }
}
