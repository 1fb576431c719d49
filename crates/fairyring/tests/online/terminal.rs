//! `fairyring play --online` as somebody sits before it.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use crate::cli::run::Run;

/// What was printed so far, and whether there is more to come.
#[derive(Default)]
struct Screen {
    text: Mutex<(String, bool)>,
    grown: Condvar,
}

/// What a prompt ends with; nothing else that is printed does.
pub(crate) const PROMPT: &str = ")> ";

pub(crate) struct Terminal {
    child: Child,
    input: Option<ChildStdin>,
    screen: Arc<Screen>,
    /// How much of it was read.
    read: usize,
}

impl Terminal {
    /// A person whose keys are kept in a folder sits down before a link.
    pub(crate) fn open(home: &Path, args: &[&str]) -> Terminal {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fairyring"))
            .args(["play", "--online"])
            .args(args)
            .env("FAIRYRING_DATA", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let screen = Arc::new(Screen::default());
        let (mut output, shared) = (child.stdout.take().unwrap(), screen.clone());
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut kept = Vec::new();
            loop {
                let size = output.read(&mut bytes).unwrap();
                kept.extend_from_slice(&bytes[..size]);
                let mut text = shared.text.lock().unwrap();
                // Half a letter waits for its other half.
                if let Ok(whole) = std::str::from_utf8(&kept) {
                    text.0.push_str(whole);
                    kept.clear();
                }
                text.1 = size == 0;
                shared.grown.notify_all();
                if size == 0 {
                    break;
                }
            }
        });
        Terminal {
            input: child.stdin.take(),
            child,
            screen,
            read: 0,
        }
    }

    /// Somebody who types nothing, until the program ends.
    pub(crate) fn run(home: &Path, args: &[&str]) -> Run {
        let run = Command::new(env!("CARGO_BIN_EXE_fairyring"))
            .args(["play", "--online"])
            .args(args)
            .env("FAIRYRING_DATA", home)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        Run {
            out: String::from_utf8(run.stdout).unwrap(),
            err: String::from_utf8(run.stderr).unwrap(),
            status: run.status.code().unwrap(),
        }
    }

    /// Waits until a line with this text is printed, or a prompt that ends with it, and gives everything since the last one.
    pub(crate) fn expect(&mut self, wanted: &str) -> String {
        self.expect_any(&[wanted])
    }

    /// The same for whichever of several texts comes first.
    pub(crate) fn expect_any(&mut self, wanted: &[&str]) -> String {
        let patience = Duration::from_secs(30);
        let read = self.read;
        let end_of = |text: &str, wanted: &str| {
            let from = read + text[read..].find(wanted)?;
            match wanted.ends_with(PROMPT) {
                true => Some(from + wanted.len()),
                false => text[from..].find('\n').map(|end| from + end + 1),
            }
        };
        let end = |text: &str| wanted.iter().filter_map(|one| end_of(text, one)).min();
        let text = self.screen.text.lock().unwrap();
        let is_open = |text: &mut (String, bool)| end(&text.0).is_none() && !text.1;
        let waited = self
            .screen
            .grown
            .wait_timeout_while(text, patience, is_open);
        let text = waited.unwrap().0.0.clone();
        let Some(end) = end(&text) else {
            panic!("no {wanted:?} in:\n{}", &text[read..]);
        };
        self.read = end;
        text[read..end].to_owned()
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Types nothing more and waits until the program ends by itself; its status.
    pub(crate) fn leave(mut self) -> i32 {
        drop(self.input.take());
        self.child.wait().unwrap().code().unwrap()
    }

    /// The status of a program that ends while somebody could still type.
    pub(crate) fn ended(&mut self) -> i32 {
        self.child.wait().unwrap().code().unwrap()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
