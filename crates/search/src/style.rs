//! How the machine plays: full strength, one of ten levels, or without any search.

use thiserror::Error;

use crate::memory::Memory;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// As well as it can.
    Full,
    /// One of ten strengths.
    Level(Level),
    /// The best material gain one step deep; without one the first step in canonical order.
    Greedy,
    /// Any step, each as likely as the others.
    Random,
}

/// A strength from 1 to 10, the same on every machine: bounded by positions, never by time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A strength that there is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no level {0}; accepted: 1 to 10")]
pub struct LevelError(pub i64);

/// What makes a level: how far it looks, and how often it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Handicap {
    /// Positions that a turn may cost.
    pub(crate) nodes: u64,
    /// In how many of a thousand turns it plays without thinking.
    pub(crate) slips: usize,
    /// What a thoughtless turn may throw away, by the shallowest look; `None`: anything.
    pub(crate) careless: Option<i32>,
}

/// Two and a half of the smallest pieces.
const CONTEMPT: i32 = 250;

impl Level {
    /// The strongest.
    pub const TOP: Level = Level(10);

    /// A level by its number.
    ///
    /// # Errors
    /// If it is not from 1 to 10.
    pub fn new(number: i64) -> Result<Level, LevelError> {
        match u8::try_from(number) {
            Ok(level @ 1..=10) => Ok(Level(level)),
            _ => Err(LevelError(number)),
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many positions a turn may cost.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        self.handicap().nodes
    }

    /// The memory of a level: as much as its positions need, of the same size everywhere.
    #[must_use]
    pub fn memory(self) -> Memory {
        let bytes = (self.nodes() as usize * 32).next_power_of_two();
        Memory::of_bytes(bytes.max(1 << 14))
    }

    /// What a level gives up rather than take a draw. It plays to win: a repetition that would save a bad position against an
    /// equal throws away a game against somebody who will err again.
    #[must_use]
    pub const fn contempt(self) -> i32 {
        CONTEMPT
    }

    pub(crate) const fn handicap(self) -> Handicap {
        // Each level thinks two or three times as long as the one below; the lower half also slips, less and less often and
        // less and less badly.
        let (nodes, slips, careless) = match self.0 {
            1 => (60, 700, None),
            2 => (120, 450, None),
            3 => (250, 280, Some(600)),
            4 => (450, 160, Some(450)),
            5 => (800, 80, Some(300)),
            6 => (1_500, 30, Some(200)),
            7 => (4_000, 0, Some(0)),
            8 => (10_000, 0, Some(0)),
            9 => (25_000, 0, Some(0)),
            _ => (60_000, 0, Some(0)),
        };
        Handicap {
            nodes,
            slips,
            careless,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_ten_levels() {
        assert_eq!(Level::all().count(), 10);
        assert_eq!(Level::all().next_back(), Some(Level::TOP));
        for number in [-1, 0, 11, i64::MAX] {
            assert_eq!(Level::new(number), Err(LevelError(number)));
        }
    }

    #[test]
    fn each_level_thinks_longer_and_slips_less_than_the_one_below() {
        let levels: Vec<_> = Level::all().map(Level::handicap).collect();
        for pair in levels.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes);
            assert!(pair[0].slips >= pair[1].slips);
        }
    }
}
