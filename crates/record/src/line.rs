//! A line of steps with what is said about them.

/// A line: the main line of a game, or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first step; empty for nothing.
    pub comment: String,
    /// The steps in order.
    pub entries: Vec<Entry>,
}

/// One step of a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    /// The step in machine form.
    pub step: String,
    /// Numeric annotation glyphs: 1 is a good move, 2 a bad one, and so on as PGN counts them.
    pub glyphs: Vec<u8>,
    /// What is said after the step; empty for nothing.
    pub comment: String,
    /// What could have been played instead of this step.
    pub variations: Vec<Line>,
}

impl Entry {
    /// A step about which nothing is said.
    #[must_use]
    pub fn new(step: impl Into<String>) -> Entry {
        Entry {
            step: step.into(),
            ..Entry::default()
        }
    }
}

impl<S: Into<String>> FromIterator<S> for Line {
    fn from_iter<I: IntoIterator<Item = S>>(steps: I) -> Line {
        Line {
            comment: String::new(),
            entries: steps.into_iter().map(Entry::new).collect(),
        }
    }
}

impl Line {
    /// Takes over what `other` says, as far as both lines have the same steps.
    pub fn take_notes_of(&mut self, other: &Line) {
        self.comment.clone_from(&other.comment);
        for (entry, kept) in self.entries.iter_mut().zip(&other.entries) {
            if entry.step != kept.step {
                return;
            }
            entry.clone_from(kept);
        }
    }

    /// Every entry of the line and of its variations.
    pub fn every_entry(&self) -> Vec<&Entry> {
        let mut found = Vec::new();
        let mut waiting = vec![self];
        while let Some(line) = waiting.pop() {
            for entry in &line.entries {
                found.push(entry);
                waiting.extend(&entry.variations);
            }
        }
        found
    }

    /// How many variations there are, nested ones included.
    #[must_use]
    pub fn variations(&self) -> usize {
        let entries = self.every_entry();
        entries.iter().map(|entry| entry.variations.len()).sum()
    }

    /// How many glyphs there are, those of variations included.
    #[must_use]
    pub fn glyphs(&self) -> usize {
        let entries = self.every_entry();
        entries.iter().map(|entry| entry.glyphs.len()).sum()
    }

    /// How many comments there are, those of variations included.
    #[must_use]
    pub fn comments(&self) -> usize {
        let entries = self.every_entry();
        let lines = entries.iter().flat_map(|entry| &entry.variations);
        let before = lines.chain([self]).filter(|line| !line.comment.is_empty());
        before.count()
            + entries
                .iter()
                .filter(|entry| !entry.comment.is_empty())
                .count()
    }
}

/// Appends a comment to what was said already, on a line of its own.
pub(crate) fn append(comment: &mut String, text: &str) {
    if !comment.is_empty() && !text.is_empty() {
        comment.push('\n');
    }
    comment.push_str(text);
}
