//! `cargo xtask perft`: every perft figure at every depth.

use anyhow::Result;

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::workspace::{self, games};

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
    // A game's package has the game's own name: cargo is told the same word.
    let games: Vec<&str> = games(&packages).iter().map(|g| g.name.as_str()).collect();
    let choice = choose(&args.game, &games);
    Run::cargo()
        .args(["nextest", "run", "--release"])
        .args(["--success-output", "immediate"])
        // Without this the unit tests of every crate would be built in release as well.
        .args(["--test", "suite"])
        .args(choice.crates.iter().flat_map(|name| ["--package", name]))
        .args(["--filterset", &choice.filter])
        .env("FAIRYRING_DEEP", "1")
        .go()
}

/// What nextest is told.
struct Choice<'a> {
    crates: Vec<&'a str>,
    filter: String,
}

/// The perft tests of a game: those of its crate, or those named after it where two games share a crate.
fn choose<'a>(game: &'a str, games: &[&'a str]) -> Choice<'a> {
    let perft = "test(~perft)";
    if games.contains(&game) {
        Choice {
            crates: vec![game],
            filter: perft.to_owned(),
        }
    } else {
        Choice {
            crates: games.to_vec(),
            filter: match game {
                "all" => perft.to_owned(),
                name => format!("{perft} & test(~{name})"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_its_crate_or_its_name() {
        let games = ["draughts", "trictrac"];
        let choice = choose("draughts", &games);
        assert_eq!(choice.crates, ["draughts"]);
        let choice = choose("frisian", &games);
        assert_eq!(choice.crates, games);
        assert!(choice.filter.contains("test(~frisian)"));
        let choice = choose("all", &games);
        assert_eq!(choice.crates, games);
        assert!(!choice.filter.contains("all"));
    }
}
