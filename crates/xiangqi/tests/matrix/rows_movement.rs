//! Movement, palace and river (rules: 2).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    row("MOVE-1", "START", "count", "44"),
    // cannon slides and captures h9 over h7
    row(
        "MOVE-2",
        "START",
        "dests h2",
        "h1 c2 d2 e2 f2 g2 i2 h3 h4 h5 h6 h9",
    ),
    row("MOVE-3", "START", "dests b0", "a2 c2"),
    row("MOVE-4", "START", "dests a0", "a1 a2"),
    row("MOVE-5", "START", "dests c0", "a2 e2"),
    row("MOVE-6", "START", "dests e0", "e1"),
    row("MOVE-7", "START", "dests d0", "e1"),
    row("MOVE-8", "START", "dests e3", "e4"),
    // rook on an open board, 17 targets
    row(
        "MOVE-9",
        "4k4/9/9/9/3R5/9/9/9/9/5K3 w - - 0 1",
        "dests d5",
        "d0 d1 d2 d3 d4 a5 b5 c5 e5 f5 g5 h5 i5 d6 d7 d8 d9",
    ),
    // stops before own piece, captures first enemy
    row(
        "MOVE-10",
        "4k4/9/9/3p5/3R1P3/9/9/9/9/5K3 w - - 0 1",
        "dests d5",
        "d0 d1 d2 d3 d4 a5 b5 c5 e5 d6",
    ),
    // horse: eight targets
    row(
        "MOVE-11",
        "4k4/9/9/9/4N4/9/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "d3 f3 c4 g4 c6 g6 d7 f7",
    ),
    // horse in the corner
    row(
        "MOVE-12",
        "4k4/9/9/9/9/9/9/9/9/N2K5 w - - 0 1",
        "dests a0",
        "c1 b2",
    ),
    // bare cannon slides only
    row(
        "MOVE-13",
        "4k4/9/9/9/9/4C4/9/9/9/3K5 w - - 0 1",
        "count",
        "18",
    ),
    // king: d1 is forbidden by facing kings
    row(
        "MOVE-14",
        "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
        "dests e1",
        "e0 f1 e2",
    ),
    row(
        "MOVE-15",
        "4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "d5 f5 e6",
    ),
    row(
        "MOVE-16",
        "4k4/9/9/9/9/4p4/9/9/9/3K5 b - - 0 1",
        "dests e4",
        "e3 d4 f4",
    ),
    // generator treats a pawn on its own back rank as an uncrossed pawn (lenient FEN)
    row(
        "MOVE-17",
        "4k4/9/9/9/9/9/9/9/9/P2K5 w - - 0 1",
        "legal a0a1",
        "yes",
    ),
    // pawn on the last rank: sideways only, no promotion
    row(
        "MOVE-18",
        "P3k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "dests a9",
        "b9",
    ),
    row(
        "MOVE-19",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
        "legal e6e5",
        "yes",
    ),
    // elephant also moves backward
    row(
        "MOVE-20",
        "4k4/9/9/9/9/9/9/4B4/9/3K5 w - - 0 1",
        "dests e2",
        "c0 g0 c4 g4",
    ),
    // advisor also moves backward; d0 holds the own king
    row(
        "MOVE-21",
        "4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1",
        "dests e1",
        "f0 d2 f2",
    ),
    // king stays in palace (c2, d3 outside; e2 faces the enemy king)
    row(
        "PALACE-1",
        "4k4/9/9/9/9/9/9/3K5/9/9 w - - 0 1",
        "dests d2",
        "d1",
    ),
    row(
        "PALACE-2",
        "3k5/9/9/9/9/9/9/5K3/9/9 w - - 0 1",
        "dests f2",
        "f1 e2",
    ),
    row(
        "PALACE-3",
        "4k4/9/9/9/9/9/9/3A5/9/5K3 w - - 0 1",
        "dests d2",
        "e1",
    ),
    row(
        "PALACE-4",
        "3aka3/9/9/9/9/9/9/9/9/3K5 b - - 0 1",
        "dests d9",
        "e8",
    ),
    row(
        "PALACE-5",
        "4k4/9/9/9/9/9/9/9/3K1A3/9 w - - 0 1",
        "legal d1c1",
        "no",
    ),
    row(
        "PALACE-6",
        "4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1",
        "legal e1g3",
        "no",
    ),
    // king captures a pawn in its palace
    row(
        "PALACE-7",
        "5k3/9/9/9/9/9/9/9/3p5/3K5 w - - 0 1",
        "dests d0",
        "e0 d1",
    ),
    // pawn d8 covers d9 and e8, the facing king covers f9
    row(
        "PALACE-8",
        "4k4/3P5/9/9/9/9/9/9/9/5K3 b - - 0 1",
        "dests e9",
        "none",
    ),
    row(
        "PALACE-9",
        "3k5/9/5a3/9/9/9/9/9/9/4K4 b - - 0 1",
        "dests f7",
        "e8",
    ),
    // elephant never crosses
    row(
        "RIVER-1",
        "4k4/9/9/9/9/2B6/9/9/9/3K5 w - - 0 1",
        "dests c4",
        "a2 e2",
    ),
    row(
        "RIVER-2",
        "4k4/9/9/9/2b6/9/9/9/9/3K5 b - - 0 1",
        "dests c5",
        "a7 e7",
    ),
    // rank 4 is still the own half
    row(
        "RIVER-3",
        "4k4/9/9/9/9/4P4/9/9/9/3K5 w - - 0 1",
        "dests e4",
        "e5",
    ),
    row(
        "RIVER-4",
        "4k4/9/9/9/4p4/9/9/9/9/3K5 b - - 0 1",
        "dests e5",
        "e4",
    ),
    // no backward move after crossing
    row(
        "RIVER-5",
        "4k4/9/9/9/4P4/9/9/9/9/3K5 w - - 0 1",
        "legal e5e4",
        "no",
    ),
    row(
        "RIVER-6",
        "4k4/9/9/9/9/P8/9/9/9/3K5 w - - 0 1",
        "legal a4b4",
        "no",
    ),
    row(
        "RIVER-7",
        "4k4/9/9/9/P8/9/9/9/9/3K5 w - - 0 1",
        "dests a5",
        "b5 a6",
    ),
    row(
        "RIVER-8",
        "4k4/9/9/9/9/2B6/4n4/9/9/3K5 w - - 0 1",
        "legal c4e6",
        "no",
    ),
];
