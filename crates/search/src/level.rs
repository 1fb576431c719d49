//! Levels: ten strengths and the nine between them, the same on every machine.
//!
//! A level is weaker because it sees less, as people do. It overlooks steps (a capture seldom, a quiet step often), it looks less far, and
//! now and then it plays in haste, without a look at the reply. What it does see it judges as well as it can. All three grow evenly
//! from level to level, so that no step of the ladder is a wall.

use std::fmt;
use std::str::FromStr;

use evaluation::Evaluate;
use rules::SplitMix64;
use thiserror::Error;

use crate::memory::Memory;

/// A strength from 1 to 10 by halves, the same on every machine: bounded by positions, never by time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level {
    /// Twice its number.
    halves: u8,
}

/// A strength that there is not, as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no level {0}; accepted: 1 to 10, and 1.5 to 9.5 between them")]
pub struct LevelError(pub String);

/// What makes a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Handicap {
    /// Positions that a turn may cost, beyond a first look at every step that was noticed.
    pub(crate) nodes: u64,
    /// How many of a thousand quiet steps it overlooks.
    pub(crate) overlooks: usize,
    /// How many of a thousand turns it plays in haste.
    pub(crate) hasty: usize,
}

/// What a first look at a step may cost: the step itself, and the captures that follow it.
const FIRST_LOOK: u64 = 8;

/// Two and a half of the smallest pieces.
const CONTEMPT: i32 = 250;

impl Level {
    /// The strongest.
    pub const TOP: Level = Level { halves: 20 };

    /// A level by its number.
    ///
    /// # Errors
    /// If it is not from 1 to 10.
    pub fn new(number: i64) -> Result<Level, LevelError> {
        match u8::try_from(number) {
            Ok(level @ 1..=10) => Ok(Level { halves: 2 * level }),
            _ => Err(LevelError(number.to_string())),
        }
    }

    /// The strength half a step above a level: it sees what lies between that one and the next.
    ///
    /// # Errors
    /// If the level is not from 1 to 9.
    pub fn above(number: i64) -> Result<Level, LevelError> {
        match u8::try_from(number) {
            Ok(level @ 1..=9) => Ok(Level {
                halves: 2 * level + 1,
            }),
            _ => Err(LevelError(format!("{number}.5"))),
        }
    }

    /// The ten levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=10).map(|level| Level { halves: 2 * level })
    }

    /// Its number, if it is one of the ten.
    #[must_use]
    pub const fn whole(self) -> Option<u8> {
        match self.halves % 2 {
            0 => Some(self.halves / 2),
            _ => None,
        }
    }

    /// How many positions a turn with so many steps may cost: enough for a first look at each of them, whatever the level.
    #[must_use]
    pub fn nodes(self, steps: usize) -> u64 {
        self.handicap().nodes + FIRST_LOOK * steps as u64
    }

    /// The memory of a level: as much as its positions need, of the same size everywhere.
    #[must_use]
    pub fn memory(self) -> Memory {
        let bytes = (self.handicap().nodes as usize * 32).next_power_of_two();
        Memory::of_bytes(bytes.max(1 << 14))
    }

    /// What a level gives up rather than take a draw. It plays to win: a repetition that would save a bad position against an
    /// equal throws away a game against somebody who will err again.
    #[must_use]
    pub const fn contempt(self) -> i32 {
        CONTEMPT
    }

    /// Between how many lines that are as good as each other it chooses in the opening. Who overlooks much does not open alike anyway.
    #[must_use]
    pub const fn choices(self) -> usize {
        match self.halves {
            ..14 => 1,
            _ => 3,
        }
    }

    /// Whether it plays this turn in haste; it depends on `chance` alone.
    pub fn hastens(self, chance: &mut SplitMix64) -> bool {
        chance.below(1000) < self.handicap().hasty
    }

    /// The steps that it notices this time, by `chance` alone: at least one, where there is any. In check it looks at all of them, as
    /// everybody does.
    pub fn notices<P: Evaluate>(self, position: &P, chance: &mut SplitMix64) -> Vec<P::Step> {
        let mut steps = Vec::new();
        position.generate(&mut steps);
        let overlooks = self.handicap().overlooks;
        if overlooks == 0 || position.in_check() || steps.is_empty() {
            return steps;
        }
        let last_resort = chance.below(steps.len());
        let mut noticed = steps.clone();
        noticed.retain(|&step| {
            // What takes something catches the eye.
            let misses = match position.gain(step) {
                1.. => overlooks / CATCHING,
                _ => overlooks,
            };
            chance.below(1000) >= misses
        });
        if noticed.is_empty() {
            noticed.push(steps[last_resort]);
        }
        noticed
    }

    pub(crate) const fn handicap(self) -> Handicap {
        let below = Level::ladder(self.halves / 2);
        match self.whole() {
            Some(_) => below,
            None => below.halfway(Level::ladder(self.halves / 2 + 1)),
        }
    }

    const fn ladder(number: u8) -> Handicap {
        // Up to level 7 each level looks half as far again, overlooks a tenth less and hastens a fifth less often than the one below;
        // the steps above are larger, up to all that a level may be.
        let (nodes, overlooks, hasty) = match number {
            1 => (20, 800, 400),
            2 => (30, 728, 320),
            3 => (45, 662, 256),
            4 => (68, 603, 205),
            5 => (101, 549, 164),
            6 => (152, 499, 131),
            7 => (228, 454, 105),
            8 => (1_200, 290, 50),
            9 => (6_000, 160, 0),
            _ => (60_000, 0, 0),
        };
        Handicap {
            nodes,
            overlooks,
            hasty,
        }
    }
}

