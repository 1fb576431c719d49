//! The checks of the page, as stages of `cargo xtask test`.

use std::fs;

use anyhow::{Context, Result};

use super::{Npm, build, modules_once};
use crate::install::{package, program};
use crate::run::Run;
use crate::workspace;

/// Games that are played both natively and in wasm by every run of the tests, and steps of each game at most.
const GAMES: u32 = 400;
const PLIES: &str = "40";
/// The example of `crates/wasm` that plays them.
const TRANSCRIPT: &str = "transcript";

/// Types, style and unit tests: no error and no warning.
pub(crate) fn lint() -> Result<()> {
    modules_once()?;
    Npm::run("check").go()?;
    Npm::run("lint").go()?;
    Npm::run("test").go()
}

/// The unit tests with counters: what they reach is written to target/coverage-page.
pub(crate) fn coverage() -> Result<()> {
    modules_once()?;
    Npm::run("coverage").go()
}

/// Compare the modules of the page with the native build (law 14).
///
/// Plays random games, all of the catalogue in turn, at the desk, and lets the machine think about where each ends. Every answer and
/// every thought must be the same.
#[derive(clap::Args)]
pub(crate) struct SameAnswers {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u32,
}

/// A sample, as a stage of the tests.
pub(crate) fn same_answers() -> Result<()> {
    compare(&SameAnswers { games: GAMES })
}

/// Law 14: the modules that the browser loads answer exactly as the native build does.
pub(crate) fn compare(args: &SameAnswers) -> Result<()> {
    modules_once()?;
    // With the profile and the features of the tests everything below is built already, and answers depend on no profile.
    Run::cargo()
        .args(["build", "--quiet", "--profile", "test"])
        .arg(workspace::ALL)
        .args(["--example", TRANSCRIPT])
        .go()?;
    let program = workspace::target().join("debug/examples").join(TRANSCRIPT);
    let games = args.games.to_string();
    let transcript = Run::new(program).args([games.as_str(), PLIES]).stdout()?;
    let file = workspace::target().join("transcript.tsv");
    fs::write(&file, transcript).with_context(|| format!("cannot write {}", file.display()))?;
    Run::new("node")
        .arg("web/scripts/replay.js")
        .arg(&file)
        .go()
}

/// What pictures are made of.
#[derive(Clone, Copy)]
pub(crate) enum Pictures {
    Screens,
    Readme,
    Games,
}

/// Pictures by the same browser, server and hands as the tests.
pub(crate) fn pictures(wanted: Pictures, vitest: &[String]) -> Result<()> {
    chromium()?;
    build()?;
    workspace::build_binary()?;
    let shown = workspace::target().join("pictures");
    let (wish, folder) = match wanted {
        Pictures::Screens => ("FAIRYRING_PICTURES", shown),
        Pictures::Readme => ("FAIRYRING_README", workspace::root().join("docs/images")),
        Pictures::Games => ("FAIRYRING_GAMES", shown.join("games")),
    };
    Npm::run("pictures")
        .args(vitest)
        .env("FAIRYRING_BINARY", workspace::binary())
        .env(wish, folder)
        .go()
}

/// Both browsers of the tests.
pub(super) fn browsers() -> Result<()> {
    chromium()?;
    program("firefox-esr", "firefox-esr")
}

fn chromium() -> Result<()> {
    program("chromium-headless-shell", "chromium-headless-shell")?;
    // Chinese signs must look like signs in pictures and have their width.
    package("fonts-noto-cjk")
}
