//! Every crate of the product could be published as it is: it has a README, says what it is and where to look for it, has a name
//! that is no general word, and stands on versions.
//!
//! General words are taken on a registry, and they say nothing there. So the package of `crates/rules` is `fairyring-rules`, and
//! its library is still called `rules`. A game has a name of its own; the program has the name of the project.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::Run;
use crate::workspace::{PREFIX, root};

/// The package that everything is named after.
const PROGRAM: &str = "fairyring";
const README: &str = "README.md";
/// How the example of a README comes to be run: at the end of `src/lib.rs`.
const RUN: &str = "#[cfg(doctest)]\n#[doc = include_str!(\"../README.md\")]\n";

/// How a link to a rules text goes on from the README of a game.
const RULES: &str = "](../../docs/rules/";

/// A registry refuses more, or longer ones.
const MOST: usize = 5;
const LONGEST: usize = 20;
/// The categories of the registry that fit something here; it drops words that it does not know.
const CATEGORIES: &[&str] = &[
    "algorithms",
    "command-line-utilities",
    "database",
    "development-tools::testing",
    "encoding",
    "game-development",
    "games",
    "parser-implementations",
    "wasm",
    "web-programming::http-server",
];

/// `games` are the names of the crates of games.
pub(super) fn faults(games: &[&str]) -> Result<Vec<String>> {
    let text = Run::cargo()
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .stdout()?;
    let metadata: Value = serde_json::from_str(&text).context("output of cargo metadata")?;
    let mut faults = Vec::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let Some(dir) = manifest.parent() else {
            continue;
        };
        // Tools beside the product stay where they are.
        if dir.parent() != Some(root().join("crates").as_path()) {
            continue;
        }
        let folder = dir.file_name().unwrap_or_default().to_string_lossy();
        let mut found = of_manifest(&folder, package, games);
        let readme = fs::read_to_string(dir.join(README)).ok();
        found.extend(of_readme(
            readme.as_deref(),
            fs::read_to_string(dir.join("src/lib.rs")).ok().as_deref(),
        ));
        if games.contains(&&*folder) {
            found.extend(of_game(&readme.unwrap_or_default()));
        }
        let named = |fault: String| format!("crates/{folder}: {fault}");
        faults.extend(found.into_iter().map(named));
    }
    Ok(faults)
}

/// What the manifest of the crate in a folder lacks.
fn of_manifest(folder: &str, package: &Value, games: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let has_own_name = folder == PROGRAM || games.contains(&folder);
    let wanted = match has_own_name {
        true => folder.to_owned(),
        false => format!("{PREFIX}{folder}"),
    };
    if package["name"] != wanted.as_str() {
        let name = package["name"].as_str().unwrap_or_default();
        faults.push(format!(
            "the package is called {name}; it should be {wanted}"
        ));
    }
    let targets = package["targets"].as_array().into_iter().flatten();
    let is_library = |target: &&Value| {
        let mut kinds = target["kind"].as_array().into_iter().flatten();
        kinds.any(|kind| kind == "lib" || kind == "rlib")
    };
    for target in targets.filter(is_library) {
        if target["name"] != folder.replace('-', "_").as_str() {
            faults.push(format!(
                "the library should be called {folder}, as its folder"
            ));
        }
    }
    for field in ["description", "license"] {
        if package[field].as_str().is_none_or(str::is_empty) {
            faults.push(format!("no {field} in the manifest"));
        }
    }
    if package["readme"] != README {
        faults.push(format!("the manifest does not say readme = \"{README}\""));
    }
    faults.extend(of_words("keywords", &package["keywords"], |word| {
        word.len() <= LONGEST
    }));
    faults.extend(of_words("categories", &package["categories"], |word| {
        CATEGORIES.contains(&word)
    }));
    faults.extend(of_dependencies(&package["dependencies"]));
    faults
}

fn of_words(field: &str, words: &Value, is_good: fn(&str) -> bool) -> Vec<String> {
    let words: Vec<&str> = words
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    if words.is_empty() || words.len() > MOST {
        return vec![format!("{} {field}; 1 to {MOST} are wanted", words.len())];
    }
    let bad = words.iter().filter(|word| !is_good(word));
    bad.map(|word| format!("'{word}' is none of the {field} that a registry takes"))
        .collect()
}

/// A crate of ours is named with its version: that is what the published one is built from. In tests it is named by its path
/// alone: cargo leaves that out of what is published. With a version, `rules` could not be published before `dummy`, which
/// tests it, nor `dummy` before `rules`.
fn of_dependencies(dependencies: &Value) -> Vec<String> {
    let ours = dependencies
        .as_array()
        .into_iter()
        .flatten()
        .filter(|used| !used["path"].is_null());
    ours.filter_map(|used| {
        let name = used["name"].as_str()?;
        let is_test = used["kind"] == "dev";
        let has_version = used["req"].as_str()? != "*";
        match (is_test, has_version) {
            (false, false) => Some(format!(
                "{name} is used without a version; take the workspace's"
            )),
            (true, true) => Some(format!(
                "tests use {name} by a version; name its path alone"
            )),
            _ => None,
        }
    })
    .collect()
}

