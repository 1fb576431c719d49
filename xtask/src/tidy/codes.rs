//! Codes of refusals are written once, in the enum that they belong to: a code that is typed again can be mistyped.

use proc_macro2::{Literal, TokenStream, TokenTree};
use quote::ToTokens;
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

pub(super) fn faults(source: &Source) -> Vec<String> {
    if source.part == Part::Example || BY_HAND.contains(&source.path.as_str()) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for item in &source.items {
        if !is_list(item) {
            look(item.to_token_stream(), &mut found);
        }
    }
    found
        .into_iter()
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
fn look(tokens: TokenStream, found: &mut Vec<(usize, String)>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                tokens.next_if(|next| matches!(next, TokenTree::Group(_)));
            }
            TokenTree::Group(group) => look(group.stream(), found),
            TokenTree::Literal(literal) => found.extend(code(&literal)),
            _ => {}
        }
    }
}

fn code(literal: &Literal) -> Option<(usize, String)> {
    let text = literal.to_string();
    let inside = text.strip_prefix('"')?.strip_suffix('"')?;
    let rest = inside
        .strip_prefix("E_")
        .or_else(|| inside.strip_prefix("W_"))?;
    let is_code = !rest.is_empty() && rest.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    is_code.then(|| (literal.span().start().line, text.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(text: &str) -> usize {
        let path = "crates/draughts/src/explain.rs";
        let source = Source::read(path, Part::Library, &[], text).unwrap();
        faults(&source).len()
    }

    #[test]
    fn a_code_outside_its_enum_is_refused() {
        for text in [
            "fn f() -> &'static str { \"E_BLOCKED\" }",
            "fn f(r: R) -> bool { matches!(r.code(), \"E_BLOCKED\") }",
            "const CODE: &str = \"W_LATE\";",
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
        ] {
            assert_eq!(count(text), 0, "{text}");
        }
    }
}
