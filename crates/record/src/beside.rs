//! What a save holds beside the game: the clocks, and how the game was looked at.

use std::collections::BTreeMap;

use crate::Clock;

/// Neither part of the game nor of its identity: a record with other clocks is a record of the same game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The clocks, if the game has any.
    pub clock: Option<Clock>,
    /// View settings by name, in the words of whoever showed the game. Nobody here reads them.
    pub viewing: BTreeMap<String, String>,
}
