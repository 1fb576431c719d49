//! Engine protocols: UCI for every game, and for the one game that has them UCCI, UCI-Cyclone and XBoard (CECP version 2).
//!
//! Lines are parsed into enums ([`Command`], [`XboardCommand`]), and [`serve`] drives a conversation: one thread reads, one
//! thinks, one answers, so that `stop`, `quit` and `isready` are heard at any time. The protocol is recognised by what the client says
//! first; see [`Dialect`]. Whatever a client says, the conversation goes on: what is not understood or not legal is answered by a line
//! with its code, and changes nothing.
//!
//! What this crate is not: it holds no rule of any game, opens no file and starts no program. Games come from outside as a
//! [`Shelf`].
//!
//! ```
//! use protocol::{Dialect, Command, parse};
//!
//! let line = "go wtime 60000 btime 60000 depth 8";
//! let Ok(Command::Go(go)) = parse(line, Dialect::Uci) else {
//!     unreachable!("a well-formed line");
//! };
//! assert_eq!(go.depth, Some(8));
//! assert!(parse("go depth deep", Dialect::Uci).is_err());
//! ```

// Everything here reads what others wrote.
#![deny(
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::unreachable
)]

mod command;
mod dialect;
mod driver;
mod engine;
mod fen;
mod go;
mod lines;
mod refusal;
mod running_search;
mod settings;
mod shelf;
mod talk;
mod token;
mod topic;
mod words;
mod xboard;

pub use command::{Command, StartPosition, parse};
pub use dialect::Dialect;
pub use driver::serve;
pub use go::{Go, SideTime, Times};
pub use refusal::ProtocolRefusal;
pub use shelf::Shelf;
pub use token::{read_turn, uci_form, write_turn};
pub use xboard::{XboardCommand, parse_xboard};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
