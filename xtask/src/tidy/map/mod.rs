//! ARCHITECTURE.md is the map of the house: it has a section for every crate, every edge between our crates, and the list of
//! who touches the world outside. This compares it with manifests and sources, both ways.

mod edges;
mod outside;

use std::fs;

use anyhow::{Context, Result};

use crate::source::Source;
use crate::workspace::{Package, games, root};

const FILE: &str = "ARCHITECTURE.md";
/// What a section says at its end: the duties that a reader might look for and must look for elsewhere.
const NOT_HERE: &str = "*Not here:*";

/// The map, and what has been found of the house.
pub(super) struct Map {
    text: String,
    found: Vec<(String, outside::Touches)>,
}

impl Map {
    pub(super) fn read() -> Result<Map> {
        let text =
            fs::read_to_string(root().join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
        Ok(Map {
            text,
            found: Vec::new(),
        })
    }

    /// Looks at the sources of a package, tests aside. Tools beside the product may do what they like.
    pub(super) fn look(&mut self, package: &Package, sources: &[Source]) {
        if folder(package).starts_with("crates/") {
            let touches = outside::touches(sources);
            self.found.push((package.name.clone(), touches));
        }
    }

    pub(super) fn faults(&self, packages: &[Package]) -> Vec<String> {
        let mut faults = sections(&self.text, packages);
        faults.extend(birds_eye(&self.text, packages));
        faults.extend(edges::faults(&self.text, packages));
        faults.extend(outside::faults(&self.text, &self.found));
        let named = |fault: String| format!("{FILE}: {fault}");
        faults.into_iter().map(named).collect()
    }
}

fn folder(package: &Package) -> String {
    let path = package.dir.strip_prefix(root()).unwrap_or(&package.dir);
    path.to_string_lossy().replace('\\', "/")
}

/// Every crate has a heading with its folder, and its section says what is not in it.
fn sections(text: &str, packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    let sections: Vec<(&str, &str)> = text
        .split("\n### ")
        .skip(1)
        .map(|section| section.split_once('\n').unwrap_or((section, "")))
        .collect();
    for package in packages {
        let heading = format!("`{}`", folder(package));
        let of_it = sections.iter().find(|(head, _)| head.contains(&heading));
        match of_it {
            None => faults.push(format!("no section `### {heading}`")),
            Some((_, body)) if !body.contains(NOT_HERE) => {
                faults.push(format!("the section {heading} does not say {NOT_HERE}"));
            }
            Some(_) => {}
        }
    }
    for (head, _) in sections {
        for place in head.split('`').filter(|part| part.starts_with("crates/")) {
            if !packages.iter().any(|package| folder(package) == place) {
                faults.push(format!("a section for `{place}`, which is no crate"));
            }
        }
    }
    faults
}

/// The picture at the beginning names every game.
fn birds_eye(text: &str, packages: &[Package]) -> Vec<String> {
    let line = text.lines().find(|line| line.starts_with("  games "));
    let names = |game: &str| {
        let mut words = line.unwrap_or("").split([' ', ',', ';']);
        words.any(|word| word == game)
    };
    games(packages)
        .iter()
        .filter(|game| !names(&game.name))
        .map(|game| format!("the line `games` of the bird's eye lacks {}", game.name))
        .collect()
}

/// The lines of the fenced block of that name, and whether there is one.
fn block<'a>(text: &'a str, name: &str) -> Option<impl Iterator<Item = &'a str>> {
    let (_, rest) = text.split_once(&format!("```{name}\n"))?;
    let (inside, _) = rest.split_once("```")?;
    Some(inside.lines())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source;
    use crate::workspace::packages;

    #[test]
    fn the_map_is_the_house() {
        let packages = packages().unwrap();
        let mut map = Map::read().unwrap();
        for package in &packages {
            map.look(package, &source::sources(package).unwrap());
        }
        assert_eq!(map.faults(&packages), [""; 0]);
    }

    fn package(name: &str) -> Package {
        Package {
            name: name.to_owned(),
            dir: root().join("crates").join(name),
            dependencies: Vec::new(),
            ..Package::default()
        }
    }

    #[test]
    fn a_game_that_the_picture_does_not_name_is_found() {
        let mut catalogue = package("catalog");
        let both = vec!["go".to_owned(), "draughts".to_owned()];
        catalogue.features = [("games".to_owned(), both)].into();
        let packages = [catalogue, package("go"), package("draughts")];
        let whole = "\n  games        go, draughts; dummy for tests\n";
        assert_eq!(birds_eye(whole, &packages), [""; 0]);
        let found = birds_eye("  games        gone, draughts\n", &packages);
        assert_eq!(found, ["the line `games` of the bird's eye lacks go"]);
    }

    #[test]
    fn a_crate_without_a_section_is_found_and_a_section_without_a_crate() {
        let text = "\n### `crates/a`, `crates/b`\nAll.\n*Not here:* none.\n### `crates/c`\nAll.\n";
        let all = [package("a"), package("b"), package("c"), package("d")];
        assert_eq!(
            sections(text, &all),
            [
                "the section `crates/c` does not say *Not here:*",
                "no section `### `crates/d``",
            ]
        );
        assert_eq!(
            sections(text, &all[..2]),
            ["a section for `crates/c`, which is no crate"]
        );
    }
}
