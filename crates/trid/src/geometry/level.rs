//! Levels: the three main boards and the twelve pins (rules: 1.2, 1.3).

use std::fmt;

use super::{File, Pin};

/// One of the fixed 4×4 boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum MainBoard {
    /// White's board, ranks 1 to 4.
    White,
    /// The neutral board, ranks 3 to 6.
    Neutral,
    /// Black's board, ranks 5 to 8.
    Black,
}

/// What a main board is: its letter, its lowest rank and its height.
struct MainInfo {
    name: &'static str,
    lowest: u8,
    height: i16,
}

const MAINS: [MainInfo; 3] = [
    MainInfo {
        name: "W",
        lowest: 1,
        height: 0,
    },
    MainInfo {
        name: "N",
        lowest: 3,
        height: 2,
    },
    MainInfo {
        name: "B",
        lowest: 5,
        height: 4,
    },
];

impl MainBoard {
    /// The three boards from White's side.
    pub const ALL: [MainBoard; 3] = [MainBoard::White, MainBoard::Neutral, MainBoard::Black];

    /// The letter of texts: `W`, `N`, `B`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        MAINS[self as usize].name
    }

    /// The lowest of its four ranks.
    #[must_use]
    pub const fn lowest_rank(self) -> u8 {
        MAINS[self as usize].lowest
    }

    /// Its height; it orders the drawing only.
    #[must_use]
    pub const fn height(self) -> i16 {
        MAINS[self as usize].height
    }

    /// The board seen from the other side.
    #[must_use]
    pub(crate) const fn mirrored(self) -> MainBoard {
        match self {
            MainBoard::White => MainBoard::Black,
            MainBoard::Neutral => MainBoard::Neutral,
            MainBoard::Black => MainBoard::White,
        }
    }
}

/// Where in its column a square lies: on a main board, or on whatever board stands on a pin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// On a main board.
    Main(MainBoard),
    /// On the board that stands on a pin.
    Pin(Pin),
}

impl Level {
    /// All levels, in the byte order of their names.
    pub(crate) const BY_NAME: [Level; 15] = {
        let mut levels = [Level::Main(MainBoard::Black); 15];
        let mut index = 0;
        while index < 6 {
            levels[1 + index] = Level::Pin(Pin::ALL[index]);
            levels[8 + index] = Level::Pin(Pin::ALL[6 + index]);
            index += 1;
        }
        levels[7] = Level::Main(MainBoard::Neutral);
        levels[14] = Level::Main(MainBoard::White);
        levels
    };

    /// The name of texts: `W`, `QL1`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Main(board) => board.name(),
            Level::Pin(pin) => pin.name(),
        }
    }

    /// Its place in a column drawing; no rule of movement reads it (rules: 1.3).
    #[must_use]
    pub const fn height(self) -> i16 {
        match self {
            Level::Main(board) => board.height(),
            Level::Pin(pin) => pin.height(),
        }
    }

    /// The pin, for a level that may come and go.
    #[must_use]
    pub const fn pin(self) -> Option<Pin> {
        match self {
            Level::Main(_) => None,
            Level::Pin(pin) => Some(pin),
        }
    }

    /// Whether this level has a square in the column of `file` and `rank` at any time.
    #[must_use]
    pub(crate) const fn covers(self, file: File, rank: u8) -> bool {
        match self {
            Level::Main(board) => {
                let lowest = board.lowest_rank();
                file as u8 >= File::A as u8
                    && file as u8 <= File::D as u8
                    && rank >= lowest
                    && rank < lowest + 4
            }
            Level::Pin(pin) => {
                let (files, lowest) = (pin.lowest_file() as u8, pin.lowest_rank());
                file as u8 >= files
                    && file as u8 <= files + 1
                    && rank >= lowest
                    && rank < lowest + 2
            }
        }
    }

    #[must_use]
    pub(crate) const fn mirrored(self) -> Level {
        match self {
            Level::Main(board) => Level::Main(board.mirrored()),
            Level::Pin(pin) => Level::Pin(pin.mirrored()),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
