//! What a game server keeps: rounds as logs of entries, their chairs, and persons.
//!
//! A round is a log that only grows. `(round, seq)` is its primary key and decides every race; `(round, command)` is unique and
//! makes a command that is sent twice harmless. [`Lite`] keeps it in SQLite and says `Done` when it is on the disk; [`Memory`]
//! keeps it in memory and fails when it is told to. [`Writer`] is the one thread that writes: what queues while the disk works is
//! written together.
//!
//! What this crate is not: it knows no game, no rule, no message and no time of day. Texts go in and come out unread.
//!
//! ```
//! use store::{ChairRow, Commit, CommandKey, EntryRow, Listing, Memory, NewRound, Outcome, PersonKey, RoundHead, Shelf, Standing,
//!     Store, Work};
//!
//! let mut store = Memory::default();
//! let head = RoundHead {
//!     id: "a".into(), game: "leapers".into(), rules: 1, terms: "{}".into(), listing: Listing::Unlisted, previous: None, created: 5,
//! };
//! let round = NewRound { head, chairs: [ChairRow::default(), ChairRow::default()], entries: vec![], standing: Standing::default() };
//! let made = Work::Create { round: Box::new(round), maker: PersonKey::NOBODY, command: CommandKey([1; 16]), what: "a".into() };
//! store.perform(&made)?.expect("there is room");
//!
//! let entry = EntryRow {
//!     seq: 1, command: CommandKey([2; 16]), side: None, kind: 0, body: "{}".into(), left: [None; 2], digest: 0, at: 6,
//! };
//! let commit = Commit { round: "a".into(), after: 0, seated: None, entries: vec![entry], standing: Standing::default(), changes: vec![] };
//! assert_eq!(store.commit(&[commit.clone()])?, [Outcome::Done]);
//! assert_eq!(store.commit(&[commit])?, [Outcome::Known { seq: 1 }]);
//! assert_eq!(store.load("a", 0)?.expect("it is there").entries.len(), 1);
//! # Ok::<(), store::Broken>(())
//! ```

pub mod crash;
mod lite;
mod memory;
mod open_error;
mod outcome;
mod rows;
mod store;
mod work;
mod writer;

pub use lite::{Draft, Lite, Reader, Readers, backup, restore};
pub use memory::{Memory, Mishap};
pub use open_error::OpenError;
pub use outcome::{Broken, Fault, Made, Outcome, Refused};
pub use rows::{
    ChairRow, ChairSide, CommandKey, EntryRow, Listing, Loaded, Millis, NodeRow, PersonKey,
    PersonKind, PersonRow, RoundHead, RoundRow, SecretHash, Standing,
};
pub use store::{Shelf, Store};
pub use work::{Change, Commit, NewRound, Work};
pub use writer::{Health, Writer};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
