//! Ends that are told: points when time is up for both players, and the story of a repetition.

use super::run::{fairyring, fairyring_with, printed, refused};

/// Equal armies; Red to move takes a navy.
const BATTLE: [&str; 7] = [
    "--game",
    "cotulenh",
    "--option",
    "book=revised",
    "--position",
    "7c2i/10i/11/11/11/n10/11/11/4T6/N10/4t5I/6C3I r - - 0 1",
    "--option",
];

/// A rook tied by a horse (xiangqi REP-43).
const TIED: [&str; 6] = [
    "--game",
    "xiangqi",
    "--option",
    "repetition=wxf",
    "--position",
    "2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1",
];
const ROUND: [&str; 4] = ["b6b8", "f9e8", "b8b6", "e8f9"];

fn battle(command: &'static str, points: &'static str, rest: &[&'static str]) -> Vec<&'static str> {
    [&[command][..], &BATTLE, &[points], rest].concat()
}

#[test]
fn points_decide_when_time_is_up_for_both() {
    let out = printed(&battle("status", "points=decide", &["--time-up", "a3a7"]));
    assert!(out.contains("outcome red points\n"), "{out}");
    let score = out.lines().find_map(|line| line.strip_prefix("score "));
    let (red, blue) = score.unwrap().split_once(' ').unwrap();
    let points = |text: &str| text.parse::<i32>().unwrap();
    assert_eq!(points(red) - points(blue), 80, "{out}");
    let equal = printed(&battle("status", "points=decide", &["--time-up"]));
    assert!(equal.contains("outcome draw points\n"), "{equal}");
    // Without the word the game goes on.
    let open = printed(&battle("status", "points=decide", &["a3a7"]));
    assert!(open.contains("outcome none\n"), "{open}");
}

#[test]
fn what_does_not_decide_is_refused_before_what_is_over() {
    let shown = battle("status", "points=shown", &["--time-up"]);
    assert_eq!(refused(&shown), "E_OPTION");
    let taken = "7c2i/10i/7T3/11/11/11/11/11/11/11/10I/6C3I r - - 0 1";
    let over = |points| {
        let args = ["status", "--game", "cotulenh", "--option", points];
        let steps = ["--position", taken, "--time-up", "h10h12"];
        refused(&[&args[..], &steps].concat())
    };
    assert_eq!(over("points=decide"), "E_GAME_OVER");
    assert_eq!(over("points=shown"), "E_OPTION");
    for game in ["kings-cooking", "xiangqi", "rhythm", "trid"] {
        assert_eq!(
            refused(&["status", "--game", game, "--time-up"]),
            "E_OPTION"
        );
    }
}

#[test]
fn a_common_clock_runs_at_the_terminal() {
    let args = ["play", "--game", "cotulenh", "--option", "points=decide"];
    let clock = [&args[..], &["--clock", "30"]].concat();
    let run = fairyring_with(&clock, "c5c6\ntime\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let shown = run.out.contains("red (turn, 30:00 left)> ") || run.out.contains("29:5");
    assert!(shown, "{}", run.out);
    assert!(
        run.out.ends_with("draw: points\n1/2 (0:0)\n"),
        "{}",
        run.out
    );
    // Without a clock of ours the players may have one on the wall.
    let run = fairyring_with(&args, "time\n");
    assert!(
        run.out.ends_with("draw: points\n1/2 (0:0)\n"),
        "{}",
        run.out
    );
    let run = fairyring_with(&args[..3], "time\nquit\n");
    assert!(run.out.contains("E_OPTION: "), "{}", run.out);
    let refused = fairyring(&[&args[..3], &["--clock", "30"]].concat());
    assert_eq!(refused.status, 2);
    assert!(
        refused.err.starts_with("error[E_OPTION]: "),
        "{}",
        refused.err
    );
    let never = fairyring(&[&args[..], &["--clock", "0"]].concat());
    assert!(never.err.starts_with("error[USAGE]: "), "{}", never.err);
}

#[test]
fn a_repetition_is_told_when_it_is_near_and_when_it_is_judged() {
    let show = |steps: &[&'static str]| printed(&[&["show"][..], &TIED, steps].concat());
    let board = show(&[]);
    assert_eq!(show(&ROUND[..3]).lines().count(), board.lines().count());
    let near = show(&ROUND);
    let story: Vec<&str> = near.lines().skip(board.lines().count()).collect();
    assert_eq!(
        story,
        [
            "this position has come twice; once more by the same moves: black wins, perpetual_chase",
            "  red b6b8: attacks rook f8 with cannon a8 and rook b8; answer to cannon a8 and rook b8: the attack on rook f8 is cut off",
            "  black f9e8: takes protection away: horse g8, which rook f8 can take; taking protection away is not counted: black is under attack with every move; answer to rook f8: horse g8 is protected",
            "  red b8b6: attacks rook f8 with cannon a8; attacks pawn c6 with rook b6; a pawn that has not crossed the river may be attacked; answer to cannon a8: the attack on rook f8 is cut off",
            "  black e8f9: takes protection away: horse g8, which rook f8 can take; taking protection away is not counted: black is under attack with every move; answer to rook f8: horse g8 is protected",
            "  red chased the rook with every move",
        ]
    );
    let judged = show(&[ROUND, ROUND].concat());
    let judged: Vec<&str> = judged.lines().skip(board.lines().count()).collect();
    assert_eq!(judged[0], "black wins: perpetual_chase");
    assert_eq!(judged.len(), 1 + 8 + 1);
    assert_eq!(judged[1..5], story[1..5]);
    assert_eq!(judged.last(), story.last());
}
