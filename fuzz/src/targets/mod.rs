//! The targets, one a file.

mod format;
mod link;
mod pgn;
mod position;
mod protocol;
mod save;
mod steps;

use crate::Target;

/// All of them. Each has a binary of its name for libFuzzer in `src/bin/`.
pub const TARGETS: &[Target] = &[
    position::TARGET,
    steps::TARGET,
    save::TARGET,
    pgn::TARGET,
    link::TARGET,
    format::TARGET,
    protocol::TARGET,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_holds() {
        for target in TARGETS {
            let seeds = (target.seeds)();
            assert!(!seeds.is_empty(), "{} has no seeds", target.name);
            for seed in seeds {
                (target.run)(&seed);
            }
        }
    }

    #[test]
    fn every_target_has_its_binary() {
        for target in TARGETS {
            let manifest = include_str!("../../Cargo.toml");
            let path = format!("src/bin/{}.rs", target.name);
            assert!(manifest.contains(&path), "{path}");
        }
    }
}
