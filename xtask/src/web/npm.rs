//! npm in the folder of the page.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::install::program;
use crate::run::Run;
use crate::workspace;

/// Commands of npm for the page.
pub(crate) struct Npm;

impl Npm {
    /// A script of web/package.json, ready for arguments.
    pub(crate) fn run(script: &str) -> Run {
        npm().args(["run", "--silent", script, "--"])
    }
}

/// The folder of the page.
pub(crate) fn folder() -> PathBuf {
    workspace::root().join("web")
}

/// Installs exactly what the lock file says, unless that is there.
pub(crate) fn install() -> Result<()> {
    program("npm", "npm")?;
    let web = folder();
    // npm writes the second file at the end of an installation.
    let locked = modified(&web.join("package-lock.json"))?;
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    if installed.is_ok_and(|installed| installed >= locked) {
        return Ok(());
    }
    npm().args(["ci", "--no-audit", "--no-fund"]).go()
}

fn npm() -> Run {
    Run::new("npm").args(["--prefix", "web"])
}

fn modified(path: &Path) -> Result<SystemTime> {
    let about = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(about.modified()?)
}
