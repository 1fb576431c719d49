//! What is where in the workspace, as cargo sees it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::Run;

/// The feature of `catalog` that lists the crates of all games.
const GAMES: &str = "games";

/// What the packages of ours are called by that have a general word for a name: `fairyring-rules`. The word alone is taken on a
/// registry, and it is what sources, folders and the map say.
pub(crate) const PREFIX: &str = "fairyring-";

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        here.parent().unwrap_or(here).to_path_buf()
    });
    &ROOT
}

/// The folder of everything built.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// Where Rust tools are installed.
pub(crate) fn tools() -> PathBuf {
    target().join("tools")
}

/// The release build of the command line.
pub(crate) fn binary() -> PathBuf {
    target().join("release/fairyring")
}

/// Builds [`binary`].
pub(crate) fn build_binary() -> Result<()> {
    Run::cargo()
        .args(["build", "--release", "--package", "fairyring"])
        .go()
}

/// How packages are chosen for cargo: always all. Whoever names some of them gets other features of what they share, and builds
/// everything below them once more.
pub(crate) const ALL: &str = "--workspace";

/// How one package uses another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Use {
    /// Part of what is built.
    Normal,
    /// Part of what is built with some feature.
    Optional,
    /// In build scripts.
    Build,
    /// In tests and benchmarks only.
    Test,
}

/// A direct dependency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dependency {
    /// A crate of ours by its own word.
    pub(crate) name: String,
    pub(crate) kind: Use,
}

/// A package of the workspace.
#[derive(Clone, Default, Debug)]
pub(crate) struct Package {
    /// The crate's own word: `rules`.
    pub(crate) name: String,
    /// What cargo is told: `fairyring-rules`.
    pub(crate) package: String,
    pub(crate) dir: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) benches: Vec<String>,
    /// Features and what each turns on.
    pub(crate) features: BTreeMap<String, Vec<String>>,
}

impl Package {
    /// What it is built from, tests aside.
    pub(crate) fn uses(&self) -> impl Iterator<Item = &str> {
        self.dependencies
            .iter()
            .filter(|dependency| dependency.kind != Use::Test)
            .map(|dependency| dependency.name.as_str())
    }
}

/// The packages of the workspace, by name.
pub(crate) fn packages() -> Result<Vec<Package>> {
    let text = Run::cargo()
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .stdout()?;
    read_packages(&text)
}

/// The package of a crate, which is called by its own word or by cargo's.
pub(crate) fn named<'a>(packages: &'a [Package], name: &str) -> Result<&'a Package> {
    let is_it = |package: &&Package| package.name == name || package.package == name;
    packages
        .iter()
        .find(is_it)
        .with_context(|| format!("no crate '{name}'"))
}

/// A package's own word. Only ours have the prefix, so others keep their names.
fn word(package: &str) -> String {
    package.strip_prefix(PREFIX).unwrap_or(package).to_owned()
}

/// The crates of the games: what the feature `games` of `catalog` turns on, so nothing here names a game. (What `catalog` has
/// under another feature is a game for tests.)
pub(crate) fn games(packages: &[Package]) -> Vec<&Package> {
    let listed: Vec<&str> = packages
        .iter()
        .filter(|package| package.name == "catalog")
        .filter_map(|package| package.features.get(GAMES))
        .flatten()
        .map(String::as_str)
        .collect();
    // In the order of the list, which is the one of the start screen.
    listed
        .iter()
        .filter_map(|name| packages.iter().find(|package| package.name == *name))
        .collect()
}

fn read_packages(text: &str) -> Result<Vec<Package>> {
    let metadata: Value = serde_json::from_str(text).context("output of cargo metadata")?;
    let list = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    let mut packages = list.iter().map(read_package).collect::<Result<Vec<_>>>()?;
    packages.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(packages)
}

fn read_package(value: &Value) -> Result<Package> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let package = text(&value["name"]).context("a package without a name")?;
    let manifest = text(&value["manifest_path"]).context("a package without a manifest")?;
    let dependencies = value["dependencies"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|dependency| {
            Some(Dependency {
                name: word(dependency["name"].as_str()?),
                kind: match dependency["kind"].as_str() {
                    Some("dev") => Use::Test,
                    Some("build") => Use::Build,
                    _ if dependency["optional"] == true => Use::Optional,
                    _ => Use::Normal,
                },
            })
        })
        .collect();
    let benches = value["targets"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|target| target["kind"][0] == "bench")
        .filter_map(|target| text(&target["name"]))
        .collect();
    let features = value["features"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, on)| {
            let on = on.as_array().into_iter().flatten();
            (name.clone(), on.filter_map(text).collect())
        })
        .collect();
    Ok(Package {
        name: word(&package),
        package,
        dir: Path::new(&manifest)
            .parent()
            .map(Path::to_path_buf)
            .unwrap_or_default(),
        dependencies,
        benches,
        features,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = r#"{"packages": [
        {"name": "draughts", "manifest_path": "/x/crates/draughts/Cargo.toml",
         "dependencies": [{"name": "fairyring-rules", "kind": null}, {"name": "serde", "kind": "dev"}],
         "targets": [{"name": "draughts", "kind": ["lib"]}, {"name": "speed", "kind": ["bench"]}]},
        {"name": "fairyring-catalog", "manifest_path": "/x/crates/catalog/Cargo.toml",
         "dependencies": [{"name": "fairyring-rules", "kind": null}, {"name": "draughts", "kind": null, "optional": true},
                          {"name": "toy", "kind": null, "optional": true}, {"name": "thiserror", "kind": null}],
         "features": {"games": ["draughts"], "draughts": ["dep:draughts"], "toy": ["dep:toy"]}, "targets": []},
        {"name": "toy", "manifest_path": "/x/crates/toy/Cargo.toml", "dependencies": [], "targets": []},
        {"name": "fairyring-rules", "manifest_path": "/x/crates/rules/Cargo.toml", "dependencies": [], "targets": []}
    ]}"#;

    #[test]
    fn metadata_is_read() {
        let packages = read_packages(SAMPLE).unwrap();
        let names: Vec<_> = packages.iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["catalog", "draughts", "rules", "toy"]);
        assert_eq!(packages[1].dir, Path::new("/x/crates/draughts"));
        assert_eq!(packages[1].benches, ["speed"]);
        assert_eq!(packages[1].uses().collect::<Vec<_>>(), ["rules"]);
        assert_eq!(packages[1].dependencies[1].kind, Use::Test);
    }

    #[test]
    fn a_crate_has_its_own_word_and_the_one_of_cargo() {
        let packages = read_packages(SAMPLE).unwrap();
        for (name, package) in [("rules", "fairyring-rules"), ("toy", "toy")] {
            assert_eq!(named(&packages, name).unwrap().package, package);
            assert_eq!(named(&packages, package).unwrap().name, name);
        }
        let unknown = named(&packages, "chess").unwrap_err();
        assert_eq!(unknown.to_string(), "no crate 'chess'");
        // The program is no crate with a general word.
        assert_eq!(word("fairyring"), "fairyring");
    }

    #[test]
    fn games_are_what_the_catalogue_lists() {
        let packages = read_packages(SAMPLE).unwrap();
        let names: Vec<_> = games(&packages).iter().map(|p| p.name.as_str()).collect();
        assert_eq!(names, ["draughts"]);
    }

    #[test]
    fn the_root_is_the_workspace() {
        assert!(root().join("crates/rules").is_dir());
    }
}
