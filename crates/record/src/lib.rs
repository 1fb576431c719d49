//! Games as plain data that can branch, and the texts they are kept in.
//!
//! A [`Record`] is a start, a tree of steps with comments, glyphs and variations, tags, clocks and a result. Games that have
//! a format of their own implement [`Format`]; what all formats with tags and braces share is in [`pgn`]: one reader with
//! one set of [`TextLimits`]. Reading never trusts: every step of every variation is played by the rules ([`Growth`], [`replay()`]).
//! What a format cannot hold is said ([`LeftOut`]), never dropped in silence.
//!
//! What this crate is not: it knows no game, no serialisation and no file, and it keeps no running match.
//!
//! ```
//! use dummy::Dummy;
//! use record::{Format, pgn::General};
//!
//! let text = "[Game \"leapers\"]\n\n1. 1>2 {a quiet beginning} (1. 0x2 $2) *\n";
//! let read = General::<Dummy>::FORMAT.read(text)?;
//! assert_eq!(read.record.steps().collect::<Vec<_>>(), ["1>2"]);
//! assert_eq!(read.record.line.entries[0].variations.len(), 1);
//! let written = General::<Dummy>::FORMAT.write(&read.record)?;
//! assert_eq!(General::<Dummy>::FORMAT.read(&written.text)?, read);
//! # Ok::<(), rules::Refusal>(())
//! ```

mod beside;
mod clock;
mod compare;
mod cursor;
mod error;
mod format;
mod growth;
mod invitation;
mod line;
pub mod pgn;
mod record;
mod refusal;
mod replay;
mod result;
mod text_limits;

pub use beside::Beside;
pub use clock::{Clock, ClockKind};
pub use compare::{Comparison, compare};
pub use cursor::{Cursor, Spot, excerpt};
pub use error::{Fault, RecordError};
pub use format::{Format, LeftOut, LeftOuts, Lost, Read, Written};
pub use growth::Growth;
pub use invitation::{Invitation, InvitationAnswer, Invitations};
pub use line::{Entry, Line};
pub use record::Record;
pub use refusal::RecordRefusal;
pub use replay::{Played, opened, played, replay};
pub use result::{RecordedResult, ResultToken, not_outside, outside, settle};
pub use text_limits::TextLimits;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
