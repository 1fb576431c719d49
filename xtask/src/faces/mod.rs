//! `cargo xtask faces`: what a library shows and nobody uses.
//!
//! A public item of a game crate is called by the product, is called by an example, or stands in the section `# Face` of the
//! crate's documentation with a reason (see [`listed`]). What is left is printed, and makes the command fail: rules that only
//! tests run are rules that no user meets. A line of a face that names nothing, gives no reason, or is called anyway is a
//! fault as well. For the crates below the games the list is information.
//!
//! *Called* means: reached from a `main`, an example or a function for JavaScript, along the identifiers in sources that are
//! no tests. What only dead items call is dead. Imports and re-exports are no calls. Sources are read as text, without types:
//!
//! - *Missed* (dead, and not printed): a method whose name is called on a value of another type in a crate that sees it
//!   (`is_empty`, `number`); a function of the same name as a variable that is handed on; variants, fields and items of
//!   traits, which are not looked at; items that a macro makes. Compared once with the compiler, which was asked by marking
//!   all 609 items of the games as deprecated: of 50 that nothing calls, 15 were missed.
//! - *Printed in vain* (alive): what a macro calls by a name that it makes; a method called on a value of a crate that the
//!   caller's manifest does not name.

mod items;
mod listed;
mod live;
mod public;
#[cfg(test)]
mod testing;

use std::collections::{HashMap, HashSet};

use anyhow::{Result, bail};

use crate::source::{self, Part};
use crate::{say, workspace};
use items::{Items, Node, NodeId};
use listed::Entry;
use live::{Calls, Sight};

/// Below the games: their faces are for games that are not written yet, so nothing there is a fault.
const INFORMED: &[&str] = &["rules", "record", "evaluation", "table"];

pub(crate) fn run() -> Result<()> {
    let packages = workspace::packages()?;
    let mut items = Items::default();
    let mut listed = HashMap::new();
    for package in &packages {
        let sources = source::sources(package)?;
        items.add(&package.name, &sources);
        let root = sources
            .iter()
            .find(|source| source.part == Part::Library && source.module.is_empty());
        if let Some(root) = root {
            listed.insert(package.name.clone(), listed::entries(&root.about));
        }
    }
    let calls = Calls::of(&items, &Sight::of(&packages));
    for name in INFORMED {
        let Some(entries) = listed.get(*name) else {
            continue;
        };
        for fault in faults(&items, &calls, name, entries) {
            say::result(format_args!("{name}, for information: {fault}"));
        }
    }
    let mut found = 0;
    for game in workspace::games(&packages) {
        let entries = listed.get(&game.name).map_or(&[][..], Vec::as_slice);
        for fault in faults(&items, &calls, &game.name, entries) {
            say::result(format_args!("{}: {fault}", game.name));
            found += 1;
        }
    }
    if found > 0 {
        bail!(
            "{found} public items of game crates are called by no program and no example; make them private, remove \
             them, or list them with a reason under `# Face` in the documentation of the crate"
        );
    }
    Ok(())
}

/// What is wrong with the face of a package, in the order of its sources.
fn faults(items: &Items, calls: &Calls, package: &str, entries: &[Entry]) -> Vec<String> {
    let public = public::public(items, package);
    let titled = |title: &str| -> Vec<NodeId> {
        let of = |id: &NodeId| items.nodes[*id].title() == title;
        public.iter().copied().filter(of).collect()
    };
    let listed: HashSet<NodeId> = entries
        .iter()
        .flat_map(|entry| titled(&entry.title))
        .collect();
    let called = calls.reached(&HashSet::new());
    let reached = calls.reached(&listed);

    let mut dead: Vec<&Node> = public
        .difference(&reached)
        .map(|&id| &items.nodes[id])
        .collect();
    dead.sort_by_key(|node| (&node.path, node.line));
    let mut faults: Vec<String> = dead
        .into_iter()
        .map(|node| {
            format!(
                "{}:{}: {} has no caller",
                node.path,
                node.line,
                node.title()
            )
        })
        .collect();
    for Entry { title, has_reason } in entries {
        let meant = titled(title);
        if meant.is_empty() {
            faults.push(format!("the face lists {title}, which is no public item"));
        } else if meant.iter().all(|id| called.contains(id)) {
            faults.push(format!("the face lists {title}, which is called anyway"));
        } else if !has_reason {
            faults.push(format!("the face lists {title} without a reason"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIBRARY: &str = "pub fn called() {}\n\
        pub fn listed() { below() }\n\
        pub fn below() {}\n\
        pub fn forgotten() {}\n\
        #[cfg(test)] mod tests { fn t() { forgotten() } }";

    fn found(face: &str) -> Vec<String> {
        let mut items = testing::items(&[("game", &[("", LIBRARY)])]);
        testing::program(&mut items, "fairy", "fn main() { called() }");
        let entries = listed::entries(&format!("# Face\n{face}"));
        faults(
            &items,
            &Calls::of(&items, &Sight::between(&[("fairy", "game")])),
            "game",
            &entries,
        )
    }

    #[test]
    fn what_only_tests_call_is_printed() {
        assert_eq!(
            found("- [`listed`]: others need it."),
            ["game/.rs:4: forgotten has no caller"]
        );
        assert_eq!(found("").len(), 3);
    }

    #[test]
    fn a_face_is_short_and_honest() {
        let rest = "- [`listed`], [`forgotten`]: others need it.\n";
        assert_eq!(found(rest), [""; 0]);
        for (line, fault) in [
            ("- [`called`]: no.", "called, which is called anyway"),
            ("- [`gone`]: no.", "gone, which is no public item"),
            ("- [`below`]", "below without a reason"),
        ] {
            let faults = found(&format!("{rest}{line}"));
            assert_eq!(faults, [format!("the face lists {fault}")]);
        }
    }
}
