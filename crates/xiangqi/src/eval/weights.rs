//! Weights of the evaluation, middlegame and endgame. Written by the tuning tool (crate `tune`); names and order are those of
//! [`super::terms`].

/// What a piece is worth wherever it stands: king, advisor, elephant, horse, rook, cannon, pawn.
#[rustfmt::skip]
pub(super) const MATERIAL: [[i16; 2]; 7] = [
    [0, 0], [200, 200], [200, 200], [420, 440], [950, 980], [450, 430], [100, 130],
];

/// The king by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const KING_PLACE: [[i16; 2]; 50] = [
    [0, 0], [-6, -6], [0, 0], [0, 0], [0, 0],
    [-30, -30], [-36, -36], [0, 0], [0, 0], [0, 0],
    [-60, -60], [-66, -66], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
];

/// Advisors by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const ADVISOR_PLACE: [[i16; 2]; 50] = [
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [8, 8], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [-6, -6], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
];

/// Elephants by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const ELEPHANT_PLACE: [[i16; 2]; 50] = [
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [20, 20], [0, 0], [0, 0], [0, 0], [-16, -16],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [-6, -6], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
];

/// Horses by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const HORSE_PLACE: [[i16; 2]; 50] = [
    [-26, -26], [-22, -22], [-20, -20], [-30, -30], [-44, -44],
    [-48, -48], [-4, -4], [-2, -2], [-12, -12], [-26, -26],
    [8, 8], [12, 12], [14, 14], [4, 4], [-10, -10],
    [12, 12], [16, 16], [18, 18], [8, 8], [-6, -6],
    [20, 20], [24, 24], [26, 26], [16, 16], [2, 2],
    [28, 28], [32, 32], [34, 34], [24, 24], [10, 10],
    [38, 38], [42, 42], [44, 44], [34, 34], [20, 20],
    [40, 40], [44, 44], [46, 46], [36, 36], [22, 22],
    [26, 26], [30, 30], [62, 62], [22, 22], [8, 8],
    [-2, -2], [2, 2], [4, 4], [-6, -6], [-20, -20],
];

/// Rooks by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const ROOK_PLACE: [[i16; 2]; 50] = [
    [-6, -6], [-6, -6], [-12, -12], [-12, -12], [-20, -20],
    [12, 12], [12, 12], [6, 6], [6, 6], [-2, -2],
    [10, 10], [10, 10], [4, 4], [4, 4], [-4, -4],
    [14, 14], [14, 14], [8, 8], [8, 8], [0, 0],
    [24, 24], [24, 24], [18, 18], [18, 18], [10, 10],
    [28, 28], [28, 28], [22, 22], [22, 22], [14, 14],
    [26, 26], [26, 26], [20, 20], [20, 20], [12, 12],
    [26, 26], [26, 26], [20, 20], [20, 20], [12, 12],
    [34, 34], [34, 34], [28, 28], [28, 28], [20, 20],
    [20, 20], [20, 20], [14, 14], [14, 14], [6, 6],
];

/// Cannons by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const CANNON_PLACE: [[i16; 2]; 50] = [
    [22, 22], [4, 4], [4, 4], [4, 4], [4, 4],
    [24, 24], [6, 6], [6, 6], [6, 6], [6, 6],
    [26, 26], [8, 8], [8, 8], [8, 8], [8, 8],
    [20, 20], [2, 2], [2, 2], [2, 2], [2, 2],
    [22, 22], [4, 4], [4, 4], [4, 4], [4, 4],
    [22, 22], [4, 4], [4, 4], [4, 4], [4, 4],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [-6, -6], [-6, -6], [-6, -6], [-6, -6], [-6, -6],
    [-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2],
    [24, 24], [24, 24], [24, 24], [24, 24], [24, 24],
];

/// Pawns by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const PAWN_PLACE: [[i16; 2]; 50] = [
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [22, 22], [10, 10], [10, 10], [10, 10], [10, 10],
    [100, 100], [98, 98], [88, 88], [76, 76], [70, 70],
    [125, 125], [123, 123], [113, 113], [101, 101], [95, 95],
    [140, 140], [138, 138], [128, 128], [116, 116], [110, 110],
    [130, 130], [128, 128], [118, 118], [106, 106], [100, 100],
    [15, 15], [13, 13], [3, 3], [-9, -9], [-15, -15],
];

/// Rooks by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const ROOK_FREEDOM: [[i16; 2]; 18] = [
    [-32, -32], [-28, -28], [-24, -24], [-20, -20], [-16, -16], [-12, -12],
    [-8, -8], [-4, -4], [0, 0], [4, 4], [8, 8], [12, 12],
    [16, 16], [20, 20], [24, 24], [28, 28], [32, 32], [36, 36],
];

