//! Who touches the world outside: starts threads, reads clocks, opens files, listens to a network, starts programs. In the map
//! it is the block `outside`, a line a crate: `name: clocks files`. A crate that is not listed touches nothing.

use std::collections::{BTreeMap, BTreeSet};

use quote::ToTokens;

use super::block;
use crate::source::{After, Before, Part, Source, Word, words};

pub(super) type Touches = BTreeSet<&'static str>;

/// A word for it, and whether an identifier shows it.
type Sign = (&'static str, fn(&Word) -> bool);

const SIGNS: &[Sign] = &[
    ("threads", |word| {
        after(word, &["thread"]) && ["spawn", "scope", "Builder"].contains(&word.name.as_str())
            || word.name == "new_multi_thread"
    }),
    // The second is the clock of a browser.
    ("clocks", |word| {
        after(word, &["Instant", "SystemTime"]) && word.name == "now" || word.name == "performance"
    }),
    // A `File` may be a column of a board.
    ("files", |word| {
        word.name == "fs" && word.after == After::Path
    }),
    ("network", |word| {
        word.name == "TcpListener" || word.name == "TcpStream"
    }),
    ("programs", |word| {
        after(word, &["Command"]) && word.name == "new"
    }),
];

fn after(word: &Word, qualifiers: &[&str]) -> bool {
    matches!(&word.before, Before::Path(Some(before)) if qualifiers.contains(&before.as_str()))
}

/// What the sources of a library or program touch; examples may do what they like.
pub(super) fn touches(sources: &[Source]) -> Touches {
    sources
        .iter()
        .filter(|source| source.part != Part::Example)
        .flat_map(|source| &source.items)
        .flat_map(|item| words(item.to_token_stream()))
        .flat_map(|word| SIGNS.iter().filter(move |(_, shows)| shows(&word)))
        .map(|(touch, _)| *touch)
        .collect()
}

pub(super) fn faults(text: &str, found: &[(String, Touches)]) -> Vec<String> {
    let Some(lines) = block(text, "outside") else {
        return vec!["no block of what touches the outside (```outside)".to_owned()];
    };
    let mut listed: BTreeMap<&str, BTreeSet<&str>> = lines
        .map(|line| line.split_once(':').unwrap_or((line, "")))
        .map(|(name, words)| (name.trim(), words.split_whitespace().collect()))
        .collect();
    let mut faults = Vec::new();
    for (name, touches) in found {
        let said = listed.remove(name.as_str()).unwrap_or_default();
        for touch in touches.difference(&said) {
            faults.push(format!("{name} touches {touch}; `outside` does not say so"));
        }
        for touch in said.difference(touches) {
            faults.push(format!(
                "`outside` says that {name} touches {touch}; no source does"
            ));
        }
    }
    faults.extend(
        listed
            .keys()
            .map(|name| format!("`outside` names {name}, which is no crate")),
    );
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<&'static str> {
        let source = Source::read("a.rs", Part::Library, &[], text).unwrap();
        touches(&[source]).into_iter().collect()
    }

    #[test]
    fn every_touch_is_seen() {
        assert_eq!(of("fn f() { std::thread::scope(|_| {}); }"), ["threads"]);
        assert_eq!(of("fn f() { let _ = Instant::now(); }"), ["clocks"]);
        assert_eq!(
            of("extern \"C\" { #[wasm_bindgen(js_namespace = performance)] fn now() -> f64; }"),
            ["clocks"]
        );
        assert_eq!(of("use std::fs; fn f() { fs::read(\"a\"); }"), ["files"]);
        assert_eq!(of("use std::fs::File;"), ["files"]);
        assert_eq!(of("use std::net::TcpListener;"), ["network"]);
        assert_eq!(of("fn f() { Command::new(\"ls\"); }"), ["programs"]);
    }

    #[test]
    fn what_is_passed_in_is_no_touch() {
        for text in [
            "fn f(at: Instant, most: Duration) -> bool { at.elapsed() > most }",
            "enum File { A } fn f() -> File { File::A }",
            "fn f() { std::thread::available_parallelism(); }",
            "#[cfg(test)] mod tests { fn f() { Instant::now(); } }",
            "enum Command { New } fn f() -> Command { Command::New }",
        ] {
            assert_eq!(of(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn the_list_is_compared_both_ways() {
        let found = [
            ("a".to_owned(), Touches::from(["clocks"])),
            ("b".to_owned(), Touches::new()),
        ];
        let of = |lines: &str| faults(&format!("```outside\n{lines}```\n"), &found);
        assert_eq!(of("a: clocks\n"), [""; 0]);
        assert_eq!(of(""), ["a touches clocks; `outside` does not say so"]);
        assert_eq!(
            of("a: clocks files\n"),
            ["`outside` says that a touches files; no source does"]
        );
        assert_eq!(of("a: clocks\nb: files\nc:\n").len(), 2);
    }
}
