//! What of a library can be named from outside: `pub` along `pub mod`, or re-exported by a `pub use`.

use std::collections::HashSet;

use super::items::{Export, Items, NodeId, Role};

/// The public items of a package.
pub(super) fn public(items: &Items, package: &str) -> HashSet<NodeId> {
    let mut reach = Reach {
        items,
        package,
        open: HashSet::new(),
        found: HashSet::new(),
    };
    reach.enter(&[]);
    reach.found.extend(members(items, package, &reach.found));
    reach.found
}

/// The public members of public types.
fn members(items: &Items, package: &str, types: &HashSet<NodeId>) -> Vec<NodeId> {
    let names: HashSet<&str> = types
        .iter()
        .map(|&id| &items.nodes[id])
        .filter(|node| node.role == Role::Type)
        .map(|node| node.name.as_str())
        .collect();
    let nodes = items.nodes.iter().enumerate();
    nodes
        .filter(|(_, node)| node.package == package && node.is_pub)
        .filter(|(_, node)| matches!(&node.role, Role::Member(of) if names.contains(of.as_str())))
        .map(|(id, _)| id)
        .collect()
}

struct Reach<'a> {
    items: &'a Items,
    package: &'a str,
    /// Modules that are public by some path.
    open: HashSet<Vec<String>>,
    found: HashSet<NodeId>,
}

impl<'a> Reach<'a> {
    /// A module is public: so is what is `pub` in it.
    fn enter(&mut self, module: &[String]) {
        if !self.open.insert(module.to_vec()) {
            return;
        }
        for id in self.nodes(module, None) {
            let node = &self.items.nodes[id];
            if node.is_pub {
                self.take(id);
            }
        }
        for export in self.exports(module) {
            if export.is_pub {
                self.follow(export, &mut HashSet::new());
            }
        }
    }

    fn take(&mut self, id: NodeId) {
        let node = &self.items.nodes[id];
        self.found.insert(id);
        if node.role == Role::Module {
            let inner = [node.module.as_slice(), std::slice::from_ref(&node.name)].concat();
            self.enter(&inner);
        }
    }

    fn follow(&mut self, export: &Export, seen: &mut HashSet<Vec<String>>) {
        let Some(module) = self.resolve(export) else {
            return;
        };
        match &export.name {
            None => self.enter(&module),
            Some(name) => self.name(&module, name, seen),
        }
    }

    /// Makes public what a module calls by a name, whether it defines it or imports it.
    fn name(&mut self, module: &[String], name: &str, seen: &mut HashSet<Vec<String>>) {
        if !seen.insert(module.to_vec()) {
            return;
        }
        for id in self.nodes(module, Some(name)) {
            self.take(id);
        }
        for export in self.exports(module) {
            if export.name.as_deref().is_none_or(|other| other == name)
                && let Some(module) = self.resolve(export)
            {
                self.name(&module, name, seen);
            }
        }
    }

    /// The module that a `use` begins in; `None` for other crates.
    fn resolve(&self, export: &Export) -> Option<Vec<String>> {
        let mut module = export.module.clone();
        for (at, segment) in export.from.iter().enumerate() {
            match segment.as_str() {
                "crate" => module.clear(),
                "self" => {}
                "super" => {
                    module.pop();
                }
                inner => {
                    let is_inner = self
                        .nodes(&module, Some(inner))
                        .iter()
                        .any(|&id| self.items.nodes[id].role == Role::Module);
                    if !is_inner && at == 0 {
                        return None;
                    }
                    module.push(inner.to_owned());
                }
            }
        }
        Some(module)
    }

    /// Items of a module that are no members.
    fn nodes(&self, module: &[String], name: Option<&str>) -> Vec<NodeId> {
        let nodes = self.items.nodes.iter().enumerate();
        nodes
            .filter(|(_, node)| node.package == self.package && node.module == module)
            .filter(|(_, node)| !matches!(node.role, Role::Member(_)))
            .filter(|(_, node)| name.is_none_or(|name| node.name == name))
            .map(|(id, _)| id)
            .collect()
    }

    fn exports(&self, module: &[String]) -> Vec<&'a Export> {
        let exports = self.items.exports.iter();
        exports
            .filter(|export| export.package == self.package && export.module == module)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::items;
    use super::*;

    fn titles(files: &[(&str, &str)]) -> Vec<String> {
        let items = items(&[("a", files)]);
        let mut titles: Vec<String> = public(&items, "a")
            .into_iter()
            .map(|id| items.nodes[id].title())
            .collect();
        titles.sort();
        titles
    }

    #[test]
    fn a_private_module_hides_what_is_not_exported() {
        let inner =
            "pub fn hidden() {} pub struct Shown; impl Shown { pub fn new() {} fn own() {} }";
        assert_eq!(
            titles(&[("", "mod inner; pub use inner::Shown;"), ("inner", inner)]),
            ["Shown", "Shown::new"]
        );
        assert_eq!(
            titles(&[("", "pub mod inner;"), ("inner", inner)]),
            ["Shown", "Shown::new", "hidden", "inner"]
        );
        assert_eq!(titles(&[("", "mod inner;"), ("inner", inner)]), [""; 0]);
    }

    #[test]
    fn exports_are_followed_through_modules() {
        let files = [
            (
                "",
                "mod outer; pub use crate::outer::{deep, Other as Renamed};",
            ),
            (
                "outer",
                "mod inner; pub(crate) use self::inner::*; pub use rules::Side;",
            ),
            (
                "outer/inner",
                "pub fn deep() {} pub struct Other; pub(crate) fn not() {}",
            ),
        ];
        assert_eq!(titles(&files), ["Other", "deep"]);
    }

    #[test]
    fn what_is_restricted_is_not_public() {
        let text =
            "pub(crate) fn a() {} fn b() {} pub fn c() {} pub(crate) mod d { pub fn e() {} }";
        assert_eq!(titles(&[("", text)]), ["c"]);
    }
}
