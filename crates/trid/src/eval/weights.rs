//! Weights of the evaluation, middlegame and endgame, set by hand. The tuning tool (crate `tune`) writes this file anew when it learns
//! them; names and order are those of [`super::terms`].

/// What a piece is worth wherever it stands: king, queen, rook, bishop, knight, pawn.
#[rustfmt::skip]
pub(super) const MATERIAL: [[i16; 2]; 6] = [
    [0, 0], [950, 980], [500, 530], [330, 340], [330, 320], [90, 110],
];

/// The king by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const KING_PLACE: [[i16; 2]; 30] = [
    [10, -20], [4, -14], [-2, -8],
    [0, -16], [-6, -10], [-12, -4],
    [-25, -12], [-31, -6], [-37, 0],
    [-45, -8], [-51, -2], [-57, 4],
    [-45, -4], [-51, 2], [-57, 8],
    [-45, -4], [-51, 2], [-57, 8],
    [-45, -8], [-51, -2], [-57, 4],
    [-45, -12], [-51, -6], [-57, 0],
    [-45, -16], [-51, -10], [-57, -4],
    [-45, -20], [-51, -14], [-57, -8],
];

/// Queens by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const QUEEN_PLACE: [[i16; 2]; 30] = [
    [-4, -6], [-2, -3], [0, 0],
    [-3, -4], [-1, -1], [1, 2],
    [-2, -2], [0, 1], [2, 4],
    [-1, 0], [1, 3], [3, 6],
    [0, 2], [2, 5], [4, 8],
    [0, 2], [2, 5], [4, 8],
    [-1, 0], [1, 3], [3, 6],
    [-2, -2], [0, 1], [2, 4],
    [-3, -4], [-1, -1], [1, 2],
    [-4, -6], [-2, -3], [0, 0],
];

/// Rooks by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const ROOK_PLACE: [[i16; 2]; 30] = [
    [0, 0], [2, 1], [4, 2],
    [0, 0], [2, 1], [4, 2],
    [0, 0], [2, 1], [4, 2],
    [0, 0], [2, 1], [4, 2],
    [0, 0], [2, 1], [4, 2],
    [0, 0], [2, 1], [4, 2],
    [0, 6], [2, 7], [4, 8],
    [8, 6], [10, 7], [12, 8],
    [8, 6], [10, 7], [12, 8],
    [0, 0], [2, 1], [4, 2],
];

/// Bishops by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const BISHOP_PLACE: [[i16; 2]; 30] = [
    [-8, -8], [-3, -4], [2, 0],
    [-6, -6], [-1, -2], [4, 2],
    [-4, -4], [1, 0], [6, 4],
    [-2, -2], [3, 2], [8, 6],
    [0, 0], [5, 4], [10, 8],
    [0, 0], [5, 4], [10, 8],
    [-2, -2], [3, 2], [8, 6],
    [-4, -4], [1, 0], [6, 4],
    [-6, -6], [-1, -2], [4, 2],
    [-8, -8], [-3, -4], [2, 0],
];

/// Knights by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const KNIGHT_PLACE: [[i16; 2]; 30] = [
    [-18, -16], [-10, -9], [-2, -2],
    [-14, -12], [-6, -5], [2, 2],
    [-10, -8], [-2, -1], [6, 6],
    [-6, -4], [2, 3], [10, 10],
    [-2, 0], [6, 7], [14, 14],
    [-2, 0], [6, 7], [14, 14],
    [-6, -4], [2, 3], [10, 10],
    [-10, -8], [-2, -1], [6, 6],
    [-14, -12], [-6, -5], [2, 2],
    [-18, -16], [-10, -9], [-2, -2],
];

/// Pawns by column: a line is a rank, the own edge first; outer files, then a and d, then b and c.
#[rustfmt::skip]
pub(super) const PAWN_PLACE: [[i16; 2]; 30] = [
    [-8, -8], [-4, -8], [0, -8],
    [-6, -4], [-2, -4], [2, -4],
    [-4, 0], [0, 0], [4, 0],
    [-2, 4], [2, 4], [6, 4],
    [0, 8], [4, 8], [8, 8],
    [2, 12], [6, 12], [10, 12],
    [4, 16], [8, 16], [12, 16],
    [6, 20], [10, 20], [14, 20],
    [8, 24], [12, 24], [16, 24],
    [10, 28], [14, 28], [18, 28],
];

