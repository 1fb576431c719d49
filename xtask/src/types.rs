//! `cargo xtask types`: the TypeScript side of the messages.

use anyhow::Result;

use crate::run::Run;

/// Writes web/src/engine/types.ts and web/src/online/types.ts from the crate `wire`; its tests compare them.
pub(crate) fn run() -> Result<()> {
    Run::cargo()
        .args([
            "test",
            "--quiet",
            "--package",
            "fairyring-wire",
            "--lib",
            "typescript",
        ])
        .env("FAIRYRING_WRITE_TYPES", "1")
        .go()
}
