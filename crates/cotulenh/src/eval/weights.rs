//! What the terms of the evaluation are worth, in hundredths of an infantry. Written by the tuning tool (crate `tune`); names and
//! order are those of [`super::terms`].
//!
//! Last learned from 38 992 positions of 494 games (1000 or 1500 positions a turn; `--anchor 1e-6 --epochs 20 --result 0.4`). Against the
//! weights set by hand, 100 games at 1500 positions a turn: 49 won, 19 drawn, 32 lost, +60 Elo (95 %: -1 to +124). So few games
//! need the short leash: an earlier fit of 22 855 of them with an anchor of 2e-8 (40 epochs) let the tables of ranks and files follow
//! single games, and lost 83 of 100.

/// A piece, in the order of the kinds.
#[rustfmt::skip]
pub(super) const MATERIAL: [i16; 11] = [
    599, 452, 219, 110, 58, 0, 99, 119, 321, 126, 229,
];

/// Its heroic mark.
#[rustfmt::skip]
pub(super) const HEROIC: [i16; 11] = [
    121, 220, 111, 71, 80, 30, 90, 60, 99, 70, 89,
];

/// Ranks from the own side on, one line for each kind.
#[rustfmt::skip]
pub(super) const RANK: [i16; 132] = [
    -8, -5, -4, -2, 0, 2, 5, 6, 8, 10, 10, 10,
    0, 2, -1, 0, 0, 0, 0, -1, 0, 0, 0, 1,
    -12, -9, -5, -3, 0, 2, 6, 8, 12, 14, 15, 15,
    -4, -2, -2, -2, 1, 3, 1, 3, 4, 5, 4, 5,
    0, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    17, 11, 7, 4, 0, -4, -8, -12, -16, -20, -19, -20,
    -16, -12, -8, -4, 0, 4, 8, 12, 15, 20, 20, 20,
    -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 20, 20,
    -16, -12, -6, -3, 0, 4, 8, 11, 16, 20, 20, 20,
    -8, -6, -4, -2, -3, 3, 3, 5, 8, 10, 10, 10,
    -12, -9, -3, -3, 0, 2, 6, 8, 12, 15, 15, 15,
];

/// Files, one line for each kind.
#[rustfmt::skip]
pub(super) const FILE: [i16; 121] = [
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    -1, 0, 1, 2, 4, 3, 5, 3, 4, 2, 2,
    -2, 0, 2, 4, 7, 7, 12, 7, 6, 4, 2,
    0, 0, 1, 2, -2, 0, 1, 0, 0, -1, 0,
    0, 0, 0, 0, 0, -1, 0, -1, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, -1, -2, 0, 0,
    -2, 0, 1, 4, 6, 8, 10, 8, 6, 4, 2,
    -2, 0, 2, 4, 7, 7, 10, 7, 6, 4, 2,
    -2, 0, 2, 5, 6, 8, 9, 8, 5, 4, 2,
    -1, 0, 0, 4, 2, 5, 5, 3, 1, 0, 1,
    -2, 0, 2, 4, 6, 7, 11, 7, 7, 4, 2,
];

/// A group with no, one and two passengers.
#[rustfmt::skip]
pub(super) const STACK: [i16; 3] = [
    -2, 6, 10,
];

/// Each square that a navy, a plane and an artillery can go to.
#[rustfmt::skip]
pub(super) const MOBILITY: [i16; 3] = [
    -3, 11, 4,
];

/// A guarded enemy piece in range, by its kind.
#[rustfmt::skip]
pub(super) const THREAT: [i16; 11] = [
    12, 10, 8, 3, 2, 0, 4, 3, 8, 4, 6,
];

/// An enemy piece that can be taken for nothing, by its kind: for who is to move, then for who is not.
#[rustfmt::skip]
pub(super) const HANGING: [i16; 22] = [
    10, 10, 10, 10, 11, 0, 10, 10, 10, 10, 10,
    60, 50, 30, 20, 11, 0, 20, 20, 40, 20, 30,
];

/// A piece under the own air defence while the enemy has planes, by its kind.
#[rustfmt::skip]
pub(super) const COVERED: [i16; 11] = [
    4, 5, 5, 2, 5, 0, 3, 3, 7, 1, 1,
];

/// The commander under no, one and more defenders while the enemy has planes.
#[rustfmt::skip]
pub(super) const SHELTER: [i16; 3] = [
    -2, 10, 25,
];

/// A piece that reaches the surroundings of the enemy commander, by its kind.
#[rustfmt::skip]
pub(super) const ASSAULT: [i16; 11] = [
    20, 25, 16, 4, 4, 0, 9, 8, 19, 4, 15,
];

/// So many of them.
#[rustfmt::skip]
pub(super) const CROWD: [i16; 8] = [
    0, 0, 10, 30, 60, 90, 120, 150,
];

/// Each square that a piece is nearer to the enemy commander than eight, by its kind.
#[rustfmt::skip]
pub(super) const NEAR: [i16; 11] = [
    2, 2, 2, 1, -2, 0, 3, 1, 1, -7, -2,
];

/// So many free squares around the commander.
#[rustfmt::skip]
pub(super) const ROOM: [i16; 9] = [
    -30, -15, -5, 1, 5, 8, 10, 9, 10,
];

/// So many own groups around the commander.
#[rustfmt::skip]
pub(super) const GUARDS: [i16; 9] = [
    -10, -1, 5, 9, 8, 8, 8, 8, 8,
];

/// The commander alone, on a navy, a plane, a tank, in a headquarter.
#[rustfmt::skip]
pub(super) const RIDE: [i16; 5] = [
    0, 0, 0, 5, 5,
];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [i16; 1] = [
    12,
];
