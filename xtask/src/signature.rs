//! The signature of the search: how many positions a fixed search visits. Whoever changes it on purpose signs anew.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::run::Run;
use crate::{say, workspace};

const FILE: &str = "tests-data/bench-signature.txt";

/// Compares the release binary with the signed figures.
pub(crate) fn check() -> Result<()> {
    let signed = fs::read_to_string(workspace::root().join(FILE))
        .with_context(|| format!("{FILE}: `cargo xtask bench --sign` writes it"))?;
    let found = measure()?;
    match difference(&signed, &found) {
        None => Ok(()),
        Some(line) => bail!(
            "the search is not the one that was signed: {line}; if that is meant, `cargo xtask bench --sign`"
        ),
    }
}

/// Writes the figures of the release binary.
pub(crate) fn sign() -> Result<()> {
    let found = measure()?;
    fs::write(workspace::root().join(FILE), &found).with_context(|| FILE.to_owned())?;
    print!("{found}");
    Ok(())
}

/// One line a game and one for all: what `fairyring bench` prints, without speeds.
fn measure() -> Result<String> {
    workspace::build_binary()?;
    let printed = Run::new(workspace::binary()).arg("bench").stdout()?;
    say::note(printed.trim_end());
    Ok(figures(&printed))
}

fn figures(printed: &str) -> String {
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["signature", all] => format!("signature {all}\n"),
            [game, "nodes", nodes, ..] => format!("{game} {nodes}\n"),
            _ => String::new(),
        }
    };
    printed.lines().map(line).collect()
}

/// The first line that differs, both ways.
fn difference(signed: &str, found: &str) -> Option<String> {
    let mut old = signed.lines();
    let mut new = found.lines();
    loop {
        match (old.next(), new.next()) {
            (None, None) => return None,
            (old, new) if old == new => {}
            (old, new) => {
                let (old, new) = (old.unwrap_or("nothing"), new.unwrap_or("nothing"));
                return Some(format!("signed '{old}', found '{new}'"));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "go nodes 12 nps 99 perft 3 nps 4\nsignature 12\n";

    #[test]
    fn speeds_are_not_signed() {
        assert_eq!(figures(PRINTED), "go 12\nsignature 12\n");
    }

    #[test]
    fn every_difference_is_seen() {
        let signed = figures(PRINTED);
        assert_eq!(difference(&signed, &signed), None);
        let other = difference(&signed, "go 13\nsignature 13\n").unwrap();
        assert!(
            other.contains("'go 12'") && other.contains("'go 13'"),
            "{other}"
        );
        assert!(difference(&signed, "go 12\n").is_some());
        assert!(difference("", &signed).is_some());
    }
}
