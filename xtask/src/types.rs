//! `cargo xtask types`: the messages as TypeScript and as a JSON Schema.

use anyhow::Result;

use crate::run::Run;

/// Writes web/src/engine/types.ts, web/src/online/types.ts and docs/api/online.schema.json from the crate `wire`; its tests compare them.
pub(crate) fn run() -> Result<()> {
    Run::cargo()
        .args([
            "test",
            "--quiet",
            "--package",
            "fairyring-wire",
            "--lib",
            "generated",
        ])
        .env("FAIRYRING_WRITE_TYPES", "1")
        .go()
}
