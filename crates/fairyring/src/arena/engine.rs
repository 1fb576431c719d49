//! Who plays.

use std::fmt;
use std::str::FromStr;

use rules::Side;
use search::{ACCEPTED as STYLES, Style};
use table::{GameInfo, Table};

use super::control::{Allowance, TimeControl};
use super::own::Own;
use super::uci::Uci;
use super::xboard::Xboard;

/// A machine as the command line names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum EngineSpec {
    /// One of ours, in this process.
    Own(Style),
    /// One of ours in a process of its own, by UCI: it pays for the conversation what every other program pays.
    ByUci(Style),
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
        let accepted = || {
            format!(
                "accepted: {STYLES}, uci:full, uci:level:N, cmd:PROGRAM ARGS, xboard:PROGRAM ARGS"
            )
        };
        if let Some(style) = text.strip_prefix("uci:") {
            // The option of the protocol counts whole levels.
            let told = |style: &Style| match style {
                Style::Level(level) => level.whole().is_some(),
                style => *style == Style::Full,
            };
            return match style.parse() {
                Ok(style) if told(&style) => Ok(EngineSpec::ByUci(style)),
                _ => Err(format!("'{text}' is not played by UCI; {}", accepted())),
            };
        }
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

/// As it is read.
impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineSpec::Own(style) => write!(f, "{style}"),
            EngineSpec::ByUci(style) => write!(f, "uci:{style}"),
            EngineSpec::Uci(words) => write!(f, "cmd:{}", words.join(" ")),
            EngineSpec::Xboard(words) => write!(f, "xboard:{}", words.join(" ")),
        }
    }
}

/// What a machine may use.
#[derive(Clone, Debug)]
pub(crate) struct Power {
    /// Memory in MiB.
    pub(crate) hash: usize,
    /// Options of an outside program.
    pub(crate) options: Vec<(String, String)>,
    /// What its turns may cost.
    pub(crate) control: TimeControl,
}

impl EngineSpec {
    /// Starts it.
    pub(crate) fn start(&self, game: &GameInfo, power: &Power) -> Result<Box<dyn Player>, Mishap> {
        Ok(match self {
            EngineSpec::Own(style) => Box::new(Own::new(*style, power)),
            EngineSpec::ByUci(style) => {
                let path = std::env::current_exe()
                    .map_err(|error| Mishap::Crash(format!("our own program: {error}")))?;
                let words = [path.display().to_string(), "uci".to_owned()];
                let mut power = power.clone();
                if let Style::Level(level) = style {
                    let set = |name: &str, value: String| (name.to_owned(), value);
                    power.options.extend([
                        set("Level", level.to_string()),
                        set("UCI_LimitStrength", "true".to_owned()),
                    ]);
                }
                Box::new(Uci::start(&words, game, &power)?)
            }
            EngineSpec::Uci(words) => Box::new(Uci::start(words, game, power)?),
            EngineSpec::Xboard(words) => Box::new(Xboard::start(words, game, power)?),
        })
    }
}

/// A game that begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning<'a> {
    /// Where it begins, if not at the normal start.
    pub(crate) start: Option<&'a str>,
    /// The value of each rule option.
    pub(crate) options: &'a [(&'static str, String)],
    /// Chance, for machines that need it.
    pub(crate) seed: u64,
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
    /// It plays a turn.
    Turn {
        /// In machine form; nobody has checked it.
        turn: String,
        /// What it says that the game is worth to it, in hundredths; wins and losses are beyond any other value.
        score: Option<i32>,
    },
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
    fn begin(&mut self, beginning: Beginning<'_>) -> Result<(), Mishap>;
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
        assert_eq!(read("uci:full"), Some(EngineSpec::ByUci(Style::Full)));
        for text in ["full", "level:3.5", "uci:level:3", "cmd:a b", "xboard:a"] {
            assert_eq!(
                read(text).map(|spec| spec.to_string()).as_deref(),
                Some(text)
            );
        }
        for bad in [
            "",
            "best",
            "level:0",
            "level:11",
            "search-0",
            "cmd:",
            "cmd: ",
            "xboard:",
            "uci:",
            "uci:greedy",
            "uci:level:11",
            "uci:level:3.5",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
