//! Weights of the evaluation, middlegame and endgame. Written by the tuning tool (crate `tune`); names and order are those of
//! [`super::terms`].

/// What a piece is worth wherever it stands: king, advisor, elephant, horse, rook, cannon, pawn.
#[rustfmt::skip]
pub(super) const MATERIAL: [[i16; 2]; 7] = [
    [0, 0], [217, 78], [148, 135], [451, 409], [1186, 1101], [566, 393], [116, 129],
];

/// The king by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const KING_PLACE: [[i16; 2]; 50] = [
    [97, -37], [30, -18], [0, 0], [0, 0], [0, 0],
    [-56, -9], [-103, -24], [0, 0], [0, 0], [0, 0],
    [-74, -54], [-92, -57], [0, 0], [0, 0], [0, 0],
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
    [0, 0], [-1, -37], [0, 0], [0, 0], [0, 0],
    [50, -34], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [-31, -49], [0, 0], [0, 0], [0, 0],
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
    [0, 0], [0, 0], [8, -24], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [36, -12], [0, 0], [0, 0], [0, 0], [-61, -27],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [-37, -5], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
    [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
];

/// Horses by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const HORSE_PLACE: [[i16; 2]; 50] = [
    [-25, -26], [-24, -33], [-51, -37], [-35, -53], [-49, -54],
    [-86, -63], [-58, -7], [-29, -10], [-9, -14], [-50, -52],
    [-11, 3], [14, 48], [11, -4], [19, -3], [1, -31],
    [79, 12], [-19, 5], [-20, 6], [-1, -4], [13, -4],
    [32, 30], [39, 62], [50, 51], [35, 17], [7, 8],
    [33, 34], [72, 34], [48, 37], [32, 36], [13, 19],
    [26, 19], [74, 58], [34, 50], [35, 11], [27, 19],
    [61, 59], [64, 68], [44, 43], [41, 58], [35, 32],
    [29, 24], [20, 20], [74, 46], [6, 19], [4, 3],
    [-1, -1], [4, 7], [3, 2], [-10, -8], [-18, -16],
];

/// Rooks by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const ROOK_PLACE: [[i16; 2]; 50] = [
    [-7, -7], [30, 6], [8, -4], [9, -33], [-21, -9],
    [-15, 18], [20, 22], [6, 7], [-21, 9], [-39, -15],
    [14, 27], [10, 48], [32, 19], [20, 18], [0, -1],
    [49, 53], [41, 43], [18, 30], [-14, 18], [7, 5],
    [28, 32], [40, 37], [31, 32], [21, 14], [35, 8],
    [32, 35], [37, 47], [26, 32], [5, 13], [-2, -2],
    [14, 33], [40, 21], [72, 32], [17, 14], [37, 19],
    [46, 35], [54, 37], [-11, 26], [-3, 9], [4, 1],
    [29, 23], [47, 45], [20, 9], [35, -19], [23, 1],
    [30, 16], [42, 24], [26, 14], [12, -16], [-17, -25],
];

/// Cannons by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const CANNON_PLACE: [[i16; 2]; 50] = [
    [20, 12], [15, 14], [-12, 5], [7, 2], [-16, -13],
    [28, 9], [-17, 24], [14, 1], [-11, 0], [3, 0],
    [21, 27], [44, -26], [7, 23], [1, 24], [36, 0],
    [43, 28], [22, 0], [20, 15], [5, 16], [18, 1],
    [47, 40], [11, 4], [38, 23], [2, 0], [-10, 4],
    [49, 19], [-19, 2], [32, 8], [-14, 2], [17, 18],
    [-23, 4], [-12, -19], [22, -2], [2, 6], [19, 3],
    [-21, -16], [-7, 1], [-3, -2], [-26, 3], [-10, -11],
    [-8, -8], [7, 4], [11, 7], [-17, -9], [10, 5],
    [18, 9], [6, 4], [9, -3], [44, 13], [19, 20],
];

/// Pawns by point: a line is a rank, the own back rank first; the middle file comes first, the edge last.
#[rustfmt::skip]
pub(super) const PAWN_PLACE: [[i16; 2]; 50] = [
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [12, 12], [0, 0], [0, 0], [0, 0], [0, 0],
    [27, 27], [0, 0], [-48, 48], [0, 0], [-24, 39],
    [44, 44], [10, 10], [20, 13], [10, 10], [8, 39],
    [107, 129], [118, 97], [83, 76], [94, 87], [80, 78],
    [116, 107], [129, 103], [96, 109], [93, 93], [60, 108],
    [158, 166], [145, 178], [154, 132], [123, 111], [121, 128],
    [130, 104], [155, 136], [130, 100], [112, 90], [87, 65],
    [2, -46], [-10, -59], [3, -1], [-16, -26], [-15, -15],
];

/// Rooks by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const ROOK_FREEDOM: [[i16; 2]; 18] = [
    [-23, -33], [-18, -30], [-66, -48], [-41, -21], [-13, -20], [12, -5],
    [25, -9], [25, 23], [20, 30], [33, 20], [28, 21], [15, 36],
    [42, 21], [42, 16], [51, 47], [45, 41], [26, 47], [68, 20],
];

