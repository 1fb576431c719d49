//! Ends that a match declares (rules: 4, 5).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    // two occurrences only
    row(
        "REP-1",
        "4k4/9/9/9/9/9/9/9/4A4/R2K5 w - - 0 1",
        "play a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9",
        "ongoing",
    ),
    row(
        "REP-2",
        "4k4/9/9/9/9/9/9/9/4A4/R2K5 w - - 0 1",
        "play a0a9 e9e8 a9a8 e8e9 a8a9 e9e8 a9a8 e8e9 a8a9",
        "black perpetual_check at ply 9",
    ),
    // rook chases an unprotected horse
    row(
        "REP-3",
        "3k4n/9/9/9/9/9/9/9/9/4K2R1 w - - 0 1",
        "play h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9",
        "black perpetual_chase at ply 8",
    ),
    // horse protected on both squares
    row(
        "REP-4",
        "r7n/3k5/r8/9/9/9/9/9/9/4K2R1 w - - 0 1",
        "play h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9",
        "draw repetition at ply 8",
    ),
    // idle moves
    row(
        "REP-5",
        "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1",
        "play a0b0 d9d8 b0a0 d8d9 a0b0 d9d8 b0a0 d8d9",
        "draw repetition at ply 8",
    ),
    // a pawn may chase
    row(
        "REP-6",
        "5k3/9/5c3/4P4/9/9/9/9/9/3K5 w - - 0 1",
        "play e6f6 f7e7 f6e6 e7f7 e6f6 f7e7 f6e6 e7f7",
        "draw repetition at ply 8",
    ),
    // cannon chases a protected rook
    row(
        "REP-7",
        "r2k5/9/9/r3P4/3P4C/9/9/9/9/4K4 w - - 0 1",
        "play i5i6 a6a5 i6i5 a5a6 i5i6 a6a5 i6i5 a5a6",
        "black perpetual_chase at ply 8",
    ),
    // rook against rook: mutual attack is no chase
    row(
        "REP-8",
        "r2k5/9/9/9/9/9/9/9/9/1R3K3 w - - 0 1",
        "play b0a0 a9b9 a0b0 b9a9 b0a0 a9b9 a0b0 b9a9",
        "draw repetition at ply 8",
    ),
    // two different pieces chased in turn
    row(
        "REP-9",
        "2N2a3/9/5k3/6R2/7r1/1c4B2/9/9/4K4/9 w - - 0 1",
        "play g6g9 b4b6 g9g6 b6b4 g6g9 b4b6 g9g6 b6b4",
        "draw repetition at ply 8",
    ),
    // one check, one chase
    row(
        "REP-10",
        "9/5k3/P8/9/9/9/9/r8/1p4R2/3K2B2 w - - 0 1",
        "play g1g8 f8f9 g8g1 f9f8 g1g8 f8f9 g8g1 f9f8",
        "draw repetition at ply 8",
    ),
    // lenient FEN (three black horses)
    row(
        "REP-11",
        "1n1k3N1/1n7/b1C6/4n4/9/9/9/1C2K4/9/9 w - - 0 1",
        "play c7b7 e6c5 b7c7 c5e6 c7b7 e6c5 b7c7 c5e6",
        "draw mutual_chase at ply 8",
    ),
    row(
        "REP-12",
        "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 119 60",
        "play a0b0",
        "draw move_limit at ply 1",
    ),
    // a capture resets the clock
    row(
        "REP-13",
        "3k5/9/9/9/9/9/9/9/r8/R4K3 w - - 119 60",
        "play a0a1",
        "ongoing",
    ),
    // mate precedes the move-count draw
    row(
        "REP-14",
        "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 119 60",
        "play a0d0",
        "red checkmate at ply 1",
    ),
    // only king, advisors, elephants left
    row(
        "REP-15",
        "4k4/9/9/9/9/9/9/9/4p4/3K1A3 w - - 0 1",
        "play f0e1",
        "draw material at ply 1",
    ),
    // a cannon remains
    row(
        "REP-16",
        "4k4/9/9/9/9/9/9/9/4p4/3K1AC2 w - - 0 1",
        "play f0e1",
        "ongoing",
    ),
];
