//! The start and the option.

use rules::{OptionSpec, Refusal, RuleOptions, Side, unknown_option};

use crate::{CELLS, Cell};

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

    fn set(&mut self, name: &str, value: &str) -> Result<(), Refusal> {
        self.automatic = match (name, value) {
            ("arrivals", "decided") => false,
            ("arrivals", "taken") => true,
            _ => return Err(unknown_option(name, value, Self::LIST)),
        };
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        let value = if self.automatic { "taken" } else { "decided" };
        (name == "arrivals").then(|| value.to_owned())
    }
}

/// The stones at the start.
pub(crate) fn stones() -> [Option<Side>; CELLS] {
    let mut cells = [None; CELLS];
    for cell in Cell::all() {
        cells[cell.index()] = match cell.index() {
            0 | 1 => Some(Side::First),
            5 | 6 => Some(Side::Second),
            _ => None,
        };
    }
    cells
}
