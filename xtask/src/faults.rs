//! `cargo xtask faults`: whether anything that was acknowledged is ever lost.

use anyhow::{Result, ensure};

use crate::run::Run;
use crate::{install, web, workspace};

/// What a program that can be told to end has in it, and no other.
const VARIABLE: &[u8] = b"FAIRYRING_FAULT";

/// Kill, cut off and spoil servers of this machine while players play, and say whether anything is lost.
///
/// Figures are kept in target/faults, and the next run is compared with them. The last line is the verdict.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Try only this (repeatable; `--list` names them)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How often each is tried, instead of as often as is asked for
    #[arg(long, value_name = "N")]
    times: Option<u64>,
    /// List what can be tried, and end
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    install::program("strace", "strace")?;
    // Nothing is served without the page.
    web::build()?;
    workspace::build_binary()?;
    shipped_cannot_be_told()?;
    Run::cargo()
        .args(["build", "--release", "--package", "fairyring-faults"])
        .go()?;
    let mut tool = Run::new(workspace::target().join("release/fairyring-faults"))
        .arg("--program")
        .arg(workspace::binary())
        .arg("--kept")
        .arg(workspace::target().join("faults"));
    for name in &args.only {
        tool = tool.args(["--only", name]);
    }
    if let Some(times) = args.times {
        tool = tool.args(["--times", &times.to_string()]);
    }
    if args.list {
        tool = tool.arg("--list");
    }
    tool.go()
}

/// The program that users run has none of the places where it could be told to end.
pub(crate) fn shipped_cannot_be_told() -> Result<()> {
    let program = std::fs::read(workspace::binary())?;
    let is_told = program
        .windows(VARIABLE.len())
        .any(|bytes| bytes == VARIABLE);
    ensure!(!is_told, "the program that is shipped can be told to end");
    Ok(())
}
