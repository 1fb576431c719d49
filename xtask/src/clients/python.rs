//! python-chess drives each game through UCI.

use anyhow::Result;

use crate::install::{self, Python};
use crate::run::Run;
use crate::workspace;

const SCRIPT: &str = "xtask/clients/python_chess.py";
/// The adapter follows what this version asks of a board.
const PACKAGE: &str = "chess==1.11.2";

pub(super) fn install() -> Result<Python> {
    let python = install::python()?;
    python.install(PACKAGE)?;
    Ok(python)
}

pub(super) fn run() -> Result<()> {
    let python = install()?;
    let games = Run::new(workspace::binary()).arg("games").stdout()?;
    let ids = games.lines().filter_map(|line| line.split('\t').next());
    python
        .run()
        .arg(SCRIPT)
        .arg(workspace::binary())
        .args(ids)
        .go()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_is_where_it_is_looked_for() {
        assert!(workspace::root().join(SCRIPT).is_file());
    }
}
