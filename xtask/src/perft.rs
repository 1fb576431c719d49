//! `cargo xtask perft`: every perft figure at every depth.

use anyhow::Result;

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::workspace;

/// Check every perft figure at every depth, in release.
///
/// The tests of `cargo xtask test` stop at depths that take seconds; this runs all depths of all perft files, which may
/// take minutes.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game's id, or `all`
    game: String,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    install::rust_tool(RustTool::Nextest)?;
    let packages = workspace::packages()?;
    let is_crate = packages.iter().any(|package| package.name == args.game);
    Run::cargo()
        .args(["nextest", "run", "--release", "--workspace"])
        .args(["--success-output", "immediate"])
        .args(["--filterset", &filter(&args.game, is_crate)])
        .env("FAIRYRING_DEEP", "1")
        .go()
}

/// The perft tests of a game: those of its crate, or those named after it where two games share a crate.
fn filter(game: &str, is_crate: bool) -> String {
    let perft = "(binary(~perft) | test(~perft)) & !package(xtask)";
    match (game, is_crate) {
        ("all", _) => perft.to_owned(),
        (crate_name, true) => format!("{perft} & package(={crate_name})"),
        (name, false) => format!("{perft} & (binary(~{name}) | test(~{name}))"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_with_a_crate_is_chosen_by_crate() {
        assert!(filter("draughts", true).ends_with("& package(=draughts)"));
        assert!(filter("frisian", false).contains("test(~frisian)"));
        assert!(!filter("all", false).contains("all"));
    }
}
