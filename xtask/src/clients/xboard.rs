//! xboard, without a screen, lets the engine play xiangqi against hoixiangqi: by its own protocol, and through uci2wb by UCCI and
//! by UCI-Cyclone.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::install;
use crate::run::Run;
use crate::{say, workspace};

/// Debian keeps games where the PATH of an administrator does not look.
const GAMES: &str = "/usr/games";
/// Seconds a side for a whole game, and an increment in seconds.
const TIME: (&str, &str) = ("0:06", "0");
const PATIENCE: Duration = Duration::from_secs(240);

/// How xboard reaches the engine.
const ROUTES: [(&str, &str); 3] = [
    ("xboard", ""),
    ("ucci", "uci2wb -var xiangqi -x "),
    ("cyclone", "uci2wb -var xiangqi -c "),
];

pub(super) fn install() -> Result<()> {
    for (program, package) in [
        ("xboard", "xboard"),
        ("uci2wb", "uci2wb"),
        ("hoixiangqi", "hoichess"),
    ] {
        if !Path::new(GAMES).join(program).exists() {
            install::program(program, package)?;
        }
    }
    install::program("Xvfb", "xvfb")
}

pub(super) fn run(games: u32) -> Result<()> {
    install()?;
    let folder = workspace::target().join("clients");
    fs::create_dir_all(&folder)?;
    let engine = wrapper(&folder)?;
    let screen = Screen::start()?;
    for (name, bridge) in ROUTES {
        let first = format!("{bridge}{}", engine.display());
        let clock = Instant::now();
        play(name, &first, games, &folder, &screen).with_context(|| name.to_owned())?;
        say::result(format_args!(
            "{name}: {games} games, {:.0} s",
            clock.elapsed().as_secs_f64()
        ));
    }
    Ok(())
}

/// One word that starts the engine: neither xboard nor uci2wb agrees with anybody on quotation marks.
fn wrapper(folder: &Path) -> Result<PathBuf> {
    let path = folder.join("fairyring-engine");
    let binary = workspace::binary();
    fs::write(
        &path,
        format!("#!/bin/sh\nexec '{}' uci\n", binary.display()),
    )?;
    Run::new("chmod").arg("+x").arg(&path).go()?;
    Ok(path)
}

/// A screen that nobody sees; it ends with this value.
struct Screen {
    child: Child,
    name: String,
}

impl Screen {
    fn start() -> Result<Screen> {
        let mut child = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1024x768x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start Xvfb")?;
        let mut number = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut number)?;
        }
        ensure!(!number.trim().is_empty(), "Xvfb names no display");
        Ok(Screen {
            child,
            name: format!(":{}", number.trim()),
        })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn play(name: &str, first: &str, games: u32, folder: &Path, screen: &Screen) -> Result<()> {
    let record = folder.join(format!("{name}.pgn"));
    let log = folder.join(format!("{name}.debug"));
    for old in [&record, &log] {
        if old.exists() {
            fs::remove_file(old)?;
        }
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let (time, increment) = TIME;
    let mut child = Command::new(Path::new(GAMES).join("xboard"))
        .env("PATH", format!("{path}:{GAMES}"))
        .env("DISPLAY", &screen.name)
        .current_dir(folder)
        .args(["-variant", "xiangqi", "-fcp", first, "-scp", "hoixiangqi"])
        .args(["-mg", &games.to_string(), "-tc", time, "-inc", increment])
        .args(["-popupExitMessage", "false", "-popupMoveErrors", "false"])
        .args(["-soundProgram", "true", "-xponder"])
        .arg("-sgf")
        .arg(&record)
        .arg("-debug")
        .arg("-nameOfDebugFile")
        .arg(&log)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("cannot start xboard")?;
    let end = Instant::now() + PATIENCE * games;
    while child.try_wait()?.is_none() {
        if Instant::now() > end {
            child.kill()?;
            child.wait()?;
            bail!("the games do not end; see {}", log.display());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let text = fs::read_to_string(&record)
        .with_context(|| format!("no games in {}; see {}", record.display(), log.display()))?;
    judge(&text, games as usize)?;
    let log = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
    judge_log(&log)
}

/// Every game was played to an end on the board, and the engine had both sides.
fn judge(text: &str, games: usize) -> Result<()> {
    let tags = |name: &str| -> Vec<String> {
        let start = format!("[{name} \"");
        text.lines()
            .filter_map(|line| line.strip_prefix(&start))
            .map(|rest| rest.trim_end_matches("\"]").to_owned())
            .collect()
    };
    let results = tags("Result");
    ensure!(results.len() == games, "{} games of {games}", results.len());
    ensure!(
        !results.iter().any(|result| result == "*"),
        "a game without a result"
    );
    for side in ["White", "Black"] {
        let ours = tags(side)
            .iter()
            .filter(|name| name.contains("Fairyring"))
            .count();
        ensure!(
            ours * 2 >= games - 1 && ours > 0,
            "the engine was {side} in {ours} of {games} games"
        );
    }
    let lower = text.to_lowercase();
    for fault in [
        "forfeit",
        "illegal",
        "invalid",
        "false claim",
        "exited",
        "died",
        "abort",
    ] {
        ensure!(!lower.contains(fault), "'{fault}' in the games:\n{text}");
    }
    Ok(())
}

/// Neither program refused a move of the other.
fn judge_log(log: &str) -> Result<()> {
    let fault = log.lines().find(|line| {
        let said = ["<first ", "<second"].iter().any(|who| line.contains(who));
        said && (line.contains("Illegal move") || line.contains("Error ("))
            && !line.contains("unknown command")
    });
    match fault {
        Some(line) => bail!("{line}"),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[White \"Fairyring 0\"]\n[Black \"Hoi\"]\n[Result \"1-0\"]\n\n1. a4 {Xboard adjudication: Checkmate} 1-0\n\n[White \"Hoi\"]\n[Black \"Fairyring 0\"]\n[Result \"0-1\"]\n\n1. a4 0-1\n";

    #[test]
    fn games_are_judged() {
        judge(GOOD, 2).unwrap();
        assert!(judge(GOOD, 3).is_err());
        assert!(judge(&GOOD.replace("Checkmate", "White forfeits on time"), 2).is_err());
        assert!(judge(&GOOD.replace("\"1-0\"", "\"*\""), 2).is_err());
        assert!(judge(&GOOD.replace("[White \"Fairyring 0\"]", "[White \"X\"]"), 2).is_err());
    }

    #[test]
    fn complaints_are_found_in_the_log() {
        judge_log("12 <first : move h2e2\n13 <second: Error (unknown command): hint\n").unwrap();
        assert!(judge_log("12 <second: Illegal move: h2e2\n").is_err());
    }
}
