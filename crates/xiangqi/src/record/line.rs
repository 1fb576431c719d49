//! A line of moves with what is said about them.

/// A line: the main line of a game, or a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<S> {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves in order.
    pub entries: Vec<Entry<S>>,
}

impl<S> Line<S> {
    /// A line without moves.
    #[must_use]
    pub const fn new() -> Line<S> {
        Line {
            comments: Vec::new(),
            entries: Vec::new(),
        }
    }
}

impl<S> Default for Line<S> {
    fn default() -> Line<S> {
        Line::new()
    }
}

impl<S> From<Vec<S>> for Line<S> {
    fn from(steps: Vec<S>) -> Line<S> {
        Line {
            comments: Vec::new(),
            entries: steps.into_iter().map(Entry::new).collect(),
        }
    }
}

/// One move of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<S> {
    /// The step.
    pub step: S,
    /// Numeric annotation glyphs (`$1`), which only PGN can hold.
    pub glyphs: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// What could have been played instead of this move.
    pub variations: Vec<Line<S>>,
}

impl<S> Entry<S> {
    /// A move about which nothing is said.
    #[must_use]
    pub const fn new(step: S) -> Entry<S> {
        Entry {
            step,
            glyphs: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}
