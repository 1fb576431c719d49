//! `cargo xtask site DIR`: the page as plain files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{build, npm};
use crate::workspace;

/// Write the page as plain files that any server can send, under any path.
///
/// Everything but online play works there: the rules run in the browser. A server of one's own should send `.wasm` as
/// application/wasm, and may send the `.br` and `.gz` beside a file instead of it.
#[derive(clap::Args)]
pub(crate) struct Site {
    /// A folder that is empty or does not exist yet
    folder: PathBuf,
}

pub(crate) fn site(args: &Site) -> Result<()> {
    let folder = &args.folder;
    let folder = if folder.is_absolute() {
        folder.clone()
    } else {
        std::env::current_dir()?.join(folder)
    };
    // Whatever lies there is somebody's.
    if folder.exists() && fs::read_dir(&folder)?.next().is_some() {
        bail!(
            "{} is not empty; name a folder that is, or that does not exist",
            folder.display()
        );
    }
    build()?;
    copy(&npm::folder().join("dist"), &folder)?;
    let shown = folder.strip_prefix(workspace::root()).unwrap_or(&folder);
    println!("{}", shown.display());
    Ok(())
}

/// A file, or a folder with everything in it.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        let copied = fs::copy(from, to);
        copied.with_context(|| format!("cannot write {}", to.display()))?;
        return Ok(());
    }
    fs::create_dir_all(to).with_context(|| format!("cannot make {}", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_with_something_in_it_is_left_alone() {
        let folder = workspace::root().join("docs");
        let refusal = site(&Site { folder }).unwrap_err().to_string();
        assert!(refusal.contains("is not empty"), "{refusal}");
    }
}
