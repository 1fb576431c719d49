//! Dependencies that nothing uses: each is built, audited and waited for. A manifest that asks for less says more.
//!
//! A dependency of the product must be named in sources that are no tests, one of build scripts in `build.rs`, one of tests
//! anywhere in the package. *Named* means that its name stands before `::`; that finds every dependency of this workspace,
//! and it takes no compiler.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use quote::ToTokens;

use crate::source::{After, Part, Source, words};
use crate::workspace::{Package, Use, root};

/// Where a package names others.
#[derive(Default)]
struct Named {
    product: BTreeSet<String>,
    build: String,
    everything: String,
}

/// What the manifest of a package lists and its sources, without those of tests, do not name.
pub(super) fn faults(package: &Package, sources: &[Source]) -> Result<Vec<String>> {
    let mut named = Named {
        product: names(sources),
        ..Named::default()
    };
    for folder in ["src", "tests", "benches", "examples"] {
        gather(&package.dir.join(folder), &mut named.everything)?;
    }
    let script = package.dir.join("build.rs");
    if script.is_file() {
        named.build = read(&script)?;
    }
    Ok(unused(package, &named))
}

/// What the workspace offers and no manifest takes.
pub(super) fn offered(packages: &[Package]) -> Result<Vec<String>> {
    let manifest = read(&root().join("Cargo.toml"))?;
    let taken = |name: &str| {
        let mut all = packages.iter().flat_map(|package| &package.dependencies);
        // A member of the workspace may be offered before anybody takes it.
        all.any(|dependency| dependency.name == name) || packages.iter().any(|p| p.name == name)
    };
    Ok(offers(&manifest)
        .filter(|name| !taken(name))
        .map(|name| {
            format!("Cargo.toml: [workspace.dependencies] offers {name}; no crate takes it")
        })
        .collect())
}

fn unused(package: &Package, named: &Named) -> Vec<String> {
    let mut faults = Vec::new();
    for dependency in &package.dependencies {
        let name = dependency.name.replace('-', "_");
        let (is_used, place) = match dependency.kind {
            Use::Normal | Use::Optional => (named.product.contains(&name), "no source names it"),
            Use::Build => (mentions(&named.build, &name), "build.rs does not name it"),
            Use::Test => (
                mentions(&named.everything, &name),
                "no test, benchmark or example names it",
            ),
        };
        if !is_used {
            faults.push(format!(
                "{}: unused dependency {}; {place}",
                package.name, dependency.name
            ));
        }
    }
    faults
}

/// The first words of paths.
fn names(sources: &[Source]) -> BTreeSet<String> {
    sources
        .iter()
        .filter(|source| source.part != Part::Example)
        .flat_map(|source| &source.items)
        .flat_map(|item| words(item.to_token_stream()))
        .filter(|word| word.after == After::Path)
        .map(|word| word.name)
        .collect()
}

/// Whether a text has `name::`, in code or in an example of the documentation.
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(&format!("{name}::")).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|sign| !(sign.is_alphanumeric() || sign == '_'))
    })
}

/// The names in the table of what the workspace offers.
fn offers(manifest: &str) -> impl Iterator<Item = &str> {
    manifest
        .lines()
        .skip_while(|line| *line != "[workspace.dependencies]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
}

/// Adds the text of every source in a folder.
fn gather(folder: &Path, text: &mut String) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(());
    };
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            gather(&path, text)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&read(&path)?);
            text.push('\n');
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    fn found(kind: Use, product: &str, everything: &str) -> usize {
        let package = Package {
            name: "draughts".into(),
            dir: "crates/draughts".into(),
            dependencies: vec![Dependency {
                name: "data-encoding".into(),
                kind,
            }],
            ..Package::default()
        };
        let source = Source::read("a.rs", Part::Library, &[], product).unwrap();
        let named = Named {
            product: names(&[source]),
            build: everything.to_owned(),
            everything: format!("{product}\n{everything}"),
        };
        unused(&package, &named).len()
    }

    #[test]
    fn what_the_product_names_is_used() {
        for text in [
            "use data_encoding::BASE64;",
            "fn f() { data_encoding::decode() }",
            "#[derive(data_encoding::Coded)] struct S;",
        ] {
            assert_eq!(found(Use::Normal, text, ""), 0, "{text}");
            assert_eq!(found(Use::Optional, text, ""), 0, "{text}");
            assert_eq!(found(Use::Test, text, ""), 0, "{text}");
        }
    }

    #[test]
    fn what_only_tests_or_remarks_name_is_unused() {
        for text in [
            "",
            "// data_encoding::BASE64",
            "/// Not by `data_encoding::BASE64`.\nfn f() {}",
            "#[cfg(test)] mod tests { use data_encoding::BASE64; }",
            "fn f(data_encoding: u8) {}",
        ] {
            assert_eq!(found(Use::Normal, text, ""), 1, "{text}");
        }
        let in_tests = "use data_encoding::BASE64;";
        assert_eq!(found(Use::Normal, "", in_tests), 1);
        assert_eq!(found(Use::Test, "", in_tests), 0);
        assert_eq!(found(Use::Test, "", "use my_data_encoding::X;"), 1);
        assert_eq!(found(Use::Build, "", in_tests), 0);
        assert_eq!(found(Use::Build, in_tests, ""), 1);
    }

    #[test]
    fn offers_are_read_from_the_manifest() {
        let manifest = "[workspace]\nmembers = []\n\n[workspace.dependencies]\na = \"1\"\n# Why.\nb-c = { version = \"2\" }\n\n[profile.dev]\nd = 1\n";
        assert_eq!(offers(manifest).collect::<Vec<_>>(), ["a", "b-c"]);
        let own = read(&root().join("Cargo.toml")).unwrap();
        assert!(offers(&own).any(|name| name == "rules"));
    }
}
