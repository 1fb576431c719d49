//! Who may play a step without asking: `play_unchecked` trusts its caller, knows no referee and counts nothing. A match
//! goes through `rules::Course`, a look at the next position through `rules::after`; what is left is listed here.
//!
//! Tests, benchmarks and examples may call it: they are about the position itself.

use quote::ToTokens;

use crate::source::{Before, Part, Source, words};

const NAME: &str = "play_unchecked";

/// Who may call it: the beginnings of paths.
const PLACES: &[&str] = &[
    // Where a step of a match is played; it gives `after` to everybody else.
    "crates/rules/src/course.rs",
    // Walks all legal steps to a depth and takes each back: no match, and the speed is the point.
    "crates/rules/src/perft.rs",
    // The checked play is the unchecked one behind a test.
    "crates/rules/src/position.rs",
    // The same walk, divided by the first step.
    "crates/table/src/perft.rs",
    // Walks a tree of generated steps millions of times a second and takes each back.
    "crates/search/src/",
    // The laws are about this function and its undo.
    "crates/conformance/src/",
];

/// The parts of a game crate that look ahead on their own position, each a file or a folder anywhere in its sources.
///
/// `position` and `play` define it; `movegen` plays what may be illegal to see whether it is; `eval` is part of the search's
/// inner loop; `solve` walks whole games backwards, which is a search; `duel` tries captures that nobody plays, to judge a chase.
const INSIDES: &[&str] = &["position", "play", "movegen", "eval", "solve", "duel"];

/// `games` are the names of the folders of game crates.
pub(super) fn faults(source: &Source, games: &[&str]) -> Vec<String> {
    if source.part == Part::Example || is_allowed(&source.path, games) {
        return Vec::new();
    }
    let calls = source
        .items
        .iter()
        .flat_map(|item| words(item.to_token_stream()))
        .filter(|word| word.name == NAME)
        .filter(|word| matches!(word.before, Before::Dot | Before::Path(_)));
    calls
        .map(|call| {
            format!(
                "{}:{}: calls {NAME}; play a match by `rules::Course`, look ahead by `rules::after` \
                 (xtask/src/tidy/plays.rs lists who may)",
                source.path, call.line
            )
        })
        .collect()
}

fn is_allowed(path: &str, games: &[&str]) -> bool {
    if PLACES.iter().any(|place| path.starts_with(place)) {
        return true;
    }
    let inside = games
        .iter()
        .find_map(|game| path.strip_prefix(&format!("crates/{game}/src/")));
    inside.is_some_and(|inside| {
        let mut modules = inside.trim_end_matches(".rs").split('/');
        modules.any(|module| INSIDES.contains(&module))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::root;

    const CALL: &str = "fn f(p: &mut P, s: S) { let _ = p.play_unchecked(s); }";

    fn count(path: &str, text: &str) -> usize {
        let source = Source::read(path, Part::Library, &[], text).unwrap();
        faults(&source, &["draughts"]).len()
    }

    #[test]
    fn a_call_is_refused_wherever_it_does_not_belong() {
        for path in [
            "crates/draughts/src/present.rs",
            "crates/draughts/src/notation/write.rs",
            "crates/draughts/src/evaluate.rs",
            "crates/table/src/matches.rs",
            "crates/catalog/src/lib.rs",
            "crates/rules/src/turn.rs",
            "crates/wire/src/eval.rs",
        ] {
            assert_eq!(count(path, CALL), 1, "{path}");
        }
    }

    #[test]
    fn every_way_of_calling_is_seen() {
        let path = "crates/draughts/src/present.rs";
        for call in [
            "fn f() { Position::play_unchecked(&mut p, s); }",
            "fn f() { <P as Position>::play_unchecked(&mut p, s); }",
            "fn f() { assert!(p.play_unchecked(s).is_empty()); }",
            "fn f() { steps.fold(p, P::play_unchecked); }",
        ] {
            assert_eq!(count(path, call), 1, "{call}");
        }
    }

    #[test]
    fn definitions_tests_and_words_about_it_are_no_calls() {
        let path = "crates/draughts/src/present.rs";
        for text in [
            "impl Position for P { fn play_unchecked(&mut self, step: Step) -> Undo { todo() } }",
            "/// Like `p.play_unchecked(s)`.\nfn f() {}",
            "fn f() -> &'static str { \"p.play_unchecked(s)\" }",
            "#[cfg(test)] mod tests { fn f() { p.play_unchecked(s); } }",
        ] {
            assert_eq!(count(path, text), 0, "{text}");
        }
    }

    #[test]
    fn every_listed_place_may_call_it_and_exists() {
        for place in PLACES {
            let path = match place.strip_suffix('/') {
                Some(folder) => format!("{folder}/some.rs"),
                None => (*place).to_owned(),
            };
            assert_eq!(count(&path, CALL), 0, "{path}");
            assert!(root().join(place).exists(), "{path}");
        }
        for module in INSIDES {
            for path in [
                format!("crates/draughts/src/{module}.rs"),
                format!("crates/draughts/src/{module}/deep.rs"),
                format!("crates/draughts/src/flying/{module}.rs"),
            ] {
                assert_eq!(count(&path, CALL), 0, "{path}");
            }
        }
    }

    #[test]
    fn an_example_may_call_it() {
        let path = "crates/draughts/examples/walk.rs";
        let source = Source::read(path, Part::Example, &[], CALL).unwrap();
        assert_eq!(faults(&source, &["draughts"]), [""; 0]);
    }
}
