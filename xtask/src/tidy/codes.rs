//! Codes of refusals are written once, in the enum that they belong to: a code that is typed again can be mistyped.

use std::collections::BTreeSet;

use anyhow::{Context, Result};
use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::ToTokens;
use serde_json::Value;
use syn::Item;

use crate::source::{Part, Source};

/// The macros that write such enums.
const MACROS: &[&str] = &["refusals", "codes"];

/// Enums that are written by hand, with the reason.
const BY_HAND: &[&str] = &[
    // What can go wrong while the page is served; it knows nothing of games, and so not of `rules`.
    "crates/server/src/listen.rs",
    // Which HTTP status a code has, whoever it belongs to.
    "crates/server/src/api/status.rs",
    // Why a folder of data cannot be opened; a store knows nothing of games either.
    "crates/store/src/open_error.rs",
    // What a program that plays can do wrong; it ends in the report of a match and is never refused to anybody.
    "crates/fairyring/src/arena/engine.rs",
];

/// The one list of all codes that can be sent.
const LIST: &str = "tests-data/codes.json";

/// Words that are a code of some game and mean something else here. Tools, which know no game, are not asked.
const OTHERWISE: &[(&str, &str)] = &[
    // The variable of the environment.
    ("crates/fairyring/src/arena/identity.rs", "PATH"),
    // A group of weights.
    ("crates/xiangqi/src/rhythm/terms.rs", "ENERGY"),
];

/// Codes that nothing at their beginning tells from other words, from the text of the list.
pub(super) fn bare(files: &[super::File]) -> Result<BTreeSet<String>> {
    let file = files.iter().find(|file| file.path == LIST);
    let file = file.with_context(|| format!("{LIST} is gone"))?;
    let list: Value = serde_json::from_str(&file.text).with_context(|| LIST.to_owned())?;
    let games = list["codes"].as_object().context(LIST)?.values();
    let refusals = games.filter_map(|game| game["refusals"].as_array());
    let codes = refusals
        .flatten()
        .filter_map(|refusal| refusal["code"].as_str());
    Ok(codes
        .filter(|code| !is_marked(code))
        .map(str::to_owned)
        .collect())
}

fn is_marked(code: &str) -> bool {
    code.starts_with("E_") || code.starts_with("W_")
}

pub(super) fn faults(source: &Source, bare: &BTreeSet<String>) -> Vec<String> {
    if source.part == Part::Example || BY_HAND.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for item in &source.items {
        if !is_list(item) {
            look(item.to_token_stream(), bare, &mut found);
        }
    }
    let meant = |code: &str| {
        let word = code.trim_matches('"');
        let is_tool = source.path.starts_with("xtask/");
        is_marked(word) || !is_tool && !OTHERWISE.contains(&(source.path.as_str(), word))
    };
    found
        .into_iter()
        .filter(|(_, code)| meant(code))
        .map(|(line, code)| {
            format!(
                "{}:{line}: writes the code {code}; take it from the enum that lists it",
                source.path
            )
        })
        .collect()
}

fn is_list(item: &Item) -> bool {
    let Item::Macro(item) = item else {
        return false;
    };
    let name = item.mac.path.segments.last();
    name.is_some_and(|name| MACROS.iter().any(|known| name.ident == known))
}

/// Documentation is an attribute, and its text is a literal: `# [doc = "…"]` is passed over with every other attribute.
fn look(tokens: TokenStream, bare: &BTreeSet<String>, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                tokens.next_if(|next| matches!(next, TokenTree::Group(_)));
            }
            TokenTree::Group(group) => look(group.stream(), bare, found),
            TokenTree::Literal(literal) => found.extend(code(&literal, bare)),
            _ => {}
        }
    }
}

fn code(literal: &Literal, bare: &BTreeSet<String>) -> Option<(usize, String)> {
    let text = literal.to_string();
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    let is_spelled =
        |rest: &str| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    let is_code = bare.contains(inside) || is_marked(inside) && is_spelled(&inside[2..]);
    is_code.then(|| (literal.span().start().line, text.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str) -> usize {
        let path = "crates/draughts/src/explain.rs";
        let source = Source::read(path, Part::Library, &[], text).unwrap();
        faults(&source, &BTreeSet::from(["FACING".to_owned()])).len()
    }

    #[test]
    fn a_code_outside_its_enum_is_refused() {
        for text in [
            "fn f() -> &'static str { \"E_BLOCKED\" }",
            "fn f(r: R) -> bool { matches!(r.code(), \"E_BLOCKED\") }",
            "const CODE: &str = \"W_LATE\";",
            "const CODE: &str = \"FACING\";",
        ] {
            assert_eq!(count(text), 1, "{text}");
        }
    }

    #[test]
    fn enums_tests_and_words_about_codes_are_none() {
        for text in [
            "rules::refusals! { pub enum No { Blocked = \"E_BLOCKED\": \"it is blocked\"; } }",
            "/// `E_BLOCKED`.\nfn f() {}",
            "#[doc = \"E_BLOCKED\"]\nfn f() {}",
            "#[cfg(test)] mod tests { fn f() { assert_eq!(code(), \"E_BLOCKED\"); } }",
            "fn f() -> &'static str { \"E_BLOCKED: no\" }",
            "fn f() -> &'static str { \"E_\" }",
            "fn f() -> &'static str { \"FACING each other\" }",
            "fn f() -> &'static str { \"FORWARD\" }",
        ] {
            assert_eq!(count(text), 0, "{text}");
        }
    }
    #[test]
    fn codes_without_a_mark_are_known_by_the_list() {
        let file = |path: &str, text: &str| crate::tidy::File {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let text = r#"{"codes": {"go": {"refusals": [{"code": "KO"}, {"code": "E_KO"}]}}}"#;
        let found = bare(&[file(LIST, text)]).unwrap();
        assert_eq!(found, BTreeSet::from(["KO".to_owned()]));
        assert!(bare(&[]).is_err());
    }
}
