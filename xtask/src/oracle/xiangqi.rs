//! Xiangqi against pyffish, the Python face of Fairy-Stockfish: random games and random cycles.
//!
//! The comparison itself is a Python script beside this crate, because the outside program is a Python package; our side
//! is the example `oracle` of the game's crate, which answers line by line.

use anyhow::Result;

use super::Args;
use crate::install;
use crate::run::Run;
use crate::workspace;

const SCRIPT: &str = "xtask/oracle/xiangqi.py";
const PERFT: &str = "tests-data/perft/xiangqi-perft.json";

/// Differences are judged against a fixed version: its repetition rules have changed between versions.
const PACKAGE: &str = "pyffish==0.0.90";

pub(super) fn run(args: &Args) -> Result<()> {
    let python = install::python()?;
    python.install(PACKAGE)?;
    Run::cargo()
        .args(["build", "--release", "--package", "xiangqi"])
        .args(["--example", "oracle"])
        .go()?;
    python
        .run()
        .arg(SCRIPT)
        .arg(workspace::target().join("release/examples/oracle"))
        .arg(PERFT)
        .arg(args.positions.to_string())
        .arg(args.cycles.to_string())
        .arg(args.seed.to_string())
        .go()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn script_and_data_are_where_they_are_looked_for() {
        for path in [SCRIPT, PERFT] {
            assert!(workspace::root().join(path).is_file(), "{path}");
        }
    }
}
