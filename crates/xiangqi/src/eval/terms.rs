//! The terms of the evaluation: which there are, what they weigh, and who adds them up.

use rules::{Entry, Freedom, Side, Weights};

use super::score::Score;
use super::weights;

macro_rules! groups {
    ($($group:ident $weights:ident $columns:literal $about:literal)*) => {
        /// A group of terms that belong together: one array of weights.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub(crate) enum Group { $(#[doc = $about] $group,)* }

        const LENGTHS: &[usize] = &[$(weights::$weights.len(),)*];

        /// How many terms there are.
        pub(crate) const TERMS: usize = {
            let mut total = 0;
            let mut group = 0;
            while group < LENGTHS.len() {
                total += LENGTHS[group];
                group += 1;
            }
            total
        };

        /// All weights, group after group.
        static ALL: [Score; TERMS] = {
            let mut all = [Score { middle: 0, end: 0 }; TERMS];
            let mut next = 0;
            $({
                let mut index = 0;
                while index < weights::$weights.len() {
                    all[next] = Score::new(weights::$weights[index]);
                    next += 1;
                    index += 1;
                }
            })*
            assert!(next == TERMS);
            all
        };

        /// The groups as the tuning tool sees them.
        pub(super) fn groups() -> Vec<Weights> {
            vec![$(Weights {
                name: stringify!($weights),
                about: $about,
                columns: $columns,
                entry: Entry::Pair,
                freedom: Freedom::Learned,
                values: weights::$weights.iter().flatten().map(|&weight| i32::from(weight)).collect(),
            },)*]
        }
    };
}

groups! {
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

/// Where each group begins.
const BEGIN: [usize; LENGTHS.len()] = {
    let mut begin = [0; LENGTHS.len()];
    let mut group = 1;
    while group < LENGTHS.len() {
        begin[group] = begin[group - 1] + LENGTHS[group - 1];
        group += 1;
    }
    begin
};

/// One of the terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Term(usize);

impl Term {
    /// The term of a group; an index beyond the group is its last.
    #[inline]
    pub(crate) const fn new(group: Group, index: usize) -> Term {
        let last = LENGTHS[group as usize] - 1;
        Term(BEGIN[group as usize] + if index < last { index } else { last })
    }

    /// Its place among all terms.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0
    }

    /// What it weighs.
    #[inline]
    pub(crate) const fn weight(self) -> Score {
        ALL[self.0]
    }
}

/// Somebody who is told what an evaluation sees.
pub(crate) trait Ledger {
    /// `side` has the term so many times.
    fn add(&mut self, side: Side, term: Term, times: i32);
}

/// Adds up the value for each side.
#[derive(Debug, Default)]
pub(crate) struct Sum([Score; 2]);

impl Sum {
    /// The sum for Red.
    pub(crate) fn balance(&self) -> Score {
        self.0[0] - self.0[1]
    }
}

impl Ledger for Sum {
    #[inline]
    fn add(&mut self, side: Side, term: Term, times: i32) {
        self.0[side.index()] += term.weight() * times;
    }
}

/// Writes down how often Red has each term more than Black.
#[derive(Debug)]
pub(crate) struct Counts(pub(crate) [i32; TERMS]);

impl Ledger for Counts {
    fn add(&mut self, side: Side, term: Term, times: i32) {
        self.0[term.index()] += match side {
            Side::First => times,
            Side::Second => -times,
        };
    }
}
