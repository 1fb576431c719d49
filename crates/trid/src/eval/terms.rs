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

    /// `side` has the term of a group once.
    #[inline]
    fn once(&mut self, side: Side, group: Group, index: usize) {
        self.add(side, Term::new(group, index), 1);
    }
}

/// Adds up the value for each side.
#[derive(Debug, Default)]
pub(crate) struct Sum([Score; 2]);

impl Sum {
    /// The sum for White.
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

/// Writes down how often White has each term more than Black.
#[derive(Debug)]
pub(crate) struct Counts(pub(crate) [i32; TERMS]);

impl Ledger for Counts {
    fn add(&mut self, side: Side, term: Term, times: i32) {
        self.0[term.0] += match side {
            Side::First => times,
            Side::Second => -times,
        };
    }
}
