//! Records and links: the only crate that knows serialisation.
//!
//! A game is kept in three forms, each of which gives back the same [`Record`](table::Record): a JSON save ([`json`]), a
//! text with tags and numbered turns ([`pgn`]), and a link that holds the whole game in a URL fragment ([`link`]). Reading
//! never trusts: the steps are replayed by the rules, the final position is compared with the stored one, and the work is
//! bounded by [`Limits`]. Whatever is wrong has its own code, and nothing of the caller's is touched.
//!
//! Pages and players talk by [`message`]s, whose answers carry the [`view`] of a table.
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
//! let again = wire::link::read(&fragment, &One)?;
//! assert_eq!(again.steps, ["1>2"]);
//! # Ok::<(), rules::Refusal>(())
//! ```

pub mod json;
pub mod limits;
pub mod link;
pub mod message;
pub mod pgn;
pub mod view;

mod pack;
#[cfg(test)]
mod typescript;

pub use limits::Limits;
