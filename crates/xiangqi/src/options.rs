//! The rule options of plain xiangqi (rules: 4.2).

use rules::{CommonRefusal, OptionSpec, RuleOptions};

/// The rule options of plain xiangqi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// How many plies without a capture make a draw (rules: 4.2).
    pub move_limit_plies: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            move_limit_plies: 120,
        }
    }
}

impl RuleOptions for Options {
    const LIST: &'static [OptionSpec] = &[OptionSpec {
        name: "move_limit_plies",
        values: &["120", "1..4294967295"],
        summary: "plies without a capture after which the game is drawn",
    }];

    fn set(&mut self, name: &str, value: &str) -> Result<(), CommonRefusal> {
        let digits = !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit());
        match (name, value.parse()) {
            ("move_limit_plies", Ok(plies)) if digits && plies > 0 => {
                self.move_limit_plies = plies;
                Ok(())
            }
            _ => Err(CommonRefusal::option(name, value, Self::LIST)),
        }
    }

    fn get(&self, name: &str) -> Option<String> {
        (name == "move_limit_plies").then(|| self.move_limit_plies.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Refused;

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
        assert_eq!(options.set("speed", "9").unwrap_err().code(), "E_OPTION");
        assert_eq!(options.move_limit_plies, 100);
    }
}
