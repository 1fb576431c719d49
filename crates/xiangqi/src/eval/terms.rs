//! The terms of the evaluation: which there are, and what they are about.

use super::weights;

evaluation::phased_terms! {
    Material MATERIAL 7 "What a piece is worth wherever it stands: king, advisor, elephant, horse, rook, cannon, pawn."
    KingPlace KING_PLACE 5 "The king by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    AdvisorPlace ADVISOR_PLACE 5 "Advisors by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    ElephantPlace ELEPHANT_PLACE 5 "Elephants by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    HorsePlace HORSE_PLACE 5 "Horses by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    RookPlace ROOK_PLACE 5 "Rooks by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    CannonPlace CANNON_PLACE 5 "Cannons by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    PawnPlace PAWN_PLACE 5 "Pawns by point: a line is a rank, the own back rank first; the middle file comes first, the edge last."
    RookFreedom ROOK_FREEDOM 6 "Rooks by the number of points they can safely go to."
    CannonFreedom CANNON_FREEDOM 6 "Cannons by the number of empty points they can safely go to."
    HorseFreedom HORSE_FREEDOM 9 "Horses by the number of points they can safely go to."
    PalaceHits PALACE_HITS 3 "For each point of the enemy palace that a horse, rook or cannon hits."
    Assault ASSAULT 5 "By the number of pieces that hit the enemy palace (lines, 0 to 5) and of guards it has lost (0 to 4)."
    RookOnFile ROOK_ON_FILE 4 "Rooks on the file of the enemy king, by the number of pieces between."
    RookOnRank ROOK_ON_RANK 4 "Rooks on the rank of the enemy king, by the number of pieces between."
    CannonOnFile CANNON_ON_FILE 4 "Cannons on the file of the enemy king, by the number of pieces between: hollow, check, pin, more."
    CannonOnRank CANNON_ON_RANK 4 "Cannons on the rank of the enemy king, by the number of pieces between."
    SafeChecks SAFE_CHECKS 3 "By the number of points, up to two, from which a horse, rook or cannon (lines) can give check unharmed."
    KingFreedom KING_FREEDOM 5 "By the number of points that the king can go to."
    Hanging HANGING 7 "For each enemy piece that is attacked and not guarded, by kind; first with the enemy to move, then with the attacker."
    Harried HARRIED 3 "For each guarded enemy piece that a cheaper one attacks: horses and cannons by pawns and guards, rooks by those, rooks by horses and cannons."
    Pawns PAWNS 2 "For each crossed pawn beside another, and for each pawn in or beside the enemy palace."
    Guards GUARDS 3 "By the number of own advisors (lines, 0 to 2) and elephants (0 to 2) left."
    LinkedElephants LINKED_ELEPHANTS 1 "Two elephants that guard each other."
    LostAdvisors LOST_ADVISORS 4 "For each advisor that the enemy has lost, by each own horse, rook, cannon and crossed pawn."
    LostElephants LOST_ELEPHANTS 4 "For each elephant that the enemy has lost, by each own horse, rook, cannon and crossed pawn."
    Stock STOCK 5 "Two horses, two rooks, two cannons, horse and cannon together, no rook against one."
    Tempo TEMPO 1 "The right to move."
}
