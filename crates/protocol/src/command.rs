//! The commands of UCI's family.

use crate::ProtocolRefusal;
use crate::dialect::Dialect;
use crate::fen::completed;
use crate::go::Go;
use crate::words::{LineWords, shown};

/// Where `position` begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartPosition {
    /// The normal start of the game.
    Normal,
    /// A position text.
    Text(String),
}

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `uci` or `ucci`: who are you?
    Hello(Dialect),
    /// `isready`
    IsReady,
    /// `setoption`
    SetOption {
        /// Which.
        name: String,
        /// The new value; empty for a button.
        value: String,
    },
    /// `ucinewgame`
    NewGame,
    /// `position`
    Position {
        /// Where it begins.
        start: StartPosition,
        /// The turns since, one token each.
        moves: Vec<String>,
        /// In which dialect that was said; a line without `position` is Cyclone's.
        dialect: Dialect,
    },
    /// `go`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
    /// `d`: show the position.
    Show,
    /// An empty line, or a command that needs no answer (`debug`, `register`).
    Nothing,
}

/// Reads a line.
///
/// # Errors
/// `E_PROTOCOL` with what is accepted.
pub fn parse(line: &str, dialect: Dialect) -> Result<Command, ProtocolRefusal> {
    let mut words = LineWords::new(line);
    let Some(first) = words.next() else {
        return Ok(Command::Nothing);
    };
    Ok(match first {
        "uci" => Command::Hello(Dialect::Uci),
        "ucci" => Command::Hello(Dialect::Ucci),
        "isready" => Command::IsReady,
        "setoption" => set_option(&mut words, dialect)?,
        "ucinewgame" => Command::NewGame,
        "position" => {
            let word = words.next().unwrap_or("");
            position(word, &mut words, dialect)?
        }
        // Only Cyclone leaves `position` out.
        "fen" | "startpos" if dialect != Dialect::Ucci => {
            position(first, &mut words, Dialect::Cyclone)?
        }
        "go" if dialect == Dialect::Ucci => Command::Go(Go::ucci(&mut words)?),
        "go" => Command::Go(Go::uci(&mut words)?),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "quit" => Command::Quit,
        "d" => Command::Show,
        "debug" | "register" | "banmoves" | "probe" => Command::Nothing,
        _ => {
            return Err(ProtocolRefusal::UciCommand { word: shown(first) });
        }
    })
}

fn set_option(words: &mut LineWords<'_>, dialect: Dialect) -> Result<Command, ProtocolRefusal> {
    if dialect == Dialect::Ucci {
        let name = words.next().unwrap_or("").to_owned();
        let value = words.rest();
        return if name.is_empty() {
            Err(ProtocolRefusal::OptionBare)
        } else {
            Ok(Command::SetOption { name, value })
        };
    }
    match words.next() {
        Some("name") => {}
        _ => return Err(ProtocolRefusal::OptionForm),
    }
    let name = words.until("value");
    if name.is_empty() {
        return Err(ProtocolRefusal::OptionName);
    }
    Ok(Command::SetOption {
        name,
        value: words.rest(),
    })
}

fn position(
    word: &str,
    words: &mut LineWords<'_>,
    dialect: Dialect,
) -> Result<Command, ProtocolRefusal> {
    let start = match word {
        "startpos" => match words.next() {
            None | Some("moves") => StartPosition::Normal,
            Some(other) => {
                return Err(ProtocolRefusal::AfterStart { word: shown(other) });
            }
        },
        "fen" => {
            let text = words.until("moves");
            StartPosition::Text(match dialect {
                Dialect::Uci => text,
                Dialect::Ucci | Dialect::Cyclone => completed(&text),
            })
        }
        other => {
            return Err(ProtocolRefusal::Position { word: shown(other) });
        }
    };
    Ok(Command::Position {
        start,
        moves: words.before(|_| false),
        dialect,
    })
}
