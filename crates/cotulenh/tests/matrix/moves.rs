//! Section 2 and 3: how each piece moves and captures.

use super::harness::{Expect::*, INITIAL, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // initial position
    Row::new("MOVE-1", INITIAL, &[], Count(116)),
    // infantry
    Row::new(
        "MOVE-2",
        "7c2i/10i/11/11/11/11/11/11/4I6/11/10I/6C3I r - - 0 1",
        &[],
        From("e4", &["d4", "e3", "e5", "f4"]),
    ),
    // engineer
    Row::new(
        "MOVE-3",
        "7c2i/10i/11/5E5/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        From("f9", &["e9", "f10", "f8", "g9"]),
    ),
    // tank, two orthogonal
    Row::new(
        "MOVE-4",
        "7c2i/10i/11/11/11/11/11/11/5T5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &["d4", "e4", "f2", "f3", "f5", "f6", "g4", "h4"]),
    ),
    // tank blocked behind a friend; f5 is a combination
    Row::new(
        "MOVE-5",
        "7c2i/10i/11/11/11/11/11/5I5/5T5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &["d4", "e4", "f2", "f3", "f5", "g4", "h4"]),
    ),
    // a tank does not shoot over a piece
    Row::new(
        "MOVE-6",
        "7c2i/10i/11/11/11/11/5i5/5A5/5T5/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("f4f6", "E_BLOCKED")]),
    ),
    // militia
    Row::new(
        "MOVE-7",
        "7c2i/10i/11/11/11/11/11/11/5M5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &["e3", "e4", "e5", "f3", "f5", "g3", "g4", "g5"]),
    ),
    // artillery; g6, j6, d6 lie across the river
    Row::new(
        "MOVE-8",
        "7c2i/10i/11/6A4/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "g9",
            &[
                "d12", "d9", "e11", "e7", "e9", "f10", "f8", "f9", "g10", "g11", "g12", "g7", "g8",
                "h10", "h8", "h9", "i11", "i7", "i9", "j12", "j9",
            ],
        ),
    ),
    // artillery captures over a friend (and, on g11, attacks h12: heroic)
    Row::new(
        "MOVE-9",
        "7c2i/6i3i/6I4/6A4/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &["g9g11"],
        Becomes("7c2i/6+A3i/6I4/11/11/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // artillery movement is blocked by a piece
    Row::new(
        "MOVE-10",
        "7c2i/10i/6I4/6A4/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g9g11", "E_BLOCKED"), ("g9g12", "E_BLOCKED")]),
    ),
    // anti-air gun
    Row::new(
        "MOVE-11",
        "7c2i/10i/11/11/11/11/11/11/5G5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &["e4", "f3", "f5", "g4"]),
    ),
    // missile, two orthogonal, one diagonal
    Row::new(
        "MOVE-12",
        "7c2i/10i/11/11/11/11/11/11/6S4/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "g4",
            &[
                "e4", "f3", "f4", "f5", "g2", "g3", "g5", "g6", "h3", "h4", "h5", "i4",
            ],
        ),
    ),
    // missile captures over a friend
    Row::new(
        "MOVE-13",
        "7c2i/10i/11/11/11/11/6i4/6I4/6S4/11/10I/6C3I r - - 0 1",
        &["g4g6"],
        Becomes("7c2i/10i/11/11/11/11/6S4/6I4/11/11/10I/6C3I b - - 0 1"),
    ),
    // missile diagonal capture at distance 2
    Row::new(
        "MOVE-14",
        "7c2i/10i/11/11/11/11/8i2/11/6S4/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("g4i6", "E_RANGE")]),
    ),
    // air force flies over both colours
    Row::new(
        "MOVE-15",
        "7c2i/10i/11/11/11/11/5i5/5I5/5F5/11/10I/6C3I r - - 0 1",
        &["f4f8"],
        Becomes("7c2i/10i/11/11/5F5/11/5i5/5I5/11/11/10I/6C3I b - - 1 1"),
    ),
    // air force may not land on files a and b
    Row::new(
        "MOVE-16",
        "7c2i/10i/11/11/11/11/11/11/3F7/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("d4b4", "E_TERRAIN"),
            ("d4a4", "E_TERRAIN"),
            ("d4b6", "E_TERRAIN"),
        ]),
    ),
    // navy; d3, d6, e7 refused
    Row::new(
        "MOVE-17",
        "7c2i/10i/11/11/11/11/11/11/11/N10/10I/6C3I r - - 0 1",
        &[],
        From(
            "a3",
            &[
                "a1", "a2", "a4", "a5", "a6", "a7", "b2", "b3", "b4", "c1", "c3", "c5",
            ],
        ),
    ),
    // navy passes a piece that is not a navy
    Row::new(
        "MOVE-18",
        "7c2i/10i/11/11/11/11/11/11/2I8/2N8/10I/6C3I r - - 0 1",
        &["c3c5"],
        Becomes("7c2i/10i/11/11/11/11/11/2N8/2I8/11/10I/6C3I b - - 1 1"),
    ),
    // navy is blocked by a navy and two navies never combine
    Row::new(
        "MOVE-19",
        "7c2i/10i/11/11/11/11/11/N10/11/N10/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("a3a5", "E_STACK"),
            ("a3a6", "E_BLOCKED"),
            ("a3a7", "E_BLOCKED"),
        ]),
    ),
    // headquarter does not move
    Row::new(
        "MOVE-20",
        "7c2i/10i/11/11/11/11/11/11/5H5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &[]),
    ),
    // commander slide; e12 sees h12 along rank 12 and h4 and beyond lie in sight of h12
    Row::new(
        "MOVE-21",
        "7c2i/10i/11/11/11/11/11/11/4C6/11/10I/10I r - - 0 1",
        &[],
        From(
            "e4",
            &[
                "c4", "d4", "e1", "e10", "e11", "e2", "e3", "e5", "e6", "e7", "e8", "e9", "f4",
                "g4",
            ],
        ),
    ),
    // commander captures next to it
    Row::new(
        "MOVE-22",
        "7c2i/10i/11/11/11/11/11/4i6/4C6/11/10I/10I r - - 0 1",
        &["e4e5"],
        Becomes("7c2i/10i/11/11/11/11/11/4C6/11/11/10I/10I b - - 0 1"),
    ),
    // commander captures at distance 1 only
    Row::new(
        "MOVE-23",
        "7c2i/10i/11/11/11/11/4i6/11/4C6/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("e4e6", "E_RANGE")]),
    ),
    // heroic infantry, 2 in eight directions
    Row::new(
        "MOVE-24",
        "7c2i/10i/11/11/11/11/11/11/5+I5/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "f4",
            &[
                "d2", "d4", "d6", "e3", "e4", "e5", "f2", "f3", "f5", "f6", "g3", "g4", "g5", "h2",
                "h4", "h6",
            ],
        ),
    ),
    // heroic tank, 3 in eight directions
    Row::new(
        "MOVE-25",
        "7c2i/10i/11/6+T4/11/11/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "g9",
            &[
                "d12", "d6", "d9", "e11", "e7", "e9", "f10", "f8", "f9", "g10", "g11", "g12", "g6",
                "g7", "g8", "h10", "h8", "h9", "i11", "i7", "i9", "j12", "j6", "j9",
            ],
        ),
    ),
    // heroic militia
    Row::new(
        "MOVE-26",
        "7c2i/10i/11/11/11/11/11/11/5+M5/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "f4",
            &[
                "d2", "d4", "d6", "e3", "e4", "e5", "f2", "f3", "f5", "f6", "g3", "g4", "g5", "h2",
                "h4", "h6",
            ],
        ),
    ),
    // heroic missile, 3 orthogonal, 2 diagonal; g1 holds the commander
    Row::new(
        "MOVE-27",
        "7c2i/10i/11/11/11/11/11/11/11/6+S4/10I/6C3I r - - 0 1",
        &[],
        From(
            "g3",
            &[
                "d3", "e1", "e3", "e5", "f2", "f3", "f4", "g2", "g4", "g5", "g6", "h2", "h3", "h4",
                "i1", "i3", "i5", "j3",
            ],
        ),
    ),
    // heroic headquarter, 1 in eight directions
    Row::new(
        "MOVE-28",
        "7c2i/10i/11/11/11/11/11/11/5+H5/11/10I/6C3I r - - 0 1",
        &[],
        From("f4", &["e3", "e4", "e5", "f3", "f5", "g3", "g4", "g5"]),
    ),
    // heroic commander captures next to it on a diagonal
    Row::new(
        "MOVE-29",
        "7c2i/10i/11/11/11/11/11/3i7/4+C6/11/10I/10I r - - 0 1",
        &["e4d5"],
        Becomes("7c2i/10i/11/11/11/11/11/3+C7/11/11/10I/10I b - - 0 1"),
    ),
    // heroic commander still captures at distance 1 only
    Row::new(
        "MOVE-30",
        "7c2i/10i/11/11/11/11/4i1i4/11/4+C6/11/10I/10I r - - 0 1",
        &[],
        Refuses(&[("e4e6", "E_RANGE"), ("e4g6", "E_RANGE")]),
    ),
    // heroic navy moves 5
    Row::new(
        "MOVE-31",
        "7c2i/10i/11/11/11/11/11/11/11/11/+N9I/6C3I r - - 0 1",
        &["a2a7"],
        Becomes("7c2i/10i/11/11/11/+N10/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // heroic navy takes a friend aboard
    Row::new(
        "MOVE-32",
        "7c2i/10i/11/11/11/11/11/11/11/11/+N1I7I/6C3I r - - 0 1",
        &["a2c2"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/11/2(+NI)7I/6C3I b - - 1 1"),
    ),
    // heroic air force moves 5
    Row::new(
        "MOVE-33",
        "7c2i/10i/11/11/11/11/11/11/11/11/5+F4I/6C3I r - - 0 1",
        &["f2f7"],
        Becomes("7c2i/10i/11/11/11/5+F5/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // navy captures a navy at distance 4
    Row::new(
        "MOVE-34",
        "7c2i/10i/11/11/11/n10/11/11/11/N10/10I/6C3I r - - 0 1",
        &["a3a7"],
        Becomes("7c2i/10i/11/11/11/N10/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // navy reaches a piece that is not a navy only to distance 3
    Row::new(
        "MOVE-35",
        "7c2i/10i/11/11/11/11/11/11/11/2N3i4/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c3_g3", "E_RANGE"), ("c3g3", "E_RANGE")]),
    ),
];

#[test]
fn the_rows_about_moves_hold() {
    run_all(ROWS);
}
