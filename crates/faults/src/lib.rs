//! Faults that a server of online rounds has to survive: it is killed, cut off and lied to while players play, and afterwards the
//! file is held against the rules and against what the players were told, by [`round::check`].
//!
//! Each fault is a function of the program that serves and of how often it is tried; it returns figures, most of which must be 0.
//!
//! ```
//! # async fn under_fire(program: &std::path::Path) -> Result<(), faults::Trouble> {
//! for figure in faults::kills(program, 25).await? {
//!     println!("{}", figure.line(None));
//! }
//! # Ok(())
//! # }
//! ```
//!
//! What this crate is not: no part of the program, and no measure of speed (the crate `load` is that).

mod crashes;
mod cuts;
mod disk;
mod kills;
mod many;
mod players;
mod races;
mod raw;
mod restarts;
mod told;
mod trouble;
mod under;
mod written;

use std::path::Path;

use load::Start;

pub use crashes::crashes;
pub use cuts::cuts;
pub use disk::{eio, full, locked};
pub use kills::kills;
pub use many::many;
pub use players::{Plan, Players};
pub use races::races;
pub use raw::raw;
pub use restarts::restarts;
pub use told::{Found, Told};
pub use trouble::Trouble;

/// What was found, in words, beside the figures.
#[expect(clippy::print_stderr, reason = "a tool for the terminal and for tests")]
fn say(words: impl Iterator<Item = impl std::fmt::Display>) {
    for word in words {
        eprintln!("found: {word}");
    }
}

/// A fault of the program is told on standard error, whatever else comes of it.
fn panics(start: &Start, found: &mut Found) -> Result<(), Trouble> {
    let Some(says) = &start.says else {
        return Ok(());
    };
    for line in std::fs::read_to_string(says)?.lines() {
        if line.contains("panicked at") {
            found.other += 1;
            found.says.push(line.to_owned());
        }
    }
    Ok(())
}

/// Copies the files of a folder of data, but for its lock.
fn copy(from: &Path, to: &Path) -> Result<(), Trouble> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        if entry.file_name() != "lock" {
            std::fs::copy(entry.path(), to.join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
