//! The rule option.

use rules::{CommonRefusal, OptionSpec, RuleOptions};

/// The one rule option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whether arrivals are decided by the opponent (the default) or always taken.
    pub automatic: bool,
}

impl RuleOptions for Options {
    const LIST: &'static [OptionSpec] = &[OptionSpec {
        name: "arrivals",
        values: &["decided", "taken"],
        summary: "whether the opponent decides about a stone that arrives",
    }];

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        self.automatic = match (name, value) {
            ("arrivals", "decided") => false,
            ("arrivals", "taken") => true,
            _ => return Err(CommonRefusal::option(name, value, Self::LIST)),
        };
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let value = if self.automatic { "taken" } else { "decided" };
        (name == "arrivals").then(|| value.to_owned())
    }
}
