//! A whole game, independent of any format.

use std::collections::BTreeMap;

use rules::{CommonRefusal, Game, RuleOptions};

use crate::{Beside, Line, RecordedResult};

/// A game as plain data: what a save, a link or a game file holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The rule options that differ from the defaults or are always named, in the order of the game's list. One that is always
    /// named and is missing means what it meant before there was a choice ([`RuleOptions::UNNAMED`]).
    pub options: Vec<(String, String)>,
    /// The position text of the start; empty for the normal one.
    pub start: String,
    /// Every step in machine form, those that were taken back and can be redone included, with what is said about them and
    /// what could have been played instead.
    pub line: Line,
    /// How many steps of the line are played.
    pub cursor: usize,
    /// The position text after those; empty if the record does not say.
    pub position: String,
    /// The result, if the match is over.
    pub result: Option<RecordedResult>,
    /// Players, event, date and whatever else the record's writer knew.
    pub tags: BTreeMap<String, String>,
    /// The clocks and the view settings.
    pub beside: Beside,
}

impl Record {
    /// The steps of the main line, oldest first.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &str> {
        self.line.entries.iter().map(|entry| entry.step.as_str())
    }

    /// How many steps could be redone.
    #[must_use]
    pub fn redo(&self) -> usize {
        self.line.entries.len().saturating_sub(self.cursor)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.get(name).map(String::as_str)
    }

    /// The rule options as the game has them.
    ///
    /// # Errors
    /// `E_OPTION` for an unknown name or value, or one that is given twice.
    pub fn read_options<O: RuleOptions>(&self) -> Result<O, CommonRefusal> {
        rules::read_recorded_options(&self.options)
    }

    /// What the options of a position are, as a record holds them: those that are changed, and those that are always named.
    #[must_use]
    pub fn changed_options<P: Game>(position: &P) -> Vec<(String, String)> {
        let (options, defaults) = (position.options(), P::Options::default());
        let names = P::Options::LIST.iter().map(|spec| spec.name);
        names
            .filter_map(|name| {
                let value = options.get(name)?;
                let mut always = P::Options::UNNAMED.iter();
                let named = always.any(|(known, _)| *known == name)
                    || Some(&value) != defaults.get(name).as_ref();
                named.then(|| (name.to_owned(), value))
            })
            .collect()
    }
}
