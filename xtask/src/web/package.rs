//! `cargo xtask package`: the engine for JavaScript, as a package of npm.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{Npm, modules_once, npm};
use crate::run::Run;
use crate::workspace;

/// Make the npm package, install it somewhere else as a stranger would, and try it there.
///
/// The package lies in target/package afterwards. It is published nowhere.
#[derive(clap::Args)]
pub(crate) struct Package {}

pub(crate) fn package(_: &Package) -> Result<()> {
    made()
}

/// The package, made, installed and tried, as a stage of the tests.
pub(crate) fn made() -> Result<()> {
    modules_once()?;
    Npm::run("package").go()?;
    let folder = workspace::target().join("package");
    if folder.exists() {
        fs::remove_dir_all(&folder)
            .with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    let stranger = folder.join("stranger");
    fs::create_dir_all(&stranger)?;
    let source = npm::folder().join("package");
    let npm = || Run::new("npm").args(["--no-audit", "--no-fund", "--prefix"]);
    npm()
        .arg(&source)
        .args(["pack", "--silent", "--pack-destination"])
        .arg(&folder)
        .arg(&source)
        .go()?;
    fs::write(
        stranger.join("package.json"),
        r#"{"private":true,"type":"module"}"#,
    )?;
    npm()
        .arg(&stranger)
        .args(["install", "--silent", "--offline"])
        .arg(tarball(&folder)?)
        .go()?;
    for file in ["package.test.js", "typed.ts"] {
        fs::copy(source.join("tests").join(file), stranger.join(file))?;
    }
    Run::new(npm::folder().join("node_modules/.bin/tsc"))
        .args(["--noEmit", "--strict", "--target", "es2023"])
        .args(["--module", "nodenext"])
        .args(["--lib", "es2023,dom", "--ignoreConfig"])
        .arg(stranger.join("typed.ts"))
        .go()?;
    Run::new("node")
        .arg("--test")
        .arg(stranger.join("package.test.js"))
        .go()?;
    Run::new("node")
        .arg(stranger.join("node_modules/fairyring/examples/play.js"))
        .go()
}

fn tarball(folder: &Path) -> Result<PathBuf> {
    let mut found = fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "tgz"));
    match (found.next(), found.next()) {
        (Some(one), None) => Ok(one),
        _ => bail!("npm packed no package into {}", folder.display()),
    }
}
