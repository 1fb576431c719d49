//! Online rounds as plain functions: who may do what, clocks, offers, deadlines, and many rounds at once.
//!
//! A [`Round`] is one online game: terms, two chairs, and what the entries of its log made of it. [`Round::decide`] says what a
//! command would be, [`Round::apply`] moves the round by an [`Entry`], [`Round::due`] is what the server does next by itself. A
//! command plays a whole turn or nothing, so no half turn is ever stored.
//!
//! What this crate is not: it reads no clock, opens no file, sends nothing and knows no serialisation. Instants and random numbers
//! are passed in. It names no game: [`Games`] opens tables.
//!
//! ```
//! use std::sync::Arc;
//!
//! use round::{
//!     Action, Around, Chairs, Command, CommandId, Games, Holder, Millis, Opened, PersonId, Presence, Round, RoundId, Shelf, Terms,
//! };
//! use rules::{Drafts, Refusal, Side};
//! use table::{GameInfo, Library, Opening, Table};
//!
//! struct One;
//! impl Library for One {
//!     fn open(&self, _: &str, options: &[(String, String)], opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
//!         table::open::<dummy::Dummy>(options, opening)
//!     }
//! }
//! impl Games for One {
//!     fn info(&self, _: &str) -> Option<GameInfo> {
//!         Some(GameInfo::of::<dummy::Dummy>())
//!     }
//!     fn drafts(&self, _: &str) -> Option<&'static dyn Drafts> {
//!         None
//!     }
//! }
//!
//! let mut shelf = Shelf::new(Arc::new(One), 16);
//! let now = Millis(1_000);
//! let mut chairs = Chairs::default();
//! for (side, person) in [(Side::First, 1), (Side::Second, 2)] {
//!     chairs.seat(side, Holder { person: PersonId(person), name: "".into(), kind: Default::default() });
//! }
//! let terms = Terms::of("dummy");
//! let mut round = Round::new(Opened { id: RoundId::of(1), terms, chairs, drafts: [None, None], created: now });
//! let presence = Presence::none(now);
//!
//! // Both are there: the server begins the game.
//! let due = round.due(&presence).ok_or("both are there")?;
//! let mut around = Around { shelf: &mut shelf, presence: &presence, fresh: RoundId::of(2) };
//! let begun = round.decide_chore(due.what, now, &mut around)?.ok_or("it begins")?;
//! round.apply(&begun)?;
//!
//! // The first player plays a turn. It counts when it is stored and applied.
//! let command = Command {
//!     id: CommandId::of(7).ok_or("a name of one's own")?,
//!     person: Some(PersonId(1)),
//!     action: Action::Play { ply: 0, turn: "1>2".into(), timing: None },
//!     at: now,
//!     lag: 0,
//! };
//! let decision = round.decide(&command, &mut around)?;
//! round.apply(&decision.entry)?;
//! assert_eq!(round.actor(), Some(Side::Second));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod beat;
mod chair;
pub mod check;
mod clock;
mod decide;
mod entry;
pub mod host;
mod id;
mod lag;
mod millis;
mod offers;
mod presence;
mod refusal;
mod round;
mod shelf;
mod terms;

pub use action::{Action, Answer, ClaimAs, Command};
pub use chair::{Chair, Chairs, Holder, HolderKind};
pub use clock::{Clock, Deadline, FIRST_TURN, GRACE, Pressed};
pub use decide::{Around, Decision};
pub use entry::{Ending, Entry, Metronome, TurnPlayed, What};
pub use id::{CommandId, Digest, PersonId, RoundId, SocketId};
pub use lag::{Lag, RoundTrips};
pub use millis::Millis;
pub use offers::{Offers, Standing};
pub use presence::{Presence, claim_after};
pub use refusal::RoundRefusal;
pub use round::{Chore, Due, End, Head, Misfit, Opened, Phase, Round};
pub use shelf::Shelf;
pub use terms::{Beat, ClockTerms, Games, Rating, Start, Takebacks, Terms, Visibility};

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
