//! The list of mutants that may live: the mutant on one line, the reason indented below it.
//!
//! ```text
//! # A remark.
//! crates/rules/src/random.rs: replace ^ with | in Random::next
//!   Any mixing of bits is random enough.
//! ```
//!
//! Line numbers are left out, so that an edit above does not move an argument. One argument stands for all mutants of the
//! file that read the same.

use anyhow::{Result, bail, ensure};

pub(super) struct Argued {
    mutants: Vec<String>,
}

impl Argued {
    pub(super) fn read(text: &str) -> Result<Argued> {
        let mut mutants: Vec<String> = Vec::new();
        let mut is_argued = true;
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if line.starts_with('#') {
                continue;
            }
            if line.starts_with(' ') {
                ensure!(
                    !mutants.is_empty(),
                    "a reason before the first mutant: {line}"
                );
                is_argued = true;
                continue;
            }
            if let (false, Some(last)) = (is_argued, mutants.last()) {
                bail!("no reason below: {last}");
            }
            ensure!(
                line.split_once(".rs: ").is_some(),
                "no `path: what was changed`: {line}"
            );
            ensure!(!mutants.iter().any(|known| known == line), "twice: {line}");
            mutants.push(line.to_owned());
            is_argued = false;
        }
        if let (false, Some(last)) = (is_argued, mutants.last()) {
            bail!("no reason below: {last}");
        }
        Ok(Argued { mutants })
    }

    /// The survivors that nobody argues for.
    pub(super) fn unargued<'a>(&self, missed: &'a [String]) -> Vec<&'a str> {
        missed
            .iter()
            .filter(|mutant| !self.mutants.contains(mutant))
            .map(String::as_str)
            .collect()
    }

    /// The arguments for mutants that did not survive.
    pub(super) fn noticed(&self, missed: &[String]) -> Vec<&str> {
        self.mutants
            .iter()
            .filter(|mutant| !missed.contains(mutant))
            .map(String::as_str)
            .collect()
    }
}

/// `path:12:5: what` as `path: what`.
pub(super) fn without_place(line: &str) -> String {
    let Some((path, rest)) = line.split_once(".rs:") else {
        return line.to_owned();
    };
    let what = rest.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == ':');
    format!("{path}.rs:{what}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_left_out() {
        assert_eq!(
            without_place("crates/rules/src/a.rs:12:5: replace f -> u8 with 1"),
            "crates/rules/src/a.rs: replace f -> u8 with 1"
        );
        assert_eq!(without_place("odd"), "odd");
    }

    #[test]
    fn every_mutant_of_the_list_has_a_reason() {
        let good = "# Remark.\n\na.rs: replace x\n  Why,\n  and why.\nb.rs: replace y\n  Why.\n";
        let argued = Argued::read(good).unwrap();
        assert_eq!(argued.mutants, ["a.rs: replace x", "b.rs: replace y"]);
        for bad in [
            "a.rs: replace x\n",
            "a.rs: replace x\nb.rs: replace y\n  Why.\n",
            "  Why.\n",
            "replace x\n  Why.\n",
            "a.rs: replace x\n  Why.\na.rs: replace x\n  Why.\n",
        ] {
            assert!(Argued::read(bad).is_err(), "{bad}");
        }
    }
}
