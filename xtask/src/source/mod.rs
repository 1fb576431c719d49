//! The sources of a crate as the compiler reads them: from the root of a library or program along its `mod` lines, without
//! what only tests see.

mod words;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use syn::{Attribute, Expr, ImplItem, Item, Lit, Meta, TraitItem};

use crate::workspace::{self, Package};
pub(crate) use words::{After, Before, Word, words};

/// What a source is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// `src/lib.rs` and its modules.
    Library,
    /// `src/main.rs`, `src/bin/*.rs` and their modules.
    Program,
    /// `examples/*.rs` and their modules.
    Example,
}

/// One file.
pub(crate) struct Source {
    /// From the root of the workspace, with `/`.
    pub(crate) path: String,
    pub(crate) part: Part,
    /// The module that the file is, from the root of its crate; empty for the root.
    pub(crate) module: Vec<String>,
    /// The documentation of the file itself (`//!`).
    pub(crate) about: String,
    /// Without items that only tests see.
    pub(crate) items: Vec<Item>,
}

impl Source {
    /// Reads a text.
    pub(crate) fn read(path: &str, part: Part, module: &[&str], text: &str) -> Result<Source> {
        let file = syn::parse_file(text).with_context(|| format!("{path} is no Rust"))?;
        let mut items = file.items;
        drop_tests(&mut items);
        Ok(Source {
            path: path.to_owned(),
            part,
            module: module.iter().map(|name| (*name).to_owned()).collect(),
            about: documentation(&file.attrs),
            items,
        })
    }
}

/// The files of a package, tests and benchmarks aside.
pub(crate) fn sources(package: &Package) -> Result<Vec<Source>> {
    let mut sources = Vec::new();
    for (part, root) in roots(&package.dir) {
        let beside = root.parent().unwrap_or(&package.dir).to_path_buf();
        follow(&root, &beside, part, &[], &mut sources)?;
    }
    Ok(sources)
}

/// Where cargo looks for crates, as far as no manifest says otherwise; none here does.
fn roots(dir: &Path) -> Vec<(Part, PathBuf)> {
    let mut roots = vec![
        (Part::Library, dir.join("src/lib.rs")),
        (Part::Program, dir.join("src/main.rs")),
    ];
    for (part, folder) in [(Part::Program, "src/bin"), (Part::Example, "examples")] {
        let mut files: Vec<_> = fs::read_dir(dir.join(folder))
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
            .collect();
        files.sort();
        roots.extend(files.into_iter().map(|path| (part, path)));
    }
    roots.retain(|(_, path)| path.is_file());
    roots
}

/// Reads a file and those that its `mod` lines name, which lie in `beside`.
fn follow(
    file: &Path,
    beside: &Path,
    part: Part,
    module: &[&str],
    sources: &mut Vec<Source>,
) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let path = file.strip_prefix(workspace::root()).unwrap_or(file);
    let path = path.to_string_lossy().replace('\\', "/");
    let source = Source::read(&path, part, module, &text)?;
    let inner: Vec<(String, Option<String>)> = source
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Mod(inner) if inner.content.is_none() => Some((
                inner.ident.to_string(),
                text_of(&inner.attrs, "path").next(),
            )),
            _ => None,
        })
        .collect();
    sources.push(source);
    for (name, elsewhere) in inner {
        let folder = beside.join(&name);
        let flat = beside.join(format!("{name}.rs"));
        let next = match elsewhere {
            Some(path) => file.parent().unwrap_or(beside).join(path),
            None if flat.is_file() => flat,
            None => folder.join("mod.rs"),
        };
        let module = [module, &[name.as_str()]].concat();
        follow(&next, &folder, part, &module, sources)?;
    }
    Ok(())
}

/// Takes out what `#[cfg(test)]` hides: items, and members of implementations and traits.
fn drop_tests(items: &mut Vec<Item>) {
    items.retain(|item| !is_test(attributes(item)));
    for item in items {
        match item {
            Item::Mod(module) => {
                if let Some((_, items)) = &mut module.content {
                    drop_tests(items);
                }
            }
            Item::Impl(block) => block.items.retain(|item| {
                !is_test(match item {
                    ImplItem::Const(item) => &item.attrs,
                    ImplItem::Fn(item) => &item.attrs,
                    ImplItem::Type(item) => &item.attrs,
                    _ => &[],
                })
            }),
            Item::Trait(block) => block.items.retain(|item| {
                !is_test(match item {
                    TraitItem::Const(item) => &item.attrs,
                    TraitItem::Fn(item) => &item.attrs,
                    TraitItem::Type(item) => &item.attrs,
                    _ => &[],
                })
            }),
            _ => {}
        }
    }
}

pub(crate) fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// `#[cfg(test)]`, `#[cfg(all(test, …))]`, `#[cfg(doctest)]` and `#[test]`.
fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        if attribute.path().is_ident("test") {
            return true;
        }
        let Meta::List(list) = &attribute.meta else {
            return false;
        };
        let tokens = list.tokens.to_string().replace(' ', "");
        let is_only = ["test", "doctest"].contains(&tokens.as_str());
        list.path.is_ident("cfg") && (is_only || tokens.starts_with("all(test,"))
    })
}

/// The lines of a documentation comment.
fn documentation(attributes: &[Attribute]) -> String {
    text_of(attributes, "doc").fold(String::new(), |text, line| text + &line + "\n")
}

/// The texts of attributes such as `#[path = "…"]`.
fn text_of<'a>(attributes: &'a [Attribute], name: &'a str) -> impl Iterator<Item = String> + 'a {
    attributes
        .iter()
        .filter_map(move |attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident(name) => match &pair.value {
                Expr::Lit(literal) => match &literal.lit {
                    Lit::Str(text) => Some(text.value()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_tests_see_is_left_out() {
        let text = "//! About.\n\
            fn stays() {}\n\
            #[cfg(test)] mod testing;\n\
            #[cfg(all(test, unix))] fn gone() {}\n\
            #[cfg(doctest)] #[doc = include_str!(\"../README.md\")] struct gone;\n\
            #[cfg(feature = \"test\")] fn stays_too() {}\n\
            impl X { fn stays() {} #[cfg(test)] fn gone() {} }\n\
            mod inner { #[cfg(test)] fn gone() {} fn stays() {} }";
        let source = Source::read("a.rs", Part::Library, &[], text).unwrap();
        assert_eq!(source.about.trim(), "About.");
        assert_eq!(source.items.len(), 4);
        let names: Vec<_> = source
            .items
            .iter()
            .flat_map(|item| words(quote::quote!(#item)))
            .map(|word| word.name)
            .collect();
        assert!(!names.contains(&"gone".to_owned()), "{names:?}");
    }

    #[test]
    fn modules_are_followed_to_their_files() {
        let packages = workspace::packages().unwrap();
        let xtask = packages.iter().find(|p| p.name == "xtask").unwrap();
        let sources = sources(xtask).unwrap();
        let found = |path: &str| sources.iter().find(|source| source.path == path);
        let words = found("xtask/src/source/words.rs").unwrap();
        assert_eq!(words.module, ["source", "words"]);
        assert_eq!(words.part, Part::Program);
    }
}
