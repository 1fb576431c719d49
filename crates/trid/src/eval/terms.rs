//! The terms of the evaluation: which there are, and what they are about.

use super::weights;

evaluation::phased_terms! {
    Material MATERIAL 6 "What a piece is worth wherever it stands: king, queen, rook, bishop, knight, pawn."
    KingPlace KING_PLACE 3 "The king by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    QueenPlace QUEEN_PLACE 3 "Queens by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    RookPlace ROOK_PLACE 3 "Rooks by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    BishopPlace BISHOP_PLACE 3 "Bishops by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    KnightPlace KNIGHT_PLACE 3 "Knights by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    PawnPlace PAWN_PLACE 3 "Pawns by column: a line is a rank, the own edge first; outer files, then a and d, then b and c."
    Seat SEAT 6 "For each piece on an attack board: king, queen, rook, bishop, knight, pawn."
    Freedom FREEDOM 4 "For each square, on whatever level, that a queen, rook, bishop or knight can go to beyond the reach of pawns."
    Siege SIEGE 7 "By the number of pieces, pawns aside, that bear on the neighbourhood of the enemy king."
    Hits HITS 4 "For each square beside the enemy king that a queen, rook, bishop or knight hits."
    Shield SHIELD 4 "By the number of own pawns beside the king."
    Castling CASTLING 1 "For each castling right."
    Passed PASSED 10 "Pawns that no enemy pawn can stop or take, by the steps to their furthest rank."
    Runner RUNNER 2 "Passed pawns whose next column is free: with all pieces, and if the enemy has only pawns."
    Pawns PAWNS 6 "Pawns that are deferred under a board, frozen, carried too far, doubled, isolated, guarded by a pawn."
    Boards BOARDS 3 "Boards that a side can move: empty ones of its own, its own with a passenger, and those taken from the enemy."
    Journeys JOURNEYS 1 "For each vacant pin that such a board can go to."
    Pair PAIR 1 "Two bishops."
    RookFile ROOK_FILE 2 "Rooks on files without pawns, and without own pawns."
    Threats THREATS 4 "Enemy pieces attacked by pawns, rooks and queens attacked by lesser pieces, queens attacked by rooks, pawns attacked and not guarded."
    Hanging HANGING 2 "Enemy pieces attacked and not guarded: with the enemy to move, and with the attacker."
    Tempo TEMPO 1 "The right to move."
}
