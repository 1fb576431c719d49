//! OFF: leaving the board.

use rules::{Position, Side, Text};

use super::support::{Row, after, legal, moves, refused};
use crate::common::short;

pub(crate) const ROWS: &[Row] = &[
    ("OFF-1", || legal("R1n/3/3 l", "a3off")),
    ("OFF-2", || legal("2n/R2/3 l", "a2off")),
    ("OFF-3", || {
        refused("n2/R2/3 l", "a2off", "E_OFF_BLOCKED");
        legal("n2/R2/3 l", "a2a3");
    }),
    ("OFF-4", || legal("2n/3/R2 l", "a1off")),
    ("OFF-5", || refused("2n/n2/R2 l", "a1off", "E_OFF_BLOCKED")),
    ("OFF-6", || refused("n2/3/R2 l", "a1off", "E_OFF_BLOCKED")),
    ("OFF-7", || legal("N1n/3/3 l", "a3off")),
    ("OFF-8", || legal("1Nn/3/3 l", "b3off")),
    ("OFF-9", || legal("2n/N2/3 l", "a2off")),
    ("OFF-10", || refused("2n/3/1N1 l", "b1off", "E_OFF_LINE")),
    ("OFF-11", || {
        legal("B1n/3/3 l", "a3off");
        legal("1Bn/3/3 l", "b3off");
        legal("n1B/3/3 l", "c3off");
    }),
    ("OFF-12", || legal("2n/B2/3 l", "a2off")),
    ("OFF-13", || refused("1n1/B2/3 l", "a2off", "E_OFF_BLOCKED")),
    ("OFF-14", || legal("n2/2B/3 l", "c2off")),
    ("OFF-15", || refused("n2/1B1/3 l", "b2off", "E_OFF_LINE")),
    ("OFF-16", || {
        refused("2n/3/B2 l", "a1off", "E_OFF_LINE");
        refused("2n/3/1B1 l", "b1off", "E_OFF_LINE");
        refused("2n/3/2B l", "c1off", "E_OFF_LINE");
    }),
    ("OFF-17", || legal("Q1n/3/3 l", "a3off")),
    ("OFF-18", || legal("1n1/Q2/3 l", "a2off")),
    ("OFF-19", || legal("n2/Q2/3 l", "a2off")),
    ("OFF-20", || refused("nn1/Q2/3 l", "a2off", "E_OFF_BLOCKED")),
    ("OFF-21", || {
        refused("1n1/1Q1/3 l", "b2off", "E_OFF_BLOCKED")
    }),
    ("OFF-22", || legal("2n/3/Q2 l", "a1off")),
    ("OFF-23", || refused("n2/3/Q2 l", "a1off", "E_OFF_BLOCKED")),
    ("OFF-24", || refused("2n/P2/3 l", "a2off", "E_OFF_PAWN")),
    ("OFF-25", || {
        legal("N2/3/b2 d", "a1off");
        legal("N2/3/1b1 d", "b1off");
        legal("N2/3/2b d", "c1off");
    }),
    ("OFF-26", || {
        legal("N2/b2/3 d", "a2off");
        refused("N2/b2/1R1 d", "a2off", "E_OFF_BLOCKED");
    }),
    ("OFF-27", || {
        legal("N2/r2/3 d", "a2off");
        refused("N2/r2/R2 d", "a2off", "E_OFF_BLOCKED");
    }),
    ("OFF-28", || {
        legal("2N/q2/R2 d", "a2off");
        refused("2N/q2/RR1 d", "a2off", "E_OFF_BLOCKED");
    }),
    ("OFF-29", || moves("2N/1n1/3 d", "b2off")),
    ("OFF-30", || {
        let position = short("2n/1Q1/3 l");
        assert_eq!(position.count(), 9);
        let texts = position.legal_steps().into_iter();
        let off = texts.filter(|step| position.step_text(*step) == "b2off");
        assert_eq!(off.count(), 1);
    }),
    ("OFF-31", || {
        let position = after("rnR/3/2R l - 0.1 0.1 3 4", "c3off");
        assert_eq!(position.position_text(), "rn1/3/2R d - 1.1 0.1 0 5");
        assert_eq!(Side::ALL.map(|side| position.tallies(side).guests), [1, 0]);
        assert_eq!(position.outcome(), None);
    }),
];
