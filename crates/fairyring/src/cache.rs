//! The user's cache folder.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::failure::Failure;
use crate::refusal::CommandRefusal;

/// The file of that name in the cache folder of this program. `FAIRYRING_CACHE` names another folder.
pub(crate) fn file(name: &str) -> Result<PathBuf, Failure> {
    if let Some(folder) = std::env::var_os("FAIRYRING_CACHE") {
        return Ok(PathBuf::from(folder).join(name));
    }
    let base = etcetera::choose_base_strategy().map_err(|_| CommandRefusal::NoHome)?;
    Ok(base.cache_dir().join("fairyring").join(name))
}

/// Writes a file whole or not at all.
pub(crate) fn store(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let unusable = |error: std::io::Error| Failure::cache(path, &error);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(unusable)?;
    }
    let part = path.with_extension(format!("part{}", std::process::id()));
    fs::write(&part, bytes).map_err(unusable)?;
    fs::rename(&part, path).map_err(unusable)
}
