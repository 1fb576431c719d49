//! What the libraries of the workspace define, and every identifier of the product with the item that it stands in.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, TokenStream};
use quote::ToTokens;
use syn::{Generics, ImplItem, Item, ItemImpl, TraitItem, Type, UseTree, Visibility};

use crate::source::{After, Before, Part, Source, Word, attributes, words};

/// An item by its place in [`Items::nodes`].
pub(super) type NodeId = usize;

/// What kind of item a name stands for; it decides what counts as a use of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// A function beside no type.
    Function,
    /// A constant or static.
    Value,
    /// A struct, enum or union.
    Type,
    /// Another name of some type.
    Alias,
    Trait,
    /// A method, associated function or associated constant of the type of that name.
    Member(String),
    Module,
}

/// An item of a library.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) package: String,
    pub(super) module: Vec<String>,
    pub(super) name: String,
    pub(super) role: Role,
    /// `pub` without restriction.
    pub(super) is_pub: bool,
    pub(super) path: String,
    pub(super) line: usize,
}

impl Node {
    /// As its documentation is asked for: `Type::member`, `name`.
    pub(super) fn title(&self) -> String {
        match &self.role {
            Role::Member(of) => format!("{of}::{}", self.name),
            _ => self.name.clone(),
        }
    }
}

/// An identifier in the product.
#[derive(Debug)]
pub(super) struct Use {
    pub(super) package: String,
    pub(super) part: Part,
    /// The item it stands in; nothing for what runs in any case.
    pub(super) owner: Option<NodeId>,
    pub(super) word: Word,
    pub(super) is_import: bool,
}

/// `use` as far as it can make something public.
#[derive(Clone, Debug)]
pub(super) struct Export {
    pub(super) package: String,
    pub(super) module: Vec<String>,
    pub(super) is_pub: bool,
    /// Without the last segment.
    pub(super) from: Vec<String>,
    /// `None` for `*`.
    pub(super) name: Option<String>,
}

#[derive(Default, Debug)]
pub(super) struct Items {
    pub(super) nodes: Vec<Node>,
    pub(super) uses: Vec<Use>,
    pub(super) exports: Vec<Export>,
    /// Names that may be any type: aliases, parameters, associated types, and what `use … as` says.
    pub(super) open: HashSet<String>,
}

impl Items {
    /// Reads the sources of a package.
    pub(super) fn add(&mut self, package: &str, sources: &[Source]) {
        // Implementations may stand before or beside their types: names first.
        let mut reader = Reader {
            items: self,
            package,
            types: HashMap::new(),
            defined: HashMap::new(),
        };
        for source in sources {
            reader.define(source, &source.module, &source.items);
        }
        for source in sources {
            reader.walk(source, &source.module, &source.items);
        }
    }
}

struct Reader<'a> {
    items: &'a mut Items,
    package: &'a str,
    /// Types of the package's library by module and name.
    types: HashMap<(Vec<String>, String), NodeId>,
    /// Items that are no members by file and name; a name may stand for a type and a function.
    defined: HashMap<(String, String), Vec<NodeId>>,
}

