//! What the terms of the evaluation are worth, in hundredths of an infantry. Written by the tuning tool (crate `tune`); names and
//! order are those of [`super::terms`].

/// A piece, in the order of the kinds.
#[rustfmt::skip]
pub(super) const MATERIAL: [i16; 11] = [600, 450, 220, 110, 60, 0, 100, 120, 320, 130, 230];

/// Its heroic mark.
#[rustfmt::skip]
pub(super) const HEROIC: [i16; 11] = [120, 220, 110, 70, 80, 30, 90, 60, 100, 70, 90];

/// Ranks from the own side on, one line for each kind.
#[rustfmt::skip]
pub(super) const RANK: [i16; 132] = [
    -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -12, -9, -6, -3,
    0, 3, 6, 9, 12, 15, 15, 15, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 16, 12, 8, 4, 0, -4, -8, -12, -16, -20, -20, -20, -16, -12, -8, -4, 0, 4, 8, 12, 16,
    20, 20, 20, -16, -12, -8, -4, 0, 4, 8, 12, 16, 20, 20, 20, -16, -12, -8, -4, 0, 4, 8, 12, 16,
    20, 20, 20, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 10, 10, -12, -9, -6, -3, 0, 3, 6, 9, 12, 15, 15,
    15,
];

/// Files, one line for each kind.
#[rustfmt::skip]
pub(super) const FILE: [i16; 121] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, -2, 0, 2, 4, 6, 8, 10, 8, 6,
    4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, -2, 0, 2, 4, 6, 8, 10, 8, 6, 4, 2, -2, 0, 2, 4, 6, 8, 10, 8, 6, 4, 2, -2, 0, 2, 4, 6,
    8, 10, 8, 6, 4, 2, -1, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, -2, 0, 2, 4, 6, 8, 10, 8, 6, 4, 2,
];

/// A group with no, one and two passengers.
#[rustfmt::skip]
pub(super) const STACK: [i16; 3] = [0, 8, 10];

/// Each square that a navy, a plane and an artillery can go to.
#[rustfmt::skip]
pub(super) const MOBILITY: [i16; 3] = [4, 4, 3];

/// A guarded enemy piece in range, by its kind.
#[rustfmt::skip]
pub(super) const THREAT: [i16; 11] = [12, 10, 8, 4, 2, 0, 4, 4, 8, 4, 6];

/// An enemy piece that can be taken for nothing, by its kind: for who is to move, then for who is not.
#[rustfmt::skip]
pub(super) const HANGING: [i16; 22] = [
    10, 10, 10, 10, 10, 0, 10, 10, 10, 10, 10, 60, 50, 30, 20, 10, 0, 20, 20, 40, 20, 30,
];

/// A piece under the own air defence while the enemy has planes, by its kind.
#[rustfmt::skip]
pub(super) const COVERED: [i16; 11] = [4, 4, 6, 3, 3, 0, 3, 3, 6, 2, 3];

/// The commander under no, one and more defenders while the enemy has planes.
#[rustfmt::skip]
pub(super) const SHELTER: [i16; 3] = [0, 10, 25];

/// A piece that reaches the surroundings of the enemy commander, by its kind.
#[rustfmt::skip]
pub(super) const ASSAULT: [i16; 11] = [20, 25, 15, 4, 4, 0, 8, 8, 20, 4, 15];

/// So many of them.
#[rustfmt::skip]
pub(super) const CROWD: [i16; 8] = [0, 0, 10, 30, 60, 90, 120, 150];

/// Each square that a piece is nearer to the enemy commander than eight, by its kind.
#[rustfmt::skip]
pub(super) const NEAR: [i16; 11] = [2, 2, 3, 1, 0, 0, 3, 3, 3, 1, 2];

/// So many free squares around the commander.
#[rustfmt::skip]
pub(super) const ROOM: [i16; 9] = [-30, -15, -5, 0, 5, 8, 10, 10, 10];

/// So many own groups around the commander.
#[rustfmt::skip]
pub(super) const GUARDS: [i16; 9] = [-10, 0, 5, 8, 8, 8, 8, 8, 8];

/// The commander alone, on a navy, a plane, a tank, in a headquarter.
#[rustfmt::skip]
pub(super) const RIDE: [i16; 5] = [0, 0, 0, 5, 5];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [i16; 1] = [12];
