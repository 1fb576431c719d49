//! The tests of the page in a real browser, and the second try of a file that failed beside others.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::{Npm, npm};
use crate::run::Run;
use crate::workspace;

/// So many files may fail and be tried again; more of them have a common cause, and no second try is needed to see it.
const TRIED_AGAIN: usize = 2;

/// The example of `crates/server` that serves the dummy game.
const DUMMY_SERVER: &str = "page";

/// The whole page in a real browser, against the real server.
pub(crate) fn browser() -> Result<()> {
    super::check::browsers()?;
    super::release()?;
    build_dummy_server()?;
    let report = report();
    // Nothing of an earlier run may be taken for this one's.
    if report.exists() {
        fs::remove_file(&report).with_context(|| format!("cannot remove {}", report.display()))?;
    }
    vitest()
        .args(["--reporter=default", "--reporter=json"])
        .arg(format!("--outputFile.json={}", report.display()))
        .go()
}

/// The files that failed, by themselves and one after the other: two files at a time on two cores may be late for each other.
/// Whatever passes only so is named in the table of stages, and is to be mended.
pub(crate) fn browser_again() -> Result<String> {
    let text = fs::read_to_string(report()).context("the browser tests left no report")?;
    let failed = failed_files(&text, &npm::folder())?;
    if failed.is_empty() || failed.len() > TRIED_AGAIN {
        bail!("{} files of browser tests failed", failed.len());
    }
    vitest().arg("--maxWorkers=1").args(&failed).go()?;
    Ok(failed.join(", "))
}

/// A server whose catalogue and page also have the dummy game. An example: the program itself would take the place of the real
/// one. By the profile of the tests: what it is made of is built already.
fn build_dummy_server() -> Result<()> {
    Run::cargo()
        .args([
            "build",
            workspace::ALL,
            "--profile",
            "test",
            "--example",
            DUMMY_SERVER,
        ])
        .args(["--features", "fairyring-server/dummy"])
        .go()
}

/// What [`test_planted`] needs of the page as it is.
pub(crate) fn prepare_planted() -> Result<()> {
    super::check::browsers()?;
    super::modules_once()?;
    build_dummy_server()
}

/// How long a test looks for what does not come, in milliseconds. Where nothing is wrong it comes at once.
const PATIENCE: u32 = 4000;

/// Builds a copy of the page that has a fault in it and lets some files of tests look at it; what they say.
pub(crate) fn test_planted(page: &Path, files: &[&str]) -> Result<String> {
    // The script that packs nothing: nobody measures bytes.
    Run::new("npm")
        .arg("--prefix")
        .arg(page)
        .args(["run", "--silent", "build-dummy"])
        .go()?;
    let report = workspace::target().join("planted/report.json");
    if report.exists() {
        fs::remove_file(&report).with_context(|| format!("cannot remove {}", report.display()))?;
    }
    // Red tests are what is wanted, so its status says nothing.
    Npm::run("browser")
        .env("FAIRYRING_BINARY", dummy_server())
        .env("FAIRYRING_PAGE", page.join("dist-dummy"))
        .args(files)
        .arg(format!("--expect.poll.timeout={PATIENCE}"))
        .args(["--reporter=dot", "--reporter=json"])
        .arg(format!("--outputFile.json={}", report.display()))
        .code()?;
    fs::read_to_string(&report).context("the browser tests left no report")
}

fn dummy_server() -> PathBuf {
    workspace::target()
        .join("debug/examples")
        .join(DUMMY_SERVER)
}

fn vitest() -> Run {
    Npm::run("browser")
        .env("FAIRYRING_BINARY", workspace::binary())
        .env("FAIRYRING_DUMMY", dummy_server())
}

fn report() -> PathBuf {
    workspace::target().join("browser.json")
}

/// Paths in the folder of the page. A file that could not even be read has no test and has failed.
fn failed_files(report: &str, folder: &Path) -> Result<Vec<String>> {
    let report: Value = serde_json::from_str(report).context("the report of the browser tests")?;
    let files = report["testResults"]
        .as_array()
        .context("the report of the browser tests lists no file")?;
    Ok(files
        .iter()
        .filter(|file| file["status"] != "passed")
        .filter_map(|file| file["name"].as_str())
        .map(|name| {
            let path = Path::new(name);
            let within = path.strip_prefix(folder).unwrap_or(path);
            within.display().to_string()
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_files_are_named_within_the_page() {
        let report = r#"{"testResults": [
            {"name": "/p/web/tests/a.test.ts", "status": "passed"},
            {"name": "/p/web/tests/b.test.ts", "status": "failed"}]}"#;
        let failed = failed_files(report, Path::new("/p/web")).unwrap();
        assert_eq!(failed, ["tests/b.test.ts"]);
        assert!(failed_files("{}", Path::new("/p/web")).is_err());
    }
}
