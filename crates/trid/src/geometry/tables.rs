//! Movement tables, computed at compile time.
//!
//! Slides are decided among 60 columns and spent on 96 squares: a ray is kept twice, as columns (to find the first
//! blocker in one word) and as squares (to mark what it reaches on all levels at once).

use rules::Side;

use super::{Column, Columns, File, Level, MainBoard, Pin, Square, Squares};
use crate::options::CrossTrackSlides;

/// The rank direction of a side's pawns.
#[inline]
pub(crate) const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// A direction of slides. Those before [`Direction::REVERSED`] lead to higher column indexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Direction(pub(crate) usize);

impl Direction {
    /// Files and ranks of one step. Even places are orthogonal, odd ones diagonal.
    pub(crate) const STEPS: [(i8, i8); 8] = [
        (0, 1),
        (1, -1),
        (1, 0),
        (1, 1),
        (0, -1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
    ];
    /// From here on columns fall along the ray.
    pub(crate) const REVERSED: usize = 4;
}

/// What only the column or the pin decides.
pub(crate) struct Tables {
    /// The squares of each column, at any time.
    pub(crate) column: [Squares; Column::COUNT],
    /// Columns a knight reaches, as squares.
    pub(crate) knight: [Squares; Column::COUNT],
    /// Columns a king reaches.
    pub(crate) king_columns: [Columns; Column::COUNT],
    /// The same as squares.
    pub(crate) king: [Squares; Column::COUNT],
    /// What a side's pawn attacks, by side and column.
    pub(crate) pawn: [[Squares; Column::COUNT]; 2],
    /// The column one rank ahead for a side's pawns, by side and column; beyond the edge one that never has a square, so that
    /// nothing has to be asked.
    pub(crate) ahead: [[Column; Column::COUNT]; 2],
    /// The columns beside a column on its rank, as squares: from there en passant is possible.
    pub(crate) beside: [Squares; Column::COUNT],
    /// All squares on the four orthogonal rays.
    pub(crate) orthogonal: [Squares; Column::COUNT],
    /// All squares on the four diagonal rays.
    pub(crate) diagonal: [Squares; Column::COUNT],
    /// Rays as columns, by direction and column.
    ray_columns: [[u64; Column::COUNT]; 8],
    /// Rays as squares, by direction and by the bit at which [`Tables::slide`] finds the column; empty at the bit that stands
    /// for "no blocker".
    ray: [[u128; 64]; 8],
    /// The four squares of each pin.
    pub(crate) pin: [Squares; Pin::COUNT],
    /// The four columns of each pin.
    pub(crate) pin_columns: [Columns; Pin::COUNT],
    /// Every square of those columns, on whatever level: where a piece casts its shadow (rules: 6.3 step 10).
    pub(crate) shadow: [Squares; Pin::COUNT],
    /// Squares of main boards.
    pub(crate) main: Squares,
    /// Columns of main boards.
    pub(crate) main_columns: Columns,
    /// The squares of each track's pins, by [`Track`](super::Track).
    track: [Squares; 2],
    /// Where a slider may end that stands on a square, as far as the tracks decide it (rules: 5.1.5), by
    /// [`CrossTrackSlides`]. It holds in both directions.
    pub(crate) on_track: [[Squares; Square::COUNT]; 2],
}

pub(crate) static TABLES: Tables = Tables::new();

const fn column_at(index: usize) -> Column {
    Column::from_index(index as u8)
}

/// b0, above which no board ever stands.
const NOWHERE: Column = match Column::new(File::B, 0) {
    Some(column) => column,
    None => column_at(0),
};

/// The bit at which a ray finds a column: those of falling rays begin at 1, because 0 is their "no blocker".
const fn ray_bit(direction: usize, column: Column) -> usize {
    column.index() + (direction >= Direction::REVERSED) as usize
}

const fn squares_of(column: Column) -> Squares {
    let mut set = Squares::NONE;
    let mut level = 0;
    while level < Level::BY_NAME.len() {
        if let Some(square) = Square::new(column, Level::BY_NAME[level]) {
            set = set.or(Squares::of(square));
        }
        level += 1;
    }
    set
}

const fn leaps<const N: usize>(
    from: Column,
    steps: [(i8, i8); N],
    column: &[Squares; Column::COUNT],
) -> Squares {
    let mut set = Squares::NONE;
    let mut step = 0;
    while step < N {
        if let Some(to) = from.offset(steps[step].0, steps[step].1) {
            set = set.or(column[to.index()]);
        }
        step += 1;
    }
    set
}

const KNIGHT: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

impl Tables {
    const fn new() -> Tables {
        let mut tables = Tables {
            column: [Squares::NONE; Column::COUNT],
            knight: [Squares::NONE; Column::COUNT],
            king_columns: [Columns(0); Column::COUNT],
            king: [Squares::NONE; Column::COUNT],
            pawn: [[Squares::NONE; Column::COUNT]; 2],
            ahead: [[NOWHERE; Column::COUNT]; 2],
            beside: [Squares::NONE; Column::COUNT],
            orthogonal: [Squares::NONE; Column::COUNT],
            diagonal: [Squares::NONE; Column::COUNT],
            ray_columns: [[0; Column::COUNT]; 8],
            ray: [[0; 64]; 8],
            pin: [Squares::NONE; Pin::COUNT],
            pin_columns: [Columns(0); Pin::COUNT],
            shadow: [Squares::NONE; Pin::COUNT],
            main: Squares::NONE,
            main_columns: Columns(0),
            track: [Squares::NONE; 2],
            on_track: [[Squares::ALL; Square::COUNT]; 2],
        };
        let mut index = 0;
        while index < Column::COUNT {
            tables.column[index] = squares_of(column_at(index));
            index += 1;
        }
        index = 0;
        while index < Column::COUNT {
            let from = column_at(index);
            tables.knight[index] = leaps(from, KNIGHT, &tables.column);
            tables.king[index] = leaps(from, Direction::STEPS, &tables.column);
            tables.pawn[0][index] = leaps(from, [(-1, 1), (1, 1)], &tables.column);
            tables.pawn[1][index] = leaps(from, [(-1, -1), (1, -1)], &tables.column);
            tables.beside[index] = leaps(from, [(-1, 0), (1, 0)], &tables.column);
            let mut side = 0;
            while side < 2 {
                if let Some(ahead) = from.ahead(Side::ALL[side]) {
                    tables.ahead[side][index] = ahead;
                }
                side += 1;
            }
            tables.add_rays(from);
            index += 1;
        }
        tables.add_levels();
        tables.add_tracks();
        tables
    }

