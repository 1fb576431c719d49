//! What can be played is in the catalogue: a crate that implements a game is listed, and built with the others.

use syn::{Item, Type};

use crate::source::{Part, Source};
use crate::workspace::{Package, Use, games};

/// Games that exist for tests and are no part of the feature `games`.
const FOR_TESTS: &[&str] = &["dummy"];

/// What is optional in the catalogue and no game.
const NO_GAMES: &[&str] = &["conformance"];

/// Where the list is.
const LIST: &str = "crates/catalog/src/lib.rs";

/// What catalogue and workspace say of each other.
pub(super) fn faults(packages: &[Package]) -> Vec<String> {
    let listed = games(packages);
    let Some(catalogue) = packages.iter().find(|package| package.name == "catalog") else {
        return vec!["no crate `catalog`".to_owned()];
    };
    catalogue
        .dependencies
        .iter()
        .filter(|used| used.kind == Use::Optional)
        .map(|used| used.name.as_str())
        .filter(|name| !FOR_TESTS.contains(name) && !NO_GAMES.contains(name))
        .filter(|name| !listed.iter().any(|game| game.name == *name))
        .map(|name| {
            format!(
                "catalog: the feature `games` lacks {name}; with it pages, checks and tools know the game"
            )
        })
        .collect()
}

/// Games that a crate implements and the list does not name. `list` is the source of the catalogue.
pub(super) fn unlisted(package: &str, source: &Source, list: &str) -> Vec<String> {
    if source.part != Part::Library {
        return Vec::new();
    }
    let name = |item: &Item| match item {
        Item::Impl(block) => {
            let (of, _) = block.trait_.as_ref()?;
            let is_game = of.segments.last().is_some_and(|last| last.ident == "Game");
            match &*block.self_ty {
                Type::Path(path) if is_game && block.generics.params.is_empty() => {
                    path.path.segments.last().map(|last| last.ident.to_string())
                }
                _ => None,
            }
        }
        _ => None,
    };
    let crate_name = package.replace('-', "_");
    source
        .items
        .iter()
        .filter_map(name)
        .filter(|game| !list.contains(&format!("Listing::of::<{crate_name}::{game}>")))
        .map(|game| {
            format!(
                "{}: {game} is a game that {LIST} does not list: Listing::of::<{crate_name}::{game}>()",
                source.path
            )
        })
        .collect()
}

/// The source of the list.
pub(super) fn list(files: &[super::File]) -> &str {
    let file = files.iter().find(|file| file.path == LIST);
    file.map_or("", |file| file.text.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    fn catalogue(features: &[&str], optional: &[&str]) -> Vec<String> {
        let package = |name: &str| Package {
            name: name.to_owned(),
            dir: "crates".into(),
            dependencies: Vec::new(),
            benches: Vec::new(),
            features: Default::default(),
        };
        let mut catalogue = package("catalog");
        let names = features.iter().map(|name| (*name).to_owned());
        catalogue.features = [("games".to_owned(), names.collect())].into();
        catalogue.dependencies = optional
            .iter()
            .map(|name| Dependency {
                name: (*name).to_owned(),
                kind: Use::Optional,
            })
            .collect();
        faults(&[catalogue, package("draughts"), package("dummy")])
    }

    #[test]
    fn a_game_that_is_no_part_of_the_feature_is_found() {
        let all = ["draughts", "dummy", "conformance"];
        assert_eq!(catalogue(&["draughts"], &all), [""; 0]);
        let found = catalogue(&[], &all);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("lacks draughts"), "{found:?}");
    }

    #[test]
    fn a_game_that_is_not_listed_is_found() {
        let text =
            "impl Game for Draughts {} impl<P: Game> Other for P {} impl rules::Game for Go {}";
        let source = Source::read("a.rs", Part::Library, &[], text).unwrap();
        let list = "Listing::of::<board_games::Go>()";
        let found = unlisted("board-games", &source, list);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("Listing::of::<board_games::Draughts>()"));
        let example = Source::read("a.rs", Part::Example, &[], text).unwrap();
        assert_eq!(unlisted("board-games", &example, list), [""; 0]);
    }
}
