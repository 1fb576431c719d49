//! Game text in the manner of PGN: tags, numbered turns, comments, result.
//!
//! The steps of one turn are joined by commas, in machine form. A number begins each pair of turns: `1.` before a turn of the
//! first side, `1...` where the game begins with the second. `Game`, `Options`, `Start`, `Result` and `Reason` are tags of
//! the format; all others are kept as they are.

mod read;
mod write;

pub use read::read;
pub use write::write;

/// Tags that the format itself uses.
const OWN_TAGS: [&str; 5] = ["Game", "Options", "Start", "Result", "Reason"];