/// For each piece on an attack board: king, queen, rook, bishop, knight, pawn.
#[rustfmt::skip]
pub(super) const SEAT: [[i16; 2]; 6] = [
    [8, 0], [-4, -4], [-4, -4], [-4, -4], [-4, -4], [0, 0],
];

/// For each square, on whatever level, that a queen, rook, bishop or knight can go to beyond the reach of pawns.
#[rustfmt::skip]
pub(super) const FREEDOM: [[i16; 2]; 4] = [
    [1, 2], [2, 3], [4, 4], [3, 3],
];

/// By the number of pieces, pawns aside, that bear on the neighbourhood of the enemy king.
#[rustfmt::skip]
pub(super) const SIEGE: [[i16; 2]; 7] = [
    [0, 0], [4, 0], [24, 4], [55, 10], [95, 15], [130, 20], [160, 25],
];

/// For each square beside the enemy king that a queen, rook, bishop or knight hits.
#[rustfmt::skip]
pub(super) const HITS: [[i16; 2]; 4] = [
    [3, 0], [3, 0], [3, 0], [3, 0],
];

/// By the number of own pawns beside the king.
#[rustfmt::skip]
pub(super) const SHIELD: [[i16; 2]; 4] = [
    [-15, 0], [0, 0], [10, 0], [16, 0],
];

/// For each castling right.
#[rustfmt::skip]
pub(super) const CASTLING: [[i16; 2]; 1] = [
    [6, 0],
];

/// Pawns that no enemy pawn can stop or take, by the steps to their furthest rank.
#[rustfmt::skip]
pub(super) const PASSED: [[i16; 2]; 10] = [
    [0, 0], [110, 180], [70, 120], [40, 80], [22, 50], [10, 30], [4, 16], [0, 6], [0, 0], [0, 0],
];

/// Passed pawns whose next column is free: with all pieces, and if the enemy has only pawns.
#[rustfmt::skip]
pub(super) const RUNNER: [[i16; 2]; 2] = [
    [6, 12], [20, 60],
];

/// Pawns that are deferred under a board, frozen, carried too far, doubled, isolated, guarded by a pawn.
#[rustfmt::skip]
pub(super) const PAWNS: [[i16; 2]; 6] = [
    [60, 60], [-25, -30], [-60, -80], [-8, -14], [-8, -12], [6, 4],
];

/// Boards that a side can move: empty ones of its own, its own with a passenger, and those taken from the enemy.
#[rustfmt::skip]
pub(super) const BOARDS: [[i16; 2]; 3] = [
    [10, 10], [6, 8], [16, 16],
];

/// For each vacant pin that such a board can go to.
#[rustfmt::skip]
pub(super) const JOURNEYS: [[i16; 2]; 1] = [
    [2, 2],
];

/// Two bishops.
#[rustfmt::skip]
pub(super) const PAIR: [[i16; 2]; 1] = [
    [25, 40],
];

/// Rooks on files without pawns, and without own pawns.
#[rustfmt::skip]
pub(super) const ROOK_FILE: [[i16; 2]; 2] = [
    [20, 12], [10, 8],
];

/// Enemy pieces attacked by pawns, rooks and queens attacked by lesser pieces, queens attacked by rooks, pawns attacked and not guarded.
#[rustfmt::skip]
pub(super) const THREATS: [[i16; 2]; 4] = [
    [40, 30], [30, 25], [25, 20], [10, 18],
];

/// Enemy pieces attacked and not guarded: with the enemy to move, and with the attacker.
#[rustfmt::skip]
pub(super) const HANGING: [[i16; 2]; 2] = [
    [18, 14], [40, 30],
];

/// The right to move.
#[rustfmt::skip]
pub(super) const TEMPO: [[i16; 2]; 1] = [
    [12, 6],
];
