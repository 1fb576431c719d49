//! How the machine plays: full strength, one of ten levels, or without any search.

use std::fmt;
use std::str::FromStr;

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
    /// The first step in canonical order.
    First,
    /// Alpha–beta to so many plies on the margin alone, in games whose ends are counted by one.
    Margin(Plies),
    /// The exact value, in games that are solved.
    Perfect,
}

/// How far [`Style::Margin`] looks: 1 to 12 plies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plies(u8);

impl Plies {
    /// The deepest look that is offered: beyond it an answer can take longer than anybody waits.
    pub const MOST: u8 = 12;

    /// So many plies; `None` if they are not from 1 to 12.
    #[must_use]
    pub fn new(plies: u8) -> Option<Plies> {
        (1..=Plies::MOST).contains(&plies).then_some(Plies(plies))
    }

    /// How many.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A name that is none of a [`Style`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("'{0}' is no machine; accepted: {ACCEPTED}")]
pub struct StyleError(String);

/// The names of styles.
pub const ACCEPTED: &str =
    "full, level:N (1 to 10), random, greedy, scripted_1, search-N (1 to 12), perfect";

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Style, StyleError> {
        let unknown = || StyleError(text.chars().take(40).collect());
        match text {
            "full" => return Ok(Style::Full),
            "random" => return Ok(Style::Random),
            "greedy" => return Ok(Style::Greedy),
            "scripted_1" => return Ok(Style::First),
            "perfect" => return Ok(Style::Perfect),
            _ => {}
        }
        let style = match (text.strip_prefix("level:"), text.strip_prefix("search-")) {
            (Some(number), _) => number
                .parse()
                .ok()
                .and_then(|n| Level::new(n).ok())
                .map(Style::Level),
            (_, Some(plies)) => plies.parse().ok().and_then(Plies::new).map(Style::Margin),
            _ => None,
        };
        style.ok_or_else(unknown)
    }
}

/// The name by which [`FromStr`] reads it.
impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Style::Full => f.write_str("full"),
            Style::Level(level) => write!(f, "level:{}", level.number()),
            Style::Greedy => f.write_str("greedy"),
            Style::Random => f.write_str("random"),
            Style::First => f.write_str("scripted_1"),
            Style::Margin(plies) => write!(f, "search-{}", plies.number()),
            Style::Perfect => f.write_str("perfect"),
        }
    }
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
    fn styles_have_names() {
        for text in [
            "full",
            "level:1",
            "level:10",
            "random",
            "greedy",
            "scripted_1",
            "search-1",
            "search-12",
            "perfect",
        ] {
            let style: Style = text.parse().unwrap();
            assert_eq!(style.to_string(), text);
        }
        for text in [
            "",
            "best",
            "level:0",
            "level:11",
            "level:",
            "search-0",
            "search-13",
            "search-",
            "Perfect",
        ] {
            assert!(text.parse::<Style>().is_err(), "{text}");
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
