//! MOVE: movement on the board.

use rules::{Refused, Standing, Text};

use super::support::{Row, four, moves, refused};
use crate::common::short;

pub(crate) const ROWS: &[Row] = &[
    ("MOVE-1", || {
        moves("rnb/3/RNB l", "a1a2 a1xa3 b1xa3 b1xc3 c1b2 c1xa3");
    }),
    ("MOVE-2", || {
        moves("rnb/3/RNB d", "a3a2 a3xa1 b3xa1 b3xc1 c3b2 c3xa1");
    }),
    ("MOVE-3", || {
        moves("qrb/3/QRB l", "a1a2 a1xa3 a1b2 a1xc3 b1b2 b1xb3 c1xa3 c1b2");
    }),
    ("MOVE-4", || moves("ppp/3/PPP l", "a1a2 b1b2 c1c2")),
    ("MOVE-5", || {
        moves("2n/1R1/3 l", "b2a2 b2c2 b2b1 b2b3 b2off")
    }),
    ("MOVE-6", || moves("3/1B1/1n1 l", "b2a1 b2c1 b2a3 b2c3")),
    ("MOVE-7", || {
        moves(
            "n2/1Q1/3 l",
            "b2xa3 b2b3 b2c3 b2a2 b2c2 b2a1 b2b1 b2c1 b2off",
        );
    }),
    ("MOVE-8", || moves("n2/1N1/3 l", "b2off")),
    ("MOVE-9", || moves("2n/3/N2 l", "a1b3 a1c2")),
    ("MOVE-10", || {
        moves("r2/3/R1N l", "a1a2 a1xa3 a1b1 c1a2 c1b3")
    }),
    ("MOVE-11", || refused("rnb/3/RNB l", "a1b2", "E_PATTERN")),
    ("MOVE-12", || refused("rnb/3/RNB l", "a3a2", "E_NOT_YOURS")),
    ("MOVE-13", || refused("rnb/3/RNB l", "b2b3", "E_NO_PIECE")),
    ("MOVE-14", || refused("2n/n2/R2 l", "a1a3", "E_BLOCKED")),
    ("MOVE-15", || {
        for text in ["a4a5", "", "a1"] {
            refused("rnb/3/RNB l", text, "E_MOVE_SYNTAX");
        }
    }),
    ("MOVE-16", || {
        moves("n2/3/1P1 l", &format!("b1b2 {}", four("b1b3")))
    }),
    ("MOVE-17", || moves("1n1/3/1P1 l", "b1b2")),
    ("MOVE-18", || {
        moves("1p1/3/N2 d", &format!("b3b2 {}", four("b3b1")))
    }),
    ("MOVE-19", || refused("n2/3/1P1 l", "b1a1", "E_PATTERN")),
    ("MOVE-20", || {
        // The pawn is blocked, so a match that begins here is over by end 2 and answers E_GAME_OVER (END-18); the rule
        // that forbids the step itself is the pattern.
        let refusal = short("n2/P2/3 l").explain("a2a1", Standing::Open);
        assert_eq!(refusal.unwrap_err().code(), "E_PATTERN");
        refused("n2/P2/3 l", "a2a1", "E_GAME_OVER");
        refused("2n/P2/3 l", "a2a1", "E_PATTERN");
    }),
    ("MOVE-21", || {
        moves("n2/1P1/3 l", &format!("{} {}", four("b2b3"), four("b2a3")));
    }),
];
