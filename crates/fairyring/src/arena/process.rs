//! A program at the other end of two pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use super::engine::Mishap;

/// A running program. It is told to quit, and ended if it does not, when this goes out of scope.
pub(crate) struct Program {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    pub(crate) fn start(words: &[String]) -> Result<Program, Mishap> {
        let (name, arguments) = words
            .split_first()
            .ok_or_else(|| Mishap::Crash("no program was named".into()))?;
        let unusable = |error: std::io::Error| Mishap::Crash(format!("{name}: {error}"));
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(unusable)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Mishap::Crash(format!("{name}: no pipes")));
        };
        let (sender, lines) = channel();
        // By bytes: nobody promises that a program writes UTF-8.
        std::thread::spawn(move || {
            for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line).trim_end().to_owned();
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Program {
            name: name.clone(),
            child,
            input,
            lines,
        })
    }

    pub(crate) fn send(&mut self, line: &str) -> Result<(), Mishap> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| Mishap::Crash(format!("{}: {error}", self.name)))
    }

    /// The first line that `wanted` makes something of.
    pub(crate) fn wait<T>(
        &mut self,
        patience: Duration,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Mishap> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Mishap::Hung),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Mishap::Crash(format!("{}: it has ended", self.name)));
                }
            }
        }
    }

    /// Forgets what was said before.
    pub(crate) fn skip(&mut self) {
        while self.lines.try_recv().is_ok() {}
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that is gone already cannot be told anything, and need not be.
        let _ = self.send("quit");
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
