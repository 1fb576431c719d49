//! The bill of materials: everything of others that is in the program, with its version, its licence and the checksum of what was
//! fetched, in the form of CycloneDX. Whoever hears of a weak package looks here whether it is in this build.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::{list, text};
use crate::workspace;

/// The package that becomes the program.
const PROGRAM: &str = "fairyring";
/// Built into the page, though npm calls it a tool.
const BUNDLED: &str = "node_modules/svelte";

/// Where it is written.
pub(crate) fn file() -> PathBuf {
    workspace::target().join("fairyring.cdx.json")
}

/// Writes it; how many packages of others are in it.
pub(super) fn write(metadata: &str) -> Result<usize> {
    let read = |path: &str| {
        fs::read_to_string(workspace::root().join(path)).with_context(|| format!("reading {path}"))
    };
    let bill = bill(
        metadata,
        &read("Cargo.lock")?,
        &read("web/package-lock.json")?,
    )?;
    let count = list(&bill["components"], "components")?.len();
    fs::write(file(), serde_json::to_string_pretty(&bill)? + "\n")?;
    Ok(count)
}

fn bill(metadata: &str, cargo_lock: &str, npm_lock: &str) -> Result<Value> {
    let metadata: Value = serde_json::from_str(metadata).context("output of cargo metadata")?;
    let npm_lock: Value = serde_json::from_str(npm_lock).context("package-lock.json")?;
    let packages = list(&metadata["packages"], "packages")?;
    let built = built(packages, list(&metadata["resolve"]["nodes"], "nodes")?)?;
    let sums = checksums(cargo_lock);
    let mut components = Vec::new();
    let mut version = "";
    for package in packages
        .iter()
        .filter(|package| built.contains(text(&package["id"])))
    {
        let name = text(&package["name"]);
        if name == PROGRAM {
            version = text(&package["version"]);
        }
        // What is ours has no checksum but that of the whole.
        if package["source"].is_null() {
            continue;
        }
        let key = (name, text(&package["version"]));
        let sum = sums
            .get(&key)
            .with_context(|| format!("{name}: no checksum in Cargo.lock"))?;
        let licence = text(&package["license"]).replace('/', " OR ");
        components.push(component("cargo", key, &licence, "SHA-256", sum));
    }
    components.extend(page(&npm_lock)?);
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": PROGRAM, "version": version}},
        "components": components,
    }))
}

fn component(
    kind: &str,
    (name, version): (&str, &str),
    licence: &str,
    algorithm: &str,
    sum: &str,
) -> Value {
    json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": format!("pkg:{kind}/{}@{version}", name.replace('@', "%40")),
        "licenses": [{"expression": licence}],
        "hashes": [{"alg": algorithm, "content": sum}],
    })
}

/// The ids of everything that is built into the program or builds it, without what only tests use.
fn built<'a>(packages: &'a [Value], nodes: &'a [Value]) -> Result<BTreeSet<&'a str>> {
    let program = packages.iter().find(|package| package["name"] == PROGRAM);
    let program = text(&program.context("there is no such program")?["id"]);
    let nodes: BTreeMap<&str, &Value> =
        nodes.iter().map(|node| (text(&node["id"]), node)).collect();
    let (mut found, mut next) = (BTreeSet::new(), vec![program]);
    while let Some(id) = next.pop() {
        if !found.insert(id) {
            continue;
        }
        let uses = nodes.get(id).and_then(|node| node["deps"].as_array());
        for used in uses.into_iter().flatten() {
            let kinds = used["dep_kinds"].as_array();
            let is_built = |kind: &Value| kind["kind"] != "dev";
            if kinds.is_some_and(|kinds| kinds.iter().any(is_built)) {
                next.push(text(&used["pkg"]));
            }
        }
    }
    Ok(found)
}

/// Checksums of packages by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    lock.split("[[package]]")
        .filter_map(|package| {
            let field = |name: &str| {
                let mut lines = package.lines();
                let line = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(" = \""));
                line?.strip_suffix('"')
            };
            Some(((field("name")?, field("version")?), field("checksum")?))
        })
        .collect()
}

