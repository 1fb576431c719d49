//! Whoever can be asked about a row: the engine and the literal reference answer through the same small face, so that a
//! row that both fail accuses the text, and a row that one fails accuses that one.

use std::collections::BTreeSet;

use crate::reference::{Options, Standing, State};

/// A position that can be played on by texts.
pub(crate) trait Judge: Sized {
    /// Who is asked, for messages.
    const NAME: &'static str;

    /// Reads a position under options; the error is the code.
    fn read(text: &str, options: &[(&str, &str)]) -> Result<Self, String>;

    /// The canonical position text.
    fn text(&self) -> String;

    /// Plays a step in machine form, or says the code that forbids it and changes nothing.
    fn submit(&mut self, step: &str) -> Result<(), String>;

    /// The legal steps in machine form.
    fn legal(&self) -> BTreeSet<String>;

    /// `ongoing`, `check`, `checkmate` or `stalemate`.
    fn standing(&self) -> &'static str;

    /// Labels of pawns: `deferred a8B`, `frozen z5QL2`.
    fn labels(&self) -> BTreeSet<String>;
}

impl Judge for State {
    const NAME: &'static str = "reference";

    fn read(text: &str, options: &[(&str, &str)]) -> Result<State, String> {
        State::read(text, Options::of(options)).map_err(|_| "E_TFEN".to_owned())
    }

    fn text(&self) -> String {
        self.write()
    }

    fn submit(&mut self, step: &str) -> Result<(), String> {
        let over = matches!(
            State::standing(self),
            Standing::Checkmate | Standing::Stalemate
        );
        *self = State::submit(self, step, over)?;
        Ok(())
    }

    fn legal(&self) -> BTreeSet<String> {
        self.legal_texts()
    }

    fn standing(&self) -> &'static str {
        match State::standing(self) {
            Standing::Ongoing => "ongoing",
            Standing::Check => "check",
            Standing::Checkmate => "checkmate",
            Standing::Stalemate => "stalemate",
        }
    }

    fn labels(&self) -> BTreeSet<String> {
        let mut labels = BTreeSet::new();
        for square in self.pieces.keys() {
            if self.is_deferred(*square) {
                labels.insert(format!("deferred {square}"));
            }
            if self.is_frozen(*square) {
                labels.insert(format!("frozen {square}"));
            }
        }
        labels
    }
}
