//! The sentences of refusals as English: the article before a piece or a side is right for every one that can stand there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words that a game has for its pieces and its sides, as a terminal says them.
fn words(game: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let file = root().join(format!("tests-data/boards/{game}.json"));
    let board: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let text = |value: &Value| value.as_str().unwrap().replace('_', " ");
    let cases = board["cases"].as_array().unwrap().iter();
    let kinds = cases
        .flat_map(|case| case["view"]["scene"]["pieces"].as_array().unwrap())
        .map(|piece| text(&piece["kind"]));
    let sides = board["game"]["sides"].as_array().unwrap().iter().map(text);
    (kinds.collect(), sides.collect())
}

/// Each article of a sentence that stands before a hole, with the name of the hole.
fn holes(sentence: &str) -> Vec<(&str, &str)> {
    let words: Vec<&str> = sentence.split(' ').collect();
    let pairs = words.windows(2).filter_map(|pair| {
        let name = pair[1].strip_prefix('{')?.split('}').next()?;
        ["a", "an"].contains(&pair[0]).then_some((pair[0], name))
    });
    pairs.collect()
}

/// What is wrong with a sentence, whatever is named in it.
fn faults(sentence: &str, kinds: &BTreeSet<String>, sides: &BTreeSet<String>) -> Vec<String> {
    let mut faults = Vec::new();
    for (article, hole) in holes(sentence) {
        for word in if hole == "side" { sides } else { kinds } {
            let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u']);
            if vowel != (article == "an") {
                faults.push(format!("{article} {word}: {sentence}"));
            }
        }
    }
    faults
}

#[test]
fn articles_suit_every_piece() {
    let mut found = Vec::new();
    let mut articles = 0;
    for listing in catalog::games() {
        let game = listing.info.id;
        let source = root().join(format!("crates/{game}/src/refusal.rs"));
        // A form of another game has that one's pieces, and its refusals.
        if !source.is_file() {
            continue;
        }
        let (kinds, sides) = words(game);
        assert!(!kinds.is_empty(), "{game}: no pieces");
        for sentence in fs::read_to_string(source).unwrap().split('"') {
            articles += holes(sentence).len();
            found.extend(faults(sentence, &kinds, &sides));
        }
    }
    assert!(articles > 4, "nothing was looked at");
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_wrong_article_would_be_found() {
    let (kinds, sides) = words("cotulenh");
    let found = faults("it does not return from a {kind}; go on", &kinds, &sides);
    assert!(found.iter().any(|fault| fault.starts_with("a air force")));
    assert!(faults("after taking the {kind}", &kinds, &sides).is_empty());
}
