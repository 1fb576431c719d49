//! Links: the whole game in the fragment of an address (rules: 16, 17).
//!
//! [`Link`] is their face: records are written to them and read from them. Nothing here keeps anything: whoever receives an
//! error still has all he had. What a game that arrives is against the stored one says [`record::compare`].
//!
//! ```
//! use kings_cooking::Link;
//! use record::Format;
//!
//! let link = "#kc=1.AQEAESIzRFVmd4iZqrvM3e7_a0YDQW5uA0JvYgMAmiSIfSVueg.fe8b7ce5";
//! let read = Link.read(link)?;
//! assert_eq!(read.record.position, "N1r/1P1/2B d - 0.0 0.2 0 3");
//! # Ok::<(), rules::Refusal>(())
//! ```

mod format;
mod payload;
mod receive;
mod refusal;

pub use format::{FORMATS, Link};
pub use refusal::LinkRefusal;

const PREFIX: &str = "kc=";
