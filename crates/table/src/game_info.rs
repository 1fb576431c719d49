//! What is known about a game before it is opened.

use rules::{Adjudicate, Game, OptionSpec, PresetSpec, RuleOptions, Timing};

/// The names and lists of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The id of scripts, links and protocols.
    pub id: &'static str,
    /// The name for people.
    pub name: &'static str,
    /// What the two sides are called.
    pub sides: [&'static str; 2],
    /// The version of the rules text.
    pub rules: u32,
    /// The notations, the machine form first.
    pub forms: &'static [&'static str],
    /// The rule options.
    pub options: &'static [OptionSpec],
    /// Short names for sets of options.
    pub presets: &'static [PresetSpec],
    /// The grades of steps in time with a beat; `None` where time does not count.
    pub timing: Option<Timing>,
}

impl GameInfo {
    /// The facts of one game.
    #[must_use]
    pub const fn of<P: Game>() -> GameInfo {
        GameInfo {
            id: P::ID,
            name: P::NAME,
            sides: P::SIDES,
            rules: P::RULES,
            forms: P::FORMS,
            options: <P::Options as RuleOptions>::LIST,
            presets: <P::Options as RuleOptions>::PRESETS,
            timing: <P as Adjudicate>::TIMING,
        }
    }

    /// The name of the default rules, where sets of options have names.
    #[must_use]
    pub fn default_preset(&self) -> Option<&'static str> {
        let mut presets = self.presets.iter();
        let found = presets.find(|preset| preset.is_default(self.options));
        found.map(|preset| preset.name)
    }
}
