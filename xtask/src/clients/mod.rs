//! `cargo xtask clients`: programs of others drive the engine through whole games.
//!
//! xboard plays xiangqi by each of the three routes that it knows and judges every move itself; python-chess drives every game
//! through UCI.

mod python;
mod xboard;

use anyhow::Result;

use crate::workspace;

/// Let real clients play whole games with the engine.
///
/// Installs xboard, uci2wb, Xvfb and hoichess by apt-get and python-chess into target/oracle-venv. Fails on an illegal move, a
/// forfeit, a loss on time or a game that does not end.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games by each route of xboard; an even number plays both sides alike
    #[arg(long, default_value_t = 2)]
    games: u32,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    workspace::build_binary()?;
    python::run()?;
    xboard::run(args.games)
}

/// Installs the clients.
pub(crate) fn prepare() -> Result<()> {
    python::install()?;
    xboard::install()
}

/// The form that CI runs.
pub(crate) fn short() -> Result<()> {
    run(&Args { games: 2 })
}
