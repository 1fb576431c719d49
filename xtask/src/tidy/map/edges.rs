//! The edges between our crates: which is built from which, tests aside. In the map they are the block `edges`, a line a crate:
//! `name: used used; with a feature: used`.

use std::collections::{BTreeMap, BTreeSet};

use super::block;
use crate::workspace::{Package, Use};

const FEATURE: &str = "with a feature:";

type Edges = BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>;

pub(super) fn faults(text: &str, packages: &[Package]) -> Vec<String> {
    let Some(lines) = block(text, "edges") else {
        return vec!["no block of edges (```edges)".to_owned()];
    };
    let mut listed: Edges = lines.map(read).collect();
    let mut faults = Vec::new();
    for (name, edges) in real(packages) {
        let line = written(&name, &edges);
        match listed.remove(&name) {
            None => faults.push(format!("the edges lack the line `{line}`")),
            Some(found) if found != edges => faults.push(format!(
                "the edges say `{}`; the manifest says `{line}`",
                written(&name, &found)
            )),
            Some(_) => {}
        }
    }
    faults.extend(
        listed
            .keys()
            .map(|name| format!("edges of {name}, which is no crate")),
    );
    faults
}

fn real(packages: &[Package]) -> Edges {
    let is_ours = |name: &str| packages.iter().any(|package| package.name == name);
    let of = |package: &Package, is_wanted: fn(Use) -> bool| {
        package
            .dependencies
            .iter()
            .filter(|used| is_wanted(used.kind) && is_ours(&used.name))
            .map(|used| used.name.clone())
            .collect()
    };
    packages
        .iter()
        .map(|package| {
            let always = of(package, |kind| matches!(kind, Use::Normal | Use::Build));
            let sometimes = of(package, |kind| kind == Use::Optional);
            (package.name.clone(), (always, sometimes))
        })
        .collect()
}

fn read(line: &str) -> (String, (BTreeSet<String>, BTreeSet<String>)) {
    let (name, uses) = line.split_once(':').unwrap_or((line, ""));
    let (always, sometimes) = match uses.split_once(FEATURE) {
        Some((always, sometimes)) => (always.trim_end().trim_end_matches(';'), sometimes),
        None => (uses, ""),
    };
    let set = |words: &str| words.split_whitespace().map(str::to_owned).collect();
    (name.trim().to_owned(), (set(always), set(sometimes)))
}

fn written(name: &str, (always, sometimes): &(BTreeSet<String>, BTreeSet<String>)) -> String {
    let joined = |set: &BTreeSet<String>| set.iter().cloned().collect::<Vec<_>>().join(" ");
    let line = format!("{name}: {}", joined(always));
    if sometimes.is_empty() {
        line.trim_end().to_owned()
    } else {
        format!("{line}; {FEATURE} {}", joined(sometimes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    fn package(name: &str, uses: &[(&str, Use)]) -> Package {
        Package {
            name: name.to_owned(),
            dir: "crates".into(),
            dependencies: uses
                .iter()
                .map(|(name, kind)| Dependency {
                    name: (*name).to_owned(),
                    kind: *kind,
                })
                .collect(),
            ..Package::default()
        }
    }

    fn of(lines: &str) -> Vec<String> {
        let packages = [
            package("rules", &[("thiserror", Use::Normal), ("go", Use::Test)]),
            package("go", &[("rules", Use::Normal)]),
            package("list", &[("rules", Use::Normal), ("go", Use::Optional)]),
        ];
        faults(&format!("# Map\n```edges\n{lines}```\n"), &packages)
    }

    #[test]
    fn true_edges_have_no_fault() {
        let good = "rules:\ngo: rules\nlist: rules; with a feature: go\n";
        assert_eq!(of(good), [""; 0]);
    }

    #[test]
    fn every_untrue_edge_is_found() {
        let cases = [
            (
                "go: rules\nlist: rules; with a feature: go\n",
                "lack the line `rules:`",
            ),
            (
                "rules:\ngo:\nlist: rules; with a feature: go\n",
                "the manifest says `go: rules`",
            ),
            (
                "rules: go\ngo: rules\nlist: rules; with a feature: go\n",
                "say `rules: go`",
            ),
            (
                "rules:\ngo: rules\nlist: go rules\n",
                "`list: rules; with a feature: go`",
            ),
            (
                "rules:\ngo: rules\nlist: rules; with a feature: go\nx: go\n",
                "x, which is no crate",
            ),
        ];
        for (lines, fault) in cases {
            let found = of(lines);
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains(fault), "{found:?}");
        }
        assert_eq!(faults("# Map", &[]).len(), 1);
    }
}
