//! Levels: ten strengths, the same on every machine.
//!
//! A level is weaker because it sees less, as people do. It overlooks steps (a capture seldom, a quiet step often), it looks less far, and
//! now and then it plays in haste, without a look at the reply. What it does see it judges as well as it can. All three grow evenly
//! from level to level, so that no step of the ladder is a wall.

use evaluation::Evaluate;
use rules::SplitMix64;
use thiserror::Error;

use crate::memory::Memory;

/// A strength from 1 to 10, the same on every machine: bounded by positions, never by time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A strength that there is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no level {0}; accepted: 1 to 10")]
pub struct LevelError(pub i64);

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
        match self.0 {
            1..=6 => 1,
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
        // Up to level 7 each level looks half as far again, overlooks a tenth less and hastens a fifth less often than the one below;
        // the steps above are larger, up to all that a level may be.
        let (nodes, overlooks, hasty) = match self.0 {
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

/// A capture is overlooked so many times less often than a quiet step.
const CATCHING: usize = 4;

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
    fn each_level_looks_further_and_overlooks_less_than_the_one_below() {
        let levels: Vec<_> = Level::all().map(Level::handicap).collect();
        for pair in levels.windows(2) {
            assert!(pair[0].nodes < pair[1].nodes);
            assert!(pair[0].overlooks >= pair[1].overlooks);
            assert!(pair[0].hasty >= pair[1].hasty);
        }
        assert_eq!((levels[9].overlooks, levels[9].hasty), (0, 0));
    }
}
