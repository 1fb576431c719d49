//! How the machine plays: full strength, a level, or without any search.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::level::Level;

/// A way of playing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// As well as it can.
    Full,
    /// One of ten strengths, or between two of them.
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
    "full, level:N (1 to 10, also 3.5), random, greedy, scripted_1, search-N (1 to 12), perfect";

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
            (Some(number), _) => number.parse().ok().map(Style::Level),
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
            Style::Level(level) => write!(f, "level:{level}"),
            Style::Greedy => f.write_str("greedy"),
            Style::Random => f.write_str("random"),
            Style::First => f.write_str("scripted_1"),
            Style::Margin(plies) => write!(f, "search-{}", plies.number()),
            Style::Perfect => f.write_str("perfect"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            "level:10.5",
            "level:",
            "search-0",
            "search-13",
            "search-",
            "Perfect",
        ] {
            assert!(text.parse::<Style>().is_err(), "{text}");
        }
    }
}
