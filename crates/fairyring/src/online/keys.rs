//! Who one is to each server, kept over the end of the program: whoever comes back finds his chairs.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

use crate::commands::data_folder;
use crate::failure::Failure;

/// Keys by server, in a file that nobody else may read.
#[derive(Debug)]
pub(crate) struct Keys {
    path: PathBuf,
    kept: BTreeMap<String, String>,
}

impl Keys {
    /// # Errors
    /// `E_FILE` for a file that cannot be read or is none of ours: it is never written over.
    pub(crate) fn open() -> Result<Keys, Failure> {
        let path = data_folder()?.join("players.json");
        let kept = match fs::read_to_string(&path) {
            Ok(text) => serde_json::from_str(&text)
                .map_err(|error| Failure::file(&path, &io::Error::other(error)))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(Failure::file(&path, &error)),
        };
        Ok(Keys { path, kept })
    }

    pub(crate) fn of(&self, authority: &str) -> Option<String> {
        self.kept.get(authority).cloned()
    }

    /// Keeps a key, if it is new.
    ///
    /// # Errors
    /// `E_FILE`.
    pub(crate) fn keep(&mut self, authority: &str, cookie: Option<&String>) -> Result<(), Failure> {
        let Some(cookie) = cookie.filter(|cookie| self.kept.get(authority) != Some(cookie)) else {
            return Ok(());
        };
        self.kept.insert(authority.to_owned(), cookie.clone());
        self.write()
            .map_err(|error| Failure::file(&self.path, &error))
    }

    /// Beside the file and then in its place: a power cut leaves one or the other.
    fn write(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let fresh = self.path.with_extension("new");
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        file.write_all(serde_json::to_string_pretty(&self.kept)?.as_bytes())?;
        file.sync_all()?;
        fs::rename(fresh, &self.path)
    }
}
