//! The list of weights, and the two ways to add up terms: into a value, or one by one for the tuning tool.

use crate::geometry::{CELLS, FILES, RANKS, Square};
use crate::piece::{Kind, Piece};

use super::weights as w;

pub(super) const KINDS: usize = Kind::ALL.len();

/// The place of a kind in the arrays of weights.
#[inline]
pub(super) const fn row(kind: Kind) -> usize {
    kind as usize - 1
}

/// An array of weights: where it begins among all of them.
#[derive(Clone, Copy)]
pub(super) struct Array(usize);

impl Array {
    #[inline]
    pub(super) const fn at(self, index: usize) -> usize {
        self.0 + index
    }
}

/// Everything that is known of one array of the weights file.
pub(super) struct Listed {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) columns: usize,
    pub(super) values: &'static [i16],
}

macro_rules! arrays {
    ($($name:ident $columns:literal $about:literal;)+) => {
        /// Every array, in the order of the terms.
        pub(super) const LISTED: &[Listed] = &[
            $(Listed {
                name: stringify!($name),
                about: $about,
                columns: $columns,
                values: &w::$name,
            },)+
        ];
        arrays!(@offsets 0; $($name)+);
    };
    (@offsets $begin:expr; $name:ident $($rest:ident)*) => {
        pub(super) const $name: Array = Array($begin);
        arrays!(@offsets $begin + w::$name.len(); $($rest)*);
    };
    (@offsets $begin:expr;) => {
        /// How many weights there are.
        pub(super) const TERMS: usize = $begin;
    };
}

arrays! {
    MATERIAL 11 "A piece, in the order of the kinds.";
    HEROIC 11 "Its heroic mark.";
    RANK 12 "Ranks from the own side on, one line for each kind.";
    FILE 11 "Files, one line for each kind.";
    STACK 3 "A group with no, one and two passengers.";
    MOBILITY 3 "Each square that a navy, a plane and an artillery can go to.";
    THREAT 11 "A guarded enemy piece in range, by its kind.";
    HANGING 11 "An enemy piece that can be taken for nothing, by its kind: for who is to move, then for who is not.";
    COVERED 11 "A piece under the own air defence while the enemy has planes, by its kind.";
    SHELTER 3 "The commander under no, one and more defenders while the enemy has planes.";
    ASSAULT 11 "A piece that reaches the surroundings of the enemy commander, by its kind.";
    CROWD 8 "So many of them.";
    NEAR 11 "Each square that a piece is nearer to the enemy commander than eight, by its kind.";
    ROOM 9 "So many free squares around the commander.";
    GUARDS 9 "So many own groups around the commander.";
    RIDE 5 "The commander alone, on a navy, a plane, a tank, in a headquarter.";
    TEMPO 1 "The right to move.";
}

/// All weights in a row.
static WEIGHTS: [i16; TERMS] = {
    let mut all = [0; TERMS];
    let mut next = 0;
    let mut array = 0;
    while array < LISTED.len() {
        let mut index = 0;
        while index < LISTED[array].values.len() {
            all[next] = LISTED[array].values[index];
            next += 1;
            index += 1;
        }
        array += 1;
    }
    all
};

/// Material, mark and place of each piece code on each cell, as Red sees it.
static PLACED: [[i16; CELLS]; Piece::CODES] = {
    let mut table = [[0; CELLS]; Piece::CODES];
    let mut index = 0;
    while index < KINDS {
        let code = Kind::ALL[index] as usize;
        let mut square = 0;
        while let Some(at) = Square::from_index(square) {
            let place = w::RANK[index * RANKS as usize + at.rank() as usize]
                + w::FILE[index * FILES as usize + at.file() as usize];
            let plain = w::MATERIAL[index] + place;
            table[code][at.cell()] = plain;
            table[code | Piece::HEROIC_BIT as usize][at.cell()] = plain + w::HEROIC[index];
            square += 1;
        }
        index += 1;
    }
    table
};

/// Takes the terms of one side.
pub(super) trait Tally {
    /// Adds `count` of one weight.
    fn add(&mut self, weight: usize, count: i32);

    /// Adds a piece on a square as its own side sees it.
    #[inline]
    fn piece(&mut self, piece: Piece, square: Square) {
        let row = row(piece.kind());
        self.add(MATERIAL.at(row), 1);
        if piece.is_heroic() {
            self.add(HEROIC.at(row), 1);
        }
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        self.add(RANK.at(row * usize::from(RANKS) + rank), 1);
        self.add(FILE.at(row * usize::from(FILES) + file), 1);
    }
}

/// The sum.
#[derive(Default)]
pub(super) struct Sum(pub(super) i32);

impl Tally for Sum {
    #[inline]
    fn add(&mut self, weight: usize, count: i32) {
        self.0 += i32::from(WEIGHTS[weight]) * count;
    }

    #[inline]
    fn piece(&mut self, piece: Piece, square: Square) {
        self.0 += i32::from(PLACED[usize::from(piece.0) % Piece::CODES][square.cell()]);
    }
}

/// The counts, each times a factor.
pub(super) struct Counts<'a> {
    pub(super) out: &'a mut [i32],
    pub(super) factor: i32,
}

impl Tally for Counts<'_> {
    fn add(&mut self, weight: usize, count: i32) {
        if let Some(term) = self.out.get_mut(weight) {
            *term += self.factor * count;
        }
    }
}
