//! What a save holds beside the game: the clocks, and how the game was looked at.

use std::collections::BTreeMap;

/// Neither part of the game nor of its identity: a record with other clocks is a record of the same game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The clocks, if the game has any.
    pub clock: Option<Clock>,
    /// View settings by name, in the words of whoever showed the game. Nobody here reads them.
    pub viewing: BTreeMap<String, String>,
}

/// Two clocks that stand; all times in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What each side began with.
    pub base: u32,
    /// What a side earns by a turn.
    pub increment: u32,
    /// What is left of it, the first side's first.
    pub left: [u32; 2],
}
