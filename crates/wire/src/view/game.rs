//! What is known about a game before it is opened.

use rules::{OptionSpec, PresetSpec, Timing};
use serde::Serialize;
use table::GameInfo;

/// A game of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameView {
    /// The id of links and records.
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
    pub options: Vec<OptionView>,
    /// Short names for sets of options, the default rules first.
    pub presets: Vec<PresetView>,
    /// The forms of records that it can be written in.
    pub records: Vec<&'static str>,
    /// Whether its starts can be solved exactly.
    pub solvable: bool,
    /// The grades of steps in time with a beat; none where time does not count.
    pub timing: Option<TimingView>,
}

impl GameView {
    /// The facts of a game, with what the catalogue adds to them.
    #[must_use]
    pub fn new(info: &GameInfo, records: Vec<&'static str>, solvable: bool) -> GameView {
        GameView {
            id: info.id,
            name: info.name,
            sides: info.sides,
            rules: info.rules,
            forms: info.forms,
            options: info.options.iter().map(OptionView::from).collect(),
            presets: info.presets.iter().map(PresetView::from).collect(),
            records,
            solvable,
            timing: info.timing.map(TimingView::from),
        }
    }
}

/// What the time of a step is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TimingView {
    /// The words for its grades, the best first.
    pub grades: &'static [&'static str],
    /// The grade of a step that came without a time.
    pub untimed: &'static str,
}

impl From<Timing> for TimingView {
    fn from(timing: Timing) -> TimingView {
        TimingView {
            grades: timing.grades,
            untimed: timing.untimed,
        }
    }
}

/// A rule option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionView {
    /// The name in records.
    pub name: &'static str,
    /// The accepted values, the default first; an open range is described instead.
    pub values: &'static [&'static str],
    /// One line for a person.
    pub summary: &'static str,
}

impl From<&OptionSpec> for OptionView {
    fn from(spec: &OptionSpec) -> OptionView {
        OptionView {
            name: spec.name,
            values: spec.values,
            summary: spec.summary,
        }
    }
}

/// A short name for a set of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PresetView {
    /// The name; games are opened with it as `preset`, and records never hold it.
    pub name: &'static str,
    /// The options that it names; every other one has its first value.
    pub options: &'static [(&'static str, &'static str)],
    /// One line for a person.
    pub summary: &'static str,
}

impl From<&PresetSpec> for PresetView {
    fn from(spec: &PresetSpec) -> PresetView {
        PresetView {
            name: spec.name,
            options: spec.options,
            summary: spec.summary,
        }
    }
}