impl Reader<'_> {
    /// Names the items that are no members.
    fn define(&mut self, source: &Source, module: &[String], items: &[Item]) {
        if source.part != Part::Library {
            return;
        }
        for item in items {
            let (ident, visibility, role) = match item {
                Item::Fn(item) => (&item.sig.ident, &item.vis, Role::Function),
                Item::Const(item) => (&item.ident, &item.vis, Role::Value),
                Item::Static(item) => (&item.ident, &item.vis, Role::Value),
                Item::Struct(item) => (&item.ident, &item.vis, Role::Type),
                Item::Enum(item) => (&item.ident, &item.vis, Role::Type),
                Item::Union(item) => (&item.ident, &item.vis, Role::Type),
                Item::Type(item) => (&item.ident, &item.vis, Role::Alias),
                Item::Trait(item) => (&item.ident, &item.vis, Role::Trait),
                Item::Mod(item) => (&item.ident, &item.vis, Role::Module),
                _ => continue,
            };
            let is_type = role == Role::Type;
            let id = self.node(source, module, ident, visibility, role);
            let key = (source.path.clone(), ident.to_string());
            self.defined.entry(key).or_default().push(id);
            if is_type {
                self.types.insert((module.to_vec(), ident.to_string()), id);
            }
            if let Item::Mod(inner) = item
                && let Some((_, items)) = &inner.content
            {
                let module = [module, &[inner.ident.to_string()]].concat();
                self.define(source, &module, items);
            }
        }
    }

    /// Collects the words of every item, and names the members on the way.
    fn walk(&mut self, source: &Source, module: &[String], items: &[Item]) {
        for item in items {
            let own = self.find(source, module, item);
            self.open_names(item);
            match item {
                Item::Use(item) => {
                    let is_pub = matches!(item.vis, Visibility::Public(_));
                    self.import(source, module, is_pub, &mut Vec::new(), &item.tree);
                }
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        let module = [module, &[inner.ident.to_string()]].concat();
                        self.walk(source, &module, items);
                    }
                }
                Item::Impl(block) => self.block(source, module, block),
                _ => {
                    let owner = own.filter(|_| !is_called_from_outside(item));
                    self.words(source, owner, None, item.to_token_stream());
                }
            }
        }
    }

    /// Remembers the names that an item uses for types it does not know.
    fn open_names(&mut self, item: &Item) {
        fn parameters(generics: &Generics, open: &mut HashSet<String>) {
            open.extend(generics.type_params().map(|name| name.ident.to_string()));
        }
        let open = &mut self.items.open;
        match item {
            Item::Fn(item) => parameters(&item.sig.generics, open),
            Item::Struct(item) => parameters(&item.generics, open),
            Item::Enum(item) => parameters(&item.generics, open),
            Item::Type(item) => {
                open.insert(item.ident.to_string());
            }
            Item::Trait(block) => {
                parameters(&block.generics, open);
                for item in &block.items {
                    match item {
                        TraitItem::Fn(item) => parameters(&item.sig.generics, open),
                        TraitItem::Type(item) => {
                            open.insert(item.ident.to_string());
                        }
                        _ => {}
                    }
                }
            }
            Item::Impl(block) => {
                parameters(&block.generics, open);
                for item in &block.items {
                    match item {
                        ImplItem::Fn(item) => parameters(&item.sig.generics, open),
                        ImplItem::Type(item) => {
                            open.insert(item.ident.to_string());
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }

    fn block(&mut self, source: &Source, module: &[String], block: &ItemImpl) {
        let name = type_name(&block.self_ty);
        let of = name.as_ref().and_then(|name| self.type_of(module, name));
        let of = of.filter(|_| source.part == Part::Library);
        let exported = block.attrs.iter().any(|attribute| {
            let path = attribute.path();
            path.segments
                .last()
                .is_some_and(|last| last.ident == "wasm_bindgen")
        });
        let (Some(name), Some(of), None, false) = (&name, of, &block.trait_, exported) else {
            // Of a trait: it runs if there is the type. Of something foreign: in any case.
            let of = of.filter(|_| !exported);
            self.words(source, of, name.as_deref(), block.to_token_stream());
            return;
        };
        self.words(
            source,
            Some(of),
            Some(name),
            block.generics.to_token_stream(),
        );
        for item in &block.items {
            let (ident, visibility) = match item {
                ImplItem::Fn(item) => (&item.sig.ident, &item.vis),
                ImplItem::Const(item) => (&item.ident, &item.vis),
                ImplItem::Type(item) => (&item.ident, &item.vis),
                _ => {
                    self.words(source, Some(of), Some(name), item.to_token_stream());
                    continue;
                }
            };
            let role = Role::Member(name.clone());
            let id = self.node(source, module, ident, visibility, role);
            self.words(source, Some(id), Some(name), item.to_token_stream());
        }
    }

    fn node(
        &mut self,
        source: &Source,
        module: &[String],
        ident: &Ident,
        visibility: &Visibility,
        role: Role,
    ) -> NodeId {
        self.items.nodes.push(Node {
            package: self.package.to_owned(),
            module: module.to_vec(),
            name: ident.to_string(),
            role,
            is_pub: matches!(visibility, Visibility::Public(_)),
            path: source.path.clone(),
            line: ident.span().start().line,
        });
        self.items.nodes.len() - 1
    }

    /// The node of an item that [`Reader::define`] has seen.
    fn find(&self, source: &Source, module: &[String], item: &Item) -> Option<NodeId> {
        let ident = match item {
            Item::Fn(item) => &item.sig.ident,
            Item::Const(item) => &item.ident,
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Union(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            _ => return None,
        };
        if source.part != Part::Library {
            return None;
        }
        let named = self
            .defined
            .get(&(source.path.clone(), ident.to_string()))?;
        let line = ident.span().start().line;
        named.iter().copied().find(|&id| {
            let node = &self.items.nodes[id];
            node.line == line && node.module == module
        })
    }

    /// The type of a name, first in the same module, then anywhere in the package if only one has it.
    fn type_of(&self, module: &[String], name: &str) -> Option<NodeId> {
        let here = self.types.get(&(module.to_vec(), name.to_owned()));
        here.copied().or_else(|| {
            let mut others = self.types.iter().filter(|((_, other), _)| other == name);
            let only = others.next().map(|(_, &id)| id);
            only.filter(|_| others.next().is_none())
        })
    }

    /// `own` is what `Self` means.
    fn words(
        &mut self,
        source: &Source,
        owner: Option<NodeId>,
        own: Option<&str>,
        tokens: TokenStream,
    ) {
        for mut word in words(tokens) {
            if let Before::Path(Some(qualifier)) = &mut word.before
                && qualifier == "Self"
                && let Some(own) = own
            {
                own.clone_into(qualifier);
            }
            self.items.uses.push(Use {
                package: self.package.to_owned(),
                part: source.part,
                owner,
                word,
                is_import: false,
            });
        }
    }

    fn import(
        &mut self,
        source: &Source,
        module: &[String],
        is_pub: bool,
        from: &mut Vec<String>,
        tree: &UseTree,
    ) {
        let mut export = |name: Option<String>, from: &[String]| {
            self.items.exports.push(Export {
                package: self.package.to_owned(),
                module: module.to_vec(),
                is_pub,
                from: from.to_vec(),
                name,
            });
        };
        match tree {
            UseTree::Path(path) => {
                self.imported(source, from, &path.ident, After::Path, true);
                from.push(path.ident.to_string());
                self.import(source, module, is_pub, from, &path.tree);
                from.pop();
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(source, module, is_pub, from, tree);
                }
            }
            UseTree::Glob(_) => export(None, from),
            UseTree::Name(name) => {
                export(Some(name.ident.to_string()), from);
                if !is_pub {
                    self.imported(source, from, &name.ident, After::End, true);
                }
            }
            UseTree::Rename(name) => {
                export(Some(name.ident.to_string()), from);
                // Whoever uses it now says another word.
                self.items.open.insert(name.rename.to_string());
                self.imported(source, from, &name.ident, After::End, false);
            }
        }
    }

    fn imported(
        &mut self,
        source: &Source,
        from: &[String],
        ident: &Ident,
        after: After,
        is_import: bool,
    ) {
        self.items.uses.push(Use {
            package: self.package.to_owned(),
            part: source.part,
            owner: None,
            word: Word {
                name: ident.to_string(),
                line: ident.span().start().line,
                before: Before::Path(from.last().cloned()),
                after,
            },
            is_import,
        });
    }
}

/// JavaScript calls it.
fn is_called_from_outside(item: &Item) -> bool {
    attributes(item).iter().any(|attribute| {
        let last = attribute.path().segments.last();
        last.is_some_and(|last| last.ident == "wasm_bindgen" || last.ident == "no_mangle")
    })
}

fn type_name(of: &Type) -> Option<String> {
    match of {
        Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        Type::Reference(reference) => type_name(&reference.elem),
        Type::Paren(inner) => type_name(&inner.elem),
        _ => None,
    }
}
