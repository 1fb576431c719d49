//! `cargo xtask play`: from a fresh clone to a game.

use anyhow::Result;

use crate::run::Run;
use crate::{web, workspace};

/// Build the page and the program, and start it.
///
/// Prints the address to open. Needs node and npm for the page; `fairyring play` plays in the terminal without it.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to `fairyring serve` (for example `-- --listen 127.0.0.1:8080`)
    #[arg(last = true)]
    serve: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    web::build()?;
    workspace::build_binary()?;
    Run::new(workspace::binary())
        .arg("serve")
        .args(&args.serve)
        .go()
}
