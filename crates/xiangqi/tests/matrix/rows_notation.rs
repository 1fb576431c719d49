//! WXF and Chinese notation (rules: 7, 10).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    row("NOTATION-1", "START", "wxf h2e2", "C2.5"),
    row("NOTATION-2", "START", "zh h2e2", "炮二平五"),
    row("NOTATION-3", "START", "wxf b0c2", "H8+7"),
    row("NOTATION-4", "START", "zh b0c2", "马八进七"),
    row(
        "NOTATION-5",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
        "wxf h9g7",
        "H8+7",
    ),
    row(
        "NOTATION-6",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
        "zh h9g7",
        "马8进7",
    ),
    row("NOTATION-7", "START", "wxf i0i1", "R1+1"),
    row("NOTATION-8", "START", "zh g3g4", "兵三进一"),
    // front is nearer to the enemy, also for Black
    row(
        "NOTATION-9",
        "3k5/9/9/r8/9/9/r8/9/9/4K4 b - - 0 1",
        "zh a3b3",
        "前车平2",
    ),
    row(
        "NOTATION-10",
        "3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1",
        "wxf e5c5",
        "C+.7",
    ),
    row(
        "NOTATION-11",
        "3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1",
        "zh e5c5",
        "前炮平七",
    ),
    row(
        "NOTATION-12",
        "3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1",
        "wxf e3e2",
        "C--1",
    ),
    row(
        "NOTATION-13",
        "3k5/9/9/9/4C4/9/4C4/9/9/4K4 w - - 0 1",
        "zh e3e2",
        "后炮退一",
    ),
    // advisors: direction disambiguates
    row(
        "NOTATION-14",
        "3k5/9/9/9/9/9/9/3A5/9/3AK4 w - - 0 1",
        "wxf d2e1",
        "A6-5",
    ),
    row(
        "NOTATION-15",
        "3k5/9/9/9/9/9/9/3A5/9/3AK4 w - - 0 1",
        "zh d0e1",
        "仕六进五",
    ),
    row(
        "NOTATION-16",
        "3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "wxf g8f8",
        "P+.4",
    ),
    row(
        "NOTATION-17",
        "3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "wxf g7f7",
        "P3.4",
    ),
    row(
        "NOTATION-18",
        "3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "wxf g6f6",
        "P-.4",
    ),
    row(
        "NOTATION-19",
        "3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "zh g7f7",
        "中兵平四",
    ),
    // two files with tandem pawns
    row(
        "NOTATION-20",
        "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "wxf g7f7",
        "33.4",
    ),
    row(
        "NOTATION-21",
        "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "wxf c8d8",
        "7+.6",
    ),
    row(
        "NOTATION-22",
        "3k5/2P3P2/2P3P2/6P2/9/9/9/9/9/4K4 w - - 0 1",
        "zh c8d8",
        "四兵平六",
    ),
    row(
        "NOTATION-23",
        "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1",
        "wxf c8b8",
        "++.8",
    ),
    row(
        "NOTATION-24",
        "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1",
        "zh c7b7",
        "二兵平八",
    ),
    // vertical move
    row("NOTATION-25", "RSTART(3,3)", "wxf h2h2^", "C2^1"),
    row("NOTATION-26", "RSTART(3,3)", "zh h2h2^", "炮二升一"),
    // planar move in the sky
    row(
        "NOTATION-27",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/9/9/R8 w 6,0 - 0 1",
        "wxf a0^a5^",
        "R^9+5",
    ),
    row(
        "NOTATION-28",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/9/9/R8 w 6,0 - 0 1",
        "zh a0^a0_",
        "天车九降二",
    ),
];
