//! Reading and writing of positions and steps.

use crate::{Position, Refusal};

/// How strictly a position text is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reading {
    /// For analysis and tests: anything that can be played on.
    #[default]
    Lenient,
    /// For game starts: also the tests that the rules text marks as strict.
    Strict,
}

/// Whether the match still goes on. Each rules text has its own place for "the game is over" among the tests of a step, so
/// the game is told and puts it where it belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Steps may be played.
    Open,
    /// The match has ended (by an outcome, a ruling, resignation or agreement).
    Over,
}

/// Rule options of a game: a small `Copy` struct that is part of the position and of the game's identity.
pub trait RuleOptions: Copy + Eq + Default + std::fmt::Debug + Send + Sync + 'static {
    /// Every option, in the order of the rules text; the first value is the default.
    const LIST: &'static [OptionSpec];

    /// Sets one option from text.
    ///
    /// # Errors
    /// `E_OPTION` with the accepted names or values.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Refusal>;

    /// The canonical text of one option's value; `None` for an unknown name.
    fn get(&self, name: &str) -> Option<String>;
}

/// What is known about one rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name on the command line and in records.
    pub name: &'static str,
    /// The accepted values; the first is the default. An open range is described instead (`0..65535`).
    pub values: &'static [&'static str],
    /// One line for a person.
    pub summary: &'static str,
}

/// Games without options.
impl RuleOptions for () {
    const LIST: &'static [OptionSpec] = &[];

    fn set(&mut self, name: &str, _value: &str) -> Result<(), Refusal> {
        Err(Refusal::new(
            "E_OPTION",
            format!("unknown option '{name}'; this game has none"),
        ))
    }

    fn get(&self, _name: &str) -> Option<String> {
        None
    }
}

/// Texts of a game: steps, positions, notations.
pub trait Text: Position {
    /// The rule options; `()` where there are none.
    type Options: RuleOptions;

    /// The code of "the game is over" in this game's rules text.
    const GAME_OVER: &'static str;

    /// The notations of [`Text::write_as`], the machine form first.
    const FORMS: &'static [&'static str];

    /// The options this position is played under.
    fn options(&self) -> Self::Options;

    /// Writes the machine form of a step that is legal here: unique among the legal steps, without spaces and commas.
    fn write_step(&self, step: Self::Step, out: &mut String);

    /// The machine form as a new string.
    fn step_text(&self, step: Self::Step) -> String {
        let mut text = String::new();
        self.write_step(step, &mut text);
        text
    }

    /// The step that a text in machine form means here.
    ///
    /// # Errors
    /// The first rule that forbids it, in the order of the rules text.
    fn explain(&self, text: &str, standing: Standing) -> Result<Self::Step, Refusal>;

    /// The canonical position text.
    fn position_text(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// The first code in the order of the rules text.
    fn read_position(text: &str, reading: Reading, options: Self::Options)
    -> Result<Self, Refusal>;

    /// Writes a legal step in one of [`Text::FORMS`].
    ///
    /// # Errors
    /// `E_FORM` for an unknown form.
    fn write_as(&self, form: &str, step: Self::Step) -> Result<String, Refusal>;

    /// Reads a step in one of [`Text::FORMS`].
    ///
    /// # Errors
    /// `E_FORM` for an unknown form, otherwise as [`Text::explain`] or the reader of that notation.
    fn read_as(&self, form: &str, text: &str) -> Result<Self::Step, Refusal>;

    /// For a position inside a turn: the position at the start of that turn and the steps since. A match opened from such
    /// a position can then take them back. `None` where the position does not know.
    fn unfold(&self) -> Option<(Self, Vec<Self::Step>)> {
        None
    }
}

/// The refusal of an unknown notation.
#[must_use]
pub fn unknown_form(form: &str, accepted: &[&str]) -> Refusal {
    Refusal::new(
        "E_FORM",
        format!(
            "unknown notation '{form}'; accepted: {}",
            accepted.join(", ")
        ),
    )
}

/// The refusal of an unknown option name or value, listing what is accepted.
#[must_use]
pub fn unknown_option(name: &str, value: &str, list: &[OptionSpec]) -> Refusal {
    let message = match list.iter().find(|spec| spec.name == name) {
        Some(spec) => format!(
            "option '{name}' does not take '{value}'; accepted: {}",
            spec.values.join(", ")
        ),
        None if list.is_empty() => format!("unknown option '{name}'; this game has none"),
        None => {
            let names: Vec<_> = list.iter().map(|spec| spec.name).collect();
            format!("unknown option '{name}'; accepted: {}", names.join(", "))
        }
    };
    Refusal::new("E_OPTION", message)
}
