//! Section 5: zones and flights.

use super::harness::{Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // level 1
    Row::new(
        "AIRDEF-1",
        "7c2i/10i/11/11/11/11/5g5/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Zone(&["f5", "e6", "f6", "g6", "f7"]),
    ),
    // level 2
    Row::new(
        "AIRDEF-2",
        "7c2i/10i/11/11/11/11/5s5/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Zone(&[
            "f4", "e5", "f5", "g5", "d6", "e6", "f6", "g6", "h6", "e7", "f7", "g7", "f8",
        ]),
    ),
    // level 3
    Row::new(
        "AIRDEF-3",
        "7c2i/10i/11/11/11/11/5+s5/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Zone(&[
            "f3", "d4", "e4", "f4", "g4", "h4", "d5", "e5", "f5", "g5", "h5", "c6", "d6", "e6",
            "f6", "g6", "h6", "i6", "d7", "e7", "f7", "g7", "h7", "d8", "e8", "f8", "g8", "h8",
            "f9",
        ]),
    ),
    // clipped by the edge
    Row::new(
        "AIRDEF-4",
        "7c2i/10i/11/11/11/11/11/11/11/10s/10I/6C3I r - - 0 1",
        &[],
        Zone(&["k1", "j2", "k2", "i3", "j3", "k3", "j4", "k4", "k5"]),
    ),
    // a carried anti-air gun projects no zone
    Row::new(
        "AIRDEF-5",
        "7c2i/10i/11/11/6(eg)4/11/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Becomes("7c2i/10i/11/11/6(eg)4/6F4/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // the gun left alone projects again; afterwards g4g7 is illegal
    Row::new(
        "AIRDEF-6",
        "7c2i/10i/11/3m3i3/6(eg)4/11/11/11/6F4/11/10I/6C3I b - - 0 1",
        &["g8Ef8", "commit"],
        Becomes("7c2i/10i/11/3m3i3/5eg4/11/11/11/6F4/11/10I/6C3I r - - 1 2"),
    ),
    // zone present again
    Row::new(
        "AIRDEF-7",
        "7c2i/10i/11/3m3i3/6(eg)4/11/11/11/6F4/11/10I/6C3I b - - 0 1",
        &["g8Ef8", "commit"],
        Refuses(&[("g4g7", "E_AIR_DEFENCE")]),
    ),
    // the tank captures the defender, then the plane may enter the former zone in the same session
    Row::new(
        "AIRDEF-8",
        "7c2i/10i/11/3i7/4g6/11/4(FT)6/11/11/11/10I/6C3I r - - 0 1",
        &["e6Te8", "e6Fe7"],
        Becomes("7c2i/10i/11/3i7/4T6/4F6/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // not before
    Row::new(
        "AIRDEF-9",
        "7c2i/10i/11/3i7/4g6/11/4(FT)6/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("e6Fe7", "E_AIR_DEFENCE")]),
    ),
    // the zone follows the defender
    Row::new(
        "AIRDEF-10",
        "7c2i/10i/11/11/4m1g4/11/11/11/11/11/2F7I/6C3I b - - 0 1",
        &["g8h8", "c2g6"],
        Becomes("7c2i/10i/11/11/4m2g3/11/6F4/11/11/11/10I/6C3I b - - 2 2"),
    ),
    // the gun promoted by its check on f1 has radius 2 at once
    Row::new(
        "AIRDEF-11",
        "7c2i/10i/11/3m7/11/11/11/11/11/2F8/5g4I/6C3I b - - 0 1",
        &["f2f1", "g1g5", "k12j12"],
        Refuses(&[("c3f3", "E_AIR_DEFENCE")]),
    ),
    // the same square with the gun not heroic
    Row::new(
        "AIRDEF-12",
        "7c2i/10i/11/3m7/11/11/11/6C4/11/2F8/10I/5g4I r - - 0 1",
        &["c3f3"],
        Becomes("7c2i/10i/11/3m7/11/11/11/6C4/11/5F5/10I/5g4I b - - 1 1"),
    ),
    // no combination inside a zone
    Row::new(
        "AIRDEF-13",
        "7c2i/10i/11/11/6g4/6T4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g4g7", "E_AIR_DEFENCE")]),
    ),
    // the same combination without a zone
    Row::new(
        "AIRDEF-14",
        "7c2i/10i/11/11/11/6T4/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Becomes("7c2i/10i/11/11/11/6(FT)4/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // heroic air force lands inside a zone
    Row::new(
        "AIRDEF-15",
        "7c2i/10i/11/11/6g4/11/11/11/6+F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Becomes("7c2i/10i/11/11/6g4/6+F4/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // own defenders do not matter
    Row::new(
        "AIRDEF-16",
        "7c2i/10i/11/11/6G4/11/11/11/6F4/11/10I/6C3I r - - 0 1",
        &["g4g7"],
        Becomes("7c2i/10i/11/11/6G4/6F4/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // a navy at the head of a stack projects level 1 and can be struck
    Row::new(
        "AIRDEF-17",
        "7c2i/10i/11/11/11/11/3F7/11/1(nf)9/11/10I/6C3I r - - 0 1",
        &["d6b4"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
];

#[test]
fn the_rows_about_air_defence_hold() {
    run_all(ROWS);
}
