//! Reading and writing of positions and steps.

use crate::common::on_one_line;
use crate::{CommonRefusal, Position, Refused, turn};

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

    /// Short names for sets of options, the default rules first; nothing where a game has no such names.
    const PRESETS: &'static [PresetSpec] = &[];

    /// The options whose default is not what it once was, each with what a record of this program means that does not name it:
    /// it was played before there was a choice, and must end as it ended. Whoever writes a record names them always.
    const UNNAMED: &'static [(&'static str, &'static str)] = &[];

    /// Sets one option from text.
    ///
    /// # Errors
    /// `E_OPTION` with the accepted names or values.
    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal>;

    /// The canonical text of one option's value; `None` for an unknown name.
    fn get(&self, name: &str) -> Option<String>;

    /// Whether the values go together.
    ///
    /// # Errors
    /// `E_OPTION` for two options that exclude each other.
    fn agree(&self) -> Result<(), CommonRefusal> {
        Ok(())
    }

    /// The options that a preset stands for.
    ///
    /// # Errors
    /// `E_OPTION` with the accepted names.
    fn preset(name: &str) -> Result<Self, CommonRefusal> {
        let mut options = Self::default();
        let Some(preset) = Self::PRESETS.iter().find(|preset| preset.name == name) else {
            return Err(CommonRefusal::preset(name, Self::PRESETS));
        };
        for (name, value) in preset.options {
            options.set(name, value)?;
        }
        Ok(options)
    }

    /// The name of the rule set: the preset that stands for exactly these options. It is derived and never stored, so that a
    /// game is its options whatever they were called when it began.
    fn rule_set(&self) -> Option<&'static str> {
        let mut names = Self::PRESETS.iter().map(|preset| preset.name);
        names.find(|name| Self::preset(name).as_ref() == Ok(self))
    }

    /// Which rules are in force, in one line: the name of the rule set, or without one the options that do not have their first
    /// value. Empty where everything has its first value and that has no name.
    fn in_force(&self) -> String {
        if let Some(name) = self.rule_set() {
            return name.to_owned();
        }
        let own = Self::LIST.iter().filter_map(|spec| {
            let value = self.get(spec.name)?;
            (spec.values.first() != Some(&value.as_str())).then(|| format!("{}={value}", spec.name))
        });
        own.collect::<Vec<_>>().join(" ")
    }
}

/// The name under which a preset is given among options.
pub const PRESET: &str = "preset";

/// A short name for a set of options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PresetSpec {
    /// The name on the command line.
    pub name: &'static str,
    /// The options that it names; every other one has its first value.
    pub options: &'static [(&'static str, &'static str)],
    /// One line for a person.
    pub summary: &'static str,
}

impl PresetSpec {
    /// Whether it stands for the default rules: it names nothing but first values.
    #[must_use]
    pub fn is_default(&self, list: &[OptionSpec]) -> bool {
        self.options.iter().all(|(name, value)| {
            let spec = list.iter().find(|spec| spec.name == *name);
            spec.and_then(|spec| spec.values.first()) == Some(value)
        })
    }
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

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        Err(CommonRefusal::option(name, value, Self::LIST))
    }

    fn get(&self, _name: &str) -> Option<String> {
        None
    }
}

/// Texts of a game: steps, positions, notations.
pub trait Text: Position {
    /// The rule options; `()` where there are none.
    type Options: RuleOptions;

    /// Everything that this game refuses, with the codes of its rules text.
    type Refusal: Refused + From<CommonRefusal>;

