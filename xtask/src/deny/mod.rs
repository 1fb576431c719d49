//! The stage `deny`: what may come into the project. Licences, bans and sources of everything that is built, tests included, with
//! all features and for every platform. Beside it the bill of materials of the program is written.
//!
//! It reads what cargo says of the packages. `cargo deny` does the same and more, but takes a minute to build, and the more
//! (advisories) needs a fetch that closed build machines cannot do.

mod bill;
mod licence;

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::run::Run;
use crate::say;
use licence::Licence;

/// Exactly the licences in use: one that nothing needs any longer is a fault, so that this list stays honest. GPL programs may be
/// run as opponents or oracles in tests, but never linked or shipped. NCSA is libFuzzer's, which is never shipped either.
const LICENCES: &[&str] = &[
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "MIT",
    "NCSA",
    "Unicode-3.0",
    "Zlib",
];

/// The only place that packages of others come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// A package that is not wanted.
struct Ban {
    name: &'static str,
    reason: &'static str,
    /// Who may use it all the same.
    but: &'static [&'static str],
}

const BANS: &[Ban] = &[
    Ban {
        name: "openssl-sys",
        reason: "a C library that every machine would have to install",
        but: &[],
    },
    Ban {
        name: "rand",
        reason: "random games must be the same on every machine: rules::SplitMix64",
        // The masks of WebSocket frames. Secrets come from `getrandom`; neither is ever part of a game.
        but: &["proptest", "tungstenite"],
    },
];

pub(crate) fn run() -> Result<()> {
    let text = Run::cargo()
        .args([
            "metadata",
            "--format-version",
            "1",
            "--all-features",
            "--locked",
        ])
        .stdout()?;
    let faults = faults(&text)?;
    for fault in &faults {
        say::note(fault);
    }
    ensure!(faults.is_empty(), "{} faults in dependencies", faults.len());
    let count = bill::write(&text)?;
    say::note(format!("{count} packages in {}", bill::file().display()));
    Ok(())
}

/// Everything that may not be so, in words.
fn faults(metadata: &str) -> Result<Vec<String>> {
    let metadata: Value = serde_json::from_str(metadata).context("output of cargo metadata")?;
    let packages = list(&metadata["packages"], "packages")?;
    let mut faults = Vec::new();
    let mut licences = Vec::new();
    for package in packages {
        let name = text(&package["name"]);
        match package["license"].as_str().map(Licence::parse) {
            None => faults.push(format!("{name}: no licence")),
            Some(Err(error)) => faults.push(format!("{name}: {error}")),
            Some(Ok(licence)) => {
                if !licence.allowed(LICENCES) {
                    faults.push(format!("{name}: {}", text(&package["license"])));
                }
                licences.push(licence);
            }
        }
        if package["source"]
            .as_str()
            .is_some_and(|source| source != REGISTRY)
        {
            faults.push(format!("{name}: comes from {}", text(&package["source"])));
        }
        // What others ask for is their business.
        if package["source"].is_null() {
            faults
                .extend(wildcards(package).map(|other| format!("{name}: any version of {other}")));
        }
    }
    for one in LICENCES {
        let others: Vec<&str> = LICENCES
            .iter()
            .copied()
            .filter(|name| name != one)
            .collect();
        if licences.iter().all(|licence| licence.allowed(&others)) {
            faults.push(format!("nothing needs the licence {one} any longer"));
        }
    }
    faults.extend(banned(
        packages,
        list(&metadata["resolve"]["nodes"], "nodes")?,
    ));
    Ok(faults)
}

/// Packages of which any version would do; those of the workspace are where they are.
fn wildcards(package: &Value) -> impl Iterator<Item = &str> {
    let asked = package["dependencies"].as_array().into_iter().flatten();
    asked
        .filter(|other| other["req"] == "*" && other["path"].is_null())
        .map(|other| text(&other["name"]))
}

fn banned(packages: &[Value], nodes: &[Value]) -> Vec<String> {
    let names: BTreeMap<&str, &str> = packages
        .iter()
        .map(|package| (text(&package["id"]), text(&package["name"])))
        .collect();
    let name = |id: &Value| names.get(text(id)).copied().unwrap_or_default();
    let mut found = BTreeSet::new();
    for node in nodes {
        let user = name(&node["id"]);
        for dependency in node["deps"].as_array().into_iter().flatten() {
            let used = name(&dependency["pkg"]);
            let ban = BANS
                .iter()
                .find(|ban| ban.name == used && !ban.but.contains(&user));
            found.extend(ban.map(|ban| format!("{user}: uses {used} ({})", ban.reason)));
        }
    }
    found.into_iter().collect()
}

fn list<'a>(value: &'a Value, what: &str) -> Result<&'a [Value]> {
    let list = value.as_array().map(Vec::as_slice);
    list.with_context(|| format!("cargo metadata lists no {what}"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A project that needs every licence and does nothing wrong.
    fn sample() -> Value {
        let package = |name: &str, licence: &str| json!({"id": name, "name": name, "license": licence, "source": REGISTRY, "dependencies": []});
        let mut ours = package("ours", "MIT OR Apache-2.0");
        ours["source"] = Value::Null;
        ours["dependencies"] =
            json!([{"name": "near", "req": "*", "path": "/x/near"}, {"name": "a", "req": "^1"}]);
        json!({
            "packages": [
                ours, package("a", "MIT"), package("b", "Apache-2.0"), package("c", "MIT AND BSD-2-Clause AND BSD-3-Clause AND NCSA"),
                package("d", "(MIT OR Apache-2.0) AND Unicode-3.0"), package("e", "Zlib"), package("rand", "MIT"),
                package("proptest", "MIT/Apache-2.0")
            ],
            "resolve": {"nodes": [
                {"id": "ours", "deps": [{"pkg": "a"}, {"pkg": "proptest"}]}, {"id": "proptest", "deps": [{"pkg": "rand"}]}
            ]}
        })
    }

    fn changed(change: impl FnOnce(&mut Value)) -> Vec<String> {
        let mut project = sample();
        change(&mut project);
        faults(&project.to_string()).unwrap()
    }

    #[test]
    fn a_project_that_does_nothing_wrong_has_no_fault() {
        assert_eq!(changed(|_| ()), Vec::<String>::new());
    }

    #[test]
    fn licences_are_those_of_the_list_and_all_of_them() {
        let found =
            changed(|project| project["packages"][1]["license"] = json!("MIT AND GPL-3.0-only"));
        assert_eq!(found, ["a: MIT AND GPL-3.0-only"]);
        let found = changed(|project| project["packages"][1]["license"] = Value::Null);
        assert_eq!(found, ["a: no licence"]);
        let found = changed(|project| project["packages"][5]["license"] = json!("MIT OR Zlib"));
        assert_eq!(found, ["nothing needs the licence Zlib any longer"]);
    }

    #[test]
    fn packages_come_from_the_registry_with_a_version() {
        let found = changed(|project| {
            project["packages"][1]["source"] = json!("git+https://example.org/a")
        });
        assert_eq!(found, ["a: comes from git+https://example.org/a"]);
        let found =
            changed(|project| project["packages"][0]["dependencies"][1]["req"] = json!("*"));
        assert_eq!(found, ["ours: any version of a"]);
    }

    #[test]
    fn banned_packages_are_used_by_nobody_else() {
        let found =
            changed(|project| project["resolve"]["nodes"][0]["deps"][0]["pkg"] = json!("rand"));
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("ours: uses rand (random games"),
            "{found:?}"
        );
        assert!(faults("{}").is_err());
    }
}
