//! The record formats of the game's players: PGN with Chinese, WXF or ICCS moves, and DhtmlXQ (rules: 7.5, 10.5).
//!
//! ```
//! use record::Format;
//! use xiangqi::formats;
//!
//! let text = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进7 {the screen horse} *\n";
//! let read = formats::PLAIN[0].read(text)?;
//! assert_eq!(read.record.steps().collect::<Vec<_>>(), ["h2e2", "h9g7"]);
//! let written = formats::PLAIN[0].write(&read.record)?;
//! assert!(written.text.contains("1. 炮二平五 马8进7 {the screen horse} *"));
//! # Ok::<(), rules::Refusal>(())
//! ```

mod dpxq;
mod pgn;
mod refusal;
mod tags;

use record::{Fault, Format, RecordError, Spot};

pub use refusal::FormatRefusal;

use crate::{Rhythm, Xiangqi};

/// A fault of a text at its place.
fn refused(spot: Spot, refusal: FormatRefusal) -> RecordError {
    RecordError::at(spot, Fault::rules(refusal))
}

/// The formats of the plain game.
pub const PLAIN: &[&dyn Format] = &[&pgn::PlayersPgn::<Xiangqi>::FORMAT, &dpxq::Dpxq];
/// The formats of the three-layer game.
pub const RHYTHM: &[&dyn Format] = &[&pgn::PlayersPgn::<Rhythm>::FORMAT];
