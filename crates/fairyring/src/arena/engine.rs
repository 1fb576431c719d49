//! Who plays.

use std::str::FromStr;

use rules::Side;
use search::{ACCEPTED as STYLES, Style};
use table::{GameInfo, Table};

use super::control::Allowance;
use super::own::Own;
use super::uci::Uci;
use super::xboard::Xboard;

/// A machine as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EngineSpec {
    /// One of ours.
    Own(Style),
    /// A program that speaks UCI.
    Uci(Vec<String>),
    /// A program that speaks the XBoard protocol.
    Xboard(Vec<String>),
}

impl FromStr for EngineSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<EngineSpec, String> {
        if let Ok(style) = text.parse() {
            return Ok(EngineSpec::Own(style));
        }
        let accepted = || format!("accepted: {STYLES}, cmd:PROGRAM ARGS, xboard:PROGRAM ARGS");
        let line = text.strip_prefix("cmd:").unwrap_or(text);
        let (make, line): (fn(Vec<String>) -> EngineSpec, &str) =
            match (line.strip_prefix("xboard:"), text.starts_with("cmd:")) {
                (Some(line), _) => (EngineSpec::Xboard, line),
                (None, true) => (EngineSpec::Uci, line),
                (None, false) => return Err(format!("'{text}' is no machine; {}", accepted())),
            };
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            return Err(format!("'{text}' names no program; {}", accepted()));
        }
        Ok(make(words))
    }
}

/// What a machine may use.
#[derive(Clone, Debug)]
pub(crate) struct Power {
    /// Memory in MiB.
    pub(crate) hash: usize,
    /// Chance, for machines that need it.
    pub(crate) seed: u64,
    /// Options of an outside program.
    pub(crate) options: Vec<(String, String)>,
}

impl EngineSpec {
    /// Starts it.
    pub(crate) fn start(&self, game: &GameInfo, power: &Power) -> Result<Box<dyn Player>, Mishap> {
        Ok(match self {
            EngineSpec::Own(style) => Box::new(Own::new(*style, power)),
            EngineSpec::Uci(words) => Box::new(Uci::start(words, game, power)?),
            EngineSpec::Xboard(words) => Box::new(Xboard::start(words, game, power)?),
        })
    }
}

/// What a machine is asked.
pub(crate) struct Ask<'a> {
    /// The match as it stands.
    pub(crate) table: &'a dyn Table,
    /// Where the game began, if not at the normal start.
    pub(crate) start: Option<&'a str>,
    /// The turns played since, in machine form.
    pub(crate) turns: &'a [String],
    /// The same turns in the notation of UCI.
    pub(crate) tokens: &'a [String],
    pub(crate) side: Side,
    pub(crate) allowance: Allowance,
}

/// What a machine does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// It plays a turn, in machine form; nobody has checked it.
    Turn(String),
    /// It gives up.
    Resigns,
}

/// What can go wrong with a machine. Each costs it the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mishap {
    /// It answered with something that is no legal turn.
    Illegal(String),
    /// It ended, or says what no program of its protocol says.
    Crash(String),
    /// It does not answer.
    Hung,
}

impl Mishap {
    /// The code of the catalogue of errors for opponents.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Mishap::Illegal(_) => "E_AI_ILLEGAL",
            Mishap::Crash(_) | Mishap::Hung => "E_AI_FAILED",
        }
    }

    /// What happened, for a person.
    pub(crate) fn what(self) -> String {
        match self {
            Mishap::Illegal(what) | Mishap::Crash(what) => what,
            Mishap::Hung => "no answer".to_owned(),
        }
    }
}

/// Whether a machine knows the time it is judged by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Timekeeping {
    /// It was told.
    Told,
    /// Its protocol cannot say it; something else was shown instead.
    Imitated,
}

/// A machine at the board. It keeps its process between games.
pub(crate) trait Player {
    /// A new game begins.
    fn begin(&mut self, start: Option<&str>) -> Result<(), Mishap>;
    /// Looks for a turn.
    fn think(&mut self, ask: &Ask<'_>) -> Result<Reply, Mishap>;
    /// Whether it is told such an allowance.
    fn timekeeping(&self, _allowance: Allowance) -> Timekeeping {
        Timekeeping::Told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Level;

    #[test]
    fn every_form_is_read() {
        let read = |text: &str| text.parse::<EngineSpec>().ok();
        assert_eq!(read("full"), Some(EngineSpec::Own(Style::Full)));
        assert_eq!(
            read("level:10"),
            Some(EngineSpec::Own(Style::Level(Level::TOP)))
        );
        assert_eq!(read("perfect"), Some(EngineSpec::Own(Style::Perfect)));
        let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(read("cmd:a b"), Some(EngineSpec::Uci(words("a b"))));
        let xboard = EngineSpec::Xboard(words("a b"));
        assert_eq!(read("xboard:a b"), Some(xboard.clone()));
        assert_eq!(read("cmd:xboard:a  b"), Some(xboard));
        for bad in [
            "", "best", "level:0", "level:11", "search-0", "cmd:", "cmd: ", "xboard:",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
