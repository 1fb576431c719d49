//! Squares by name and by index (rules: 1.1).

use std::fmt;

use super::{Column, File, Level, Pin};

/// A square that can exist, by its index in the byte order of the names (`a0QL1` is 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// The colour of a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tint {
    /// File number plus rank is odd.
    Light,
    /// File number plus rank is even.
    Dark,
}

/// A column and a level as a text names them; not every place is a square (`z1W` is none).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The column.
    pub column: Column,
    /// The level.
    pub level: Level,
}

impl Place {
    /// Reads a place from the start of `text`; gives it with what follows.
    #[must_use]
    pub fn read(text: &str) -> Option<(Place, &str)> {
        let mut letters = text.chars();
        let file = File::from_letter(letters.next()?)?;
        let rank = letters.next()?.to_digit(10)?;
        let column = Column::new(file, u8::try_from(rank).ok()?)?;
        let rest = letters.as_str();
        Level::BY_NAME.into_iter().find_map(|level| {
            rest.strip_prefix(level.name())
                .map(|rest| (Place { column, level }, rest))
        })
    }

    /// The square of this place, if there can be one.
    #[must_use]
    pub fn square(self) -> Option<Square> {
        Square::new(self.column, self.level)
    }
}

impl From<Square> for Place {
    fn from(square: Square) -> Place {
        Place {
            column: square.column(),
            level: square.level(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.level)
    }
}

const NONE: u8 = u8::MAX;

/// The world in the order of names.
struct World {
    /// Apart from the levels: columns are asked for at every step of a walk, levels seldom.
    columns: [Column; Square::COUNT],
    levels: [Level; Square::COUNT],
    /// By column and by place in [`Level::BY_NAME`].
    squares: [[u8; 15]; Column::COUNT],
}

static WORLD: World = WORLD_TABLE;
const WORLD_TABLE: World = {
    let by_letter = [File::A, File::B, File::C, File::D, File::E, File::Z];
    let mut world = World {
        columns: [Column::from_index(0); Square::COUNT],
        levels: [Level::BY_NAME[0]; Square::COUNT],
        squares: [[NONE; 15]; Column::COUNT],
    };
    let mut count = 0;
    let mut file = 0;
    while file < by_letter.len() {
        let mut rank = 0;
        while rank < 10 {
            let mut level = 0;
            while level < 15 {
                if Level::BY_NAME[level].covers(by_letter[file], rank)
                    && let Some(column) = Column::new(by_letter[file], rank)
                {
                    world.columns[count] = column;
                    world.levels[count] = Level::BY_NAME[level];
                    world.squares[column.index()][level] = count as u8;
                    count += 1;
                }
                level += 1;
            }
            rank += 1;
        }
        file += 1;
    }
    assert!(
        count == Square::COUNT,
        "48 main squares and 4 on each of 12 pins"
    );
    world
};

impl Square {
    /// How many squares can exist: 48 on the main boards and 4 on each pin.
    pub const COUNT: usize = 96;

    /// The square of a column on a level; `None` if the level has none there.
    #[must_use]
    pub const fn new(column: Column, level: Level) -> Option<Square> {
        let by_name = match level {
            Level::Main(super::MainBoard::Black) => 0,
            Level::Main(super::MainBoard::Neutral) => 7,
            Level::Main(super::MainBoard::White) => 14,
            Level::Pin(pin) if pin.index() < 6 => 1 + pin.index(),
            Level::Pin(pin) => 2 + pin.index(),
        };
        let index = WORLD_TABLE.squares[column.index()][by_name];
        if index == NONE {
            None
        } else {
            Some(Square(index))
        }
    }

    /// The square with that index; `None` beyond the world.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// For bit positions of a [`super::Squares`], which holds no bit beyond the world.
    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Square {
        Square(bit as u8)
    }

    /// The square with that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Square> {
        match Place::read(name) {
            Some((place, "")) => place.square(),
            _ => None,
        }
    }

    /// Every square, in index order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The dense index, below [`Square::COUNT`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column it stands in.
    #[must_use]
    #[inline]
    pub fn column(self) -> Column {
        WORLD.columns[self.index()]
    }

    /// The level it lies on.
    #[must_use]
    #[inline]
    pub fn level(self) -> Level {
        WORLD.levels[self.index()]
    }

    /// The file.
    #[must_use]
    pub fn file(self) -> File {
        self.column().file()
    }

    /// The rank.
    #[must_use]
    pub fn rank(self) -> u8 {
        self.column().rank()
    }

    /// The pin whose board carries it; `None` on a main board.
    #[must_use]
    #[inline]
    pub fn pin(self) -> Option<Pin> {
        self.level().pin()
    }

    /// The colour; every square of a column has the same.
    #[must_use]
    pub fn tint(self) -> Tint {
        if (self.file() as u8 + self.rank()).is_multiple_of(2) {
            Tint::Dark
        } else {
            Tint::Light
        }
    }

    /// The square seen from the other side of the board.
    #[must_use]
    pub(crate) fn mirrored(self) -> Square {
        // The world is symmetric, so the fallback is never taken.
        Square::new(self.column().mirrored(), self.level().mirrored()).unwrap_or(self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.level())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
