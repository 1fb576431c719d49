//! Section 1: sea, land, river, bridges and navy corners.

use super::harness::{Expect::*, Row, run_all};

pub(crate) const ROWS: &[Row] = &[
    // navy may not enter land
    Row::new(
        "TERRAIN-1",
        "7c2i/10i/11/11/11/11/11/2N8/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c5d5", "E_TERRAIN"), ("c5d4", "E_TERRAIN")]),
    ),
    // navy on c6; d5 and f6 refused, e8 beyond d7 refused
    Row::new(
        "TERRAIN-2",
        "7c2i/10i/11/11/11/11/2N8/11/11/11/10I/6C3I r - - 0 1",
        &[],
        From(
            "c6",
            &[
                "a4", "a6", "a8", "b5", "b6", "b7", "c10", "c2", "c3", "c4", "c5", "c7", "c8",
                "c9", "d6", "d7", "e6",
            ],
        ),
    ),
    // navy may not cut the corner c5-d6
    Row::new(
        "TERRAIN-3",
        "7c2i/10i/11/11/11/11/11/2N8/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c5d6", "E_NAVY_CORNER")]),
    ),
    // the same corner from the river
    Row::new(
        "TERRAIN-4",
        "7c2i/10i/11/11/11/11/3N7/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("d6c5", "E_NAVY_CORNER"), ("d6b4", "E_NAVY_CORNER")]),
    ),
    // corner c8-d7
    Row::new(
        "TERRAIN-5",
        "7c2i/10i/11/11/2N8/11/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c8d7", "E_NAVY_CORNER")]),
    ),
    // the same corner from the river
    Row::new(
        "TERRAIN-6",
        "7c2i/10i/11/11/11/3N7/11/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("d7c8", "E_NAVY_CORNER"), ("d7b9", "E_NAVY_CORNER")]),
    ),
    // a blocked square also closes the squares behind it
    Row::new(
        "TERRAIN-7",
        "7c2i/10i/11/11/11/11/11/11/1N9/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("b4d6", "E_NAVY_CORNER"), ("b4e7", "E_NAVY_CORNER")]),
    ),
    // a capture is not subject to the corner rule
    Row::new(
        "TERRAIN-8",
        "7c2i/10i/11/11/11/11/3i7/2N8/11/11/10I/6C3I r - - 0 1",
        &["c5d6"],
        Becomes("7c2i/10i/11/11/11/11/3N7/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // land piece may not enter file b
    Row::new(
        "TERRAIN-9",
        "7c2i/10i/11/11/11/11/11/11/2I8/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4b4", "E_TERRAIN")]),
    ),
    // nor jump to it
    Row::new(
        "TERRAIN-10",
        "7c2i/10i/11/11/11/11/11/11/11/3T7/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("d3b3", "E_TERRAIN")]),
    ),
    // file c is open to land pieces
    Row::new(
        "TERRAIN-11",
        "7c2i/10i/11/11/11/11/11/11/11/3T7/10I/6C3I r - - 0 1",
        &["d3c3"],
        Becomes("7c2i/10i/11/11/11/11/11/11/11/2T8/10I/6C3I b - - 1 1"),
    ),
    // heavy piece may not cross the river off the bridge files
    Row::new(
        "TERRAIN-12",
        "7c2i/10i/11/11/11/11/11/4A6/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("e5e7", "E_HEAVY_RIVER"),
            ("e5e8", "E_HEAVY_RIVER"),
            ("e5g7", "E_HEAVY_RIVER"),
        ]),
    ),
    // heavy piece crosses on file f
    Row::new(
        "TERRAIN-13",
        "7c2i/10i/11/11/11/11/11/5A5/11/11/10I/6C3I r - - 0 1",
        &["f5f8"],
        Becomes("7c2i/10i/11/11/5A5/11/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // heavy piece crosses on file h
    Row::new(
        "TERRAIN-14",
        "7c2i/10i/11/11/11/11/7G3/11/11/11/10I/6C3I r - - 0 1",
        &["h6h7"],
        Becomes("7c2i/10i/11/11/11/7G3/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // no crossing on file g, none on a diagonal
    Row::new(
        "TERRAIN-15",
        "7c2i/10i/11/11/11/11/6A4/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[
            ("g6g7", "E_HEAVY_RIVER"),
            ("g6f7", "E_HEAVY_RIVER"),
            ("g6h7", "E_HEAVY_RIVER"),
        ]),
    ),
    // a capture may cross the river and lands there
    Row::new(
        "TERRAIN-16",
        "7c2i/10i/11/11/4i6/11/11/4A6/11/11/10I/6C3I r - - 0 1",
        &["e5e8"],
        Becomes("7c2i/10i/11/11/4A6/11/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // anti-air gun may not step over the river
    Row::new(
        "TERRAIN-17",
        "7c2i/10i/11/11/11/11/4G6/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("e6e7", "E_HEAVY_RIVER")]),
    ),
    // but may capture over it
    Row::new(
        "TERRAIN-18",
        "7c2i/10i/11/11/11/4i6/4G6/11/11/11/10I/6C3I r - - 0 1",
        &["e6e7"],
        Becomes("7c2i/10i/11/11/11/4G6/11/11/11/11/10I/6C3I b - - 0 1"),
    ),
    // an engineer carries a heavy piece over the river anywhere
    Row::new(
        "TERRAIN-19",
        "7c2i/10i/11/11/11/11/3(EA)7/11/11/11/10I/6C3I r - - 0 1",
        &["d6d7"],
        Becomes("7c2i/10i/11/11/11/3(EA)7/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // the heavy piece deploying by itself may not
    Row::new(
        "TERRAIN-20",
        "7c2i/10i/11/11/11/11/3(EA)7/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("d6Ad7", "E_HEAVY_RIVER"), ("d6Ae7", "E_HEAVY_RIVER")]),
    ),
    // missile on the bridge
    Row::new(
        "TERRAIN-21",
        "7c2i/10i/11/11/11/11/5S5/11/11/11/10I/6C3I r - - 0 1",
        &["f6f7"],
        Becomes("7c2i/10i/11/11/11/5S5/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // missile not diagonally
    Row::new(
        "TERRAIN-22",
        "7c2i/10i/11/11/11/11/5S5/11/11/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("f6g7", "E_HEAVY_RIVER"), ("f6e7", "E_HEAVY_RIVER")]),
    ),
    // light piece crosses anywhere
    Row::new(
        "TERRAIN-23",
        "7c2i/10i/11/11/11/11/6T4/11/11/11/10I/6C3I r - - 0 1",
        &["g6g8"],
        Becomes("7c2i/10i/11/11/6T4/11/11/11/11/11/10I/6C3I b - - 1 1"),
    ),
    // air force may board a navy at sea
    Row::new(
        "TERRAIN-24",
        "7c2i/10i/11/11/11/11/11/1N1F7/11/11/10I/6C3I r - - 0 1",
        &["d5b5"],
        Becomes("7c2i/10i/11/11/11/11/11/1(NF)9/11/11/10I/6C3I b - - 1 1"),
    ),
    // a land piece may not step onto a navy at sea
    Row::new(
        "TERRAIN-25",
        "7c2i/10i/11/11/11/11/11/11/1NI8/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4b4", "E_TERRAIN")]),
    ),
    // it may on file c
    Row::new(
        "TERRAIN-26",
        "7c2i/10i/11/11/11/11/11/11/2NI7/11/10I/6C3I r - - 0 1",
        &["d4c4"],
        Becomes("7c2i/10i/11/11/11/11/11/11/2(NI)8/11/10I/6C3I b - - 1 1"),
    ),
    // the navy may come to it
    Row::new(
        "TERRAIN-27",
        "7c2i/10i/11/11/11/11/11/11/1NI8/11/10I/6C3I r - - 0 1",
        &["b4c4"],
        Becomes("7c2i/10i/11/11/11/11/11/11/2(NI)8/11/10I/6C3I b - - 1 1"),
    ),
    // a navy stack may not stand on land
    Row::new(
        "TERRAIN-28",
        "7c2i/10i/11/11/11/11/11/11/2NF7/11/10I/6C3I r - - 0 1",
        &[],
        Refuses(&[("c4d4", "E_TERRAIN")]),
    ),
];

#[test]
fn the_rows_about_terrain_hold() {
    run_all(ROWS);
}
