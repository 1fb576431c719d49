//! The floors: how much must be covered at least. They stand in a file, and only rise.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::Lines;
use crate::workspace;

const FILE: &str = "tests-data/coverage-floor.json";

/// Percentages of lines by what was measured: a crate by its word, the page as `page`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Floors(BTreeMap<String, f64>);

impl Floors {
    pub(super) fn read() -> Result<Floors> {
        let text = fs::read_to_string(workspace::root().join(FILE)).context(FILE)?;
        Floors::parse(&text)
    }

    fn parse(text: &str) -> Result<Floors> {
        let value: Value = serde_json::from_str(text).context(FILE)?;
        let floors = value
            .as_object()
            .with_context(|| format!("{FILE}: no list of floors"))?;
        floors
            .iter()
            .map(|(name, floor)| {
                let floor = floor.as_f64().with_context(|| format!("{FILE}: {name}"))?;
                Ok((name.clone(), floor))
            })
            .collect::<Result<_>>()
            .map(Floors)
    }

    /// What is under its floor, in words. What was not measured this time is left alone.
    pub(super) fn under(&self, measured: &BTreeMap<String, Lines>) -> Vec<String> {
        let low = self.0.iter().filter_map(|(name, floor)| {
            let percent = measured.get(name)?.percent();
            (percent < *floor).then(|| format!("{name} {percent:.2} % (at least {floor} %)"))
        });
        low.collect()
    }

    /// Lifts every floor to what was measured, in whole percents, and sets one for what had none.
    fn raised(mut self, measured: &BTreeMap<String, Lines>) -> Floors {
        for (name, lines) in measured {
            let floor = self.0.entry(name.clone()).or_default();
            *floor = floor.max(lines.percent().floor());
        }
        self
    }

    pub(super) fn raise(self, measured: &BTreeMap<String, Lines>) -> Result<()> {
        let text = serde_json::to_string_pretty(&json!(self.raised(measured).0))?;
        fs::write(workspace::root().join(FILE), text + "\n").context(FILE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(list: &[(&str, u64)]) -> BTreeMap<String, Lines> {
        let lines = |reached| Lines { all: 1000, reached };
        list.iter()
            .map(|(name, reached)| ((*name).to_owned(), lines(*reached)))
            .collect()
    }

    /// One without a floor would never be under it.
    #[test]
    fn every_game_has_a_floor() {
        let packages = workspace::packages().unwrap();
        let floors = Floors::read().unwrap();
        for game in workspace::games(&packages) {
            assert!(floors.0.contains_key(&game.name), "{FILE}: {}", game.name);
        }
    }

    #[test]
    fn what_sinks_under_its_floor_is_named() {
        let floors = Floors::parse(r#"{"rules": 90, "page": 71.5, "wire": 80}"#).unwrap();
        let low = floors.under(&measured(&[("rules", 899), ("page", 715), ("new", 1)]));
        assert_eq!(low, ["rules 89.90 % (at least 90 %)"]);
        assert!(Floors::parse("[]").is_err());
    }

    #[test]
    fn floors_only_rise() {
        let floors = Floors::parse(r#"{"rules": 90, "page": 71}"#).unwrap();
        let raised = floors.raised(&measured(&[("rules", 880), ("page", 759), ("wire", 800)]));
        let wanted = Floors::parse(r#"{"rules": 90, "page": 75, "wire": 80}"#).unwrap();
        assert_eq!(raised, wanted);
    }

    #[test]
    fn the_file_can_be_read() {
        assert!(Floors::read().unwrap().0.contains_key("page"));
    }
}