    const fn add_rays(&mut self, from: Column) {
        let index = from.index();
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = Direction::STEPS[direction];
            let mut at = from;
            let mut columns = Columns(0);
            let mut squares = Squares::NONE;
            while let Some(next) = at.offset(files, ranks) {
                if columns.is_empty() {
                    self.king_columns[index] = self.king_columns[index].with(next);
                }
                columns = columns.with(next);
                squares = squares.or(self.column[next.index()]);
                at = next;
            }
            self.ray_columns[direction][index] = columns.0;
            self.ray[direction][ray_bit(direction, from)] = squares.0;
            if direction % 2 == 0 {
                self.orthogonal[index] = self.orthogonal[index].or(squares);
            } else {
                self.diagonal[index] = self.diagonal[index].or(squares);
            }
            direction += 1;
        }
    }

    const fn add_levels(&mut self) {
        let mut index = 0;
        while index < Column::COUNT {
            let column = column_at(index);
            let mut board = 0;
            while board < 3 {
                if let Some(square) = Square::new(column, Level::Main(MainBoard::ALL[board])) {
                    self.main = self.main.or(Squares::of(square));
                    self.main_columns = self.main_columns.with(column);
                }
                board += 1;
            }
            let mut pin = 0;
            while pin < Pin::COUNT {
                if let Some(square) = Square::new(column, Level::Pin(Pin::ALL[pin])) {
                    let set = Squares::of(square);
                    let track = Pin::ALL[pin].track() as usize;
                    self.pin[pin] = self.pin[pin].or(set);
                    self.pin_columns[pin] = self.pin_columns[pin].with(column);
                    self.shadow[pin] = self.shadow[pin].or(self.column[index]);
                    self.track[track] = self.track[track].or(set);
                }
                pin += 1;
            }
            index += 1;
        }
    }

