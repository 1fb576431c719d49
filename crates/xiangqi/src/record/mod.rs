//! Game records as plain data, and their texts: PGN ([`pgn`]) and DhtmlXQ ([`dpxq`]).
//!
//! rules: 7.5, 10.5. A [`Record`] is a start position, a tree of steps with comments, and a result. It knows no clock, no
//! match and no file; readers are strict, say where a text went wrong, and do a bounded amount of work.
//!
//! ```
//! use rules::{Game, Text};
//! use xiangqi::Xiangqi;
//! use xiangqi::record::pgn::{self, Format};
//!
//! let text = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 马8进7 {the screen horse} *\n";
//! let record = pgn::read::<Xiangqi>(text, Default::default()).expect("a good record");
//! assert_eq!(record.line.entries.len(), 2);
//! assert!(pgn::write(&record, Format::Wxf)?.contains("1. C2.5 H8+7 {the screen horse} *"));
//! # Ok::<(), rules::Refusal>(())
//! ```

pub mod dpxq;
pub mod pgn;

mod cursor;
mod error;
mod line;
mod tree;

pub use error::RecordError;
pub use line::{Entry, Line};

use rules::{Game, Position, Side};

use crate::notation::Noted;
use crate::{Rhythm, Xiangqi};
use tree::Stand;

/// The longest text that a reader takes, in bytes.
pub const MAX_BYTES: usize = 4 << 20;
/// The most moves of one record, variations included.
pub const MAX_MOVES: usize = 20_000;
/// The deepest nesting of variations.
pub const MAX_DEPTH: usize = 64;

/// A position whose games have records.
pub trait Recorded: Noted + Game {
    /// How records tell this game from the other one.
    const VARIANT: Variant;
}

impl Recorded for Xiangqi {
    const VARIANT: Variant = Variant::Plain;
}

/// rules: 10.5
impl Recorded for Rhythm {
    const VARIANT: Variant = Variant::Named("rhythm-xiangqi");
}

/// How a PGN names its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The plain game: no `Variant` tag, a `FEN` tag only where the start is another than the usual one.
    Plain,
    /// A game of that name: the `Variant` and the `FEN` tag are always written.
    Named(&'static str),
}

/// A recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P: Position> {
    /// What the text says about the game, in order; without what has a field of its own here (`Result`, `FEN`) and without
    /// what says how to read the text (`Game`, `Format`, `Variant`).
    pub tags: Vec<Tag>,
    /// Where the game begins.
    pub start: P,
    /// The moves.
    pub line: Line<P::Step>,
    /// How it ended.
    pub result: GameResult,
}

impl<P: Position> Record<P> {
    /// A record without moves.
    #[must_use]
    pub const fn new(start: P) -> Record<P> {
        Record {
            tags: Vec::new(),
            start,
            line: Line::new(),
            result: GameResult::Open,
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }
}

impl<P: Recorded> Record<P> {
    /// The steps of the main line in machine form, for those who keep games as text.
    #[must_use]
    pub fn main_line(&self) -> Vec<String> {
        let mut now = Stand::new(self.start.clone());
        self.line
            .entries
            .iter()
            .map(|entry| {
                let text = now.position().step_text(entry.step);
                now.play(entry.step);
                text
            })
            .collect()
    }
}

/// A named value of a record, by its PGN name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name (`Event`).
    pub name: String,
    /// The value.
    pub value: String,
}

impl Tag {
    /// A tag.
    #[must_use]
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Tag {
        Tag {
            name: name.into(),
            value: value.into(),
        }
    }
}

/// The result that a record states. It is not adjudicated: resignation and agreement look like any other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameResult {
    /// `1-0`, `0-1`: that side won; the first side is Red.
    Won(Side),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: not finished, or not known.
    #[default]
    Open,
}

impl GameResult {
    /// Every result.
    pub const ALL: [GameResult; 4] = [
        GameResult::Won(Side::First),
        GameResult::Won(Side::Second),
        GameResult::Drawn,
        GameResult::Open,
    ];

    /// The text of PGN.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Won(Side::First) => "1-0",
            GameResult::Won(Side::Second) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    /// The result with that PGN text.
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }
}