/// What a README and the root of its library lack.
fn of_readme(readme: Option<&str>, library: Option<&str>) -> Option<String> {
    let readme = readme.unwrap_or_default();
    if readme.trim().is_empty() {
        return Some(format!("no {README}"));
    }
    let library = library?;
    if !readme.contains("```rust\n") {
        return Some(format!("{README} shows no example (```rust)"));
    }
    (!library.contains(RUN)).then(|| format!("src/lib.rs does not run the example of {README}"))
}

/// What the README of a game lacks beside that.
fn of_game(readme: &str) -> Option<String> {
    (!readme.contains(RULES)).then(|| format!("{README} has no link to the rules text ({RULES}…)"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn good() -> Value {
        json!({
            "name": "fairyring-board", "description": "Boards", "license": "MIT", "readme": "README.md",
            "keywords": ["board-game"], "categories": ["games"],
            "targets": [{"name": "board", "kind": ["cdylib", "rlib"]}, {"name": "suite", "kind": ["test"]}],
            "dependencies": [
                {"name": "fairyring-rules", "kind": null, "path": "/x", "req": "^0.1.0"},
                {"name": "fairyring-dummy", "kind": "dev", "path": "/x", "req": "*"},
                {"name": "serde", "kind": null, "req": "*"},
            ],
        })
    }

    #[test]
    fn the_crates_of_the_workspace_have_no_fault() {
        let packages = crate::workspace::packages().unwrap();
        let games = crate::workspace::games(&packages);
        let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
        assert_eq!(faults(&names).unwrap(), [""; 0]);
        // A game is known by the catalogue alone: without it, the name of its crate is any word.
        assert_eq!(faults(&[]).unwrap().len(), names.len());
    }

    #[test]
    fn every_lack_of_a_manifest_is_found() {
        assert_eq!(of_manifest("board", &good(), &[]), [""; 0]);
        let cases = [
            ("name", json!("board"), "it should be fairyring-board"),
            ("description", Value::Null, "no description"),
            ("description", json!(""), "no description"),
            ("license", Value::Null, "no license"),
            ("readme", Value::Null, "does not say readme"),
            ("keywords", json!([]), "0 keywords"),
            (
                "keywords",
                json!(["a", "b", "c", "d", "e", "f"]),
                "6 keywords",
            ),
            (
                "keywords",
                json!(["a-word-of-21-letters-"]),
                "none of the keywords",
            ),
            ("categories", json!([]), "0 categories"),
            ("categories", json!(["games", "chess"]), "'chess' is none"),
            (
                "targets",
                json!([{"name": "fairyring_board", "kind": ["lib"]}]),
                "called board",
            ),
            (
                "dependencies",
                json!([{"name": "fairyring-rules", "kind": null, "path": "/x", "req": "*"}]),
                "without a version",
            ),
            (
                "dependencies",
                json!([{"name": "fairyring-dummy", "kind": "dev", "path": "/x", "req": "^0.1.0"}]),
                "by a version",
            ),
        ];
        for (field, value, fault) in cases {
            let mut package = good();
            package[field] = value;
            let found = of_manifest("board", &package, &[]);
            assert_eq!(found.len(), 1, "{field}: {found:?}");
            assert!(found[0].contains(fault), "{found:?}");
        }
    }

    #[test]
    fn games_and_the_program_have_names_of_their_own() {
        let mut package = good();
        package["targets"] = json!([]);
        for folder in ["draughts", PROGRAM] {
            package["name"] = json!(folder);
            assert_eq!(of_manifest(folder, &package, &["draughts"]), [""; 0]);
        }
        package["name"] = json!("fairyring-draughts");
        let found = of_manifest("draughts", &package, &["draughts"]);
        assert!(found[0].ends_with("it should be draughts"), "{found:?}");
    }

    #[test]
    fn a_readme_has_an_example_that_runs() {
        let readme = "# Board\n```rust\nboard::Board;\n```\n";
        let library = format!("pub struct Board;\n\n{RUN}struct Readme;\n");
        let fault = |readme, library| of_readme(readme, library).unwrap_or_default();
        assert_eq!(fault(Some(readme), Some(&library)), "");
        assert_eq!(fault(None, Some(&library)), "no README.md");
        assert_eq!(fault(Some("\n"), None), "no README.md");
        assert!(fault(Some("# Board\n"), Some(&library)).contains("no example"));
        assert!(fault(Some(readme), Some("pub struct Board;")).contains("does not run"));
        // A program has nothing to run them by.
        assert_eq!(fault(Some("# Board\n"), None), "");
    }

    #[test]
    fn a_game_leads_to_its_rules_text() {
        assert_eq!(of_game("See [the rules](../../docs/rules/go.md)."), None);
        let found = of_game("# Go\n").unwrap_or_default();
        assert!(found.contains("no link to the rules text"), "{found}");
    }
}
