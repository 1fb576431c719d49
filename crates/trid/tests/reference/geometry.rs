//! Files, ranks, columns, levels, pins (rules: 1.1-1.3, 6.2), spelled out as the text spells them.

use std::fmt;

/// The files in their order; the index is the file's number.
pub(crate) const FILES: [char; 6] = ['z', 'a', 'b', 'c', 'd', 'e'];

/// The two tracks of pins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Track {
    Queen,
    King,
}

/// A pin: `QL1`..`QL6`, `KL1`..`KL6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Pin {
    pub(crate) track: Track,
    pub(crate) index: i8,
}

/// A level; the derived order is the canonical one (W, N, B, QL1..QL6, KL1..KL6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Level {
    W,
    N,
    B,
    Attack(Pin),
}

/// File number and rank.
pub(crate) type Column = (i8, i8);

/// A column on one level. Not every such triple is a square of the game: see [`Square::is_of_the_game`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Square {
    pub(crate) file: i8,
    pub(crate) rank: i8,
    pub(crate) level: Level,
}

impl Pin {
    /// All twelve, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Pin> {
        [Track::Queen, Track::King]
            .into_iter()
            .flat_map(|track| (1..=6).map(move |index| Pin { track, index }))
    }

    /// The lower of the two files that a board covers here (rules: 1.3).
    pub(crate) fn low_file(self) -> i8 {
        match self.track {
            Track::Queen => 0,
            Track::King => 4,
        }
    }

    /// The lower of the two ranks that a board covers here (rules: 1.3, the table).
    pub(crate) fn low_rank(self) -> i8 {
        match self.index {
            1 => 0,
            2 | 5 => 4,
            3 => 2,
            4 => 6,
            _ => 8,
        }
    }

    /// The four squares of a board on this pin.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        let (file, rank) = (self.low_file(), self.low_rank());
        [(0, 0), (1, 0), (0, 1), (1, 1)]
            .into_iter()
            .map(move |(x, y)| Square {
                file: file + x,
                rank: rank + y,
                level: Level::Attack(self),
            })
    }

    pub(crate) fn read(text: &str) -> Option<Pin> {
        Pin::all().find(|pin| pin.to_string() == text)
    }
}

impl Level {
    /// All fifteen, in canonical order.
    pub(crate) fn all() -> impl Iterator<Item = Level> {
        [Level::W, Level::N, Level::B]
            .into_iter()
            .chain(Pin::all().map(Level::Attack))
    }

    /// Whether a board on this level covers the column.
    pub(crate) fn covers(self, (file, rank): Column) -> bool {
        let (files, ranks) = match self {
            Level::W => (1..=4, 1..=4),
            Level::N => (1..=4, 3..=6),
            Level::B => (1..=4, 5..=8),
            Level::Attack(pin) => (
                pin.low_file()..=pin.low_file() + 1,
                pin.low_rank()..=pin.low_rank() + 1,
            ),
        };
        files.contains(&file) && ranks.contains(&rank)
    }
}

impl Square {
    /// All 96 squares, main boards first.
    pub(crate) fn all() -> impl Iterator<Item = Square> {
        Level::all().flat_map(|level| {
            (0..6)
                .flat_map(move |file| (0..10).map(move |rank| Square { file, rank, level }))
                .filter(|square| square.is_of_the_game())
        })
    }

    pub(crate) fn column(self) -> Column {
        (self.file, self.rank)
    }

    /// Whether the level covers the column at all (`z1W` is no square).
    pub(crate) fn is_of_the_game(self) -> bool {
        self.level.covers(self.column())
    }

    pub(crate) fn pin(self) -> Option<Pin> {
        match self.level {
            Level::Attack(pin) => Some(pin),
            Level::W | Level::N | Level::B => None,
        }
    }

    /// Reads `<file><rank><level>`; anything of that shape is read, also `z1W` (rules: 13, `E_NO_PIECE`).
    pub(crate) fn read(text: &str) -> Option<Square> {
        let mut letters = text.chars();
        let file = letters.next()?;
        let rank = letters.next()?;
        let level = letters.as_str();
        Some(Square {
            file: FILES
                .iter()
                .position(|&known| known == file)
                .and_then(|number| i8::try_from(number).ok())?,
            rank: i8::try_from(rank.to_digit(10)?).ok()?,
            level: Level::all().find(|known| known.to_string() == level)?,
        })
    }
}

/// Pin graph of the revised rules (rules: 6.2).
pub(crate) fn adjacent_revised(a: Pin, b: Pin) -> bool {
    a != b && (a.index - b.index).abs() <= 1
}

/// Pin graph of option `pin_graph = meder1995` (rules: 10).
pub(crate) fn adjacent_1995(a: Pin, b: Pin) -> bool {
    const SAME_TRACK: [(i8, i8); 9] = [
        (1, 2),
        (1, 3),
        (2, 3),
        (2, 4),
        (3, 4),
        (3, 5),
        (4, 5),
        (4, 6),
        (5, 6),
    ];
    if a.track == b.track {
        SAME_TRACK.contains(&(a.index.min(b.index), a.index.max(b.index)))
    } else {
        a.index == b.index
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let track = match self.track {
            Track::Queen => 'Q',
            Track::King => 'K',
        };
        write!(f, "{track}L{}", self.index)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Level::W => f.write_str("W"),
            Level::N => f.write_str("N"),
            Level::B => f.write_str("B"),
            Level::Attack(pin) => pin.fmt(f),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = usize::try_from(self.file)
            .ok()
            .and_then(|number| FILES.get(number))
            .unwrap_or(&'?');
        write!(f, "{file}{}{}", self.rank, self.level)
    }
}
