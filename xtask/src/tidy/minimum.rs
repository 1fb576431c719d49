//! The least version of Rust that manifests promise. Every crate of ours promises the same, and no package that we build on
//! asks for a newer one. What the standard library lacked then is refused by clippy (`incompatible_msrv`).

use anyhow::{Context, Result};
use serde_json::Value;

use crate::run::Run;

/// Major and minor version; a patch changes nothing that a manifest could promise.
type Version = (u32, u32);

pub(super) fn faults() -> Result<Vec<String>> {
    let text = Run::cargo()
        .args(["metadata", "--format-version", "1"])
        .stdout()?;
    found(&text)
}

fn found(metadata: &str) -> Result<Vec<String>> {
    let metadata: Value = serde_json::from_str(metadata).context("output of cargo metadata")?;
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    // What is fetched has a source; what lies in this workspace has none.
    let (ours, others): (Vec<&Value>, Vec<&Value>) = packages
        .iter()
        .partition(|package| package["source"].is_null());
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    let mut faults = Vec::new();
    let mut promised = None;
    for package in ours {
        let Some(own) = version(package) else {
            faults.push(format!("{}: no rust-version", name(package)));
            continue;
        };
        let first = *promised.get_or_insert(own);
        if own != first {
            faults.push(format!(
                "{}: promises Rust {}, others {}",
                name(package),
                shown(own),
                shown(first)
            ));
        }
    }
    let promised = promised.context("no crate promises a version of Rust")?;
    for package in others {
        if let Some(wanted) = version(package).filter(|wanted| *wanted > promised) {
            faults.push(format!(
                "{} needs Rust {}; manifests promise {}",
                name(package),
                shown(wanted),
                shown(promised)
            ));
        }
    }
    Ok(faults)
}

fn version(package: &Value) -> Option<Version> {
    let mut parts = package["rust_version"].as_str()?.split('.');
    let major = parts.next()?.parse().ok()?;
    let minor = parts.next().map_or(Some(0), |minor| minor.parse().ok())?;
    Some((major, minor))
}

fn shown((major, minor): Version) -> String {
    format!("{major}.{minor}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(ours: &[&str], others: &[&str]) -> Vec<String> {
        let package = |name: String, source: &str, version: &str| match version {
            "" => format!(r#"{{"name": "{name}", "source": {source}, "rust_version": null}}"#),
            _ => {
                format!(r#"{{"name": "{name}", "source": {source}, "rust_version": "{version}"}}"#)
            }
        };
        let mut all = Vec::new();
        for (number, version) in ours.iter().enumerate() {
            all.push(package(format!("our{number}"), "null", version));
        }
        for (number, version) in others.iter().enumerate() {
            all.push(package(format!("other{number}"), "\"r\"", version));
        }
        found(&format!(r#"{{"packages": [{}]}}"#, all.join(","))).unwrap()
    }

    #[test]
    fn older_and_silent_packages_are_fine() {
        assert_eq!(of(&["1.90", "1.90"], &["1.90.3", "1.56", "1", ""]), [""; 0]);
    }

    #[test]
    fn every_broken_promise_is_named() {
        assert_eq!(
            of(&["1.90"], &["1.91"]),
            ["other0 needs Rust 1.91; manifests promise 1.90"]
        );
        assert_eq!(
            of(&["1.90", "1.89"], &[]),
            ["our1: promises Rust 1.89, others 1.90"]
        );
        assert_eq!(of(&["1.90", ""], &[]), ["our1: no rust-version"]);
        assert!(found(r#"{"packages": []}"#).is_err());
    }
}
