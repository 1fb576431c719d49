//! The rule options of plain xiangqi (rules: 4.2, 5.12).

use rules::{CommonRefusal, OptionSpec, PresetSpec, RuleOptions};

/// How a repetition is judged (rules: 5.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Repetition {
    /// The whole manual of the federations.
    #[default]
    Wxf,
    /// Every new threat is a chase: the rules of games that were played before there was a choice.
    AxfCore,
}

impl Repetition {
    /// The default first.
    const NAMED: [(&'static str, Repetition); 2] =
        [("wxf", Repetition::Wxf), ("axf-core", Repetition::AxfCore)];

    const fn name(self) -> &'static str {
        match self {
            Repetition::AxfCore => "axf-core",
            Repetition::Wxf => "wxf",
        }
    }
}

/// The rule options of plain xiangqi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How a repetition is judged (rules: 5.12).
    pub repetition: Repetition,
    /// How many plies without a capture make a draw (rules: 4.2).
    pub move_limit_plies: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            repetition: Repetition::default(),
            move_limit_plies: 120,
        }
    }
}

impl RuleOptions for Options {
    const LIST: &'static [OptionSpec] = &[
        OptionSpec {
            name: "move_limit_plies",
            values: &["120", "1..4294967295"],
            summary: "plies without a capture after which the game is drawn",
        },
        OptionSpec {
            name: "repetition",
            values: &[Repetition::NAMED[0].0, Repetition::NAMED[1].0],
            summary: "how a repetition is judged: by the whole manual of the federations, or as in version 1.0",
        },
    ];

    /// Each names the judge, so that it means the same whichever of them is the default.
    const PRESETS: &'static [PresetSpec] = &[
        PresetSpec {
            name: "federations",
            options: &[("repetition", "wxf")],
            summary: "as the federations play: repetitions by their whole manual",
        },
        PresetSpec {
            name: "before",
            options: &[("repetition", "axf-core")],
            summary: "as before: every new threat is a chase, answered or not",
        },
    ];

    /// rules: 5.12
    const UNNAMED: &'static [(&'static str, &'static str)] = &[("repetition", "axf-core")];

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        let unknown = || CommonRefusal::option(name, value, Self::LIST);
        match name {
            "repetition" => {
                let mut named = Repetition::NAMED.into_iter();
                let (_, rule) = named.find(|(name, _)| *name == value).ok_or_else(unknown)?;
                self.repetition = rule;
            }
            "move_limit_plies" => {
                let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
                let plies = value.parse().ok().filter(|&plies| digits && plies > 0);
                self.move_limit_plies = plies.ok_or_else(unknown)?;
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "repetition" => Some(self.repetition.name().to_owned()),
            "move_limit_plies" => Some(self.move_limit_plies.to_string()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Refused;

    #[test]
    fn a_rule_set_is_named_by_its_options_alone() {
        for (preset, rule) in [
            ("federations", Repetition::Wxf),
            ("before", Repetition::AxfCore),
        ] {
            let mut options = Options::preset(preset).unwrap();
            assert_eq!(options.repetition, rule);
            assert_eq!(options.rule_set(), Some(preset));
            options.set("move_limit_plies", "100").unwrap();
            assert_eq!(options.rule_set(), None);
            assert!(options.in_force().contains("move_limit_plies=100"));
        }
    }

    #[test]
    fn options_read_back_and_refuse_nonsense() {
        let mut options = Options::default();
        assert_eq!(options.get("move_limit_plies").as_deref(), Some("120"));
        options.set("move_limit_plies", "100").unwrap();
        assert_eq!(options.move_limit_plies, 100);
        for value in ["", "0", "-1", "+5", "many", "99999999999"] {
            let refusal = options.set("move_limit_plies", value).unwrap_err();
            assert_eq!(refusal.code(), "E_OPTION", "{value}");
        }
        for (name, rule) in Repetition::NAMED {
            options.set("repetition", name).unwrap();
            assert_eq!(options.repetition, rule);
            assert_eq!(options.get("repetition").as_deref(), Some(name));
        }
        for (name, value) in [("speed", "9"), ("repetition", "WXF"), ("repetition", "")] {
            let refusal = options.set(name, value).unwrap_err();
            assert_eq!(refusal.code(), "E_OPTION", "{name}={value}");
        }
        assert_eq!(options.move_limit_plies, 100);
        let first = Repetition::NAMED[0].1;
        assert_eq!(first, Repetition::default(), "the default is listed first");
        assert_eq!(first, Repetition::Wxf);
    }

    /// rules: 5.12
    #[test]
    fn an_old_record_is_judged_as_before() {
        let old = rules::read_recorded_options::<Options>(&[]);
        assert_eq!(old.map(|old| old.repetition), Ok(Repetition::AxfCore));
    }
}
