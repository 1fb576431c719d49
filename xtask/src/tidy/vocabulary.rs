//! The field's own words: who knows the game or the craft and looks for one of these finds a file, a type or a function that
//! is called so.

use std::collections::BTreeSet;

use syn::{ImplItem, Item, TraitItem};

use super::File;
use crate::source::{Part, Source};

/// Words of the games, of engines, and of what everything here stands on.
const WORDS: &[&str] = &[
    "deferred promotion",
    "facing",
    "repetition",
    "air defence",
    "heroic promotion",
    "deploy session",
    "castling",
    "energy",
    "beat",
    "time management",
    "futility",
    "razoring",
    "late move reduction",
    "transposition table",
    "link",
    "record",
    "course",
];

/// The names that have been met.
#[derive(Default)]
pub(super) struct Vocabulary {
    /// Each as its words, in small letters and joined by spaces.
    names: BTreeSet<String>,
}

impl Vocabulary {
    /// Notes the file of a source, its types and its functions. Examples and tests name nothing.
    pub(super) fn look(&mut self, source: &Source) {
        if source.part == Part::Example {
            return;
        }
        let file = source.path.trim_end_matches(".rs").trim_end_matches("/mod");
        if let Some(file) = file.rsplit('/').next() {
            self.names.insert(spelled(file));
        }
        self.note(&source.items);
    }

    /// Notes a file of the page, whose types and functions are not looked at.
    pub(super) fn look_at_page(&mut self, file: &File) {
        let is_source = file.path.starts_with("web/src/") && !file.path.ends_with(".test.ts");
        let name = file
            .path
            .rsplit('/')
            .next()
            .and_then(|name| name.split('.').next());
        if let Some(name) = name.filter(|_| is_source) {
            self.names.insert(spelled(name));
        }
    }

    pub(super) fn faults(&self) -> Vec<String> {
        WORDS
            .iter()
            .filter(|words| !self.has(words))
            .map(|words| {
                let joined = words.replace(' ', "_");
                format!("no file, type or function is called '{words}' ({joined})")
            })
            .collect()
    }

    fn note(&mut self, items: &[Item]) {
        for item in items {
            let ident = match item {
                Item::Struct(item) => &item.ident,
                Item::Enum(item) => &item.ident,
                Item::Trait(item) => {
                    for item in &item.items {
                        if let TraitItem::Fn(function) = item {
                            self.names.insert(spelled(&function.sig.ident.to_string()));
                        }
                    }
                    &item.ident
                }
                Item::Type(item) => &item.ident,
                Item::Fn(item) => &item.sig.ident,
                Item::Impl(block) => {
                    for item in &block.items {
                        if let ImplItem::Fn(function) = item {
                            self.names.insert(spelled(&function.sig.ident.to_string()));
                        }
                    }
                    continue;
                }
                Item::Mod(module) => {
                    if let Some((_, items)) = &module.content {
                        self.note(items);
                    }
                    continue;
                }
                _ => continue,
            };
            self.names.insert(spelled(&ident.to_string()));
        }
    }

    /// Whether a name is these words, or has them one after the other: `facing_generals` tells of facing.
    fn has(&self, words: &str) -> bool {
        let inside = format!(" {words} ");
        let mut names = self.names.iter();
        names.any(|name| format!(" {name} ").contains(&inside))
    }
}

/// `deferred_promotion`, `DeferredPromotion` and `deferred-promotion` as `deferred promotion`.
fn spelled(name: &str) -> String {
    let mut words = String::new();
    let mut was_small = false;
    for sign in name.chars() {
        if sign.is_uppercase() && was_small {
            words.push(' ');
        }
        was_small = sign.is_lowercase() || sign.is_ascii_digit();
        if sign == '_' || sign == '-' {
            words.push(' ');
        } else {
            words.extend(sign.to_lowercase());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knows(path: &str, text: &str, words: &str) -> bool {
        let mut vocabulary = Vocabulary::default();
        vocabulary.look(&Source::read(path, Part::Library, &[], text).unwrap());
        vocabulary.has(words)
    }

    #[test]
    fn files_types_and_functions_name_a_word() {
        for text in [
            "struct AirDefence;",
            "enum AirDefence {}",
            "type AirDefence = u8;",
            "trait AirDefence {}",
            "trait Rules { fn air_defence(); }",
            "fn air_defence() {}",
            "impl Board { fn in_air_defence(&self) {} }",
            "mod inner { fn air_defence() {} }",
        ] {
            assert!(knows("a.rs", text, "air defence"), "{text}");
        }
        assert!(knows("crates/a/src/air_defence.rs", "", "air defence"));
        assert!(knows("crates/a/src/air_defence/mod.rs", "", "air defence"));
    }

    #[test]
    fn files_of_the_page_name_a_word() {
        let knows = |path: &str| {
            let mut vocabulary = Vocabulary::default();
            vocabulary.look_at_page(&File {
                path: path.to_owned(),
                text: String::new(),
            });
            vocabulary.has("beat")
        };
        assert!(knows("web/src/beat/beat.svelte.ts"));
        assert!(knows("web/src/beat/Beat.svelte"));
        assert!(!knows("web/src/beat/beat.test.ts"));
        assert!(!knows("web/src/beat/click.ts"));
        assert!(!knows("docs/beat.md"));
    }

    #[test]
    fn remarks_variables_parts_of_words_and_tests_name_nothing() {
        for text in [
            "// air_defence",
            "fn f() { let air_defence = 1; }",
            "fn air_defences() {}",
            "fn air() {} fn defence() {}",
            "#[cfg(test)] mod tests { fn air_defence() {} }",
        ] {
            assert!(!knows("a.rs", text, "air defence"), "{text}");
        }
        assert!(!knows("crates/air_defence/src/lib.rs", "", "air defence"));
    }

    #[test]
    fn a_missing_word_is_told_with_its_name() {
        let faults = Vocabulary::default().faults();
        assert_eq!(faults.len(), WORDS.len());
        assert!(faults[0].ends_with("'deferred promotion' (deferred_promotion)"));
    }
}
