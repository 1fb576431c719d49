//! Coverage of the page: the lines of TypeScript that its unit tests reach.

use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

use super::Lines;
use crate::{web, workspace};

pub(super) fn measure() -> Result<Lines> {
    web::coverage()?;
    let file = workspace::target().join("coverage-page/coverage-summary.json");
    let text =
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    total(&text)
}

fn total(report: &str) -> Result<Lines> {
    let report: Value = serde_json::from_str(report).context("the report of vitest")?;
    let lines = &report["total"]["lines"];
    let count = |name: &str| {
        lines[name]
            .as_u64()
            .with_context(|| format!("the report of vitest has no {name} lines"))
    };
    Ok(Lines {
        all: count("total")?,
        reached: count("covered")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_read() {
        let report =
            r#"{"total": {"lines": {"total": 40, "covered": 30, "skipped": 0, "pct": 75}}}"#;
        assert_eq!(
            total(report).unwrap(),
            Lines {
                all: 40,
                reached: 30
            }
        );
        assert!(total("{}").is_err());
    }
}
