//! `cargo xtask types`: the messages as TypeScript, as a JSON Schema and as an OpenAPI document.

use anyhow::Result;

use crate::run::Run;

/// Writes web/src/engine/types.ts, web/src/online/types.ts, docs/api/online.schema.json and docs/api/openapi.json from the crate `wire`; its tests compare them.
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
