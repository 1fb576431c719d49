//! `cargo xtask web`: the page, from Rust and TypeScript to files that a browser loads.

mod browser;
mod check;
mod modules;
mod npm;

use anyhow::Result;

pub(crate) use browser::{browser, browser_again};
pub(crate) use check::{lint, pictures, same_answers};
use modules::Catalogue;
use npm::{Npm, install};

/// Build the page into web/dist.
///
/// Compiles one wasm module a game crate for size, writes its JavaScript side, and bundles the page. Needs node and npm.
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
