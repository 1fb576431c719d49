//! Embeds what `cargo xtask web` has built. Without a built page the list is empty, and everything else is the same.
//!
//! The page's build writes `NAME.br` and `NAME.gz` beside each file that is worth it, so nothing is compressed here and the
//! crate needs no compressor.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write;
use std::fs;
use std::hash::Hasher;
use std::io;
use std::path::{Path, PathBuf};

/// Says that no page is embedded, whether one is built or not.
const WITHOUT: &str = "FAIRYRING_WITHOUT_PAGE";

fn main() -> io::Result<()> {
    let variable = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .unwrap_or_default()
    };
    let page = match std::env::var_os("CARGO_FEATURE_DUMMY") {
        Some(_) => "../../web/dist-dummy",
        None => "../../web/dist",
    };
    let dist = variable("CARGO_MANIFEST_DIR").join(page);
    // A folder that is empty can be watched; one that is missing would mean a new build every time. In a source tree that
    // cannot be written there is no page to wait for either.
    let _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    // Whoever builds while the page is being built beside it sees half of it: `cargo xtask test` lets tests go without.
    println!("cargo::rerun-if-env-changed={WITHOUT}");
    let mut files = Vec::new();
    if std::env::var_os(WITHOUT).is_none() && dist.join("index.html").is_file() {
        collect(&dist, &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in files.iter().filter(|file| !is_packed(file)) {
        let Ok(inside) = file.strip_prefix(&dist) else {
            continue;
        };
        let path = inside.to_string_lossy().replace('\\', "/");
        let mut hash = DefaultHasher::new();
        hash.write(&fs::read(file)?);
        let packed = |ending: &str| {
            let name = PathBuf::from(format!("{}.{ending}", file.display()));
            name.is_file().then_some(name)
        };
        let bytes = |file: &Path| format!("include_bytes!({:?})", file.display().to_string());
        let option = |file: Option<PathBuf>| {
            file.map_or("None".to_owned(), |file| format!("Some({})", bytes(&file)))
        };
        let _ = writeln!(
            list,
            "File {{ path: {:?}, tag: \"{:016x}\", plain: {}, brotli: {}, gzip: {} }},",
            format!("/{path}"),
            hash.finish(),
            bytes(file),
            option(packed("br")),
            option(packed("gz")),
        );
    }
    list.push(']');
    fs::write(variable("OUT_DIR").join("files.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn is_packed(file: &Path) -> bool {
    let ending = file.extension().unwrap_or_default();
    ending == "br" || ending == "gz"
}
