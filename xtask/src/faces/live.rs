//! What the product reaches: from programs and examples along the identifiers that it says.

use std::collections::{HashMap, HashSet};

use super::items::{Items, Node, NodeId, Role, Use};
use crate::source::{After, Before, Part};
use crate::workspace::{self, Package};

/// Whether a crate can name another.
pub(super) struct Sight {
    pairs: HashSet<(String, String, bool)>,
}

impl Sight {
    /// By the direct dependencies. Examples also see what tests see.
    pub(super) fn of(packages: &[Package]) -> Sight {
        let mut pairs = HashSet::new();
        for package in packages {
            for used in &package.dependencies {
                let is_product = used.kind != workspace::Use::Test;
                pairs.insert((package.name.clone(), used.name.clone(), is_product));
            }
        }
        Sight { pairs }
    }

    #[cfg(test)]
    pub(super) fn between(pairs: &[(&str, &str)]) -> Sight {
        let pairs = pairs.iter();
        Sight {
            pairs: pairs
                .map(|(a, b)| ((*a).into(), (*b).into(), true))
                .collect(),
        }
    }

    fn sees(&self, by: &Use, node: &Node) -> bool {
        let has = |is_product| {
            let pair = (by.package.clone(), node.package.clone(), is_product);
            self.pairs.contains(&pair)
        };
        by.package == node.package || has(true) || (by.part == Part::Example && has(false))
    }
}

/// Who calls whom.
pub(super) struct Calls {
    /// By the item that the call stands in; `None` for what runs in any case.
    edges: HashMap<Option<NodeId>, Vec<NodeId>>,
}

impl Calls {
    pub(super) fn of(items: &Items, sight: &Sight) -> Calls {
        let mut by_name: HashMap<&str, Vec<NodeId>> = HashMap::new();
        for (id, node) in items.nodes.iter().enumerate() {
            by_name.entry(&node.name).or_default().push(id);
        }
        let mut types = Types {
            known: HashSet::new(),
            open: &items.open,
        };
        let defined = items.nodes.iter().filter(|node| node.role == Role::Type);
        types.known.extend(defined.map(|node| node.name.as_str()));
        let mut edges: HashMap<Option<NodeId>, Vec<NodeId>> = HashMap::new();
        for by in &items.uses {
            let Some(named) = by_name.get(by.word.name.as_str()) else {
                continue;
            };
            let meant = named.iter().copied().filter(|&id| {
                let node = &items.nodes[id];
                by.owner != Some(id) && means(by, node, &types) && sight.sees(by, node)
            });
            edges.entry(by.owner).or_default().extend(meant);
        }
        Calls { edges }
    }

    /// The items that the product reaches, and those that `listed` reach besides.
    pub(super) fn reached(&self, listed: &HashSet<NodeId>) -> HashSet<NodeId> {
        let called_by = |by: Option<NodeId>| self.edges.get(&by).into_iter().flatten().copied();
        let mut reached: HashSet<NodeId> = HashSet::new();
        let mut next: Vec<NodeId> = called_by(None).chain(listed.iter().copied()).collect();
        while let Some(id) = next.pop() {
            if reached.insert(id) {
                next.extend(called_by(Some(id)));
            }
        }
        reached
    }
}

/// What a qualifier tells.
struct Types<'a> {
    /// Types that the workspace defines.
    known: HashSet<&'a str>,
    /// Names that may be any type.
    open: &'a HashSet<String>,
}

impl Types<'_> {
    /// Whether a qualifier is one type for certain, ours or another's.
    fn tells(&self, name: &str) -> bool {
        let is_type = name.starts_with(char::is_uppercase) && name != "Self";
        is_type && (self.known.contains(name) || !self.open.contains(name))
    }
}

/// Whether an identifier can mean an item, as far as one sees without types.
fn means(by: &Use, node: &Node, types: &Types<'_>) -> bool {
    let word = &by.word;
    if by.is_import {
        // A trait is used by its methods, which do not say its name; a module by what follows.
        return match node.role {
            Role::Trait => word.after == After::End,
            Role::Module => opens(by, node),
            _ => false,
        };
    }
    if word.before == Before::Keyword {
        return false;
    }
    // `Type::name` is a member or variant of that type and nothing else.
    let of_type = match &word.before {
        Before::Path(Some(of)) if types.tells(of) => Some(of.as_str()),
        _ => None,
    };
    match &node.role {
        Role::Member(of) => match &word.before {
            Before::Dot => matches!(word.after, After::Call | After::Path),
            Before::Path(_) => of_type.is_none_or(|named| named == of),
            _ => false,
        },
        Role::Module => opens(by, node),
        _ if of_type.is_some() || word.before == Before::Dot => false,
        Role::Function => matches!(word.before, Before::Path(_)) || word.after != After::Other,
        Role::Value | Role::Type | Role::Alias | Role::Trait => true,
    }
}

