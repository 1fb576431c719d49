//! Records and links: the only crate that knows serialisation.
//!
//! A [`Record`](record::Record) is kept as a JSON save ([`json`]) that holds all of it, and as a link that holds the whole
//! game in a URL fragment ([`link`]). (Game texts are the crate `record`'s, which needs no serialisation.) Reading never trusts:
//! the steps are replayed by the rules, the final position is compared with the stored one, and the work is bounded by
//! [`TextLimits`](record::TextLimits). Whatever is wrong has its own code, and nothing of the caller's is touched.
//!
//! Pages and players talk by [`message`]s, whose answers carry the [`view`] of a table. Rounds at a server have messages of their own,
//! and rows of their logs: `online`, with the feature of that name.
//!
//! What this crate is not: it knows no game (a [`Library`](table::Library) opens tables by id), stores nothing and sends
//! nothing.
//!
//! ```
//! use dummy::Dummy;
//! use rules::Refusal;
//! use table::{Library, Opening, Table, open};
//!
//! struct One;
//! impl Library for One {
//!     fn open(&self, _: &str, options: &[(String, String)], opening: &Opening) -> Result<Box<dyn Table>, Refusal> {
//!         open::<Dummy>(options, opening)
//!     }
//! }
//!
//! let mut table = open::<Dummy>(&[], &Opening::Normal)?;
//! table.play("1>2")?;
//! let fragment = wire::link::write(&table.record(), &One)?;
//! let again = wire::link::read(&fragment.text, &One)?;
//! assert_eq!(again.steps().collect::<Vec<_>>(), ["1>2"]);
//! # Ok::<(), rules::Refusal>(())
//! ```

pub mod arrange;
pub mod json;
pub mod link;
pub mod message;
#[cfg(feature = "online")]
pub mod online;
pub mod view;

mod pack;
mod reading;
mod refusal;

pub use refusal::{DeskRefusal, WireRefusal};
#[cfg(all(test, feature = "online"))]
mod generated;

/// The example of the README is run with those of the documentation, so that it cannot grow old.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
