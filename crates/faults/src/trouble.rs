//! Why a fault could not be tried.

use std::io;

use store::{Broken, OpenError};
use thiserror::Error;

/// Why a fault could not be tried. What a fault brings to light is no trouble but a figure.
#[derive(Debug, Error)]
pub enum Trouble {
    /// A player or a process that cannot do its part.
    #[error(transparent)]
    Load(#[from] load::Fault),
    /// A store that cannot be read.
    #[error(transparent)]
    Store(#[from] Broken),
    /// A store that cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A file that cannot be read or written.
    #[error("files: {0}")]
    Files(#[from] io::Error),
    /// A database that cannot be prepared.
    #[error("the database: {0}")]
    Database(#[from] rusqlite::Error),
    /// Something that had to happen first did not.
    #[error("{0}")]
    Never(String),
}
