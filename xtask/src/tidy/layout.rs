//! Every game crate has the same files: who has read one finds everything in the others.

use std::path::Path;

use crate::workspace::{Package, games};

/// Each is a file or a folder of that name in `src`.
const MODULES: &[&str] = &[
    "geometry", "piece", "setup", "text", "step", "movegen", "position", "outcome", "notation",
    "present", "eval",
];

pub(super) fn faults(packages: &[Package]) -> Vec<String> {
    games(packages)
        .into_iter()
        .flat_map(|game| {
            missing(&game.dir.join("src"))
                .into_iter()
                .map(|module| format!("{}: no module `{module}` in src", game.name))
        })
        .collect()
}

fn missing(src: &Path) -> Vec<&'static str> {
    MODULES
        .iter()
        .copied()
        .filter(|module| {
            !src.join(format!("{module}.rs")).is_file()
                && !src.join(module).join("mod.rs").is_file()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::root;

    #[test]
    fn a_crate_that_is_no_game_lacks_most_modules() {
        let absent = missing(&root().join("crates/rules/src"));
        assert!(absent.contains(&"movegen"));
        // `rules` has a `position.rs`: presence is seen as well.
        assert!(!absent.contains(&"position"));
    }
}