    const fn add_tracks(&mut self) {
        let off = CrossTrackSlides::Off as usize;
        let mut index = 0;
        while let Some(square) = Square::from_index(index) {
            let mut track = 0;
            while track < 2 {
                if self.track[track].has(square) {
                    let other = self.track[1 - track];
                    self.on_track[off][index] = Squares(Squares::ALL.0 & !other.0);
                }
                track += 1;
            }
            index += 1;
        }
    }

    /// What a slide from `from` in one direction reaches before or at the first of `blockers`, on every level that can
    /// exist.
    #[inline]
    pub(crate) fn slide(&self, direction: usize, from: Column, blockers: Columns) -> u128 {
        let rays = &self.ray[direction];
        let met = self.ray_columns[direction][from.index()] & blockers.0;
        // A bit behind every column stands for "no blocker": a scan that always finds one has no case to tell apart.
        let stop = if direction < Direction::REVERSED {
            (met | 1 << 63).trailing_zeros()
        } else {
            63 - (met << 1 | 1).leading_zeros()
        };
        rays[ray_bit(direction, from)] ^ rays[stop as usize]
    }

    /// Everything on a ray.
    #[inline]
    pub(crate) fn whole_ray(&self, direction: usize, from: Column) -> Squares {
        Squares(self.ray[direction][ray_bit(direction, from)])
    }
}

/// The columns strictly between two columns of one line; empty for all other pairs.
pub(crate) static BETWEEN: [[Columns; Column::COUNT]; Column::COUNT] = {
    let mut table = [[Columns(0); Column::COUNT]; Column::COUNT];
    let mut index = 0;
    while index < Column::COUNT {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = Direction::STEPS[direction];
            let mut at = column_at(index);
            let mut passed = Columns(0);
            while let Some(next) = at.offset(files, ranks) {
                table[index][next.index()] = passed;
                passed = passed.with(next);
                at = next;
            }
            direction += 1;
        }
        index += 1;
    }
    table
};

/// Fixed sets of squares that rules name.
pub(crate) struct SquareMasks;

impl SquareMasks {
    /// The home squares of pawns, by side (rules: 2).
    pub(crate) const PAWN_HOMES: [Squares; 2] = [
        SquareMasks::named(&[
            (File::Z, 1, Level::Pin(Pin::QL1)),
            (File::A, 1, Level::Pin(Pin::QL1)),
            (File::D, 1, Level::Pin(Pin::KL1)),
            (File::E, 1, Level::Pin(Pin::KL1)),
            (File::A, 2, Level::Main(MainBoard::White)),
            (File::B, 2, Level::Main(MainBoard::White)),
            (File::C, 2, Level::Main(MainBoard::White)),
            (File::D, 2, Level::Main(MainBoard::White)),
        ]),
        SquareMasks::named(&[
            (File::Z, 8, Level::Pin(Pin::QL6)),
            (File::A, 8, Level::Pin(Pin::QL6)),
            (File::D, 8, Level::Pin(Pin::KL6)),
            (File::E, 8, Level::Pin(Pin::KL6)),
            (File::A, 7, Level::Main(MainBoard::Black)),
            (File::B, 7, Level::Main(MainBoard::Black)),
            (File::C, 7, Level::Main(MainBoard::Black)),
            (File::D, 7, Level::Main(MainBoard::Black)),
        ]),
    ];

    const fn named(list: &[(File, u8, Level)]) -> Squares {
        let mut set = Squares::NONE;
        let mut index = 0;
        while index < list.len() {
            let (file, rank, level) = list[index];
            set = set.or(Squares::of(SquareMasks::one(file, rank, level)));
            index += 1;
        }
        set
    }

    /// A square known at compile time.
    #[allow(clippy::panic)] // Called for constants only: a mistake stops the compiler, never a program.
    pub(crate) const fn one(file: File, rank: u8, level: Level) -> Square {
        match Column::new(file, rank) {
            Some(column) => match Square::new(column, level) {
                Some(square) => square,
                None => panic!("the level has no square there"),
            },
            None => panic!("no such rank"),
        }
    }
}
