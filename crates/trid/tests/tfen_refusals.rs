//! Every rejection of section 11, each beside a text that is right in exactly that point. The reference says the same.

use crate::reference::{Options as LiteralOptions, State};
use rules::{Position, Reading, Refused as _, Text};
use trid::{Options, TriD};

const PLAIN: &str = "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10";
const CASTLING: &str = "4/4/4/4|4/4/4/4|2k1/4/4/4 QL1:2/R1|KL1:2/KR|QL6:2/2|KL6:2/2 w KQ - - 0 10";
/// Black has just played b7-b5.
const PASSED: &str =
    "4/4/4/2K1|4/1pP1/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b5N - 0 10";
/// Black has just played a8QL6-a6.
const PASSED_OFF_BOARD: &str =
    "4/4/4/2K1|p3/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - a6N - 0 10";
const PENDING: &str =
    "4/4/3K/4|4/4/1k2/4|P2P/4/4/4 QL1:2/2|KL1:2/2|QL5:2/2|KL5:2/2 w - - a8B,d8B 0 10";
const PAWNS: &str =
    "4/4/UU2/2K1|4/4/4/4|P1k1/2u1/4/4 QL1:U1/2|KL1:2/2|QL6:T1/2|KL6:2/2 w - - - 0 10";

/// The right text, what is replaced in it, by what, and why that is refused.
const CASES: [(&str, &str, &str, &str); 79] = [
    // Counts of fields, boards, rows and cells.
    (PLAIN, " 0 10", " 10", "seven fields"),
    (PLAIN, " 0 10", " 0 10 -", "nine fields"),
    (PLAIN, " w ", "  w ", "two spaces"),
    (PLAIN, " w ", "\tw ", "a tab"),
    (PLAIN, " 0 10", " 0 10 ", "a space at the end"),
    (PLAIN, "|4/4/4/4|", "|", "two main boards"),
    (PLAIN, "|4/4/4/4|", "|4/4/4/4|4/4/4/4|", "four main boards"),
    (PLAIN, "|4/4/4/4|", "|4/4/4|", "three rows"),
    (PLAIN, "|4/4/4/4|", "|4/4/4/4/4|", "five rows"),
    (PLAIN, "|4/4/4/4|", "|4/3/4/4|", "three cells"),
    (PLAIN, "|4/4/4/4|", "|4/4N/4/4|", "five cells"),
    (PLAIN, "|4/4/4/4|", "|4/5/4/4|", "a run of five"),
    (PLAIN, "|4/4/4/4|", "|4//4/4|", "an empty row"),
    (PLAIN, "QL1:2/2|", "", "three attack boards"),
    (PLAIN, "QL1:2/2|", "QL1:2/2|QL2:2/2|", "five attack boards"),
    (PLAIN, "QL1:2/2", "QL1:2", "one row of an attack board"),
    (
        PLAIN,
        "QL1:2/2",
        "QL1:2/2/2",
        "three rows of an attack board",
    ),
    (PLAIN, "QL1:2/2", "QL1:2/1", "one cell of an attack board"),
    (
        PLAIN,
        "QL1:2/2",
        "QL1:2/3",
        "three cells of an attack board",
    ),
    // Letters, digits, pins.
    (PLAIN, "|4/4/4/4|", "|4/4/3x/4|", "an unknown letter"),
    (PLAIN, "|4/4/4/4|", "|4/22/4/4|", "adjacent digits"),
    (
        PLAIN,
        "QL1:2/2",
        "QL1:2/11",
        "adjacent digits on an attack board",
    ),
    (PLAIN, "|4/4/4/4|", "|4/40/4/4|", "digit 0"),
    (PLAIN, "QL1:", "QL7:", "no such pin"),
    (PLAIN, "QL1:", "QL0:", "no such pin"),
    (PLAIN, "QL1:", "ql1:", "a pin in small letters"),
    (PLAIN, "QL1:", "W:", "a main board as a pin"),
    (PLAIN, "QL1:", "QL1^^:", "two marks of rotation"),
    (PLAIN, "QL1:", "QL1", "no colon"),
    (PLAIN, "QL1:", "QL6:", "two boards on one pin"),
    // Side, numbers.
    (PLAIN, " w ", " W ", "side in capitals"),
    (PLAIN, " w ", " - ", "no side"),
    (PLAIN, " 0 10", " 00 10", "a leading zero"),
    (PLAIN, " 0 10", " 0 010", "a leading zero"),
    (PLAIN, " 0 10", " +1 10", "a sign"),
    (PLAIN, " 0 10", " -1 10", "a sign"),
    (PLAIN, " 0 10", " 0 0", "move number 0"),
    (PLAIN, " 0 10", " x 10", "no number"),
    // Kings.
    (PLAIN, "2K1", "4", "no white king"),
    (PLAIN, "2k1", "4", "no black king"),
    (PLAIN, "2K1", "K1K1", "two white kings"),
    (PLAIN, "2k1", "k1k1", "two black kings"),
    (
        PLAIN,
        "2k1/4/4/4 QL1:2/2|KL1",
        "4/4/4/4 QL1:2/2|KL1",
        "no black king",
    ),
    (
        "4/2K1/4/4|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        "|4/4/4/4|2k1",
        "|4/4/4/2k1|4",
        "kings in one column",
    ),
    // Pawns.
    (
        PAWNS,
        "4/4/UU2/2K1",
        "4/1U2/U3/2K1",
        "an unmoved pawn off its home square",
    ),
    (
        PAWNS,
        "4/4/UU2/2K1",
        "4/4/uu2/2K1",
        "an unmoved pawn on the other side's home square",
    ),
    (
        PAWNS,
        "QL1:U1/2",
        "QL1:2/U1",
        "an unmoved pawn behind its home square",
    ),
    (PAWNS, "P1k1", "1Pk1", "a pawn on its furthest rank"),
    (
        PAWNS,
        "P1k1",
        "1Tk1",
        "a transported pawn on the furthest rank of a main board",
    ),
    (
        PAWNS,
        "QL6:T1/2",
        "QL6:P1/2",
        "a moved pawn on the furthest rank of an attack board",
    ),
    (
        PAWNS,
        "QL6:T1/2",
        "QL5:T1/2",
        "an uncovered corner without a pending entry",
    ),
    // Castling rights.
    (CASTLING, " KQ ", " QK ", "rights out of order"),
    (CASTLING, " KQ ", " KKQ ", "a right twice"),
    (
        CASTLING,
        " KQ ",
        " KQk ",
        "a right without its king and rook",
    ),
    (CASTLING, " KQ ", " x ", "no right"),
    (
        CASTLING,
        "2/KR",
        "1R/K1",
        "a right without its rook at home",
    ),
    (
        CASTLING,
        "2/KR",
        "K1/1R",
        "a right without its king at home",
    ),
    (
        CASTLING,
        "2/KR",
        "2/KN",
        "another piece in the rook's place",
    ),
    (CASTLING, "2/R1", "2/r1", "the other side's rook"),
    (
        CASTLING,
        "QL1:2/R1",
        "QL2:2/R1",
        "a right without its home pin",
    ),
    (
        CASTLING,
        "KL1:2/KR|QL6:2/2|KL6:2/2",
        "KL6:2/2|QL6:2/2|KL1:2/KR",
        "another board on the home pin",
    ),
    // En passant.
    (PASSED, " b5N ", " b5B ", "no pawn there"),
    (PASSED, " b5N ", " c5N ", "a pawn of the side to move"),
    (PASSED, " b5N ", " b5 ", "no square"),
    (PASSED, "1pP1", "1tP1", "a transported pawn"),
    (
        PASSED,
        "|4/1pP1/4/4|2k1/4/4/4",
        "|4/2P1/1p2/4|2k1/4/4/4",
        "no pawn on the named square",
    ),
    (
        PASSED,
        "2k1/4/4/4",
        "2k1/1n2/4/4",
        "the home square is occupied",
    ),
    (
        PASSED,
        "2k1/4/4/4",
        "2k1/4/1n2/4",
        "the crossed column is occupied",
    ),
    (
        PASSED,
        "|4/1pP1/4/4|",
        "|1n2/1pP1/4/4|",
        "the crossed column is occupied on another level",
    ),
    (
        PASSED_OFF_BOARD,
        "QL6:2/2",
        "QL5:2/2",
        "the home square does not exist",
    ),
    (
        PASSED_OFF_BOARD,
        "QL6:2/2",
        "QL6:2/1n",
        "the home square is occupied",
    ),
    (
        PASSED_OFF_BOARD,
        "|p3/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - a6N",
        "|1p2/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - b6N",
        "no home square two columns behind",
    ),
    // Pending promotions.
    (PENDING, " a8B,d8B ", " d8B,a8B ", "out of order"),
    (PENDING, " a8B,d8B ", " a8B,a8B ", "repeated"),
    (
        PENDING,
        " a8B,d8B ",
        " a8B ",
        "a pawn on its furthest rank that is not listed",
    ),
    (PENDING, "P2P/", "P2N/", "no pawn on the corner"),
    (PENDING, "KL5:", "KL6:", "a corner that is covered"),
    (
        PENDING,
        "|4/4/1k2/4|",
        "|1k2/4/4/4|",
        "a knight there would attack the king",
    ),
    // Check.
    (
        PLAIN,
        "|4/4/4/4|",
        "|4/4/2R1/4|",
        "the side not to move is in check",
    ),
];

