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

/// The lock file of the programs outside the workspace that build the games: cargo renews it only when they are built.
const LOCK: &str = "outside/Cargo.lock";
const OUTSIDE: &str = "outside/Cargo.toml";

/// Games that came after the lock file was written.
pub(super) fn unlocked(files: &[super::File], games: &[&str]) -> Vec<String> {
    let lock = files.iter().find(|file| file.path == LOCK);
    let lacks = |game: &&&str| {
        !lock.is_some_and(|file| file.text.contains(&format!("name = \"{game}\"\n")))
    };
    games
        .iter()
        .filter(lacks)
        .map(|game| {
            format!("{LOCK} lacks {game}; `cargo check --manifest-path {OUTSIDE}` renews it")
        })
        .collect()
}

/// Games that a crate implements and the list does not name, or that are not built with the others. `list` is the source of
/// the catalogue, `games` are the crates of its feature.
pub(super) fn unlisted(package: &str, source: &Source, list: &str, games: &[&str]) -> Vec<String> {
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
    let found: Vec<String> = source.items.iter().filter_map(name).collect();
    let mut faults = Vec::new();
    if !found.is_empty() && !games.contains(&package) && !FOR_TESTS.contains(&package) {
        faults.push(format!(
            "{}: a game, and the feature `games` of catalog lacks `{package}`",
            source.path
        ));
    }
    let unlisted = found
        .iter()
        .filter(|game| !list.contains(&format!("Listing::of::<{crate_name}::{game}>")))
        .map(|game| {
            format!(
                "{}: {game} is a game that {LIST} does not list: Listing::of::<{crate_name}::{game}>()",
                source.path
            )
        });
    faults.extend(unlisted);
    faults
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
            ..Package::default()
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
        let games = &["board-games"];
        let found = unlisted("board-games", &source, list, games);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("Listing::of::<board_games::Draughts>()"));
        let example = Source::read("a.rs", Part::Example, &[], text).unwrap();
        assert_eq!(unlisted("board-games", &example, list, games), [""; 0]);
    }

    /// Whatever kind of dependency it is: what the feature does not turn on, no page and no check knows.
    #[test]
    fn a_game_that_is_not_built_with_the_others_is_found() {
        let source = Source::read("a.rs", Part::Library, &[], "impl Game for Go {}").unwrap();
        let list = "Listing::of::<go::Go>() Listing::of::<dummy::Go>()";
        let found = unlisted("go", &source, list, &["draughts"]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("lacks `go`"), "{found:?}");
        assert_eq!(unlisted("dummy", &source, list, &["draughts"]), [""; 0]);
    }

    #[test]
    fn a_lock_file_from_before_the_game_is_found() {
        let files = [crate::tidy::File {
            path: LOCK.to_owned(),
            text: "[[package]]\nname = \"go\"\n".to_owned(),
        }];
        assert_eq!(unlocked(&files, &["go"]), [""; 0]);
        let found = unlocked(&files, &["go", "draughts"]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("outside/Cargo.lock lacks draughts"));
    }
}
