//! Weights of the evaluation, middlegame and endgame. Written by the tuning tool (crate `tune`); names and order are those of
//! [`super::terms`].

/// What a piece is worth wherever it stands: king, advisor, elephant, horse, rook, cannon, pawn.
#[rustfmt::skip]
pub(super) const MATERIAL: [[i16; 2]; 7] = [
    [0, 0], [187, 135], [174, 130], [422, 440], [1021, 1059], [477, 413], [115, 99],
];

/// The king by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const KING_PLACE: [[i16; 2]; 50] = [
    [60, -12], [-6, -1], [0, 0], [0, 0], [0, 0],
    [-35, -19], [-73, -41], [0, 0], [0, 0], [0, 0],
    [-63, -59], [-80, -66], [0, 0], [0, 0], [0, 0],
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
    [0, 0], [-17, -21], [0, 0], [0, 0], [0, 0],
    [25, -18], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [-18, -24], [0, 0], [0, 0], [0, 0],
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
    [0, 0], [0, 0], [4, -25], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [29, 4], [0, 0], [0, 0], [0, 0], [-68, -36],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [7, -16], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
];

/// Horses by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const HORSE_PLACE: [[i16; 2]; 50] = [
    [-26, -27], [-27, -26], [-29, -25], [-34, -30], [-44, -44],
    [-56, -51], [-3, 1], [-3, 4], [-16, -14], [-32, -23],
    [6, 6], [15, 18], [25, 8], [18, 7], [3, -5],
    [27, 13], [-1, 11], [-1, 13], [5, 6], [-3, -7],
    [19, 21], [17, 32], [37, 29], [28, 21], [3, 3],
    [29, 26], [36, 31], [35, 37], [19, 23], [10, 10],
    [31, 30], [48, 35], [48, 57], [35, 28], [27, 19],
    [46, 48], [50, 52], [26, 34], [38, 40], [26, 24],
    [26, 23], [30, 29], [57, 48], [24, 28], [7, 8],
    [-2, -1], [2, 2], [3, 3], [-6, -8], [-20, -21],
];

/// Rooks by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const ROOK_PLACE: [[i16; 2]; 50] = [
    [-6, -6], [-1, -7], [-11, -12], [7, -14], [-28, -16],
    [3, 13], [24, 23], [6, 6], [1, 8], [-27, -9],
    [13, 16], [13, 26], [11, 11], [12, 7], [-13, 3],
    [23, 22], [22, 20], [13, 15], [-1, 8], [11, 4],
    [21, 28], [30, 29], [25, 23], [16, 18], [15, 11],
    [30, 33], [41, 46], [15, 22], [25, 19], [9, 12],
    [20, 19], [24, 25], [33, 29], [38, 25], [14, 16],
    [35, 31], [24, 27], [-5, 11], [19, 22], [11, 8],
    [32, 32], [29, 35], [20, 19], [46, 19], [26, 19],
    [23, 18], [25, 23], [23, 19], [19, 8], [-4, -6],
];

/// Cannons by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const CANNON_PLACE: [[i16; 2]; 50] = [
    [19, 19], [-2, 2], [-9, -4], [-2, 0], [-2, -1],
    [13, 17], [0, 9], [6, 6], [14, 9], [9, 3],
    [10, 22], [20, 1], [7, 7], [-1, 8], [33, 10],
    [18, 19], [9, 0], [12, 7], [7, 3], [2, 0],
    [38, 26], [7, 4], [14, 10], [5, 5], [-7, -4],
    [53, 28], [-1, 3], [14, 4], [1, 4], [4, 4],
    [-8, 6], [-4, -1], [-18, 3], [-18, -1], [16, 9],
    [-6, -8], [-9, -7], [1, -3], [-13, -3], [-2, -8],
    [-2, -2], [4, 3], [4, 6], [-11, 1], [2, 2],
    [23, 19], [25, 19], [24, 22], [26, 13], [33, 21],
];

/// Pawns by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const PAWN_PLACE: [[i16; 2]; 50] = [
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [36, 18], [0, 0], [-30, 1], [0, 0], [-21, 21],
    [23, 17], [10, 10], [8, -9], [10, 10], [30, -5],
    [101, 108], [100, 93], [80, 79], [83, 75], [72, 72],
    [133, 129], [122, 115], [113, 104], [110, 112], [87, 99],
    [147, 153], [139, 147], [134, 134], [118, 124], [108, 106],
    [130, 127], [129, 120], [122, 114], [105, 98], [95, 92],
    [13, 6], [10, 1], [4, 4], [-9, -10], [-14, -13],
];

/// Rooks by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const ROOK_FREEDOM: [[i16; 2]; 18] = [
    [-32, -33], [-33, -29], [-54, -34], [-40, -17], [9, -14], [6, -10],
    [-10, -9], [10, 7], [11, 10], [22, 11], [16, 8], [27, 29],
    [27, 19], [15, 26], [24, 31], [35, 38], [27, 46], [49, 37],
];