/// What is built into the page.
fn page(lock: &Value) -> Result<Vec<Value>> {
    let packages = lock["packages"]
        .as_object()
        .context("package-lock.json lists no packages")?;
    let built = packages.iter().filter(|(path, package)| {
        path.as_str() == BUNDLED
            || (!path.is_empty() && package["dev"] != true && package["link"] != true)
    });
    let components = built.map(|(path, package)| {
        let name = path
            .rsplit_once("node_modules/")
            .map_or(path.as_str(), |(_, name)| name);
        let sum = text(&package["integrity"]);
        let (kind, sum) = sum.split_once('-').unwrap_or_default();
        ensure!(kind == "sha512", "{name}: no checksum in package-lock.json");
        let key = (name, text(&package["version"]));
        Ok(component(
            "npm",
            key,
            text(&package["license"]),
            "SHA-512",
            &hexadecimal(sum)?,
        ))
    });
    components.collect()
}

/// Letters of six bits each as digits of four.
fn hexadecimal(letters: &str) -> Result<String> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut text, mut bits, mut held) = (String::new(), 0_u32, 0);
    for letter in letters.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|one| *one == letter);
        bits = bits << 6 | u32::try_from(value.context("no letter of a checksum")?)?;
        held += 6;
        while held >= 4 {
            held -= 4;
            text.extend(char::from_digit(bits >> held & 15, 16));
        }
        bits &= 15;
    }
    // Two digits are a byte; what is left over was put there to fill the last letter.
    text.truncate(text.len() / 2 * 2);
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Result<Value> {
        let package = |name: &str, source: Value| json!({"id": name, "name": name, "version": "1.2.3", "license": "MIT/Apache-2.0", "source": source});
        let used = |name: &str, kind: Value| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package(PROGRAM, Value::Null), package("near", Value::Null), package("far", "registry".into()),
                package("builds", "registry".into()), package("tests", "registry".into())
            ],
            "resolve": {"nodes": [
                {"id": PROGRAM, "deps": [used("near", Value::Null), used("tests", "dev".into())]},
                {"id": "near", "deps": [used("far", Value::Null), used("builds", "build".into())]},
            ]}
        });
        let lock = "version = 4\n\n[[package]]\nname = \"far\"\nversion = \"1.2.3\"\nsource = \"x\"\nchecksum = \"aa\"\n\n\
            [[package]]\nname = \"builds\"\nversion = \"1.2.3\"\nchecksum = \"bb\"\ndependencies = [\n \"far\",\n]\n";
        let npm = json!({"packages": {
            "": {"name": "page"},
            BUNDLED: {"version": "5.0.0", "license": "MIT", "dev": true, "integrity": "sha512-/+8="},
            "node_modules/@a/b": {"version": "2.0.0", "license": "Apache-2.0", "integrity": "sha512-AAEC"},
            "node_modules/tool": {"version": "1.0.0", "dev": true, "integrity": "sha512-AAEC"},
        }});
        bill(&metadata.to_string(), lock, &npm.to_string())
    }

    #[test]
    fn what_is_in_the_program_is_listed_and_nothing_else() {
        let bill = sample().unwrap();
        let parts = bill["components"].as_array().unwrap();
        let told = |part: &Value| {
            let sum = text(&part["hashes"][0]["content"]).to_owned();
            (text(&part["purl"]).to_owned(), sum)
        };
        let told: Vec<(String, String)> = parts.iter().map(told).collect();
        let wanted = [
            ("pkg:cargo/far@1.2.3", "aa"),
            ("pkg:cargo/builds@1.2.3", "bb"),
            ("pkg:npm/%40a/b@2.0.0", "000102"),
            ("pkg:npm/svelte@5.0.0", "ffef"),
        ];
        assert_eq!(
            told,
            wanted.map(|(purl, sum)| (purl.to_owned(), sum.to_owned()))
        );
        assert_eq!(parts[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert_eq!(bill["metadata"]["component"]["version"], "1.2.3");
    }

    #[test]
    fn a_package_without_a_checksum_is_a_fault() {
        let metadata = json!({
            "packages": [
                {"id": PROGRAM, "name": PROGRAM, "version": "1", "source": null},
                {"id": "far", "name": "far", "version": "1", "source": "registry", "license": "MIT"},
            ],
            "resolve": {"nodes": [{"id": PROGRAM, "deps": [{"pkg": "far", "dep_kinds": [{"kind": null}]}]}]}
        });
        let found = bill(&metadata.to_string(), "", "{\"packages\":{}}");
        assert!(found.unwrap_err().to_string().contains("far"));
    }
}
