//! The examples and the tolerances of section 12.2, one by one; the form in general is compared with the literal writer of
//! the reference in `reference_agrees.rs`.

use rules::{Reading, Refused as _, Standing, Text};
use trid::{CarriedPromotion, Forward, Options, PinGraph, RotateInPlace, TriD};

fn position(text: &str) -> TriD {
    TriD::read_position(text, Reading::Lenient, Options::default()).expect(text)
}

/// What is written: position, machine form, human form.
const WRITTEN: [(&str, &str, &str); 20] = [
    (START, "b2Wb4N", "b4N"),
    (
        "4/4/3N/2K1|4/4/4/4|4/1k2/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "d2Wb3N",
        "Nb3N",
    ),
    // A check.
    (
        "4/4/4/N1K1|4/2k1/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "a1Wb3N",
        "Nb3N+",
    ),
    (
        "4/4/3R/1K2|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/n1|QL6:2/2|KL6:2/2 w - - - 0 10",
        "d2Wd0KL1",
        "Rxd0KL1",
    ),
    // File and rank agree, the level decides.
    (
        "4/1N2/4/2K1|4/4/4/1N2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "b3Wc5N",
        "NWc5N",
    ),
    // The file comes before the rank, the rank before the level.
    (
        "4/R3/4/2K1|4/4/4/3R|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "a3Wb3N",
        "Rab3N",
    ),
    (
        "4/4/1R2/2K1|1R2/4/4/4|3k/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "b2Wb4N",
        "R2b4N",
    ),
    (
        "4/3k/4/1K2|4/4/4/4|4/4/4/4 QL4:2/2|KL1:2/2|QL6:2/2|KL6:2/1T w - - - 0 10",
        "e8KL6e9KL6=n",
        "e9KL6=N",
    ),
    (
        "4/4/1P2/2K1|4/4/4/2n1|3k/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "b2Wc3N",
        "bxc3N",
    ),
    // Two pawns of one file: the level too.
    (
        "1p2/4/4/3K|4/4/1p2/2N1|3k/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 10",
        "b4Wc3N",
        "bWxc3N",
    ),
    (
        "4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10",
        "c5Nb6N",
        "cxb6N e.p.",
    ),
    // The remark comes last, after the check.
    (
        "4/4/4/2K1|4/1pP1/4/4|4/2k1/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10",
        "c5Nb6N",
        "cxb6N+ e.p.",
    ),
    // Two pawns of one column: the whole square, since the letter of a level would read as a piece.
    (
        "4/1P2/4/2K1|4/4/4/1P2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "b3Wb4W",
        "b3Wb4W",
    ),
    (
        "4/1P2/4/2K1|4/4/4/1P2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "b3Nb4W",
        "b3Nb4W",
    ),
    (EMPTY_BOARDS, "QL1-KL2", "QL1-KL2"),
    (
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "QL2-QL3^",
        "QL2-QL3^180",
    ),
    (OWN_PROMOTION, "QL6-KL6=q", "QL6-KL6(a8B=Q)+"),
    (OWN_PROMOTION, "QL6-KL6^=n", "QL6-KL6^180(a8B=N)"),
    (
        "4/4/3K/4|4/4/1k2/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL6:2/2 w - - a8B 0 10",
        "a8B=q",
        "(a8B=Q)",
    ),
    (CASTLING, "O-O-O", "O-O-O"),
];

const START: &str =
    "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1";
const EMPTY_BOARDS: &str =
    "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
const OWN_PROMOTION: &str =
    "4/2K1/4/4|4/3k/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:N1/2|KL4:2/2 w - - - 0 10";
const CASTLING: &str = "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10";
const BEFORE_MATE: &str =
    "4/4/UU1U/NBBN|4/4/p3/4|nbbn/1Puu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:rk/uu w KQ - - 0 5";

#[test]
fn steps_are_written_as_the_text_says() {
    for (text, machine, human) in WRITTEN {
        let position = position(text);
        let step = position.explain(machine, Standing::Open);
        assert!(step.is_ok(), "{machine} in {text}: {:?}", step.err());
        let written = step.and_then(|step| position.write_as("san", step));
        assert_eq!(written.as_deref(), Ok(human), "{machine} in {text}");
        let read = position.read_as("san", human);
        let read = read.map(|step| position.step_text(step));
        assert_eq!(read.as_deref(), Ok(machine), "{human} in {text}");
    }
}

/// The level of an attack board begins with a piece letter too, but no piece has a hint that continues it.
#[test]
fn pawns_of_one_column_on_attack_boards_read_back() {
    let position =
        position("4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:P1/2|KL1:2/2|QL5:P1/2|QL4:2/2 w - - - 0 10");
    for machine in ["z5QL2z6QL4", "z5QL5z6QL4"] {
        let step = position.explain(machine, Standing::Open);
        let human = step.and_then(|step| position.write_as("san", step));
        assert!(human.is_ok(), "{human:?}");
        let read = position.read_as("san", &human.clone().unwrap_or_default());
        let read = read.map(|step| position.step_text(step));
        assert_eq!(read.as_deref(), Ok(machine), "{human:?}");
    }
}

