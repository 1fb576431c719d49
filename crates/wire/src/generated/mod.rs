//! The messages in other languages: written by `cargo xtask types`, compared by every test run.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

mod openapi;
mod schema;
mod typescript;

/// Holds a file against what this crate says now, or writes it.
fn compare(file: &str, fresh: &str) {
    if std::env::var_os("FAIRYRING_WRITE_TYPES").is_some() {
        let folder = Path::new(file).parent().unwrap();
        std::fs::create_dir_all(folder).unwrap();
        std::fs::write(file, fresh).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(
        kept == fresh,
        "{file} is not what this crate says; `cargo xtask types` writes it"
    );
}
