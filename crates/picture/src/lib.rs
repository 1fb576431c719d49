//! Positions as pictures: a [`Scene`](rules::Scene) becomes SVG, drawn as the page draws it.
//!
//! The drawings are not here. Grounds, places, pieces, marks and colours are those of the page, written down as plain lines in
//! `drawings.txt` by the page's own sources, and a test of the page fails where the lines are older. So there is one drawing of
//! each thing, and this crate only puts them where the scene says. Letters are strokes of our own: no font is asked for.

mod book;
mod draw;
mod lettering;
mod lines;
mod place;
mod read;
mod style;
mod xml;

pub use book::{Drawings, Set};
pub use draw::{Left, Look, Shown, Trail};
pub use style::Theme;

use thiserror::Error;

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum NoPicture {
    /// The drawings cannot be read.
    #[error("line {line} of the drawings: {what}")]
    Damaged {
        /// Which line, from 1.
        line: usize,
        /// What is expected there.
        what: &'static str,
    },
    /// The scene has something that the drawings of its game do not have.
    #[error("the drawings have no {0}")]
    Undrawn(String),
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
