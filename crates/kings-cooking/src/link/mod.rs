//! Links: the whole game in the fragment of an address (rules: 16, 17).
//!
//! [`fragment`] writes, [`receive()`] reads and replays, [`compare()`] holds an incoming game against a stored one. Nothing here
//! keeps anything: whoever receives an error still has all he had.
//!
//! ```
//! use kings_cooking::link::{Arrival, receive};
//! use rules::Text;
//!
//! let link = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";
//! let game = receive(link, Arrival::Pasted)?.and_then(|received| received.record);
//! let text = game.map(|record| record.position().position_text());
//! assert_eq!(text.as_deref(), Some("N1r/1P1/2B d - 0.0 0.2 0 3"));
//! # Ok::<(), rules::Refusal>(())
//! ```

mod compare;
mod payload;
mod receive;

use rules::Refusal;

pub use compare::{Comparison, compare};
pub use payload::{Payload, Stage};
pub use receive::{Arrival, MAX_READ, MAX_WRITTEN, Received, fragment, receive};

const PREFIX: &str = "kc=";

fn refuse<T>(code: &'static str, message: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal::new(code, message))
}
