//! Parts of the Rust toolchain, by rustup.
//!
//! A target that is only named in `rust-toolchain.toml` is silently not fetched on some machines, hence by command.

use anyhow::{Context, Result, bail};

use crate::run::Run;

/// The target `triple` of the toolchain in use.
pub(crate) fn target(triple: &str) -> Result<()> {
    ensure("target", triple)
}

/// The component `name` of the toolchain in use.
pub(crate) fn component(name: &str) -> Result<()> {
    ensure("component", name)
}

/// A nightly toolchain; it is looked for and not fetched, because it is large and many build machines cannot.
pub(crate) fn nightly() -> Result<()> {
    if !Run::cargo().args(["+nightly", "--version"]).succeeds() {
        bail!("the nightly toolchain is missing; `rustup toolchain install nightly` fetches it");
    }
    Ok(())
}

fn ensure(kind: &str, name: &str) -> Result<()> {
    let installed = Run::new("rustup")
        .args([kind, "list", "--installed"])
        .output()
        .with_context(|| format!("rustup is needed for the {kind} {name}"))?;
    let list = String::from_utf8_lossy(&installed.stdout);
    if is_listed(&list, name) {
        return Ok(());
    }
    Run::new("rustup").args([kind, "add", name]).go()
}

/// Components are listed with the host behind the name: `llvm-tools-x86_64-unknown-linux-gnu`.
fn is_listed(list: &str, name: &str) -> bool {
    list.lines().any(|line| {
        line.strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_component_is_found_with_its_host_behind_it() {
        let list = "clippy-x86_64-unknown-linux-gnu\nrust-std-x86_64-unknown-linux-gnu\nwasm32-unknown-unknown\n";
        assert!(is_listed(list, "clippy"));
        assert!(is_listed(list, "wasm32-unknown-unknown"));
        assert!(!is_listed(list, "clip"));
        assert!(!is_listed(list, "llvm-tools"));
    }
}