/// Whether an identifier is the name of a public module, said from outside behind the name of its parent.
fn opens(by: &Use, node: &Node) -> bool {
    let parent = match node.module.last() {
        Some(parent) => parent.clone(),
        None => node.package.replace('-', "_"),
    };
    let is_outside = by.package != node.package || by.part != Part::Library;
    is_outside && by.word.before == Before::Path(Some(parent))
}

#[cfg(test)]
mod tests {
    use super::super::testing::items;
    use super::*;

    /// What of the library `a` is not reached by the program `b`.
    fn dead(library: &str, program: &str) -> Vec<String> {
        let mut items = items(&[("a", &[("", library)])]);
        super::super::testing::program(&mut items, "b", program);
        let live = Calls::of(&items, &Sight::between(&[("b", "a")])).reached(&HashSet::new());
        let nodes = items.nodes.iter().enumerate();
        nodes
            .filter(|(id, _)| !live.contains(id))
            .map(|(_, node)| node.title())
            .collect()
    }

    #[test]
    fn what_is_called_is_alive_and_what_is_defined_or_imported_is_not() {
        let library = "pub fn f() {} pub const C: u8 = 0; pub struct S; impl S { pub fn m(&self) {} pub const D: u8 = 1; }";
        assert_eq!(
            dead(library, "fn main() {}"),
            ["f", "C", "S", "S::m", "S::D"]
        );
        assert_eq!(dead(library, "use a::{f, C, S}; fn main() {}").len(), 5);
        assert_eq!(
            dead(
                library,
                "fn main() { f(); let s: S = 1; s.m(); println!(\"{C}\", S::D) }"
            ),
            [""; 0]
        );
    }

    #[test]
    fn items_that_only_call_each_other_are_dead() {
        let library = "pub fn a() { b() } fn b() { c() } pub fn c() { a() } pub fn d() { d() }";
        assert_eq!(dead(library, "fn main() {}"), ["a", "b", "c", "d"]);
        assert_eq!(dead(library, "fn main() { a() }"), ["d"]);
    }

    #[test]
    fn a_trait_runs_with_its_type() {
        let library = "pub struct S; impl Display for S { fn fmt() { helper() } } fn helper() {}";
        assert_eq!(dead(library, "fn main() {}"), ["S", "helper"]);
        assert_eq!(dead(library, "fn main() { S; }"), [""; 0]);
    }

    #[test]
    fn a_qualified_name_means_that_type_alone() {
        let library = "pub struct S; pub struct T; impl S { pub fn new() {} } impl T { pub fn new() {} }\
             pub struct Other; pub enum E { Known }";
        assert_eq!(
            dead(library, "fn main() { S::new(); E::Other; Vec::new() }"),
            ["T", "Other", "T::new"]
        );
        // Through a parameter or an alias nothing is known.
        assert_eq!(
            dead(
                library,
                "fn main() { f::<S>(T, E, Other) } fn f<G>() { G::new() }"
            ),
            [""; 0]
        );
    }

    #[test]
    fn a_field_or_a_definition_of_the_name_is_no_call() {
        let library = "pub struct S; impl S { pub fn size(&self) {} } pub fn size() {}";
        let program =
            "struct X { size: u8 } fn main() { S; x.size; X { size: 1 } } mod m { fn size() {} }";
        assert_eq!(dead(library, program), ["size", "S::size"]);
    }

    #[test]
    fn only_crates_that_depend_on_it_can_call_it() {
        let mut items = items(&[("a", &[("", "pub fn f() {}")])]);
        super::super::testing::program(&mut items, "c", "fn main() { f() }");
        let sight = Sight::between(&[("b", "a")]);
        let calls = Calls::of(&items, &sight);
        assert!(calls.reached(&HashSet::new()).is_empty());
    }

    #[test]
    fn a_module_is_used_from_outside_only() {
        let library = "pub mod m { pub fn f() {} } pub fn g() { m::f() }";
        assert_eq!(dead(library, "use a::g; fn main() { g() }"), ["m"]);
        assert_eq!(dead(library, "use c::m::f; fn main() { g() }"), ["m"]);
        assert_eq!(
            dead(library, "use a::{m::f, g}; fn main() { g() }"),
            [""; 0]
        );
        assert_eq!(dead(library, "fn main() { a::g(); a::m::f() }"), [""; 0]);
    }

    #[test]
    fn an_imported_trait_is_used() {
        let library = "pub trait T { fn m(&self) {} }";
        assert_eq!(dead(library, "use a::T; fn main() { 1.m() }"), [""; 0]);
        assert_eq!(dead(library, "fn main() {}"), ["T"]);
    }
}
