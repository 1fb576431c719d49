//! The wasm modules: two a game crate, so that a page loads the rules of the game that is played and no others, and the machine when
//! the game has begun.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};

use super::npm;
use crate::install;
use crate::run::Run;
use crate::workspace::{self, games};

const BROWSER: &str = "wasm32-unknown-unknown";
/// The profile of the workspace that builds for size.
const PROFILE: &str = "page";
/// What both modules of a game are built with, whoever else's flags are set. Whatever can run them knows these instructions.
const FLAGS: &str = r#"target.wasm32-unknown-unknown.rustflags=["-Ctarget-feature=+simd128"]"#;
/// The crate of the game that exists for tests.
const DUMMY: &str = "dummy";

/// Which games the page knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Catalogue {
    /// Those of the ring.
    Games,
    /// And the one of the tests.
    WithDummy,
}

/// The two modules of a game: the name of each is that of its feature of the crate `wasm` and of its files.
pub(crate) const MODULES: [&str; 2] = [DESK, MIND];
const DESK: &str = "desk";
const MIND: &str = "mind";
/// Crates that carry words to the machine and back.
const WORDS: [&str; 2] = ["fairyring-record", "fairyring-wire"];

/// What is set otherwise than the profile says: in the mind, crates of ours are built for speed, but for those that only carry words.
/// The profile is the same: a second one would compile macros, build scripts and what is not ours once more.
fn settings(module: &str, crates: &[&str]) -> Vec<String> {
    let quick = crates.iter().filter(|name| !WORDS.contains(name));
    match module {
        MIND => quick
            .map(|name| format!("profile.page.package.{name}.opt-level=3"))
            .collect(),
        _ => Vec::new(),
    }
}

/// Builds the modules into web/src/engine/built, with a list of what is in which.
pub(super) fn build(catalogue: Catalogue) -> Result<()> {
    install::target(BROWSER)?;
    install::program("node", "nodejs")?;
    let packages = workspace::packages()?;
    let mut names: Vec<&str> = games(&packages).iter().map(|g| g.name.as_str()).collect();
    if catalogue == Catalogue::WithDummy {
        names.push(DUMMY);
    }
    let built = npm::folder().join("src/engine/built");
    // What an earlier build knew shall not stay.
    if built.is_dir() {
        fs::remove_dir_all(&built).with_context(|| format!("cannot clear {}", built.display()))?;
    }
    let module = workspace::target()
        .join(BROWSER)
        .join(PROFILE)
        .join("wasm.wasm");
    let bindgen = bindgen()?;
    let crates: Vec<&str> = packages.iter().map(|p| p.package.as_str()).collect();
    for kind in MODULES {
        for name in &names {
            let settings = settings(kind, &crates);
            Run::cargo()
                .args(["build", "--quiet", "--profile", PROFILE])
                .args(["--package", "fairyring-wasm", "--lib"])
                .args(["--target", BROWSER, "--config", FLAGS])
                .args(settings.iter().flat_map(|setting| ["--config", setting]))
                .args(["--no-default-features", "--features"])
                .arg(format!("{kind},catalog/{name}"))
                .go()?;
            let folder = built.join(name);
            Run::new(&bindgen).arg(&module).arg(folder).arg(kind).go()?;
        }
    }
    list(&names)
}

/// Builds what writes the JavaScript side of a module, once a run: it would wait again and again for whoever builds beside it.
pub(super) fn bindgen() -> Result<PathBuf> {
    static BUILT: Mutex<bool> = Mutex::new(false);
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if !*built {
        Run::cargo()
            .args(["build", "--quiet", workspace::ALL, "--bin", "bindgen"])
            .go()?;
        *built = true;
    }
    Ok(workspace::target().join("debug/bindgen"))
}

/// Takes the dummy game away again: built as it is, and in no list.
pub(super) fn forget_dummy() -> Result<()> {
    let packages = workspace::packages()?;
    let names: Vec<&str> = games(&packages).iter().map(|g| g.name.as_str()).collect();
    let built = npm::folder().join("src/engine/built").join(DUMMY);
    fs::remove_dir_all(&built).with_context(|| format!("cannot clear {}", built.display()))?;
    list(&names)
}

/// Each module is asked which games it holds.
fn list(names: &[&str]) -> Result<()> {
    Run::new("node")
        .arg("web/scripts/modules.js")
        .args(names)
        .go()
        .context("node and npm build the page")
}
