//! What a target is.

use crate::TARGETS;

/// One way to feed bytes to the project.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also of its libFuzzer binary.
    pub name: &'static str,
    /// Takes any bytes; panics if something does not hold.
    pub run: fn(&[u8]),
    /// Good inputs to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// The target of that name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
