//! Every line of security that is built has a test that names it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What waits for positions of strangers under load, programs, several machines and ratings.
const LATER: [u32; 6] = [27, 36, 37, 43, 44, 45];
/// Licences, bans and sources of everything that is used are looked over by a stage of the whole suite.
const STAGE: (u32, &str, &str) = (26, "xtask/src/test/mod.rs", "name: \"deny\"");
/// And writes the bill of materials.
const BILL: (&str, &str) = ("xtask/src/deny/mod.rs", "bill::write");

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            files(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

/// The ids that the comment of a test begins with: `/// S1, S3: …`.
fn named(line: &str) -> Vec<u32> {
    let words = line.trim().trim_start_matches('/').trim_start();
    let Some((ids, _)) = words.split_once(':') else {
        return Vec::new();
    };
    let id = |word: &str| word.trim().strip_prefix('S')?.parse().ok();
    let ids: Option<Vec<u32>> = ids.split(',').map(id).collect();
    ids.unwrap_or_default()
}

#[test]
fn every_line_of_security_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for part in ["server", "round", "store", "trial"] {
        files(&root.join("crates").join(part), &mut found);
    }
    let mut tested = BTreeSet::new();
    for path in found {
        let text = std::fs::read_to_string(path).unwrap();
        let comments = text.lines().filter(|line| line.trim().starts_with("//"));
        tested.extend(comments.flat_map(named));
    }
    let (id, file, words) = STAGE;
    let stages = std::fs::read_to_string(root.join(file)).unwrap();
    assert!(stages.contains(words), "{file} has no such stage");
    let (file, words) = BILL;
    let deny = std::fs::read_to_string(root.join(file)).unwrap();
    assert!(deny.contains(words), "{file} writes no bill of materials");
    tested.insert(id);
    let missing: Vec<u32> = (1..=46)
        .filter(|id| !tested.contains(id) && !LATER.contains(id))
        .collect();
    assert!(missing.is_empty(), "lines without a test: {missing:?}");
}
