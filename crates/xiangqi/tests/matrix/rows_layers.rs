//! Layers and energy (rules: 9).

use super::row::{Row, row};

pub(crate) const ROWS: &[Row] = &[
    // energy 0: plain xiangqi
    row("LAYER-1", "RSTART", "count", "44"),
    // plus 15 pieces up and 15 down
    row("LAYER-2", "RSTART(3,3)", "count", "74"),
    // the king never changes layer
    row("LAYER-3", "RSTART(3,3)", "dests e0", "e1"),
    row("LAYER-4", "RSTART(3,3)", "dests b0", "b0_ a2 c2 b0^"),
    // rook: one or two layers down
    row(
        "LAYER-5",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/9/9/R8 w 6,0 - 0 1",
        "dests a0^",
        "a0_ a0 b0^ c0^ d0^ e0^ f0^ g0^ h0^ i0^ a1^ a2^ a3^ a4^ a5^ a6^ a7^ a8^ a9^",
    ),
    // own piece in the middle blocks a two-layer move
    row(
        "LAYER-6",
        "-:4k4/9/9/9/9/9/9/9/9/P2K5:9/9/9/9/9/9/9/9/9/R8 w 10,0 - 0 1",
        "legal a0^a0_",
        "no",
    ),
    // vertical capture of the first piece
    row(
        "LAYER-7",
        "-:4k4/9/9/9/9/9/9/9/9/p2K5:9/9/9/9/9/9/9/9/9/R8 w 10,0 - 0 1",
        "legal a0^a0",
        "yes",
    ),
    // cannon captures vertically over the middle piece
    row(
        "LAYER-8",
        "p8/9/9/9/9/9/9/9/9/9:P3k4/9/9/9/9/9/9/9/9/3K5:C8/9/9/9/9/9/9/9/9/9 w 6,0 - 0 1",
        "legal a9^a9_",
        "yes",
    ),
    // no vertical screen
    row(
        "LAYER-9",
        "p8/9/9/9/9/9/9/9/9/9:4k4/9/9/9/9/9/9/9/9/3K5:C8/9/9/9/9/9/9/9/9/9 w 6,0 - 0 1",
        "legal a9^a9_",
        "no",
    ),
    // cannon never captures an adjacent layer
    row(
        "LAYER-10",
        "-:p3k4/9/9/9/9/9/9/9/9/3K5:C8/9/9/9/9/9/9/9/9/9 w 6,0 - 0 1",
        "legal a9^a9",
        "no",
    ),
    // horse in the sky does not attack the standard layer except straight down
    row(
        "LAYER-11",
        "-:4k4/4p4/9/9/9/9/9/9/9/4K4:9/9/4N4/9/9/9/9/9/9/9 b 6,0 - 0 1",
        "check",
        "no",
    ),
    row(
        "LAYER-12",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:4N4/9/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
        "check",
        "yes: e9^",
    ),
    // attacker cannot pay
    row(
        "LAYER-13",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:4N4/9/9/9/9/9/9/9/9/9 b 2,0 - 0 1",
        "check",
        "no",
    ),
    // cannon can never check vertically
    row(
        "LAYER-14",
        "4C4/9/9/9/9/9/9/9/9/9:4k4/9/9/9/9/9/9/9/9/3K5:- b 10,0 - 0 1",
        "check",
        "no",
    ),
    // leaving the layer would expose the facing kings
    row(
        "LAYER-15",
        "-:4k4/9/9/9/4N4/9/9/9/9/4K4:- w 10,10 - 0 1",
        "legal e5e5^",
        "no",
    ),
    // crossed pawn in the sky, no energy
    row(
        "LAYER-16",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/4P4/9/9/9/9/9 w 0,0 - 0 1",
        "dests e5^",
        "d5^ f5^ e6^",
    ),
    // screens work inside one layer
    row(
        "LAYER-17",
        "-:4k4/9/9/9/4P4/9/9/9/4C4/3K5:- b 0,0 - 0 1",
        "check",
        "yes: e1",
    ),
    // a piece in another layer is no screen
    row(
        "LAYER-18",
        "-:4k4/9/9/9/9/9/9/9/4C4/3K5:9/9/9/9/4P4/9/9/9/9/9 b 0,0 - 0 1",
        "check",
        "no",
    ),
    // legs are blocked only in the own layer
    row(
        "LAYER-19",
        "9/9/9/4p4/9/9/9/9/9/9:4k4/9/9/9/4N4/9/9/9/9/3K5:9/9/9/4p4/9/9/9/9/9/9 w 0,0 - 0 1",
        "dests e5",
        "d3 f3 c4 g4 c6 g6 d7 f7",
    ),
    // river holds in every layer
    row(
        "LAYER-20",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/2B6/9/9/9/9 w 0,0 - 0 1",
        "dests c4^",
        "a2^ e2^",
    ),
    // facing kings are judged on the standard layer only
    row(
        "LAYER-21",
        "-:4k4/9/9/9/9/9/9/9/9/4K4:9/9/9/9/9/9/9/3A5/9/9 w 0,0 - 0 1",
        "validate",
        "E_OPPONENT_IN_CHECK",
    ),
    // palace holds in every layer
    row(
        "LAYER-22",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/3A5/9/9 w 0,0 - 0 1",
        "dests d2^",
        "e1^",
    ),
    row(
        "LAYER-23",
        "9/9/9/9/P8/9/9/9/9/9:4k4/9/9/9/9/9/9/9/9/3K5:- w 3,0 - 0 1",
        "dests a5_",
        "b5_ a6_ a5",
    ),
    // a pinned piece may not leave the layer
    row(
        "LAYER-24",
        "-:4k4/4r4/9/9/4R4/9/9/9/9/3K5:- b 3,3 - 0 1",
        "legal e8e8^",
        "no",
    ),
    // a vertical capture answers a check
    row(
        "LAYER-25",
        "-:3k5/3P5/9/9/9/9/9/9/9/4K4:9/3n5/9/9/9/9/9/9/9/9 b 3,3 - 0 1",
        "legal d8^d8",
        "yes",
    ),
    // the only answer to the vertical check
    row(
        "LAYER-26",
        "-:4k4/4a4/9/9/9/9/9/9/4A4/3K5:4R4/9/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
        "moves",
        "e9f9",
    ),
    row(
        "LAYER-27",
        "-:4k4/3P5/9/9/9/9/9/9/9/4K4:4R4/9/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
        "validate",
        "E_OPPONENT_IN_CHECK",
    ),
    // vertical mate
    row(
        "LAYER-28",
        "-:4k4/3P5/9/9/9/9/9/9/9/5K3:4R4/9/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
        "status",
        "checkmate, red wins",
    ),
    // same placement without the energy: stalemate, still a loss
    row(
        "LAYER-29",
        "-:4k4/3P5/9/9/9/9/9/9/9/5K3:4R4/9/9/9/9/9/9/9/9/9 b 2,0 - 0 1",
        "status",
        "stalemate, red wins",
    ),
    // capturing the vertical checker in its own layer
    row(
        "LAYER-30",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:r3R4/9/9/9/9/9/9/9/9/9 b 3,0 - 0 1",
        "legal a9^e9^",
        "yes",
    ),
    // 3 - 3 + 1
    row(
        "ENERGY-1",
        "RSTART(3,3)",
        "after h2h2^",
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR:9/9/9/9/9/9/9/7C1/9/9 b 1,3 - 1 1",
    ),
    // 2 is not enough
    row("ENERGY-2", "RSTART(2,3)", "legal h2h2^", "no"),
    // cap 10
    row(
        "ENERGY-3",
        "RSTART(10,10)",
        "after h2e2",
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR:- b 10,10 - 1 1",
    ),
    // perfect beat +2
    row(
        "ENERGY-4",
        "RSTART",
        "after h2e2@p",
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR:- b 2,0 - 1 1",
    ),
    // good or miss beat +0
    row(
        "ENERGY-5",
        "RSTART",
        "after h2e2@o",
        "-:rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR:- b 0,0 - 1 1",
    ),
    // two layers cost 6
    row(
        "ENERGY-6",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/9/9/R8 w 6,0 - 0 1",
        "after a0^a0_",
        "9/9/9/9/9/9/9/9/9/R8:4k4/9/9/9/9/9/9/9/9/3K5:- b 1,0 - 1 1",
    ),
    // 5 pays only one layer
    row(
        "ENERGY-7",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:9/9/9/9/9/9/9/9/9/R8 w 5,0 - 0 1",
        "legal a0^a0_",
        "no",
    ),
    // first possible vertical move: ply 7
    row(
        "ENERGY-8",
        "RSTART",
        "play h2e2 h9g7 h0g2 i9h9 i0h0 h7i7 h0h0^",
        "ongoing",
    ),
    // two own moves give only 2
    row(
        "ENERGY-9",
        "RSTART",
        "play h2e2 h9g7 h0g2 i9h9 b2b2^",
        "illegal b2b2^ at ply 5",
    ),
    // two perfect moves give 4
    row(
        "ENERGY-10",
        "RSTART",
        "play h2e2@p h9g7 h0g2@p i9h9 b2b2^",
        "ongoing",
    ),
    // the opponent's move leaves red's energy unchanged
    row(
        "ENERGY-11",
        "-:4k4/9/9/9/9/9/9/9/9/3K5:4N4/9/9/9/9/9/9/9/9/9 b 3,9 - 0 1",
        "after e9f9",
        "-:5k3/9/9/9/9/9/9/9/9/3K5:4N4/9/9/9/9/9/9/9/9/9 w 3,10 - 1 2",
    ),
    // at the cap the energy repeats too
    row(
        "ENERGY-12",
        "-:3k4n/9/9/9/9/9/9/9/9/4K2R1:- w 10,10 - 0 1",
        "play h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9",
        "black perpetual_chase at ply 8",
    ),
    // energy grows, so no position has repeated yet
    row(
        "ENERGY-13",
        "-:3k4n/9/9/9/9/9/9/9/9/4K2R1:- w 0,0 - 0 1",
        "play h0i0 i9h7 i0h0 h7i9 h0i0 i9h7 i0h0 h7i9",
        "ongoing",
    ),
];
