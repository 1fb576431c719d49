//! Formats in which records are kept.

use std::fmt;

use rules::Refusal;

use crate::Record;

/// A text format for records. A format of one game checks the steps by that game's rules.
pub trait Format: Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Whether a text looks like this format.
    fn recognises(&self, text: &str) -> bool;

    /// Whether the format can hold this record; where it cannot, a general format of the same name stands in.
    fn can_write(&self, _record: &Record) -> bool {
        true
    }

    /// Reads a record; every step is checked by the rules.
    ///
    /// # Errors
    /// What was wrong, and where.
    fn read(&self, text: &str) -> Result<Read, Refusal>;

    /// Writes a record.
    ///
    /// # Errors
    /// `E_RECORD_FORM` for a record that the format cannot express, and those of the replay.
    fn write(&self, record: &Record) -> Result<Written, Refusal>;
}

/// A record that was read, and what of the text has no place in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The record.
    pub record: Record,
    /// What was left out.
    pub left_out: Vec<LeftOut>,
}

/// A record as text, and what of it the format cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What was left out.
    pub left_out: Vec<LeftOut>,
}

/// So many things of one kind have no place in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeftOut {
    /// What they are.
    pub what: Lost,
    /// How many.
    pub count: usize,
}

/// What a format may be unable to hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Lost {
    /// Lines beside the steps that were played.
    Variations,
    /// What is said about steps.
    Comments,
    /// Numeric annotation glyphs.
    Glyphs,
    /// Steps that were taken back and could be played again.
    Redo,
    /// Clocks.
    Clocks,
    /// View settings.
    ViewSettings,
    /// Tags.
    Tags,
    /// Characters of comments and tags that a format keeps otherwise: those that would end the text they stand in, line breaks,
    /// space at the ends.
    Characters,
}

impl Lost {
    /// Its name on the wire and in messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Lost::Variations => "variations",
            Lost::Comments => "comments",
            Lost::Glyphs => "glyphs",
            Lost::Redo => "redo",
            Lost::Clocks => "clocks",
            Lost::ViewSettings => "view_settings",
            Lost::Tags => "tags",
            Lost::Characters => "characters",
        }
    }
}

impl fmt::Display for LeftOut {
    /// One line for a terminal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.what {
            Lost::Redo => "steps to redo",
            Lost::ViewSettings => "view settings",
            other => other.as_str(),
        };
        write!(f, "{what} left out: {}", self.count)
    }
}

impl LeftOut {
    /// The kinds that are not zero, in the order of [`Lost`]; a kind that stands twice is added up.
    #[must_use]
    pub fn list(counts: &[(Lost, usize)]) -> Vec<LeftOut> {
        let mut all = LeftOuts::default();
        for &(what, count) in counts {
            all.add(what, count);
        }
        all.list()
    }
}

/// What a format leaves out, counted by kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeftOuts(Vec<LeftOut>);

impl LeftOuts {
    /// Counts so many more.
    pub fn add(&mut self, what: Lost, count: usize) {
        if count == 0 {
            return;
        }
        match self.0.binary_search_by_key(&what, |known| known.what) {
            Ok(place) => self.0[place].count += count,
            Err(place) => self.0.insert(place, LeftOut { what, count }),
        }
    }

    /// Counts so many less: the format has a place for them after all.
    pub fn take(&mut self, what: Lost, count: usize) {
        if let Ok(place) = self.0.binary_search_by_key(&what, |known| known.what) {
            let left = self.0[place].count.saturating_sub(count);
            self.0[place].count = left;
            if left == 0 {
                self.0.remove(place);
            }
        }
    }

    /// Counts the clocks and the view settings of a record.
    pub fn add_beside(&mut self, record: &Record) {
        self.add(Lost::Clocks, usize::from(record.beside.clock.is_some()));
        self.add(Lost::ViewSettings, record.beside.viewing.len());
    }

    /// The kinds that are not zero, in the order of [`Lost`].
    #[must_use]
    pub fn list(self) -> Vec<LeftOut> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Beside, Clock};

    #[test]
    fn what_is_left_out_is_counted_by_kind() {
        let counts = [(Lost::Tags, 2), (Lost::Redo, 0), (Lost::Tags, 1)];
        let list = LeftOut::list(&counts);
        assert_eq!(
            list,
            [LeftOut {
                what: Lost::Tags,
                count: 3
            }]
        );
        assert_eq!(list[0].to_string(), "tags left out: 3");
    }

    #[test]
    fn what_has_a_place_after_all_is_taken_off() {
        let mut all = LeftOuts::default();
        all.add(Lost::Tags, 3);
        all.add(Lost::Clocks, 1);
        all.take(Lost::Tags, 1);
        all.take(Lost::Clocks, 1);
        all.take(Lost::Redo, 1);
        let said: Vec<String> = all.list().iter().map(ToString::to_string).collect();
        assert_eq!(said, ["tags left out: 2"]);
    }

    #[test]
    fn clocks_and_view_settings_are_left_out_by_most_formats() {
        let clock = Clock::common(1, 1);
        let record = Record {
            beside: Beside {
                clock: Some(clock),
                viewing: [("level", "1"), ("seat", "far")]
                    .map(|(name, value)| (name.to_owned(), value.to_owned()))
                    .into(),
            },
            ..Record::default()
        };
        let mut all = LeftOuts::default();
        all.add_beside(&record);
        all.add_beside(&Record::default());
        let said: Vec<String> = all.list().iter().map(ToString::to_string).collect();
        assert_eq!(said, ["clocks left out: 1", "view settings left out: 2"]);
    }
}