/// What a reader must accept beside what is written: position, text, machine form.
const ALSO_READ: [(&str, &str, &str); 10] = [
    (CASTLING, "0-0", "O-O"),
    (CASTLING, "0-0-0", "O-O-O"),
    (BEFORE_MATE, "bxc8B=N#", "b7Bc8B=n"),
    (BEFORE_MATE, "bxc8B=N++", "b7Bc8B=n"),
    // A promotion without the sign, and a draw offer, which is ignored.
    (BEFORE_MATE, "bxc8BN", "b7Bc8B=n"),
    (BEFORE_MATE, "bxc8BN#(=)", "b7Bc8B=n"),
    (START, "b4N (=)", "b2Wb4N"),
    (CASTLING, "O-O(=)", "O-O"),
    // The level of a pawn was written once.
    (
        "4/1P2/4/2K1|4/4/4/1P2|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "Wb4W",
        "b3Wb4W",
    ),
    // One arrival pin, where unique: only KL1 reaches QL1 here.
    (
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL2:2/R1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "QL1",
        "KL1-QL1",
    ),
];

#[test]
fn readers_are_as_tolerant_as_the_text_demands() {
    for (text, human, machine) in ALSO_READ {
        let position = position(text);
        let read = position.read_as("san", human);
        let read = read.map(|step| position.step_text(step));
        assert_eq!(read.as_deref(), Ok(machine), "{human} in {text}");
    }
    // Both white boards reach QL2 here: one pin is not enough.
    assert!(position(EMPTY_BOARDS).read_as("san", "QL2").is_err());
}

/// The promotions of carried pawns: position, machine form, human form, under options that promote them.
const CARRIED: [(&str, &str, &str); 5] = [
    (RIDING, "QL5-QL6=q", "QL5-QL6(z9QL6=Q)"),
    (BOTH, "QL6-KL6^=qr", "QL6-KL6^180(e9KL6=Q,a8B=R)"),
    (BOTH, "QL6-KL6=r", "QL6-KL6(a8B=R)"),
    (BOTH, "QL6-QL5=b", "QL6-QL5(a8B=B)"),
    (TURNING, "QL6^=b", "QL6^180(a9QL6=B)"),
];
const RIDING: &str = "4/3k/4/1K2|4/4/4/4|4/4/4/4 QL5:P1/2|KL1:2/2|QL4:2/2|KL6:2/2 w - - - 0 10";
const BOTH: &str = "4/2K1/4/4|4/2k1/4/4|P3/4/4/4 QL1:2/2|KL1:2/2|QL6:2/P1|KL4:2/2 w - - - 0 10";
const TURNING: &str = "4/2K1/4/4|4/2k1/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/P1|KL4:2/2 w - - - 0 10";

fn carrying(text: &str) -> TriD {
    let options = Options {
        carried_promotion: CarriedPromotion::On,
        rotate_in_place: RotateInPlace::On,
        pin_graph: PinGraph::Meder1995,
        forward: Forward::Rank,
        ..Options::default()
    };
    TriD::read_position(text, Reading::Lenient, options).expect(text)
}

#[test]
fn carried_promotions_are_written_with_their_squares() {
    for (text, machine, human) in CARRIED {
        if machine == "QL6-QL5=b" {
            // Backward with a passenger: the text is read and refused by the rule, not as unreadable.
            let refused = carrying(text)
                .read_as("san", human)
                .map_err(|refusal| refusal.code());
            assert_eq!(refused, Err("E_BACKWARD_OCCUPIED"));
            continue;
        }
        let position = carrying(text);
        let step = position.explain(machine, Standing::Open);
        let written = step.and_then(|step| position.write_as("san", step));
        let written = written.unwrap_or_else(|refusal| panic!("{machine}: {refusal}"));
        assert_eq!(written.trim_end_matches(['+', '#']), human, "{machine}");
        for text in [
            human.to_owned(),
            human.replace("=", ""),
            human.replace("^180", "^"),
        ] {
            let read = position.read_as("san", &text);
            let read = read.map(|step| position.step_text(step));
            assert_eq!(read.as_deref(), Ok(machine), "{text}");
            let turn = position.read_turn_as("san", &text);
            assert_eq!(turn.map(|steps| steps.len()), Ok(1), "{text} as a turn");
        }
    }
}

#[test]
fn a_bracket_names_the_squares_that_promote() {
    for (text, human, code) in [
        (RIDING, "QL5-QL6", "E_PROMOTION_REQUIRED"),
        (RIDING, "QL5-QL6(a9QL6=Q)", "E_NOT_PENDING"),
        (RIDING, "QL5-QL6(z9QL6=Q,a8B=R)", "E_NOT_PENDING"),
        (BOTH, "QL6-KL6^180(e9KL6=Q)", "E_PROMOTION_REQUIRED"),
        (BOTH, "QL6-KL6^180(a8B=R,e9KL6=Q)", "E_NOT_PENDING"),
        (BOTH, "QL6-KL6^180(e9KL6=Q,d8B=R)", "E_NOT_PENDING"),
        (BOTH, "QL6-KL6^180(e9KL6=Q,a8B=R,a8B=R)", "E_SYNTAX"),
        (TURNING, "QL6^180(a8QL6=B)", "E_NOT_PENDING"),
        (TURNING, "QL6^180(a9QL6=B,a8B=B)", "E_NOT_PENDING"),
        (TURNING, "(a9QL6=B,a8B=B)", "E_SYNTAX"),
    ] {
        let read = carrying(text).read_as("san", human);
        assert_eq!(read.map_err(|refusal| refusal.code()), Err(code), "{human}");
    }
}
