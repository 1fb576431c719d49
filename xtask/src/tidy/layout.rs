//! Every game crate has the same files: who has read one finds everything in the others.

use std::path::Path;

use crate::workspace::{Package, games, root};

/// Each is a file or a folder of that name in `src`.
const MODULES: &[&str] = &[
    "geometry", "piece", "setup", "text", "step", "movegen", "position", "outcome", "notation",
    "present", "eval", "game", "refusal", "audit", "arrange",
];

/// Each is a file or a folder of that name in `tests`: the laws on random games, the rows of the rules text, the figures, and
/// the slow generator that was written from the text alone.
const TESTS: &[&str] = &["laws", "matrix", "perft", "reference"];

/// The smallest game, which is no product: it has the layout, and the laws are enough.
const SMALLEST: &str = "crates/dummy";

pub(super) fn faults(packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    for game in games(packages) {
        faults.extend(missing(&game.dir, "src", MODULES));
        faults.extend(missing(&game.dir, "tests", TESTS));
    }
    let smallest = root().join(SMALLEST);
    faults.extend(missing(&smallest, "src", MODULES));
    faults.extend(missing(&smallest, "tests", &TESTS[..1]));
    faults
}

fn missing(dir: &Path, folder: &str, modules: &[&str]) -> Vec<String> {
    let shown = dir.strip_prefix(root()).unwrap_or(dir).display();
    let inside = dir.join(folder);
    modules
        .iter()
        .filter(|module| {
            !inside.join(format!("{module}.rs")).is_file()
                && !inside.join(module).join("mod.rs").is_file()
        })
        .map(|module| format!("{shown}: no module `{module}` in {folder}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_is_no_game_lacks_most_modules() {
        let absent = missing(&root().join("crates/rules"), "src", MODULES);
        let lacks = |name: &str| {
            let line = format!("crates/rules: no module `{name}` in src");
            absent.contains(&line)
        };
        assert!(lacks("movegen"));
        // `rules` has a `position.rs`: presence is seen as well.
        assert!(!lacks("position"));
    }

    #[test]
    fn the_smallest_game_is_laid_out_like_the_others() {
        assert_eq!(faults(&[]), [""; 0]);
    }
}