impl Handicap {
    /// Between two: what is counted in shares is in the middle, and positions are multiplied twice by the same.
    const fn halfway(self, other: Handicap) -> Handicap {
        Handicap {
            nodes: (self.nodes * other.nodes).isqrt(),
            overlooks: usize::midpoint(self.overlooks, other.overlooks),
            hasty: usize::midpoint(self.hasty, other.hasty),
        }
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let (digits, level): (_, fn(i64) -> _) = match text.strip_suffix(".5") {
            Some(digits) => (digits, Level::above),
            None => (text, Level::new),
        };
        let unknown = || LevelError(text.chars().take(40).collect());
        let number = digits.parse().map_err(|_| unknown())?;
        level(number)
    }
}

/// The number by which [`FromStr`] reads it.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.whole().is_some() { "" } else { ".5" };
        write!(f, "{}{half}", self.halves / 2)
    }
}

/// A capture is overlooked so many times less often than a quiet step.
const CATCHING: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    /// The ten levels and those between them, the weakest first.
    fn half_steps() -> impl DoubleEndedIterator<Item = Level> {
        (2..=20).map(|halves| Level { halves })
    }

    #[test]
    fn there_are_ten_levels_and_nine_between_them() {
        assert_eq!(Level::all().count(), 10);
        assert_eq!(half_steps().count(), 19);
        assert_eq!(Level::all().next_back(), Some(Level::TOP));
        for number in [-1, 0, 11, i64::MAX] {
            assert_eq!(Level::new(number), Err(LevelError(number.to_string())));
        }
        for number in [-1, 0, 10, i64::MAX] {
            assert!(Level::above(number).is_err(), "{number}");
        }
    }

    #[test]
    fn levels_are_read_as_they_are_written() {
        let names: Vec<String> = half_steps().map(|level| level.to_string()).collect();
        assert_eq!(
            names[..3].join(" ") + " … " + &names[17..].join(" "),
            "1 1.5 2 … 9.5 10"
        );
        for (level, name) in half_steps().zip(&names) {
            assert_eq!(name.parse(), Ok(level));
        }
        for wrong in ["", "0.5", "10.5", "3.2", "3.", ".5", "x.5", "1e1"] {
            assert_eq!(wrong.parse::<Level>(), Err(LevelError(wrong.to_owned())));
        }
    }

    #[test]
    fn each_level_looks_further_and_overlooks_less_than_the_one_below() {
        let levels: Vec<_> = half_steps().map(Level::handicap).collect();
        for pair in levels.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes);
            assert!(pair[0].overlooks >= pair[1].overlooks);
            assert!(pair[0].hasty >= pair[1].hasty);
        }
        assert_eq!((levels[18].overlooks, levels[18].hasty), (0, 0));
    }
}
