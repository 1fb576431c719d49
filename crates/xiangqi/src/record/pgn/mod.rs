//! PGN of xiangqi (rules: 7.5, 10.5): tags, moves in one of three notations, comments in braces, variations in
//! parentheses.
//!
//! Also read: comments from `;` to the end of the line, glyphs (`$1`), move numbers of any value. What a reader accepts and
//! a writer writes differ only in form: reading what was written gives the same record.

mod read;
mod tags;
mod token;
mod write;

pub use read::{read, read_all, read_tags};
pub use write::write;

use crate::notation::Form;

/// The `Format` tag: in which notation the moves are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// `炮二平五`; also when there is no tag.
    #[default]
    Chinese,
    /// `C2.5`.
    Wxf,
    /// `H2-E2`.
    Iccs,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 3] = [Format::Chinese, Format::Wxf, Format::Iccs];

    /// The value of the tag.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Chinese => "Chinese",
            Format::Wxf => "WXF",
            Format::Iccs => "ICCS",
        }
    }

    /// The format of a tag value, in any case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL
            .into_iter()
            .find(|format| format.name().eq_ignore_ascii_case(name))
    }

    const fn form(self) -> Form {
        match self {
            Format::Chinese => Form::Chinese,
            Format::Wxf => Form::Wxf,
            Format::Iccs => Form::Iccs,
        }
    }
}
