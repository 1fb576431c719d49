//! The identifiers of a piece of source with what stands around each of them: enough to tell a call from a definition
//! without knowing any type.

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};

/// An identifier that is no lifetime.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) name: String,
    pub(crate) line: usize,
    pub(crate) before: Before,
    pub(crate) after: After,
}

/// What stands before an identifier.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Before {
    /// `.name`
    Dot,
    /// `Qualifier::name`; nothing is known of `<…>::name`.
    Path(Option<String>),
    /// `fn name`, `struct name` …
    Keyword,
    /// Anything else.
    Other,
}

/// What stands after an identifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// `name(`
    Call,
    /// `name::`
    Path,
    /// `name,` `name;` or the end of a bracket: a value that is handed on.
    End,
    /// Anything else.
    Other,
}

/// The words that a definition begins with.
const KEYWORDS: &[&str] = &[
    "fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod",
];

/// All identifiers, with those that strings name: `{name}` in a text, any word in the text of an attribute
/// (`serialize_with = "…"`). Documentation says nothing.
pub(crate) fn words(tokens: TokenStream) -> Vec<Word> {
    let mut words = Vec::new();
    collect(tokens, Place::Code, &mut words);
    words
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Code,
    Attribute,
}

fn collect(tokens: TokenStream, place: Place, words: &mut Vec<Word>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(ident) if !is(&tokens, at.wrapping_sub(1), '\'') => {
                words.push(Word {
                    name: plain(ident),
                    line: ident.span().start().line,
                    before: before(&tokens, at),
                    after: after(&tokens, at),
                });
            }
            TokenTree::Group(group) => {
                let is_attribute = group.delimiter() == Delimiter::Bracket
                    && (is(&tokens, at.wrapping_sub(1), '#')
                        || is(&tokens, at.wrapping_sub(1), '!')
                            && is(&tokens, at.wrapping_sub(2), '#'));
                if !is_attribute {
                    collect(group.stream(), place, words);
                } else if !is_documentation(&group.stream()) {
                    collect(group.stream(), Place::Attribute, words);
                }
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                if text.contains('"') {
                    let line = literal.span().start().line;
                    words.extend(named(&text, place).map(|name| Word {
                        name,
                        line,
                        before: Before::Other,
                        after: After::End,
                    }));
                }
            }
            _ => {}
        }
    }
}

fn is_documentation(attribute: &TokenStream) -> bool {
    matches!(attribute.clone().into_iter().next(), Some(TokenTree::Ident(name)) if name == "doc")
}

fn plain(ident: &Ident) -> String {
    let name = ident.to_string();
    match name.strip_prefix("r#") {
        Some(name) => name.to_owned(),
        None => name,
    }
}

fn is(tokens: &[TokenTree], at: usize, sign: char) -> bool {
    matches!(tokens.get(at), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// `::` whose second sign is at `at`.
fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    is(tokens, at, ':')
        && matches!(
            tokens.get(at.wrapping_sub(1)),
            Some(TokenTree::Punct(first)) if first.as_char() == ':' && first.spacing() == Spacing::Joint
        )
}

fn before(tokens: &[TokenTree], at: usize) -> Before {
    let Some(last) = at.checked_sub(1) else {
        return Before::Other;
    };
    if is_path(tokens, last) {
        return Before::Path(last.checked_sub(2).and_then(|end| qualifier(tokens, end)));
    }
    match &tokens[last] {
        // `..name` is a range.
        TokenTree::Punct(dot) if dot.as_char() == '.' && !is(tokens, last.wrapping_sub(1), '.') => {
            Before::Dot
        }
        TokenTree::Ident(word) if KEYWORDS.iter().any(|keyword| word == keyword) => Before::Keyword,
        _ => Before::Other,
    }
}

/// The name that ends at `end`: `Name`, `Name<…>` or `Name::<…>`.
fn qualifier(tokens: &[TokenTree], end: usize) -> Option<String> {
    let mut at = end;
    let mut depth = 0;
    while is(tokens, at, '>') || depth > 0 {
        // The arrow of a function type closes nothing.
        if is(tokens, at, '>') && !is(tokens, at.wrapping_sub(1), '-') {
            depth += 1;
        } else if is(tokens, at, '<') {
            depth -= 1;
        }
        at = at.checked_sub(1)?;
        if depth == 0 && is_path(tokens, at) {
            at = at.checked_sub(2)?;
        }
    }
    match &tokens[at] {
        TokenTree::Ident(ident) => Some(plain(ident)),
        _ => None,
    }
}

fn after(tokens: &[TokenTree], at: usize) -> After {
    match tokens.get(at + 1) {
        None => After::End,
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => After::Call,
        Some(TokenTree::Punct(sign)) if matches!(sign.as_char(), ',' | ';') => After::End,
        Some(_) if is_path(tokens, at + 2) => After::Path,
        Some(_) => After::Other,
    }
}

fn named(text: &str, place: Place) -> impl Iterator<Item = String> + '_ {
    let is_part = |sign: char| sign.is_alphanumeric() || sign == '_';
    let starts = text.char_indices().filter(move |&(at, sign)| {
        let previous = text[..at].chars().next_back();
        match place {
            Place::Code => previous == Some('{') && (sign.is_alphabetic() || sign == '_'),
            Place::Attribute => is_part(sign) && !previous.is_some_and(is_part),
        }
    });
    starts.map(move |(at, _)| {
        text[at..]
            .chars()
            .take_while(|&sign| is_part(sign))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<(String, Before, After)> {
        words(text.parse().unwrap())
            .into_iter()
            .map(|word| (word.name, word.before, word.after))
            .collect()
    }

    fn one(text: &str, name: &str) -> (Before, After) {
        let all = of(text);
        let found = all.into_iter().find(|(word, ..)| word == name);
        let (_, before, after) = found.unwrap_or_else(|| panic!("no {name} in {text}"));
        (before, after)
    }

    #[test]
    fn a_word_knows_its_neighbours() {
        let of = |qualifier: &str| Before::Path(Some(qualifier.into()));
        assert_eq!(one("a.take(1)", "take"), (Before::Dot, After::Call));
        assert_eq!(one("a.take = 1", "take"), (Before::Dot, After::Other));
        assert_eq!(one("a.take::<u8>()", "take"), (Before::Dot, After::Path));
        assert_eq!(one("b::Kind::King", "King"), (of("Kind"), After::End));
        assert_eq!(one("A::<B, C<D>>::new()", "new"), (of("A"), After::Call));
        assert_eq!(
            one("<A as B>::make()", "make"),
            (Before::Path(None), After::Call)
        );
        assert_eq!(
            one("for i in 0..LEN {}", "LEN"),
            (Before::Other, After::Other)
        );
        assert_eq!(
            one("pub fn take() {}", "take"),
            (Before::Keyword, After::Call)
        );
        assert_eq!(one("all.map(site)", "site"), (Before::Other, After::End));
        assert_eq!(one("X { site: 1 }", "site"), (Before::Other, After::Other));
    }

    #[test]
    fn strings_name_what_they_embed_and_documentation_nothing() {
        let names = |text: &str| -> Vec<String> { of(text).into_iter().map(|w| w.0).collect() };
        assert_eq!(names(r#"f("{START:>3} and rest")"#), ["f", "START"]);
        assert_eq!(names("/// See `other`.\nfn f() {}"), ["fn", "f"]);
        assert_eq!(
            names(r#"#[serde(with = "my::way")] x"#),
            ["serde", "with", "my", "way", "x"]
        );
        assert_eq!(names("fn f<'a>() {}"), ["fn", "f"]);
    }
}
