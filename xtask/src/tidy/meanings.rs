//! A code has one meaning: whoever reads it in a message, a log or a catalogue knows what happened. So one enum claims it, and
//! those few that several enums share say the same thing in each.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::Item;

use super::File;
use crate::source::{Part, Source};

/// Codes that several enums claim because all of them mean the same thing by it.
const SHARED: &[&str] = &[
    // Of the rules texts: a step that every one of these games forbids for the same reason.
    "E_BLOCKED E_GAME_OVER E_GEOMETRY E_NOT_YOURS E_NO_PIECE E_OWN_PIECE E_SYNTAX",
    // A node that is none, in a move and in the digits of a file.
    "BAD_NODE",
    // A form, an option, a set-up that is not known, wherever it is named.
    "E_FORM E_OPTION E_SETUP",
    // A text and a tag that no reader understands, in the general form and in those of one game.
    "E_RECORD E_TAG",
    // A time where none counts, and more than one turn, at a table and in a round.
    "E_TIMING E_TURN_LONG",
    // A message that is none, of an engine and of a page; what could not be kept, here and at a server.
    "E_PROTOCOL E_STORE",
    // Somebody who may not, too much at once: told by a round and by the server before it.
    "E_BUSY E_FORBIDDEN",
    // The page says it before it asks the engine, or where the engine does not see it.
    "E_AI_FAILED E_GAME E_SIZE E_URL_FOREIGN",
];

fn shared() -> impl Iterator<Item = &'static str> {
    SHARED.iter().flat_map(|codes| codes.split(' '))
}

/// Where the page lists the codes of its own.
const PAGE: &str = "web/src/engine/result.ts";

/// Who claims which code.
#[derive(Default)]
pub(super) struct Meanings {
    claims: BTreeMap<String, BTreeSet<String>>,
}

impl Meanings {
    /// Notes the codes of the enums in a source.
    pub(super) fn look(&mut self, source: &Source) {
        if source.part == Part::Example {
            return;
        }
        for item in &source.items {
            let Item::Macro(item) = item else { continue };
            let name = item.mac.path.segments.last();
            if name.is_some_and(|name| name.ident == "refusals") {
                self.note(&source.path, item.mac.tokens.clone());
            }
        }
    }

    /// Notes the codes of the page.
    pub(super) fn look_at_page(&mut self, file: &File) {
        if file.path != PAGE {
            return;
        }
        let list = file.text.split("export type PageCode =").nth(1);
        let list = list.and_then(|rest| rest.split(';').next());
        for code in list.unwrap_or_default().split('\'').skip(1).step_by(2) {
            self.claim(code, PAGE);
        }
    }

    pub(super) fn faults(&self) -> Vec<String> {
        let twice = self
            .claims
            .iter()
            .filter(|(code, claims)| claims.len() > 1 && !shared().any(|known| known == *code))
            .map(|(code, claims)| {
                let claims: Vec<&str> = claims.iter().map(String::as_str).collect();
                format!(
                    "the code {code} is claimed by {}; it has one meaning",
                    claims.join(" and ")
                )
            });
        let alone = shared()
            .filter(|code| self.claims.get(*code).is_none_or(|claims| claims.len() < 2))
            .map(|code| format!("{code} is listed as shared, and is not"));
        twice.chain(alone).collect()
    }

    /// A code is a literal before a colon; the other literals are sentences.
    fn note(&mut self, path: &str, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => self.note(path, group.stream()),
                TokenTree::Literal(literal) => {
                    let is_code = matches!(tokens.peek(), Some(TokenTree::Punct(mark)) if mark.as_char() == ':');
                    if is_code {
                        self.claim(literal.to_string().trim_matches('"'), path);
                    }
                }
                _ => {}
            }
        }
    }

    fn claim(&mut self, code: &str, by: &str) {
        let claims = self.claims.entry(code.to_owned()).or_default();
        claims.insert(by.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meanings(sources: &[(&str, &str)], page: &str) -> Vec<String> {
        let mut meanings = Meanings::default();
        for (path, text) in sources {
            meanings.look(&Source::read(path, Part::Library, &[], text).unwrap());
        }
        meanings.look_at_page(&File {
            path: PAGE.to_owned(),
            text: page.to_owned(),
        });
        let mut faults = meanings.faults();
        faults.retain(|fault| !fault.contains("listed as shared"));
        faults
    }

    const CASTLING: &str =
        "rules::refusals! { pub enum No { Check = \"E_CHECK\": \"E_CASTLING: in check\"; } }";

    #[test]
    fn a_code_of_two_enums_is_refused() {
        let law = "rules::refusals! { pub enum Law { Panic = \"E_CHECK\": \"broke off\"; } }";
        let faults = meanings(&[("a.rs", CASTLING), ("b.rs", law)], "");
        assert_eq!(
            faults,
            ["the code E_CHECK is claimed by a.rs and b.rs; it has one meaning"]
        );
    }

    #[test]
    fn a_code_of_the_engine_and_of_the_page_is_refused() {
        let page =
            "export type PageCode =\n  | 'E_CHECK'\n  | 'E_OTHER';\nconst other = 'E_CASTLING';";
        assert_eq!(meanings(&[("a.rs", CASTLING)], page).len(), 1);
    }

    #[test]
    fn words_and_other_codes_are_none() {
        let other = "rules::refusals! { pub enum No { Other = \"E_CASTLING\": \"no\"; Again = \"E_CASTLING\": \"never\"; } }";
        assert_eq!(
            meanings(&[("a.rs", CASTLING), ("b.rs", other)], ""),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_list_that_has_grown_old_is_noticed() {
        let faults = Meanings::default().faults();
        assert_eq!(faults.len(), shared().count());
    }
}
