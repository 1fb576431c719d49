//! Section 4.2: captures without moving.

use super::harness::{Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // land piece captures at sea without moving; clock 0
    Row::new(
        "STAY-1",
        "7c2i/10i/11/11/11/11/11/11/11/1n1T7/10I/6C3I r - - 7 1",
        &["d3_b3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/3T7/10I/6C3I b - - 0 1"),
    ),
    // no displacement onto the sea
    Row::new(
        "STAY-2",
        "7c2i/10i/11/11/11/11/11/11/11/1n1T7/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("d3b3", "E_CAPTURE_KIND")]),
    ),
    // artillery at sea target
    Row::new(
        "STAY-3",
        "7c2i/10i/11/11/11/11/11/11/11/11/1n1A6I/6C3I r - - 0 1",
        &["d2_b2"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/11/3A6I/6C3I b - - 0 1"),
    ),
    // navy shells an inland piece
    Row::new(
        "STAY-4",
        "7c2i/10i/11/11/11/11/11/11/11/2N1i6/10I/6C3I r - - 0 1",
        &["c3_e3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/2N8/10I/6C3I b - - 0 1"),
    ),
    // on file c the navy displaces
    Row::new(
        "STAY-5",
        "7c2i/10i/11/11/11/11/11/11/11/N1i8/10I/6C3I r - - 0 1",
        &["a3c3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/2N8/10I/6C3I b - - 0 1"),
    ),
    // no choice to stay where it can land
    Row::new(
        "STAY-6",
        "7c2i/10i/11/11/11/11/11/11/11/N1i8/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("a3_c3", "E_CAPTURE_KIND")]),
    ),
    // air force may stay
    Row::new(
        "STAY-7",
        "7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1",
        &["e4_e6"],
        Becomes("7c2i/10i/11/11/11/11/11/11/4F6/11/10I/6C3I b - - 0 1"),
    ),
    // or displace
    Row::new(
        "STAY-8",
        "7c2i/10i/11/11/11/11/4i6/11/4F6/11/10I/6C3I r - - 0 1",
        &["e4e6"],
        Becomes("7c2i/10i/11/11/11/11/4F6/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // heroic air force over the sea: stay only; it may not land on a4, b4, b2, a1, b6, a7; g1 is a combination with the commander
    Row::new(
        "STAY-9",
        "7c2i/10i/11/11/11/11/11/11/1n1+F7/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "d4",
            &[
                "_b4", "c3", "c4", "c5", "d1", "d2", "d3", "d5", "d6", "d7", "d8", "d9", "e3",
                "e4", "e5", "f2", "f4", "f6", "g1", "g4", "g7", "h4", "h8", "i4", "i9",
            ],
        ),
    ),
    // a deploying air force has no optional stay capture
    Row::new(
        "STAY-10",
        "7c2i/10i/11/11/11/11/4i6/11/4(FT)6/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("e4F_e6", "E_CAPTURE_KIND")]),
    ),
    // a whole stack captures with its carrier and stays
    Row::new(
        "STAY-11",
        "7c2i/10i/11/11/11/11/11/11/11/1n1(TI)7/10I/6C3I r - - 0 1",
        &["d3_b3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/3(TI)7/10I/6C3I b - - 0 1"),
    ),
    // capturing a stack removes all of it
    Row::new(
        "STAY-12",
        "7c2i/10i/11/11/11/11/5(ti)5/11/5T5/11/10I/6C3I r - - 0 1",
        &["f4f6"],
        Becomes("7c2i/10i/11/11/11/11/5T5/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // range 1 stay capture
    Row::new(
        "STAY-13",
        "7c2i/10i/11/11/11/11/11/11/11/1nI8/10I/6C3I r - - 0 1",
        &["c3_b3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/2I8/10I/6C3I b - - 0 1"),
    ),
    // commander has no long stay capture
    Row::new(
        "STAY-14",
        "7c2i/10i/11/11/11/11/11/11/1n2C6/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("e4_b4", "E_RANGE")]),
    ),
];

#[test]
fn the_rows_about_stay_captures_hold() {
    run_all(ROWS);
}
