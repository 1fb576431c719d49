//! Which crate may use which. Cargo refuses circles; this refuses shortcuts. Tests may use what they like.

use crate::workspace::{Package, games};

/// What everything stands on: it never reaches up to what is built on it.
const ENGINE: &[&str] = &[
    "rules",
    "record",
    "evaluation",
    "conformance",
    "search",
    "table",
    "round",
];

/// What games stand on: the traits they implement, the record that their formats read and write, and what a search asks of them.
const BELOW_GAMES: &[&str] = &["rules", "record", "evaluation"];

/// The only crates that may name a game: the list, and the bench that learns a game's weights.
const NAMES_GAMES: &[&str] = &["catalog", "tune"];

/// Formats that are read back live in one place: the only crate that derives serialisation.
const KNOWS_SERDE: &str = "wire";

/// Tools that read or print a JSON value: the kit that reads perft files, the command line with `--json`, players who are somebody
/// else's program to the server, this program.
const KNOWS_JSON: &[&str] = &["conformance", "fairyring", "faults", "load", "xtask"];

pub(super) fn faults(packages: &[Package]) -> Vec<String> {
    let is_member = |name: &str| packages.iter().any(|package| package.name == name);
    let games: Vec<&str> = games(packages).iter().map(|g| g.name.as_str()).collect();
    let mut faults = Vec::new();
    for package in packages {
        let name = package.name.as_str();
        for used in package.uses() {
            let why = if used.starts_with("serde") && !may_serialise(name, used) {
                "only `wire` knows serialisation"
            } else if !is_member(used) {
                continue;
            } else if name == "rules" {
                "`rules` stands on no other crate"
            } else if name == "record" && used != "rules" {
                "`record` stands on `rules` alone"
            } else if name == "evaluation" && used != "rules" {
                "`evaluation` stands on `rules` alone"
            } else if games.contains(&name) && !BELOW_GAMES.contains(&used) {
                "a game knows nothing but `rules`, `record` and `evaluation`"
            } else if games.contains(&used) && !NAMES_GAMES.contains(&name) {
                "only `catalog` lists games; ask it"
            } else if ENGINE.contains(&name) && !ENGINE.contains(&used) {
                "the engine does not know what is built on it"
            } else if name == "xtask" {
                "xtask must build while a game does not"
            } else {
                continue;
            };
            faults.push(format!("{name} depends on {used}: {why}"));
        }
    }
    faults
}

fn may_serialise(name: &str, used: &str) -> bool {
    name == KNOWS_SERDE || (used == "serde_json" && KNOWS_JSON.contains(&name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::{Dependency, Use};

    fn package(name: &str, uses: &[&str], tests: &[&str]) -> Package {
        let of = |names: &[&str], kind| {
            names
                .iter()
                .map(|name| Dependency {
                    name: (*name).to_owned(),
                    kind,
                })
                .collect::<Vec<_>>()
        };
        Package {
            name: name.to_owned(),
            dir: "crates".into(),
            dependencies: [of(uses, Use::Normal), of(tests, Use::Test)].concat(),
            features: if name == "catalog" {
                [("games".to_owned(), vec!["draughts".to_owned()])].into()
            } else {
                Default::default()
            },
            ..Package::default()
        }
    }

    /// The good workspace with one more package, or one exchanged.
    fn with(changed: Package) -> Vec<String> {
        let mut packages = vec![
            package("rules", &["thiserror"], &[]),
            package("record", &["rules", "thiserror"], &["draughts"]),
            package("evaluation", &["rules"], &[]),
            package("table", &["rules", "record", "evaluation"], &["draughts"]),
            package(
                "draughts",
                &["rules", "record", "evaluation"],
                &["serde_json"],
            ),
            package("catalog", &["rules", "table", "draughts"], &[]),
            package("wire", &["table", "catalog", "serde"], &[]),
            package("fairyring", &["catalog", "serde_json"], &[]),
            package("tune", &["draughts"], &[]),
            package("xtask", &["clap", "serde_json"], &[]),
        ];
        packages.retain(|package| package.name != changed.name);
        packages.push(changed);
        faults(&packages)
    }

    #[test]
    fn the_agreed_shape_has_no_fault() {
        assert_eq!(with(package("server", &["catalog", "wire"], &[])), [""; 0]);
    }

    #[test]
    fn every_shortcut_is_refused() {
        let shortcuts = [
            (package("rules", &["table"], &[]), "`rules` stands on"),
            (package("record", &["table"], &[]), "`record` stands on"),
            (package("record", &["draughts"], &[]), "`record` stands on"),
            (
                package("evaluation", &["record"], &[]),
                "`evaluation` stands on",
            ),
            (package("table", &["rules", "catalog"], &[]), "the engine"),
            (package("table", &["rules", "draughts"], &[]), "ask it"),
            (
                package("draughts", &["rules", "table"], &[]),
                "a game knows",
            ),
            (
                package("draughts", &["rules", "serde"], &[]),
                "serialisation",
            ),
            (package("server", &["serde_json"], &[]), "serialisation"),
            (package("fairyring", &["serde"], &[]), "serialisation"),
            (package("server", &["draughts"], &[]), "ask it"),
            (package("fairyring", &["draughts"], &[]), "ask it"),
            (package("xtask", &["rules"], &[]), "xtask must build"),
        ];
        for (shortcut, why) in shortcuts {
            let name = shortcut.name.clone();
            let found = with(shortcut);
            assert_eq!(found.len(), 1, "{name}: {found:?}");
            assert!(
                found[0].starts_with(&name) && found[0].contains(why),
                "{found:?}"
            );
        }
    }
}
