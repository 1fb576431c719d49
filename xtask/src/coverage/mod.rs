//! `cargo xtask coverage`: which lines the tests reach, in Rust and in TypeScript, and the floors they may not sink under.

mod floor;
mod page;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::workspace;
use floor::Floors;

/// Measure line coverage, crate by crate and of the page, and compare it with tests-data/coverage-floor.json.
///
/// Runs all tests with counters compiled in (cargo-llvm-cov) and the unit tests of the page (vitest), prints the share of lines
/// that ran, and fails where it is under its floor.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run only the tests of this crate (repeatable)
    #[arg(long = "crate", value_name = "CRATE")]
    crates: Vec<String>,
    /// Run only the tests of the page
    #[arg(long, conflicts_with = "crates")]
    page: bool,
    /// Lift the floors to what was measured; none is ever lowered
    #[arg(long, conflicts_with = "crates")]
    raise: bool,
    /// Also write a page for each Rust source file to target/llvm-cov/html
    #[arg(long)]
    html: bool,
}

/// Lines of one crate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Lines {
    all: u64,
    reached: u64,
}

impl Lines {
    fn percent(self) -> f64 {
        if self.all == 0 {
            return 100.0;
        }
        // Line counts are far below the 2^52 that a double holds exactly.
        100.0 * self.reached as f64 / self.all as f64
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let floors = Floors::read()?;
    let mut measured = BTreeMap::new();
    if !args.page {
        measured = rust(args)?;
    }
    if args.crates.is_empty() {
        measured.insert("page".to_owned(), page::measure()?);
    }
    for (name, lines) in &measured {
        println!(
            "{name:<16} {:>6.2} %  {:>6} of {:>6} lines",
            lines.percent(),
            lines.reached,
            lines.all
        );
    }
    // The tests of one crate do not reach all that the tests of others reach in it.
    if !args.crates.is_empty() {
        return Ok(());
    }
    let low = floors.under(&measured);
    if !low.is_empty() {
        bail!("covered less than before: {}", low.join(", "));
    }
    if args.raise {
        floors.raise(&measured)?;
    }
    Ok(())
}

/// The lines of the crates.
fn rust(args: &Args) -> Result<BTreeMap<String, Lines>> {
    install::component("llvm-tools")?;
    install::rust_tool(RustTool::Nextest)?;
    install::rust_tool(RustTool::LlvmCov)?;
    // Counters of earlier runs would count as reached by this one.
    Run::cargo()
        .args(["llvm-cov", "clean", "--profraw-only"])
        .go()?;
    let mut tests = Run::cargo()
        .args(["llvm-cov", "nextest", "--no-report"])
        .args(["--lib", "--bins", "--tests"]);
    if args.crates.is_empty() {
        tests = tests.arg(workspace::ALL);
    }
    let packages = workspace::packages()?;
    for name in &args.crates {
        let package = &workspace::named(&packages, name)?.package;
        tests = tests.args(["--package", package]);
    }
    tests.go()?;
    let file = workspace::target().join("coverage.json");
    Run::cargo()
        .args([
            "llvm-cov",
            "report",
            "--json",
            "--summary-only",
            "--output-path",
        ])
        .arg(&file)
        .go()?;
    if args.html {
        Run::cargo().args(["llvm-cov", "report", "--html"]).go()?;
    }
    let text =
        fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
    by_crate(&text, &workspace::root().join("crates"))
}

/// Sums the files below `crates` by the crate they belong to.
fn by_crate(report: &str, crates: &Path) -> Result<BTreeMap<String, Lines>> {
    let report: Value = serde_json::from_str(report).context("the report of cargo-llvm-cov")?;
    let files = report["data"][0]["files"]
        .as_array()
        .context("the report of cargo-llvm-cov lists no files")?;
    let mut sums = BTreeMap::<String, Lines>::new();
    for file in files {
        let path = Path::new(file["filename"].as_str().unwrap_or_default());
        let Ok(inside) = path.strip_prefix(crates) else {
            continue;
        };
        let mut parts = inside.iter().map(|part| part.to_string_lossy());
        let (Some(name), Some(folder)) = (parts.next(), parts.next()) else {
            continue;
        };
        // The tests themselves always run.
        if folder != "src" {
            continue;
        }
        let lines = &file["summary"]["lines"];
        let sum = sums.entry(name.into_owned()).or_default();
        sum.all += lines["count"].as_u64().unwrap_or(0);
        sum.reached += lines["covered"].as_u64().unwrap_or(0);
    }
    Ok(sums)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_summed_by_crate_and_tests_left_out() {
        let report = r#"{"data": [{"files": [
            {"filename": "/x/crates/rules/src/lib.rs", "summary": {"lines": {"count": 10, "covered": 9}}},
            {"filename": "/x/crates/rules/src/a/b.rs", "summary": {"lines": {"count": 30, "covered": 21}}},
            {"filename": "/x/crates/rules/tests/t.rs", "summary": {"lines": {"count": 99, "covered": 99}}},
            {"filename": "/x/xtask/src/main.rs", "summary": {"lines": {"count": 5, "covered": 0}}}
        ]}]}"#;
        let sums = by_crate(report, Path::new("/x/crates")).unwrap();
        assert_eq!(sums.len(), 1);
        assert_eq!(
            sums["rules"],
            Lines {
                all: 40,
                reached: 30
            }
        );
        assert!((sums["rules"].percent() - 75.0).abs() < 1e-9);
    }

    #[test]
    fn a_report_without_files_is_refused() {
        assert!(by_crate("{}", Path::new("/x")).is_err());
    }
}
