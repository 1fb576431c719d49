//! Facing kings, check, mate and stalemate (rules: 3, 4).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    // horse is the only piece between the kings
    row(
        "FACE-1",
        "4k4/9/9/9/4N4/9/9/9/9/4K4 w - - 0 1",
        "dests e5",
        "none",
    ),
    // several pieces stand between the kings: only the rook checks
    row(
        "FACE-2",
        "4k4/4a4/9/9/9/4r4/9/9/9/4K4 w - - 0 1",
        "check",
        "yes: e4",
    ),
    row(
        "FACE-3",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
        "dests e0",
        "f0 e1",
    ),
    row(
        "FACE-4",
        "4k4/4p4/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "legal e8e7",
        "yes",
    ),
    // sideways would expose the kings
    row(
        "FACE-5",
        "4k4/9/9/9/9/4p4/9/9/9/4K4 b - - 0 1",
        "dests e4",
        "e3",
    ),
    row(
        "FACE-6",
        "4k4/4p4/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "check",
        "no",
    ),
    // facing kings in a FEN are rejected
    row(
        "FACE-7",
        "3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "validate",
        "E_OPPONENT_IN_CHECK",
    ),
    // e9 is covered by the rook
    row(
        "FACE-8",
        "3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 0 1",
        "dests d9",
        "d8",
    ),
    // capturing the rook is illegal: the kings would face each other
    row(
        "FACE-9",
        "4k4/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1",
        "moves",
        "e0d0 e0f0",
    ),
    // f9 is covered by the rook; the advisor does not have to stay on d9
    row(
        "FACE-10",
        "3ak4/9/9/9/9/9/9/9/3K1R3/9 b - - 0 1",
        "moves",
        "d9e8 e9e8",
    ),
    row(
        "CHECK-1",
        "4k4/9/9/9/4R4/9/9/9/9/3K5 b - - 0 1",
        "check",
        "yes: e5",
    ),
    // double check
    row(
        "CHECK-2",
        "3ak4/9/3a1N3/9/9/4R4/9/9/9/3K5 b - - 0 1",
        "check",
        "yes: e4 f7",
    ),
    // only a king move answers a double check here
    row(
        "CHECK-3",
        "3ak4/9/3a1N3/9/9/4R4/9/9/9/3K5 b - - 0 1",
        "moves",
        "e9f9",
    ),
    row(
        "CHECK-4",
        "4k4/4P4/9/9/9/9/9/9/9/3K5 b - - 0 1",
        "check",
        "yes: e8",
    ),
    // pawn attacks sideways
    row(
        "CHECK-5",
        "4k4/9/9/9/9/9/9/9/9/3Kp4 w - - 0 1",
        "check",
        "yes: e0",
    ),
    // pawn never attacks backward
    row(
        "CHECK-6",
        "4k4/9/9/9/9/9/9/9/3K5/3p5 w - - 0 1",
        "check",
        "no",
    ),
    // pinned rook moves along the pin
    row(
        "CHECK-7",
        "4k4/4r4/9/9/4R4/9/9/9/9/3K5 b - - 0 1",
        "dests e8",
        "e5 e6 e7",
    ),
    // pinned horse
    row(
        "CHECK-8",
        "4k4/4n4/9/9/4R4/9/9/9/9/3K5 b - - 0 1",
        "dests e8",
        "none",
    ),
    // pinned elephant
    row(
        "CHECK-9",
        "3ak4/9/4b4/9/9/4R4/9/9/9/3K5 b - - 0 1",
        "dests e7",
        "none",
    ),
    // interposition
    row(
        "CHECK-10",
        "3ak4/9/9/9/9/9/9/4R4/9/3K5 b - - 0 1",
        "dests d9",
        "e8",
    ),
    row(
        "CHECK-11",
        "C3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1",
        "check",
        "no",
    ),
    // removing the only screen resolves a cannon check
    row(
        "CHECK-12",
        "C1n1k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1",
        "legal c9d7",
        "yes",
    ),
    // would face the red king on the d-file
    row(
        "CHECK-13",
        "4k4/9/9/9/9/9/9/9/4C4/3K5 b - - 0 1",
        "legal e9d9",
        "no",
    ),
    // rook and facing king
    row(
        "MATE-1",
        "3k5/9/9/9/9/9/9/9/9/3RK4 b - - 0 1",
        "status",
        "checkmate, red wins",
    ),
    row(
        "MATE-2",
        "R3k4/9/4K4/9/9/9/9/9/9/9 b - - 0 1",
        "validate",
        "E_KING",
    ),
    // two rooks
    row(
        "MATE-3",
        "R3k4/1R7/9/9/9/9/9/9/9/3K5 b - - 0 1",
        "status",
        "checkmate, red wins",
    ),
    // doubled cannons
    row(
        "MATE-4",
        "4k4/9/9/9/4C4/4C4/9/9/9/3K1R3 b - - 0 1",
        "status",
        "checkmate, red wins",
    ),
    // doubled cannons against two advisors at home
    row(
        "MATE-5",
        "3aka3/9/9/9/9/4C4/9/4C4/9/4K4 b - - 0 1",
        "status",
        "checkmate, red wins",
    ),
    // horse c8 checks over free leg d8
    row(
        "MATE-6",
        "4k4/2N6/4P4/9/9/9/9/9/9/3R1K3 b - - 0 1",
        "status",
        "checkmate, red wins",
    ),
    row(
        "MATE-7",
        "3k5/9/9/9/9/9/9/9/1r7/r3K4 w - - 0 1",
        "status",
        "checkmate, black wins",
    ),
    // pawn protected by the facing king; king may step to d9 or f9
    row(
        "MATE-8",
        "4k4/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "status",
        "check",
    ),
    // d9 faces the king, f9 rook, e8 pawn
    row(
        "STALE-1",
        "4k4/9/4P4/9/9/9/9/9/9/3K1R3 b - - 0 1",
        "status",
        "stalemate, red wins",
    ),
    // not in check, no move
    row(
        "STALE-2",
        "3k5/R8/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "status",
        "stalemate, red wins",
    ),
    // advisor and elephant pinned by one cannon
    row(
        "STALE-3",
        "4k4/4a4/4b4/9/9/4C4/9/9/9/3K1R3 b - - 0 1",
        "status",
        "stalemate, red wins",
    ),
    row(
        "STALE-4",
        "4k4/3P5/9/9/9/9/9/9/9/5K3 b - - 0 1",
        "status",
        "stalemate, red wins",
    ),
    row(
        "STALE-5",
        "5k3/3P5/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "status",
        "ongoing",
    ),
    // facing kings
    row(
        "STALE-6",
        "4k4/9/9/9/9/9/9/3r5/9/4K4 w - - 0 1",
        "validate",
        "E_OPPONENT_IN_CHECK",
    ),
];
