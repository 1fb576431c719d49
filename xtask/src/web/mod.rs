//! `cargo xtask web`: the page, from Rust and TypeScript to files that a browser loads.

mod browser;
mod check;
mod modules;
mod npm;
mod package;
mod site;

use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::Result;

pub(crate) use browser::{browser, browser_again, prepare_planted, test_planted};
pub(crate) use check::{Pictures, SameAnswers, compare, coverage, lint, pictures, same_answers};
use modules::Catalogue;
pub(crate) use modules::MODULES;
use npm::{Npm, install};
pub(crate) use package::{Package, made as package_made, package};
pub(crate) use site::{Site, copy, site};

use crate::workspace;

/// Build the page into web/dist.
///
/// Compiles two wasm modules a game crate, one for size and one for speed, writes their JavaScript side, and bundles the page. Needs node and npm.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Stop after the wasm modules (for `npm run dev` in web/)
    #[arg(long)]
    modules: bool,
    /// Build a page with the game of the tests, which no TypeScript knows, into web/dist-dummy
    #[arg(long)]
    dummy: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    match (args.modules, args.dummy) {
        (true, true) => modules::build(Catalogue::WithDummy),
        (true, false) => modules::build(Catalogue::Games),
        (false, true) => build_with_dummy(),
        (false, false) => build(),
    }
}

/// The whole page with all games.
pub(crate) fn build() -> Result<()> {
    modules::build(Catalogue::Games)?;
    bundle()
}

/// What the page is built and tested with. The program of ours comes first: it is built where the tests are built, and later it
/// would wait for them.
pub(crate) fn prepare() -> Result<()> {
    modules::bindgen()?;
    install()?;
    check::browsers()
}

/// Whether this run of the program has built everything that the stages share.
static BUILT: Mutex<bool> = Mutex::new(false);

/// The page, and the one with the dummy game, for the stages of `cargo xtask test`: built once, however many of them need it.
/// Whatever is built again is newer, and what embeds it would be linked again.
fn once() -> Result<()> {
    let mut built = built();
    if !*built {
        // It leaves the modules of the games as the page itself needs them.
        build_with_dummy()?;
        bundle()?;
        *built = true;
    }
    Ok(())
}

/// The modules of the games and the packages of npm, which a page that is built has.
fn modules_once() -> Result<()> {
    if *built() {
        return Ok(());
    }
    modules::build(Catalogue::Games)?;
    install()
}

fn built() -> MutexGuard<'static, bool> {
    // Whoever panicked while it was building did not set it.
    BUILT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The release build of the program with the page in it.
pub(crate) fn release() -> Result<()> {
    once()?;
    workspace::build_binary()
}

/// The page with the dummy game beside the others, in a folder that no program embeds. The modules of the games stay for
/// whoever builds next.
fn build_with_dummy() -> Result<()> {
    modules::build(Catalogue::WithDummy)?;
    install()?;
    Npm::run("build-dummy").go()?;
    modules::forget_dummy()
}

fn bundle() -> Result<()> {
    install()?;
    Npm::run("build").go()
}
