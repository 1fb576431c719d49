//! What a client can set beside the rules.

use std::time::Duration;

use search::{Level, Style};

/// The settings, at their defaults.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// Memory in MiB.
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    /// How many best lines are shown.
    pub(crate) lines: usize,
    /// Whether the strength is limited to `level`.
    pub(crate) limited: bool,
    pub(crate) level: Level,
    /// What it takes to hand a turn over.
    pub(crate) lag: Duration,
    /// After so many positions no further iteration begins.
    pub(crate) soft_nodes: Option<u64>,
    /// UCCI: whether times count milliseconds instead of seconds.
    pub(crate) milliseconds: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            hash: 64,
            threads: 1,
            lines: 1,
            limited: false,
            level: Level::TOP,
            lag: Duration::from_millis(25),
            soft_nodes: None,
            milliseconds: true,
        }
    }
}

/// The figures of `UCI_Elo`: each level is worth this much in its own, arbitrary scale.
const ELO_STEP: i64 = 200;
pub(crate) const LEAST_ELO: i64 = 800;
pub(crate) const MOST_ELO: i64 = LEAST_ELO + 9 * ELO_STEP;

/// The greatest figures that are accepted.
pub(crate) const MOST_HASH: usize = 65_536;
pub(crate) const MOST_THREADS: usize = 256;
pub(crate) const MOST_LINES: usize = 256;
pub(crate) const MOST_LAG: u64 = 10_000;
pub(crate) const MOST_SOFT_NODES: u64 = 1_000_000_000;

/// What a client asked for, as far as it is not a rule of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Setting {
    Hash(usize),
    Threads(usize),
    Lines(usize),
    Limited(bool),
    Level(Level),
    Lag(Duration),
    /// `None` is written 0.
    SoftNodes(Option<u64>),
    Milliseconds(bool),
    /// Accepted and of no effect (`Ponder` only announces what the client may do).
    Idle,
}

impl Setting {
    /// The setting of that name, whatever the case; `None` if there is none, an error with what is accepted if the value does not fit.
    pub(crate) fn read(name: &str, value: &str) -> Option<Result<Setting, String>> {
        let setting = match name.to_ascii_lowercase().as_str() {
            "hash" | "hashsize" => number(value, 1, MOST_HASH).map(Setting::Hash),
            "threads" => number(value, 1, MOST_THREADS).map(Setting::Threads),
            "multipv" => number(value, 1, MOST_LINES).map(Setting::Lines),
            "uci_limitstrength" => truth(value).map(Setting::Limited),
            "uci_elo" => number(value, LEAST_ELO, MOST_ELO).map(|elo| {
                let level = Level::new(1 + (elo - LEAST_ELO) / ELO_STEP);
                Setting::Level(level.unwrap_or(Level::TOP))
            }),
            "level" => number(value, 1, 10_i64)
                .map(|level| Setting::Level(Level::new(level).unwrap_or(Level::TOP))),
            "move overhead" => {
                number(value, 0, MOST_LAG).map(|millis| Setting::Lag(Duration::from_millis(millis)))
            }
            "soft nodes" => number(value, 0, MOST_SOFT_NODES)
                .map(|nodes| Setting::SoftNodes((nodes > 0).then_some(nodes))),
            "usemillisec" => truth(value).map(Setting::Milliseconds),
            "ponder" => truth(value).map(|_| Setting::Idle),
            "clear hash" | "newgame" | "uci_analysemode" | "uci_opponent" => Ok(Setting::Idle),
            _ => return None,
        };
        Some(setting)
    }
}

impl Settings {
    /// How the machine plays.
    pub(crate) fn style(&self) -> Style {
        if self.limited {
            Style::Level(self.level)
        } else {
            Style::Full
        }
    }

    pub(crate) fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Hash(hash) => self.hash = hash,
            Setting::Threads(threads) => self.threads = threads,
            Setting::Lines(lines) => self.lines = lines,
            Setting::Limited(limited) => self.limited = limited,
            Setting::Level(level) => self.level = level,
            Setting::Lag(lag) => self.lag = lag,
            Setting::SoftNodes(nodes) => self.soft_nodes = nodes,
            Setting::Milliseconds(milliseconds) => self.milliseconds = milliseconds,
            Setting::Idle => {}
        }
    }
}

fn number<T>(value: &str, least: T, most: T) -> Result<T, String>
where
    T: std::str::FromStr + PartialOrd + std::fmt::Display,
{
    let fits = value
        .parse()
        .ok()
        .filter(|figure| *figure >= least && *figure <= most);
    fits.ok_or_else(|| format!("a number from {least} to {most}"))
}

fn truth(value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" | "on" | "1" => Ok(true),
        "false" | "off" | "0" => Ok(false),
        _ => Err("true, false".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn strength_is_limited_only_when_asked_for() {
        let mut settings = Settings::default();
        settings.set(Setting::read("UCI_Elo", "800").unwrap().unwrap());
        assert_eq!(settings.style(), Style::Full);
        settings.set(Setting::read("UCI_LimitStrength", "true").unwrap().unwrap());
        assert_eq!(settings.style(), Style::Level(Level::new(1).unwrap()));
        settings.set(Setting::read("level", "7").unwrap().unwrap());
        assert_eq!(settings.style(), Style::Level(Level::new(7).unwrap()));
        settings.set(Setting::read("UCI_Elo", "2600").unwrap().unwrap());
        assert_eq!(settings.style(), Style::Level(Level::TOP));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        for (name, value) in [
            ("Hash", "0"),
            ("Hash", "x"),
            ("Threads", "257"),
            ("MultiPV", "-1"),
            ("UCI_Elo", "799"),
            ("Level", "11"),
            ("Ponder", "perhaps"),
        ] {
            assert!(
                Setting::read(name, value).unwrap().is_err(),
                "{name} {value}"
            );
        }
        assert!(Setting::read("Contempt", "1").is_none());
    }
}
