//! `cargo xtask load`: how much the server carries, and how fast it answers.

use anyhow::Result;

use crate::run::Run;
use crate::{web, workspace};

/// Put load on a server of this machine and say whether the goals are met.
///
/// Run it when nothing else runs. Figures and a picture of latency over load are kept in target/load, and the next run is compared
/// with them. The last line is the verdict.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure only this (repeatable; `--list` names them)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How long a stage takes in seconds, instead of the time that the goal asks for
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// List what can be measured, and end
    #[arg(long)]
    list: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    // Nothing is served without the page.
    web::build()?;
    workspace::build_binary()?;
    Run::cargo()
        .args(["build", "--release", "--package", "fairyring-load"])
        .go()?;
    let mut tool = Run::new(workspace::target().join("release/fairyring-load"))
        .arg("--program")
        .arg(workspace::binary())
        .arg("--kept")
        .arg(workspace::target().join("load"));
    for name in &args.only {
        tool = tool.args(["--only", name]);
    }
    if let Some(seconds) = args.seconds {
        tool = tool.args(["--seconds", &seconds.to_string()]);
    }
    if args.list {
        tool = tool.arg("--list");
    }
    tool.go()
}