    /// The notations of [`Text::write_as`], the machine form first.
    const FORMS: &'static [&'static str];

    /// "The game is over" in this game's rules text.
    fn game_over() -> Self::Refusal;

    /// Whether a refusal says that the text is not written as a step at all; another notation may still read it.
    fn is_not_a_step(refusal: &Self::Refusal) -> bool;

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
    fn explain(&self, text: &str, standing: Standing) -> Result<Self::Step, Self::Refusal>;

    /// The canonical position text.
    fn position_text(&self) -> String;

    /// Reads a position text.
    ///
    /// # Errors
    /// The first code in the order of the rules text.
    fn read_position(
        text: &str,
        reading: Reading,
        options: Self::Options,
    ) -> Result<Self, Self::Refusal>;

    /// Writes a legal step in one of [`Text::FORMS`].
    ///
    /// # Errors
    /// `E_FORM` for an unknown form.
    fn write_as(&self, form: &str, step: Self::Step) -> Result<String, Self::Refusal>;

    /// Reads a step in one of [`Text::FORMS`].
    ///
    /// # Errors
    /// `E_FORM` for an unknown form, one that [`Text::is_not_a_step`] for a text that is not of this notation, otherwise as
    /// [`Text::explain`] or the reader of that notation.
    fn read_as(&self, form: &str, text: &str) -> Result<Self::Step, Self::Refusal>;

    /// Writes steps of one turn that begin here as one text in one of [`Text::FORMS`]: the steps joined by commas, unless a
    /// notation has a text of its own for a whole turn.
    ///
    /// # Errors
    /// `E_FORM` for an unknown form.
    fn write_turn_as(&self, form: &str, steps: &[Self::Step]) -> Result<String, Self::Refusal> {
        turn::write_joined(self, form, steps)
    }

    /// Reads steps of one turn that begin here, in one of [`Text::FORMS`]; the inverse of [`Text::write_turn_as`]. The turn
    /// may be left open.
    ///
    /// # Errors
    /// `E_FORM` for an unknown form, `E_TURN_LONG` if the text goes on after the end of the turn, otherwise as
    /// [`Text::read_as`] for the first step that is refused.
    fn read_turn_as(&self, form: &str, text: &str) -> Result<Vec<Self::Step>, Self::Refusal> {
        turn::read_joined(self, form, text)
    }

    /// A refusal of `text` as it is told in a match, to which the position of the actor's own last turn may add a word.
    fn in_hindsight(
        &self,
        _text: &str,
        refusal: Self::Refusal,
        _own_last_turn: &Self,
    ) -> Self::Refusal {
        refusal
    }

    /// The number that this turn has in a written game, if the position counts: it grows after the second side's turns.
    fn turn_number(&self) -> u32 {
        1
    }

    /// For a position inside a turn: the position at the start of that turn and the steps since. A match opened from such
    /// a position can then take them back. `None` where the position does not know.
    fn unfold(&self) -> Option<(Self, Vec<Self::Step>)> {
        None
    }
}

/// Reads options by name. A preset ([`PRESET`]) is expanded first, wherever it stands among them; what is given beside it beats
/// it.
///
/// # Errors
/// `E_OPTION` for an unknown name, value or preset, one that is given twice, or two that exclude each other.
pub fn read_options<O: RuleOptions>(pairs: &[(String, String)]) -> Result<O, CommonRefusal> {
    let is_preset = |name: &str| name == PRESET && !O::PRESETS.is_empty();
    let mut options = match pairs.iter().find(|(name, _)| is_preset(name)) {
        Some((_, value)) => O::preset(value)?,
        None => O::default(),
    };
    for (index, (name, value)) in pairs.iter().enumerate() {
        if pairs[..index].iter().any(|(earlier, _)| earlier == name) {
            let name = on_one_line(name);
            return Err(CommonRefusal::OptionTwice { name });
        }
        if !is_preset(name) {
            options.set(name, value)?;
        }
    }
    options.agree()?;
    Ok(options)
}

/// Reads the options of a record of this program: a save, a link, a game text with tags of our own. An option that it does not
/// name means what it meant before there was a choice ([`RuleOptions::UNNAMED`]); a preset names every option.
///
/// Whoever asks for a game, and a file of another program, is read by [`read_options`].
///
/// # Errors
/// As [`read_options`].
pub fn read_recorded_options<O: RuleOptions>(
    pairs: &[(String, String)],
) -> Result<O, CommonRefusal> {
    let names = |name: &str| pairs.iter().any(|(given, _)| given == name);
    let mut pairs = pairs.to_vec();
    if !names(PRESET) {
        let unnamed = O::UNNAMED.iter().filter(|(name, _)| !names(name));
        pairs.extend(unnamed.map(|&(name, value)| (name.to_owned(), value.to_owned())));
    }
    read_options(&pairs)
}
