//! Tools from crates.io, built once into target/tools.

use anyhow::{Context, Result};

use crate::run::Run;
use crate::workspace;

/// A cargo subcommand that this project uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RustTool {
    /// Runs tests, each in its own process.
    Nextest,
    /// Measures coverage.
    LlvmCov,
    /// Drives libFuzzer.
    Fuzz,
    /// Changes sources to see whether tests notice.
    Mutants,
}

impl RustTool {
    fn name(self) -> &'static str {
        match self {
            RustTool::Nextest => "nextest",
            RustTool::LlvmCov => "llvm-cov",
            RustTool::Fuzz => "fuzz",
            RustTool::Mutants => "mutants",
        }
    }

    /// What is built of it: nextest without what it fetches newer versions of itself with.
    fn features(self) -> &'static [&'static str] {
        match self {
            RustTool::Nextest => &["--no-default-features"],
            RustTool::LlvmCov | RustTool::Fuzz | RustTool::Mutants => &[],
        }
    }
}

/// Makes sure that `cargo NAME` works.
pub(crate) fn rust_tool(tool: RustTool) -> Result<()> {
    let name = tool.name();
    if Run::cargo().args([name, "--version"]).succeeds() {
        return Ok(());
    }
    let package = format!("cargo-{name}");
    let tools = workspace::tools();
    // An unoptimised build takes a third of the time, and none of these tools is slow.
    Run::cargo()
        .args(["install", "--locked", "--debug", "--quiet"])
        .arg("--root")
        .arg(&tools)
        .args(tool.features())
        .arg(&package)
        .env("CARGO_TARGET_DIR", tools.join("build"))
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .go()
        .with_context(|| format!("cannot install {package}"))
}
