//! The log of a match: one line that says what is played, then one for each game, written when it ends. A run with the same file
//! goes on where the last one stopped.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::finished::Finished;
use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// What a match is played by: whatever changes it makes it another match.
pub(crate) type Terms = Map<String, Value>;

/// A log that is being written.
#[derive(Debug)]
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens a log and reads the games that it holds; a new one is begun where there is none. Another process that writes it is an
    /// error, and so is a log of another match.
    pub(crate) fn open(path: &Path, terms: &Terms) -> Result<(Log, Vec<Finished>), Failure> {
        let broken = |error: &io::Error| Failure::file(path, error);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| broken(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(refused(path, "another match is writing it".to_owned()));
            }
            Err(TryLockError::Error(error)) => return Err(broken(&error)),
        }
        let (games, whole) = read(&file, path, terms)?;
        // What follows the last whole line was being written when the program ended.
        file.set_len(whole).map_err(|error| broken(&error))?;
        file.seek(SeekFrom::Start(whole))
            .map_err(|error| broken(&error))?;
        let mut log = Log {
            path: path.to_owned(),
            file,
        };
        if whole == 0 {
            log.line(&Value::Object(terms.clone()).to_string())?;
        }
        Ok((log, games))
    }

    /// Adds a game. It is with the operating system when this returns.
    pub(crate) fn add(&mut self, game: &Finished) -> Result<(), Failure> {
        self.line(&game.line())
    }

    fn line(&mut self, text: &str) -> Result<(), Failure> {
        self.file
            .write_all(format!("{text}\n").as_bytes())
            .and_then(|()| self.file.flush())
            .map_err(|error| Failure::file(&self.path, &error))
    }
}

/// The games of a log, and how many of its bytes are whole lines.
fn read(file: &File, path: &Path, terms: &Terms) -> Result<(Vec<Finished>, u64), Failure> {
    let mut reader = BufReader::new(file);
    let mut games = Vec::new();
    let mut whole = 0;
    for number in 1_u64.. {
        let mut line = Vec::new();
        let length = reader
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::file(path, &error))?;
        if !line.ends_with(b"\n") {
            let begun = Value::Object(terms.clone()).to_string();
            if number == 1 && !begun.as_bytes().starts_with(&line) {
                // Somebody's own file; nothing of it is cut away.
                return Err(refused(path, "it is no log of a match".to_owned()));
            }
            break;
        }
        let text = String::from_utf8_lossy(&line);
        if number == 1 {
            compare(&text, path, terms)?;
        } else {
            let game = Finished::read(&text)
                .ok_or_else(|| refused(path, format!("line {number} is no game of a match")))?;
            games.push(game);
        }
        whole += length as u64;
    }
    Ok((games, whole))
}

/// Whether the first line of a log says the same as the terms of this match.
fn compare(line: &str, path: &Path, terms: &Terms) -> Result<(), Failure> {
    let Ok(Value::Object(held)) = serde_json::from_str(line) else {
        return Err(refused(
            path,
            "line 1 is no beginning of a match".to_owned(),
        ));
    };
    let keys = terms.keys().chain(held.keys());
    let none = Value::Null;
    for key in keys {
        let (asked, holds) = (
            terms.get(key).unwrap_or(&none),
            held.get(key).unwrap_or(&none),
        );
        if asked != holds {
            let what = format!(
                "it is the log of another match: its {key} is {holds}, asked for is {asked}"
            );
            return Err(refused(path, what));
        }
    }
    Ok(())
}

fn refused(path: &Path, what: String) -> Failure {
    CommandRefusal::MatchLog {
        path: path.display().to_string(),
        what,
    }
    .into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::game::Used;
    use super::super::tally::Points;
    use super::*;

    fn game(number: u32) -> Finished {
        Finished {
            number,
            points: Points::Draw,
            reason: "repetition".to_owned(),
            adjudicated: None,
            turns: 9,
            fault: None,
            used: [Used::default(); 2],
            opening: 5,
        }
    }

    fn terms(seed: u64) -> Terms {
        let Value::Object(terms) = json!({"game": "trid", "seed": seed}) else {
            unreachable!("an object was written");
        };
        terms
    }

    fn message(failure: Failure) -> String {
        match failure {
            Failure::Bad { code, message } => format!("{code} {message}"),
            Failure::Told { code, message } => format!("{code} {message}"),
            Failure::Closed => String::new(),
        }
    }

    #[test]
    fn a_log_goes_on_after_its_last_whole_line() {
        let name = format!("fairyring-log-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        let (mut log, games) = Log::open(&path, &terms(1)).unwrap();
        assert!(games.is_empty());
        log.add(&game(0)).unwrap();
        log.add(&game(3)).unwrap();
        let second = message(Log::open(&path, &terms(1)).unwrap_err());
        assert!(second.contains("another match is writing it"), "{second}");
        drop(log);
        // Ended while a line was written.
        let mut file = OpenOptions::new().append(true).open(&path).unwrap();
        file.write_all(b"{\"game\":2,\"half").unwrap();
        drop(file);
        let (mut log, games) = Log::open(&path, &terms(1)).unwrap();
        assert_eq!(games, [game(0), game(3)]);
        log.add(&game(1)).unwrap();
        drop(log);
        let (_, games) = Log::open(&path, &terms(1)).unwrap();
        assert_eq!(games, [game(0), game(3), game(1)]);
        let other = message(Log::open(&path, &terms(2)).unwrap_err());
        assert!(other.starts_with("E_MATCH_LOG"), "{other}");
        assert!(other.contains("its seed is 1, asked for is 2"), "{other}");
        for text in ["not a log\n", "not a log"] {
            std::fs::write(&path, text).unwrap();
            let no_log = message(Log::open(&path, &terms(1)).unwrap_err());
            assert!(no_log.contains(" is no "), "{no_log}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::remove_file(&path).unwrap();
    }
}
