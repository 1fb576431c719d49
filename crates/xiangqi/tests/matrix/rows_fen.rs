//! Position text (rules: 6, 10.1).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    row("FEN-1", "START", "validate", "ok"),
    // synonyms H, E and side letter r; writer emits N, B, w
    row(
        "FEN-2",
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1",
        "validate",
        "ok",
    ),
    row(
        "FEN-3",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/RNBAKABNR w - - 0 1",
        "validate",
        "E_RANKS",
    ),
    row(
        "FEN-4",
        "rnbakabnr/8/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "validate",
        "E_WIDTH",
    ),
    row(
        "FEN-5",
        "rnbaqabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "validate",
        "E_CHAR",
    ),
    row(
        "FEN-6",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBA1ABNR w - - 0 1",
        "validate",
        "E_KING",
    ),
    row(
        "FEN-7",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR x - - 0 1",
        "validate",
        "E_SIDE",
    ),
    // advisor on a point it can never reach
    row(
        "FEN-8",
        "4k4/9/9/9/9/9/9/9/9/3KA4 w - - 0 1",
        "validate",
        "E_POINT",
    ),
    // uncrossed pawn on file b
    row(
        "FEN-9",
        "4k4/9/9/9/9/1P7/9/9/9/3K5 w - - 0 1",
        "validate",
        "E_POINT",
    ),
    row(
        "FEN-10",
        "4k4/9/9/9/9/9/RRR6/9/9/3K5 w - - 0 1",
        "validate",
        "E_COUNT",
    ),
    row(
        "FEN-11",
        "START",
        "after h2e2",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
    ),
    // capture resets the clock
    row(
        "FEN-12",
        "START",
        "after h2e2 h9g7 e2e6",
        "rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 2",
    ),
    // a pawn move does not reset the clock
    row(
        "FEN-13",
        "START",
        "after e3e4",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/4P4/P1P3P1P/1C5C1/9/RNBAKABNR b - - 1 1",
    ),
    row("FEN-14", "RSTART", "validate", "ok"),
    row("FEN-15", "RSTART(11,0)", "validate", "E_ENERGY"),
    // king outside the standard layer
    row(
        "FEN-16",
        "-:4k4/9/9/9/9/9/9/9/9/9:9/9/9/9/9/9/9/9/9/3K5 w 0,0 - 0 1",
        "validate",
        "E_KING",
    ),
    row(
        "FEN-17",
        "RSTART",
        "after h2e2",
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR:- b 1,0 - 1 1",
    ),
    row(
        "FEN-18",
        "-:4k4/9/9/9/9/9/9/9/9/3K5 w 0,0 - 0 1",
        "validate",
        "E_LAYERS",
    ),
];
