//! Xiangqi against pyffish, the Python face of Fairy-Stockfish: the legal steps of every plain position in the perft file.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::Args;
use crate::install;
use crate::run::Run;
use crate::workspace;

const PERFT: &str = "tests-data/perft/xiangqi-perft.json";

/// One line of steps for each position given as an argument.
const ASK: &str = "
import sys, pyffish
for fen in sys.argv[1:]:
    print(' '.join(pyffish.legal_moves('xiangqi', fen, [])))
";

pub(super) fn run(args: &Args) -> Result<()> {
    let python = install::python()?;
    python.install("pyffish")?;
    workspace::build_binary()?;
    let fens = positions()?;
    let answers = python.run().args(["-c", ASK]).args(&fens).stdout()?;
    ensure!(
        answers.lines().count() == fens.len(),
        "pyffish answered {} of {} positions",
        answers.lines().count(),
        fens.len()
    );
    let mut steps = 0;
    for (fen, answer) in fens.iter().zip(answers.lines()) {
        let theirs = answer
            .split_whitespace()
            .map(iccs)
            .collect::<Result<BTreeSet<_>>>()?;
        let listed = Run::new(workspace::binary())
            .args(["moves", "--game", &args.game, "--position", fen])
            .stdout()?;
        let ours: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
        ensure!(
            ours == theirs,
            "{fen}\n  only ours: {:?}\n  only theirs: {:?}",
            ours.difference(&theirs),
            theirs.difference(&ours)
        );
        steps += ours.len();
    }
    println!("positions {} steps {steps} differences 0", fens.len());
    Ok(())
}

fn positions() -> Result<Vec<String>> {
    let text = fs::read_to_string(workspace::root().join(PERFT))
        .with_context(|| format!("cannot read {PERFT}"))?;
    let file: Value = serde_json::from_str(&text).with_context(|| PERFT.to_owned())?;
    let plain = file["plain"]
        .as_array()
        .with_context(|| format!("{PERFT}: no list `plain`"))?;
    Ok(plain
        .iter()
        .filter_map(|position| position["fen"].as_str().map(str::to_owned))
        .collect())
}

/// `a10b8` (ranks 1 to 10) as `a9b7` (ranks 0 to 9).
fn iccs(uci: &str) -> Result<String> {
    let mut text = String::new();
    for (start, file) in uci.match_indices(|c: char| c.is_ascii_lowercase()) {
        let rest = &uci[start + file.len()..];
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let rank: u8 = rest[..end].parse().unwrap_or(0);
        ensure!((1..=10).contains(&rank), "not a step: '{uci}'");
        text.push_str(file);
        text.push_str(&(rank - 1).to_string());
    }
    ensure!(text.len() == 4, "not a step: '{uci}'");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_counted_from_nought() {
        for (uci, expected) in [
            ("a1a2", "a0a1"),
            ("b10c8", "b9c7"),
            ("i9i10", "i8i9"),
            ("e10d10", "e9d9"),
        ] {
            assert_eq!(iccs(uci).unwrap(), expected);
        }
        for wrong in ["", "a1", "a0a1", "ab", "a1b11"] {
            assert!(iccs(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_perft_file_has_plain_positions() {
        assert!(positions().unwrap().len() >= 20);
    }
}