/// Cannons by the number of empty points they can safely go to.
#[rustfmt::skip]
pub(super) const CANNON_FREEDOM: [[i16; 2]; 18] = [
    [-14, -14], [-12, -12], [-10, -10], [-8, -8], [-6, -6], [-4, -4],
    [-2, -2], [0, 0], [2, 2], [4, 4], [6, 6], [8, 8],
    [10, 10], [12, 12], [14, 14], [16, 16], [18, 18], [20, 20],
];

/// Horses by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const HORSE_FREEDOM: [[i16; 2]; 9] = [
    [-36, -36], [-27, -27], [-18, -18], [-9, -9], [0, 0], [9, 9], [18, 18], [27, 27], [36, 36],
];

/// For each point of the enemy palace that a horse, rook or cannon hits.
#[rustfmt::skip]
pub(super) const PALACE_HITS: [[i16; 2]; 3] = [
    [6, 6], [4, 4], [3, 3],
];

/// By the number of pieces that hit the enemy palace (lines, 0 to 5) and of guards it has lost (0 to 4).
#[rustfmt::skip]
pub(super) const ASSAULT: [[i16; 2]; 30] = [
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [3, 3], [4, 4], [5, 5], [6, 6], [7, 7],
    [15, 15], [20, 20], [25, 25], [30, 30], [35, 35],
    [36, 36], [48, 48], [60, 60], [72, 72], [84, 84],
    [63, 63], [84, 84], [105, 105], [126, 126], [147, 147],
    [90, 90], [120, 120], [150, 150], [180, 180], [210, 210],
];

/// Rooks on the file of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_FILE: [[i16; 2]; 4] = [
    [20, 20], [10, 10], [6, 6], [0, 0],
];

/// Rooks on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_RANK: [[i16; 2]; 4] = [
    [15, 15], [10, 10], [6, 6], [0, 0],
];

/// Cannons on the file of the enemy king, by the number of pieces between: hollow, check, pin, more.
#[rustfmt::skip]
pub(super) const CANNON_ON_FILE: [[i16; 2]; 4] = [
    [110, 110], [10, 10], [22, 22], [5, 5],
];

/// Cannons on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const CANNON_ON_RANK: [[i16; 2]; 4] = [
    [25, 25], [10, 10], [20, 15], [8, 4],
];

/// By the number of points, up to two, from which a horse, rook or cannon (lines) can give check unharmed.
#[rustfmt::skip]
pub(super) const SAFE_CHECKS: [[i16; 2]; 9] = [
    [0, 0], [25, 25], [35, 35],
    [0, 0], [30, 30], [40, 40],
    [0, 0], [15, 15], [22, 22],
];

/// By the number of points that the king can go to.
#[rustfmt::skip]
pub(super) const KING_FREEDOM: [[i16; 2]; 5] = [
    [-30, -30], [-8, -8], [0, 0], [4, 4], [4, 4],
];

/// For each enemy piece that is attacked and not guarded, by kind; first with the enemy to move, then with the attacker.
#[rustfmt::skip]
pub(super) const HANGING: [[i16; 2]; 14] = [
    [0, 0], [6, 6], [6, 6], [15, 15], [25, 25], [15, 15], [6, 6],
    [0, 0], [15, 15], [15, 15], [40, 40], [60, 60], [40, 40], [15, 15],
];

/// For each guarded enemy piece that a cheaper one attacks: horses and cannons by pawns and guards, rooks by those, rooks by horses and cannons.
#[rustfmt::skip]
pub(super) const HARRIED: [[i16; 2]; 3] = [
    [25, 25], [40, 40], [40, 40],
];

/// For each crossed pawn beside another, and for each pawn in or beside the enemy palace.
#[rustfmt::skip]
pub(super) const PAWNS: [[i16; 2]; 2] = [
    [15, 20], [12, 12],
];

/// By the number of own advisors (lines, 0 to 2) and elephants (0 to 2) left.
#[rustfmt::skip]
pub(super) const GUARDS: [[i16; 2]; 9] = [
    [-60, -50], [-45, -35], [-40, -30],
    [-30, -20], [-12, -8], [-6, -4],
    [-20, -10], [-4, 0], [10, 8],
];

/// Two elephants that guard each other.
#[rustfmt::skip]
pub(super) const LINKED_ELEPHANTS: [[i16; 2]; 1] = [
    [8, 8],
];

/// For each advisor that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ADVISORS: [[i16; 2]; 4] = [
    [18, 18], [26, 26], [-10, -10], [10, 10],
];

/// For each elephant that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ELEPHANTS: [[i16; 2]; 4] = [
    [5, 5], [8, 8], [16, 16], [10, 10],
];

/// Two horses, two rooks, two cannons, horse and cannon together, no rook against one.
#[rustfmt::skip]
pub(super) const STOCK: [[i16; 2]; 5] = [
    [-5, -5], [10, 10], [5, 0], [15, 15], [-20, -20],
];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [[i16; 2]; 1] = [
    [8, 8],
];
