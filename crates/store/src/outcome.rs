//! What became of a write.

use thiserror::Error;

use crate::PersonKey;

/// What became of a commit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is on the disk.
    Done,
    /// Somebody else was faster: the number is taken, the chair is, or the round has moved on. Nothing was written.
    Taken,
    /// The command was done before, with this number. Nothing was written.
    Known {
        /// The entry that it brought about.
        seq: u32,
    },
    /// Nothing was written.
    Failed(Fault),
}

/// Why nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no room. It may come back.
    Full,
    /// Somebody else held the file for too long.
    Busy,
    /// Too much waits already: it was not even tried.
    Crowded,
    /// The disk cannot be believed any more. The process should end; what the file holds is found by opening it anew.
    Broken,
}

/// The disk cannot be believed any more: nothing after this may be acknowledged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the store is broken: {0}")]
pub struct Broken(pub String);

/// What a work of the cold lane gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Made {
    /// Nothing that has to be told.
    Nothing,
    /// A person, made or found.
    Person(PersonKey),
    /// The command was done before; this is what was kept of it.
    Again(String),
}

/// Why a work of the cold lane was not done. Nothing was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// What it speaks of is not there, or not any more.
    #[error("there is no such row")]
    Missing,
    /// The store failed.
    #[error("the store failed")]
    Failed(Fault),
}
