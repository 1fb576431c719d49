//! The wasm modules: one a game crate, so that a page loads the rules of the game that is played and no others.

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
    for name in &names {
        Run::cargo()
            .args(["build", "--quiet", "--profile", PROFILE])
            .args(["--package", "fairyring-wasm", "--lib"])
            .args(["--target", BROWSER])
            .args(["--no-default-features", "--features"])
            .arg(format!("catalog/{name}"))
            .go()?;
        Run::new(&bindgen).arg(&module).arg(built.join(name)).go()?;
    }
    list(&names)
}

/// Builds what writes the JavaScript side of a module, once a run: it would wait again and again for whoever builds beside it.
pub(super) fn bindgen() -> Result<PathBuf> {
    static BUILT: Mutex<bool> = Mutex::new(false);
    let mut built = BUILT.lock().unwrap_or_else(PoisonError::into_inner);
    if !*built {
        Run::cargo()
            .args(["build", "--quiet", "--package", "bindgen"])
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