/// Cannons by the number of empty points they can safely go to.
#[rustfmt::skip]
pub(super) const CANNON_FREEDOM: [[i16; 2]; 18] = [
    [-14, -13], [-17, -12], [-14, -13], [-3, -12], [5, 7], [6, -4],
    [-3, -1], [-16, -1], [5, -5], [16, 9], [13, 5], [5, 8],
    [7, -1], [26, 9], [12, 10], [16, 10], [16, 16], [22, 25],
];

/// Horses by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const HORSE_FREEDOM: [[i16; 2]; 9] = [
    [-38, -37], [-23, -30], [-19, -14], [-23, -10], [-1, 7], [15, 19], [25, 5], [30, 39], [35, 23],
];

/// For each point of the enemy palace that a horse, rook or cannon hits.
#[rustfmt::skip]
pub(super) const PALACE_HITS: [[i16; 2]; 3] = [
    [11, 9], [12, 11], [4, 0],
];

/// By the number of pieces that hit the enemy palace (lines, 0 to 5) and of guards it has lost (0 to 4).
#[rustfmt::skip]
pub(super) const ASSAULT: [[i16; 2]; 30] = [
    [6, 18], [9, 16], [-5, 0], [-3, -10], [-5, -14],
    [-9, 27], [8, 21], [-8, 0], [6, 7], [-3, -14],
    [13, -16], [32, 6], [16, 12], [28, 24], [36, 33],
    [33, 38], [54, 56], [73, 76], [81, 83], [83, 83],
    [63, 64], [86, 86], [110, 108], [125, 125], [147, 147],
    [90, 90], [120, 120], [150, 150], [180, 180], [210, 210],
];

/// Rooks on the file of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_FILE: [[i16; 2]; 4] = [
    [20, 20], [28, 28], [4, 10], [-3, 4],
];

/// Rooks on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_RANK: [[i16; 2]; 4] = [
    [15, 15], [22, 15], [8, 5], [0, -1],
];

/// Cannons on the file of the enemy king, by the number of pieces between: hollow, check, pin, more.
#[rustfmt::skip]
pub(super) const CANNON_ON_FILE: [[i16; 2]; 4] = [
    [138, 103], [10, 10], [34, 41], [-3, -1],
];

/// Cannons on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const CANNON_ON_RANK: [[i16; 2]; 4] = [
    [21, 6], [10, 10], [24, 6], [7, 4],
];

/// By the number of points, up to two, from which a horse, rook or cannon (lines) can give check unharmed.
#[rustfmt::skip]
pub(super) const SAFE_CHECKS: [[i16; 2]; 9] = [
    [0, 0], [34, 33], [40, 39],
    [0, 0], [55, 16], [48, 49],
    [0, 0], [39, 10], [29, 27],
];

/// By the number of points that the king can go to.
#[rustfmt::skip]
pub(super) const KING_FREEDOM: [[i16; 2]; 5] = [
    [-25, -48], [-10, 0], [-3, -2], [11, 13], [-3, 7],
];

/// For each enemy piece that is attacked and not guarded, by kind; first with the enemy to move, then with the attacker.
#[rustfmt::skip]
pub(super) const HANGING: [[i16; 2]; 14] = [
    [0, 0], [8, 11], [15, 17], [32, 31], [26, 24], [26, 22], [15, 21],
    [0, 0], [16, 16], [18, 16], [47, 45], [62, 62], [43, 43], [19, 22],
];

/// For each guarded enemy piece that a cheaper one attacks: horses and cannons by pawns and guards, rooks by those, rooks by horses and cannons.
#[rustfmt::skip]
pub(super) const HARRIED: [[i16; 2]; 3] = [
    [26, 25], [39, 40], [40, 40],
];

/// For each crossed pawn beside another, and for each pawn in or beside the enemy palace.
#[rustfmt::skip]
pub(super) const PAWNS: [[i16; 2]; 2] = [
    [12, 8], [38, 12],
];

/// By the number of own advisors (lines, 0 to 2) and elephants (0 to 2) left.
#[rustfmt::skip]
pub(super) const GUARDS: [[i16; 2]; 9] = [
    [-45, -12], [-47, -31], [-26, -13],
    [-31, -19], [-26, -34], [-32, -32],
    [-10, -3], [-10, 0], [21, -5],
];

/// Two elephants that guard each other.
#[rustfmt::skip]
pub(super) const LINKED_ELEPHANTS: [[i16; 2]; 1] = [
    [43, 0],
];

/// For each advisor that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ADVISORS: [[i16; 2]; 4] = [
    [-18, 6], [54, 45], [-40, -34], [26, 38],
];

/// For each elephant that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ELEPHANTS: [[i16; 2]; 4] = [
    [29, 20], [1, -4], [15, 5], [26, 15],
];

/// Two horses, two rooks, two cannons, horse and cannon together, no rook against one.
#[rustfmt::skip]
pub(super) const STOCK: [[i16; 2]; 5] = [
    [17, 47], [63, 50], [28, -3], [49, 48], [-38, -59],
];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [[i16; 2]; 1] = [
    [21, 3],
];
