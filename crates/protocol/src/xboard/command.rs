//! The commands of the XBoard protocol.

use std::time::Duration;

use crate::ProtocolRefusal;
use crate::words::{LineWords, shown};

/// What an XBoard client says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum XboardCommand {
    /// `protover N`: tell your features.
    Version(u32),
    /// `new`: the normal start, the engine plays the second side.
    New,
    /// `variant NAME`
    Variant(String),
    /// `quit`
    Quit,
    /// `force`: play nothing, only follow.
    Force,
    /// `go`: play the side that is to move.
    Go,
    /// `playother`: play the other side.
    PlayOther,
    /// `level MOVES TIME INCREMENT`
    Level {
        /// Turns until the time is added again; 0 for the whole game.
        turns: u32,
        /// The time.
        base: Duration,
        /// Added after each turn.
        increment: Duration,
    },
    /// `st SECONDS`
    FixedTime(Duration),
    /// `sd DEPTH`
    Depth(u32),
    /// `time N`: what is left on the engine's clock.
    Time(Duration),
    /// `usermove MOVE`, or a bare move.
    Move(String),
    /// `?`: move now.
    MoveNow,
    /// `ping N`
    Ping(i64),
    /// `setboard TEXT`
    SetBoard(String),
    /// `undo`: take a turn back.
    Undo,
    /// `remove`: take two turns back.
    Remove,
    /// `result …`: the game is over.
    Result,
    /// `analyze`
    Analyze,
    /// `exit`: leave analysis.
    Exit,
    /// `.`: how far is the analysis?
    Status,
    /// `hint`
    Hint,
    /// `post` and `nopost`: show thinking or not.
    Post(bool),
    /// `memory N`, in MiB.
    Memory(String),
    /// `cores N`
    Cores(String),
    /// `option NAME=VALUE`
    Option {
        /// Which.
        name: String,
        /// The new value; empty for a button.
        value: String,
    },
    /// What needs no answer, `draw` among it: an offer that is not accepted.
    Nothing,
}

/// Reads a line.
///
/// # Errors
/// `E_PROTOCOL` for an unknown command or a bad argument.
pub fn parse_xboard(line: &str) -> Result<XboardCommand, ProtocolRefusal> {
    let mut words = LineWords::new(line);
    let Some(first) = words.next() else {
        return Ok(XboardCommand::Nothing);
    };
    Ok(match first {
        "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating" | "ics"
        | "otim" | "easy" | "hard" | "draw" | "bk" | "white" | "black" | "pause" | "resume"
        | "nps" | "egtpath" | "lift" | "put" | "hover" => XboardCommand::Nothing,
        "protover" => XboardCommand::Version(words.number(first)?),
        "new" => XboardCommand::New,
        "variant" => XboardCommand::Variant(words.rest()),
        "quit" => XboardCommand::Quit,
        "force" => XboardCommand::Force,
        "go" => XboardCommand::Go,
        "playother" => XboardCommand::PlayOther,
        "level" => level(&mut words)?,
        "st" => XboardCommand::FixedTime(seconds(first, words.next())?),
        "sd" => XboardCommand::Depth(words.number(first)?),
        "time" => {
            let hundredths: i64 = words.number(first)?;
            let hundredths = hundredths.clamp(0, 8_640_000) as u64;
            XboardCommand::Time(Duration::from_millis(hundredths * 10))
        }
        "usermove" => match words.next() {
            Some(token) => XboardCommand::Move(token.to_owned()),
            None => return Err(ProtocolRefusal::NoMove),
        },
        "?" => XboardCommand::MoveNow,
        "ping" => XboardCommand::Ping(words.number(first)?),
        "setboard" => XboardCommand::SetBoard(words.rest()),
        "undo" => XboardCommand::Undo,
        "remove" => XboardCommand::Remove,
        "result" => XboardCommand::Result,
        "analyze" => XboardCommand::Analyze,
        "exit" => XboardCommand::Exit,
        "." => XboardCommand::Status,
        "hint" => XboardCommand::Hint,
        "post" => XboardCommand::Post(true),
        "nopost" => XboardCommand::Post(false),
        "memory" => XboardCommand::Memory(words.rest()),
        "cores" => XboardCommand::Cores(words.rest()),
        "option" => {
            let rest = words.rest();
            let (name, value) = rest.split_once('=').unwrap_or((&rest, ""));
            XboardCommand::Option {
                name: name.to_owned(),
                value: value.to_owned(),
            }
        }
        token if looks_like_a_move(token) => XboardCommand::Move(token.to_owned()),
        _ => return Err(ProtocolRefusal::XboardCommand { word: shown(first) }),
    })
}

/// A bare move, as clients of version 1 send it: a file, a rank, a file, a rank.
fn looks_like_a_move(token: &str) -> bool {
    let mut letters = token.chars();
    let file = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_lowercase());
    let rank = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    file(letters.next()) && rank(letters.next()) && token.len() >= 4 && token.len() <= 6
}

/// `level 40 5 0`, `level 0 0:30 0.1`: the time in minutes, or in minutes and seconds.
fn level(words: &mut LineWords<'_>) -> Result<XboardCommand, ProtocolRefusal> {
    let turns = words.number("level")?;
    let time = words.next().unwrap_or("");
    let (minutes, rest) = time.split_once(':').unwrap_or((time, "0"));
    let base = seconds("level", Some(minutes))? * 60 + seconds("level", Some(rest))?;
    let increment = seconds("level", words.next())?;
    Ok(XboardCommand::Level {
        turns,
        base,
        increment,
    })
}

fn seconds(what: &str, word: Option<&str>) -> Result<Duration, ProtocolRefusal> {
    let word = word.unwrap_or("");
    let figure = word.parse().ok();
    let figure = figure.filter(|figure: &f64| (0.0..=86_400.0).contains(figure));
    figure
        .map(Duration::from_secs_f64)
        .ok_or_else(|| ProtocolRefusal::Time {
            what: what.to_owned(),
            word: shown(word),
        })
}
