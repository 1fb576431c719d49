//! The tests of a crate from outside are one program, so that what they share is compiled once. Cargo no longer finds their
//! files by itself, and a file that `tests/main.rs` does not name would be a test that never runs. The manifest says so too:
//! otherwise cargo builds every file once more by itself, and what asks for the test `suite` finds none.
//!
//! A library without tests in its sources says so as well: it would be built a second time for nothing, and `catalog` alone takes as
//! long as a game. One that says so and has tests would never run them.

use super::File;

const SUITE: &str = "tests/main.rs";

/// What the manifest of a crate with a suite has.
const MANIFEST: &[&str] = &["autotests = false\n", "[[test]]\nname = \"suite\"\n"];

pub(super) fn faults(files: &[File]) -> Vec<String> {
    let mut faults = unnamed(files);
    faults.extend(undeclared(files));
    faults.extend(untested(files));
    faults
}

/// What the manifest of a library without tests in its sources has.
const UNTESTED: &str = "test = false\n";

fn untested(files: &[File]) -> Vec<String> {
    let libraries = files
        .iter()
        .filter_map(|file| file.path.strip_suffix("src/lib.rs"));
    libraries
        .filter_map(|folder| {
            let path = format!("{folder}Cargo.toml");
            let manifest = files.iter().find(|file| file.path == path)?;
            let library = manifest.text.split("[lib]\n").nth(1).unwrap_or_default();
            let says = library
                .split("\n\n")
                .next()
                .is_some_and(|lines| format!("{lines}\n").contains(UNTESTED));
            let source = format!("{folder}src/");
            let tests = files
                .iter()
                .filter(|file| file.path.starts_with(&source) && file.path.ends_with(".rs"))
                .any(|file| file.text.contains("#[test]") || file.text.contains("proptest!"));
            match (says, tests) {
                (true, true) => Some(format!(
                    "{path}: `test = false` under [lib], and the tests in {source} never run"
                )),
                (false, false) => Some(format!(
                    "{path}: no test in {source}, which needs `test = false` under [lib]"
                )),
                _ => None,
            }
        })
        .collect()
}

fn undeclared(files: &[File]) -> Vec<String> {
    let suites = files
        .iter()
        .filter_map(|file| file.path.strip_suffix(SUITE));
    suites
        .flat_map(|folder| {
            let path = format!("{folder}Cargo.toml");
            let manifest = files.iter().find(|file| file.path == path);
            let text = manifest.map_or("", |file| file.text.as_str());
            MANIFEST
                .iter()
                .filter(|line| !text.contains(**line))
                .map(move |line| {
                    let line = line.trim_end().replace('\n', " ");
                    format!("{path}: {folder}{SUITE} is one program, which needs `{line}`")
                })
        })
        .collect()
}

fn unnamed(files: &[File]) -> Vec<String> {
    files
        .iter()
        .filter_map(|main| Some((main.path.strip_suffix("main.rs")?, main)))
        .filter(|(_, main)| main.path.ends_with(SUITE))
        .flat_map(|(folder, main)| {
            files
                .iter()
                .filter_map(move |file| module(file.path.strip_prefix(folder)?))
                .filter(|module| !main.text.contains(&format!("mod {module};\n")))
                .map(move |module| format!("{folder}{module} is not named in {}", main.path))
        })
        .collect()
}

/// The module that a file of the folder is the beginning of; nothing for the suite itself and for deeper files.
fn module(path: &str) -> Option<&str> {
    let name = path
        .strip_suffix("/mod.rs")
        .or_else(|| path.strip_suffix(".rs"))?;
    (!name.contains('/') && name != "main").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> File {
        File {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_test_that_the_suite_does_not_name_is_found() {
        let files = [
            file("crates/a/tests/main.rs", "mod laws;\nmod matrix;\n"),
            file("crates/a/tests/laws.rs", ""),
            file("crates/a/tests/matrix/mod.rs", ""),
            file("crates/a/tests/matrix/rows.rs", ""),
            file("crates/a/tests/perft.rs", ""),
            file("crates/a/tests/reference/mod.rs", ""),
            file("crates/b/tests/alone.rs", ""),
        ];
        assert_eq!(
            unnamed(&files),
            [
                "crates/a/tests/perft is not named in crates/a/tests/main.rs",
                "crates/a/tests/reference is not named in crates/a/tests/main.rs",
            ]
        );
    }

    #[test]
    fn a_suite_that_the_manifest_does_not_declare_is_found() {
        let faults = |manifest: &str| {
            let files = [
                file("crates/a/Cargo.toml", manifest),
                file("crates/a/tests/main.rs", ""),
                file("crates/b/Cargo.toml", ""),
            ];
            undeclared(&files)
        };
        let whole = "autotests = false\n\n[[test]]\nname = \"suite\"\npath = \"tests/main.rs\"\n";
        assert_eq!(faults(whole), [""; 0]);
        let found = faults("[package]\n");
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].contains("`autotests = false`"), "{found:?}");
        assert!(
            found[1].contains("`[[test]] name = \"suite\"`"),
            "{found:?}"
        );
    }

    #[test]
    fn a_library_says_whether_it_has_tests() {
        let faults = |manifest: &str, source: &str| {
            untested(&[
                file("crates/a/Cargo.toml", manifest),
                file("crates/a/src/lib.rs", ""),
                file("crates/a/src/part.rs", source),
                file("crates/a/tests/main.rs", "#[test]"),
            ])
        };
        let without = "[lib]\nname = \"a\"\ntest = false\n\n[features]\n";
        let with = "[lib]\nname = \"a\"\n\n[[bench]]\ntest = false\n";
        assert_eq!(faults(without, ""), [""; 0]);
        assert_eq!(faults(with, "#[test]"), [""; 0]);
        assert_eq!(faults("[package]\n", "#[test]"), [""; 0]);
        assert!(faults(without, "#[test]")[0].contains("never run"));
        assert!(faults(with, "")[0].contains("needs `test = false`"));
        assert!(faults("[package]\n", "")[0].contains("needs `test = false`"));
    }
}
