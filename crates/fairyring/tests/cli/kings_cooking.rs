//! King's Cooking through the command line: its errors and its perft figures.

use super::run::{fairyring, printed, refused};

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
