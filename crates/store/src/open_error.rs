//! Why a folder of data cannot be opened. Nothing was written to it.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why a folder of data cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The folder is not there and cannot be made, or nothing can be written in it.
    #[error("cannot keep data in {path}: {1}; give a folder that can be written, or `--data none`", path = .0.display())]
    Folder(PathBuf, io::Error),
    /// There is no data to look at.
    #[error("there is no data in {}", .0.display())]
    Empty(PathBuf),
    /// Something is there already, and nothing is replaced.
    #[error("{} is there already; give another name", .0.display())]
    There(PathBuf),
    /// A copy cannot be written.
    #[error("cannot write the copy {path}: {1}", path = .0.display())]
    Copy(PathBuf, io::Error),
    /// Another process has it.
    #[error("{path} is in use by process {1}; end that one or give another folder", path = .0.display())]
    Locked(PathBuf, String),
    /// It is a file of something else.
    #[error("{} is no file of this program; give another folder", .0.display())]
    Foreign(PathBuf),
    /// A later version of the program wrote it.
    #[error(
        "the data has schema {found}, and this program knows {known}; use the program that wrote it, or a later one"
    )]
    Newer {
        /// What the file says.
        found: i64,
        /// What this program knows.
        known: i64,
    },
    /// A step of the schema is not the one that this program knows.
    #[error("step {0} of the schema is not the one that this program made; restore a copy")]
    Changed(i64),
    /// SQLite could not read it.
    #[error("the data cannot be read: {0}; restore a copy")]
    Damaged(String),
}

impl OpenError {
    /// The code for scripts.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            OpenError::Folder(..)
            | OpenError::Empty(_)
            | OpenError::There(_)
            | OpenError::Copy(..) => "E_DATA",
            OpenError::Locked(..) => "E_DATA_LOCKED",
            OpenError::Foreign(_) => "E_DATA_FOREIGN",
            OpenError::Newer { .. } | OpenError::Changed(_) => "E_SCHEMA",
            OpenError::Damaged(_) => "E_DATA_DAMAGED",
        }
    }
}
