//! Words that may not stay in the repository: unfinished work in sources, and one machine's paths and hosts anywhere.
//!
//! The words are written in two halves, or this file would be its own first fault.

use super::{File, is_source};

/// In sources: work that was put off, tests that do not run.
const UNFINISHED: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("FIX", "ME"),
    concat!("#[ign", "ore"),
];

/// In any file: where packages were fetched from is the business of the machine that fetches them.
const HOSTS: &[&str] = &[
    concat!("index.cra", "tes.io"),
    concat!("static.cra", "tes.io"),
    concat!("registry.npm", "js.org"),
    concat!("py", "pi.org"),
    concat!("pythonhos", "ted.org"),
    concat!("deb.deb", "ian.org"),
];

/// In any file: absolute paths of the machine it was written on.
const PATHS: &[&str] = &[
    concat!("/wo", "rk/"),
    concat!("/ro", "ot/"),
    concat!("/ho", "me/"),
    concat!("/Us", "ers/"),
];

pub(super) fn faults(file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        let mut fault = |word: &str, why: &str| {
            faults.push(format!("{}:{}: '{word}': {why}", file.path, number + 1));
        };
        let found = |words: &[&'static str]| words.iter().copied().find(|word| line.contains(word));
        if is_source(&file.path)
            && let Some(word) = found(UNFINISHED)
        {
            fault(word, "finish it or take it out");
        }
        if let Some(word) = found(HOSTS) {
            fault(word, "a package host; name the package only");
        }
        if let Some(word) = PATHS.iter().copied().find(|path| has_path(line, path)) {
            fault(word, "a path of one machine");
        }
    }
    faults
}

/// An absolute path begins a word: `a/work/b` is a relative one.
fn has_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        line[..at]
            .chars()
            .next_back()
            .is_none_or(|before| !(before.is_alphanumeric() || "-_.~}".contains(before)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: String) -> usize {
        faults(&File {
            path: path.into(),
            text,
        })
        .len()
    }

    #[test]
    fn unfinished_work_is_found_in_sources_only() {
        for word in UNFINISHED {
            assert_eq!(count("a.rs", format!("fine\n{word}")), 1, "{word}");
            assert_eq!(count("a.md", format!("fine\n{word}")), 0, "{word}");
        }
    }

    #[test]
    fn hosts_are_found_anywhere() {
        for word in HOSTS {
            assert_eq!(count("package-lock.json", format!("https://{word}/x")), 1);
        }
        assert_eq!(count("Cargo.toml", "crates.io".into()), 0);
    }

    #[test]
    fn absolute_paths_are_found_and_relative_ones_are_not() {
        for word in PATHS {
            assert_eq!(count("a.md", format!("see {word}x")), 1, "{word}");
            assert_eq!(count("a.md", format!("see a{word}x")), 0, "{word}");
        }
    }

    #[test]
    fn a_fault_names_its_line() {
        let text = format!("one\ntwo {}", UNFINISHED[0]);
        let found = faults(&File {
            path: "a.rs".into(),
            text,
        });
        assert!(found[0].starts_with("a.rs:2: "), "{}", found[0]);
    }
}
