//! Filters of the generator (rules: 8.1).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    row("FILTER-1", "START", "filter type=N", "b0a2 b0c2 h0g2 h0i2"),
    row("FILTER-2", "START", "filter type=K", "e0e1"),
    row("FILTER-3", "START", "filter captures=1", "b2b9 h2h9"),
    row("FILTER-4", "START", "filter to=e2", "c0e2 g0e2 b2e2 h2e2"),
    row("FILTER-5", "START", "filter to=e2 type=C", "b2e2 h2e2"),
    row("FILTER-6", "START", "filter from=i0", "i0i1 i0i2"),
    row(
        "FILTER-7",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1",
        "filter captures=1",
        "b7b0",
    ),
    row(
        "FILTER-8",
        "RSTART(3,3)",
        "filter class=vertical type=R",
        "a0a0_ a0a0^ i0i0_ i0i0^",
    ),
    row(
        "FILTER-9",
        "RSTART(3,3)",
        "filter class=vertical",
        "30 moves",
    ),
    row(
        "FILTER-10",
        "-:p3k4/9/9/9/9/9/9/9/9/3K5:R8/9/9/9/9/9/9/9/9/9 w 3,0 - 0 1",
        "filter captures=1",
        "a9^a9",
    ),
    row(
        "FILTER-11",
        "3k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "filter type=K",
        "none",
    ),
];
