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

#[cfg(test)]
mod tests {
    use super::*;

    /// Two steps, both with something said, the first with a variation that says something itself.
    fn annotated() -> Line {
        let mut line: Line = ["a", "b"].into_iter().collect();
        line.comment = "before".to_owned();
        let mut variation: Line = ["c"].into_iter().collect();
        variation.comment = "or".to_owned();
        variation.entries[0].glyphs = vec![2];
        line.entries[0].variations.push(variation);
        line.entries[0].comment = "well".to_owned();
        line.entries[1].glyphs = vec![1, 14];
        line
    }

    #[test]
    fn everything_that_is_said_is_counted() {
        let line = annotated();
        assert_eq!(line.every_entry().len(), 3);
        assert_eq!(
            (line.variations(), line.glyphs(), line.comments()),
            (1, 3, 3)
        );
        let bare: Line = ["a"].into_iter().collect();
        assert_eq!(
            (bare.variations(), bare.glyphs(), bare.comments()),
            (0, 0, 0)
        );
    }

    #[test]
    fn notes_are_taken_over_as_far_as_the_steps_are_the_same() {
        let mut same: Line = ["a", "b", "d"].into_iter().collect();
        same.take_notes_of(&annotated());
        assert_eq!(same.comment, "before");
        assert_eq!(same.entries[..2], annotated().entries);
        assert_eq!(same.entries[2], Entry::new("d"));
        let mut other: Line = ["x", "b"].into_iter().collect();
        other.take_notes_of(&annotated());
        assert_eq!(other.entries, [Entry::new("x"), Entry::new("b")]);
    }
}
