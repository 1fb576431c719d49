//! What every game refuses alike.

use crate::Accepted;
use crate::text::{OptionSpec, PRESET, PresetSpec};

crate::refusals! {
    /// Refusals that every game shares: options, notations, set-ups and whole turns.
    pub enum CommonRefusal {
        /// The game has no options at all.
        NoOptions { name: String } = "E_OPTION": "unknown option '{name}'; this game has none";
        /// There is no option of that name.
        UnknownOption { name: String, accepted: Accepted } = "E_OPTION": "unknown option '{name}'; accepted: {accepted}";
        /// The option has no such value.
        OptionValue { name: String, value: String, accepted: Accepted } =
            "E_OPTION": "option '{name}' does not take '{value}'; accepted: {accepted}";
        /// An option came more than once.
        OptionTwice { name: String } = "E_OPTION": "option '{name}' is given twice";
        /// Two options exclude each other.
        OptionPair { name: String, value: String, other: String, accepted: Accepted } =
            "E_OPTION": "option '{name}' does not take '{value}' with this '{other}'; accepted for '{other}': {accepted}";
        /// Nothing decides a game when a clock common to both players has run out.
        NoCommonClock = "E_OPTION": "this game is not decided when time is up for both players";
        /// There is no notation of that name.
        Form { form: String, accepted: Accepted } = "E_FORM": "unknown notation '{form}'; accepted: {accepted}";
        /// There is no start of that name.
        Setup { name: String, accepted: Accepted } = "E_SETUP": "unknown set-up '{name}'; accepted: {accepted}";
        /// A text goes on after the end of the turn.
        TurnLong { text: String } =
            "E_TURN_LONG": "'{text}' goes on after the end of the turn; accepted: the steps of one turn";
    }
}

/// A text of a stranger for a message, which is one line.
pub(crate) fn on_one_line(text: &str) -> String {
    let breaks = |letter: char| letter.is_control() || ['\u{2028}', '\u{2029}'].contains(&letter);
    text.chars()
        .map(|letter| if breaks(letter) { ' ' } else { letter })
        .collect()
}

impl CommonRefusal {
    /// An unknown notation.
    #[must_use]
    pub fn form(form: &str, accepted: &[&str]) -> CommonRefusal {
        CommonRefusal::Form {
            form: form.to_owned(),
            accepted: accepted.iter().copied().collect(),
        }
    }

    /// An unknown option name or value.
    #[must_use]
    pub fn option(name: &str, value: &str, list: &[OptionSpec]) -> CommonRefusal {
        let spec = list.iter().find(|spec| spec.name == name);
        let name = on_one_line(name);
        match spec {
            Some(spec) => CommonRefusal::OptionValue {
                name,
                value: on_one_line(value),
                accepted: spec.values.iter().copied().collect(),
            },
            None if list.is_empty() => CommonRefusal::NoOptions { name },
            None => CommonRefusal::UnknownOption {
                name,
                accepted: list.iter().map(|spec| spec.name).collect(),
            },
        }
    }

    /// An unknown preset.
    #[must_use]
    pub fn preset(value: &str, list: &[PresetSpec]) -> CommonRefusal {
        CommonRefusal::OptionValue {
            name: PRESET.to_owned(),
            value: value.to_owned(),
            accepted: list.iter().map(|preset| preset.name).collect(),
        }
    }

    /// A text that holds more than one turn; as much of it is repeated as fits on a line.
    #[must_use]
    pub fn turn_long(text: &str) -> CommonRefusal {
        CommonRefusal::TurnLong {
            text: text.chars().take(40).collect(),
        }
    }
}