fn reads(text: &str) -> Result<(), &'static str> {
    let engine = TriD::read_position(text, Reading::Lenient, Options::default());
    let literal = State::read(text, LiteralOptions::default());
    assert_eq!(
        engine.is_ok(),
        literal.is_ok(),
        "{text}: {engine:?} {literal:?}"
    );
    engine.map(|_| ()).map_err(|refusal| refusal.code())
}

#[test]
fn every_rejection_of_the_text() {
    for (right, from, to, why) in CASES {
        assert_eq!(reads(right), Ok(()), "{right}");
        let wrong = right.replacen(from, to, 1);
        assert_ne!(wrong, right, "{why}: nothing replaced");
        assert_eq!(reads(&wrong), Err("E_TFEN"), "{why}: {wrong}");
    }
}

/// What looks odd and is allowed.
#[test]
fn nothing_more_is_rejected() {
    for text in [
        // A deferred pawn, a stranded one, clocks beyond the limit, any number of queens.
        PAWNS,
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 250 999",
        "QQQQ/QQQQ/4/2K1|4/4/4/4|4/4/4/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:1k/2 w - - - 0 10",
        // A White pawn behind its home squares, a Black one likewise.
        "4/4/4/1PK1|4/4/4/4|1pk1/4/4/4 QL1:2/T1|KL1:2/2|QL6:2/2|KL6:2/2 w - - - 0 10",
        // All boards on one track, turned.
        "4/4/4/2K1|4/4/4/4|2k1/4/4/4 QL1^:2/2|QL2^:2/2|QL5^:2/2|QL6^:2/2 b - - - 0 10",
    ] {
        assert_eq!(reads(text), Ok(()), "{text}");
    }
}

fn reread(position: &TriD) -> Result<TriD, trid::Refusal> {
    let text = position.position_text();
    TriD::read_position(&text, Reading::Lenient, Options::default())
}

/// Numbers at the end of what the reader takes can be played on.
#[test]
fn great_numbers_do_not_overflow() {
    for digits in [
        "65535",
        "4294967295",
        "18446744073709551615",
        &"9".repeat(40),
    ] {
        let text = PLAIN
            .replace(" 0 10", &format!(" {digits} {digits}"))
            .replace(" w ", " b ");
        match TriD::read_position(&text, Reading::Lenient, Options::default()) {
            Err(refusal) => assert_eq!(refusal.code(), "E_TFEN"),
            Ok(mut position) => {
                let mut steps = Vec::new();
                position.generate(&mut steps);
                let before = position.clone();
                for step in steps {
                    let token = position.play_unchecked(step);
                    assert_eq!(reread(&position).as_ref(), Ok(&position), "{digits}");
                    position.undo(step, token);
                    assert_eq!(position, before);
                }
            }
        }
    }
}
