//! Legs, eyes and screens (rules: 2).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    // enemy piece on e6 blocks d7 f7
    row(
        "LEG-1",
        "4k4/9/9/4p4/4N4/9/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "d3 f3 c4 g4 c6 g6",
    ),
    // own pieces on d5 f5
    row(
        "LEG-2",
        "4k4/9/9/9/3PNP3/9/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "d3 f3 d7 f7",
    ),
    // diagonal neighbours never block
    row(
        "LEG-3",
        "4k4/9/9/3p1p3/4N4/9/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "d3 f3 c4 g4 c6 g6 d7 f7",
    ),
    // all four legs blocked
    row(
        "LEG-4",
        "4k4/9/9/4P4/3PNP3/4P4/9/9/9/3K5 w - - 0 1",
        "dests e5",
        "none",
    ),
    row(
        "LEG-5",
        "3k5/9/4N4/9/9/9/9/9/9/4K4 b - - 0 1",
        "check",
        "yes: e7",
    ),
    // attack is asymmetric: leg is next to the horse
    row(
        "LEG-6",
        "3k5/4a4/4N4/9/9/9/9/9/9/4K4 b - - 0 1",
        "check",
        "no",
    ),
    // a piece next to the king is not the leg
    row(
        "LEG-7",
        "3k5/3a5/4N4/9/9/9/9/9/9/4K4 b - - 0 1",
        "check",
        "yes: e7",
    ),
    // own leg e5 is blocked ...
    row(
        "LEG-8",
        "3k5/9/9/5n3/4p4/4N4/9/9/9/4K4 w - - 0 1",
        "legal e4f6",
        "no",
    ),
    // ... while the enemy horse may capture the other way
    row(
        "LEG-9",
        "3k5/9/9/5n3/4p4/4N4/9/9/9/4K4 b - - 0 1",
        "legal f6e4",
        "yes",
    ),
    // eye d3 occupied
    row(
        "EYE-1",
        "4k4/9/9/9/9/9/3p5/4B4/9/3K5 w - - 0 1",
        "dests e2",
        "c0 g0 g4",
    ),
    // king exposed: elephant is pinned on the file
    row(
        "EYE-2",
        "4k4/9/9/9/9/9/9/4B4/3A1A3/4K4 w - - 0 1",
        "dests e2",
        "none",
    ),
    // lenient FEN: eyes d1 f1 occupied by own advisors
    row(
        "EYE-3",
        "3k5/9/9/9/9/9/9/4B4/3A1A3/4K4 w - - 0 1",
        "dests e2",
        "c4 g4",
    ),
    // orthogonal neighbours never block
    row(
        "EYE-4",
        "3k5/9/9/9/6p2/9/4P4/4B4/9/4K4 w - - 0 1",
        "dests e2",
        "c0 g0 c4 g4",
    ),
    row(
        "EYE-5",
        "2b1k4/3R5/9/9/9/9/9/9/9/5K3 b - - 0 1",
        "dests c9",
        "a7",
    ),
    // one screen
    row(
        "SCREEN-1",
        "3k5/9/9/9/4p4/9/4P4/9/4C4/5K3 w - - 0 1",
        "legal e1e5",
        "yes",
    ),
    // two screens
    row(
        "SCREEN-2",
        "3k5/9/9/9/4p4/4p4/4P4/9/4C4/5K3 w - - 0 1",
        "legal e1e5",
        "no",
    ),
    // no screen: cannot capture
    row(
        "SCREEN-3",
        "3k5/9/9/9/4p4/9/9/9/4C4/5K3 w - - 0 1",
        "legal e1e5",
        "no",
    ),
    row(
        "SCREEN-4",
        "3k5/9/9/9/4p4/9/9/9/4C4/5K3 w - - 0 1",
        "dests e1",
        "e0 a1 b1 c1 d1 f1 g1 h1 i1 e2 e3 e4",
    ),
    // enemy piece serves as screen
    row(
        "SCREEN-5",
        "3k5/9/9/4r4/4p4/9/9/9/4C4/5K3 w - - 0 1",
        "legal e1e6",
        "yes",
    ),
    // own piece behind the screen
    row(
        "SCREEN-6",
        "3k5/9/9/4R4/4P4/9/9/9/4C4/5K3 w - - 0 1",
        "legal e1e6",
        "no",
    ),
    row(
        "SCREEN-7",
        "4k4/9/9/9/4P4/9/9/9/4C4/3K5 b - - 0 1",
        "check",
        "yes: e1",
    ),
    // two screens
    row(
        "SCREEN-8",
        "4k4/4a4/9/9/4P4/9/9/9/4C4/3K5 b - - 0 1",
        "check",
        "no",
    ),
    // in check from the cannon; removing the screen answers it
    row(
        "SCREEN-9",
        "4k4/4a4/9/9/9/9/9/9/4C4/3K5 b - - 0 1",
        "dests e8",
        "d7 f7 d9 f9",
    ),
    // own rook is the screen
    row(
        "SCREEN-10",
        "4k4/9/9/9/4r4/9/9/9/4C4/3K5 b - - 0 1",
        "check",
        "yes: e1",
    ),
    // the screen captures the cannon
    row(
        "SCREEN-11",
        "4k4/9/9/9/4r4/9/9/9/4C4/3K5 b - - 0 1",
        "legal e5e1",
        "yes",
    ),
    // moving along the line keeps the screen
    row(
        "SCREEN-12",
        "4k4/9/9/9/4r4/9/9/9/4C4/3K5 b - - 0 1",
        "legal e5e3",
        "no",
    ),
];