/// Cannons by the number of empty points they can safely go to.
#[rustfmt::skip]
pub(super) const CANNON_FREEDOM: [[i16; 2]; 18] = [
    [-22, -25], [-20, -11], [-18, -8], [16, -16], [10, 4], [8, -6],
    [7, -3], [4, 6], [19, -7], [17, 3], [24, 6], [13, 0],
    [20, 7], [33, -3], [13, 8], [21, 11], [3, 22], [22, 28],
];

/// Horses by the number of points they can safely go to.
#[rustfmt::skip]
pub(super) const HORSE_FREEDOM: [[i16; 2]; 9] = [
    [-40, -59], [-49, -58], [-32, -14], [-8, 1], [16, 6], [13, 28], [46, 2], [42, 39], [44, 26],
];

/// For each point of the enemy palace that a horse, rook or cannon hits.
#[rustfmt::skip]
pub(super) const PALACE_HITS: [[i16; 2]; 3] = [
    [25, 0], [12, 4], [7, -12],
];

/// By the number of pieces that hit the enemy palace (lines, 0 to 5) and of guards it has lost (0 to 4).
#[rustfmt::skip]
pub(super) const ASSAULT: [[i16; 2]; 30] = [
    [15, 39], [14, 27], [-29, 32], [-5, 19], [-2, -1],
    [-5, 31], [7, 22], [4, -10], [-14, -8], [-4, -36],
    [12, -25], [9, -4], [20, -25], [38, 12], [35, 27],
    [26, 27], [60, 56], [74, 70], [85, 84], [91, 90],
    [63, 70], [92, 94], [118, 112], [125, 125], [147, 147],
    [90, 90], [121, 120], [150, 150], [180, 180], [210, 210],
];

/// Rooks on the file of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_FILE: [[i16; 2]; 4] = [
    [20, 20], [17, 51], [24, 29], [0, 11],
];

/// Rooks on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const ROOK_ON_RANK: [[i16; 2]; 4] = [
    [15, 15], [39, 18], [-8, 2], [3, -2],
];

/// Cannons on the file of the enemy king, by the number of pieces between: hollow, check, pin, more.
#[rustfmt::skip]
pub(super) const CANNON_ON_FILE: [[i16; 2]; 4] = [
    [172, 60], [10, 10], [42, 65], [11, -11],
];

/// Cannons on the rank of the enemy king, by the number of pieces between.
#[rustfmt::skip]
pub(super) const CANNON_ON_RANK: [[i16; 2]; 4] = [
    [51, -15], [10, 10], [-1, 19], [-3, 4],
];

/// By the number of points, up to two, from which a horse, rook or cannon (lines) can give check unharmed.
#[rustfmt::skip]
pub(super) const SAFE_CHECKS: [[i16; 2]; 9] = [
    [0, 0], [74, 39], [59, 37],
    [0, 0], [86, 7], [71, 61],
    [0, 0], [24, 11], [42, -3],
];

/// By the number of points that the king can go to.
#[rustfmt::skip]
pub(super) const KING_FREEDOM: [[i16; 2]; 5] = [
    [-44, -40], [-19, 8], [1, -13], [17, 5], [15, 10],
];

/// For each enemy piece that is attacked and not guarded, by kind; first with the enemy to move, then with the attacker.
#[rustfmt::skip]
pub(super) const HANGING: [[i16; 2]; 14] = [
    [0, 0], [7, 11], [38, 34], [48, 43], [26, 21], [54, 28], [24, 42],
    [0, 0], [20, 16], [35, 23], [53, 53], [61, 64], [63, 49], [28, 42],
];

/// For each guarded enemy piece that a cheaper one attacks: horses and cannons by pawns and guards, rooks by those, rooks by horses and cannons.
#[rustfmt::skip]
pub(super) const HARRIED: [[i16; 2]; 3] = [
    [62, 48], [39, 40], [44, 42],
];

/// For each crossed pawn beside another, and for each pawn in or beside the enemy palace.
#[rustfmt::skip]
pub(super) const PAWNS: [[i16; 2]; 2] = [
    [-31, -51], [81, 4],
];

/// By the number of own advisors (lines, 0 to 2) and elephants (0 to 2) left.
#[rustfmt::skip]
pub(super) const GUARDS: [[i16; 2]; 9] = [
    [-53, -4], [-70, -49], [-38, 22],
    [1, -4], [-19, -43], [-14, -33],
    [-6, -11], [-22, -10], [15, -18],
];

/// Two elephants that guard each other.
#[rustfmt::skip]
pub(super) const LINKED_ELEPHANTS: [[i16; 2]; 1] = [
    [46, -10],
];

/// For each advisor that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ADVISORS: [[i16; 2]; 4] = [
    [-21, 34], [114, 53], [-64, -24], [-9, 102],
];

/// For each elephant that the enemy has lost, by each own horse, rook, cannon and crossed pawn.
#[rustfmt::skip]
pub(super) const LOST_ELEPHANTS: [[i16; 2]; 4] = [
    [35, 29], [30, -2], [2, 6], [31, 4],
];

/// Two horses, two rooks, two cannons, horse and cannon together, no rook against one.
#[rustfmt::skip]
pub(super) const STOCK: [[i16; 2]; 5] = [
    [96, 114], [171, 106], [47, -25], [95, 129], [-95, -45],
];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [[i16; 2]; 1] = [
    [33, 1],
];
