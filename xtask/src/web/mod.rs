//! `cargo xtask web`: the page, from Rust and TypeScript to files that a browser loads.

mod check;
mod modules;
mod npm;

use anyhow::Result;

pub(crate) use check::{browser, lint, same_answers};
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
    /// Add the game of the tests, which no TypeScript knows
    #[arg(long)]
    dummy: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let catalogue = if args.dummy {
        Catalogue::WithDummy
    } else {
        Catalogue::Games
    };
    modules::build(catalogue)?;
    if args.modules {
        return Ok(());
    }
    bundle()
}

/// The whole page with all games.
pub(crate) fn build() -> Result<()> {
    modules::build(Catalogue::Games)?;
    bundle()
}

fn bundle() -> Result<()> {
    install()?;
    Npm::run("build").go()
}
