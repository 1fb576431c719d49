//! The games that can be talked about.

use table::{GameInfo, Library};

/// The game of clients that cannot name one.
const HOME: &str = "xiangqi";

/// A library together with the list of what is in it.
#[derive(Clone, Copy)]
pub struct Shelf<'a> {
    /// Every game.
    pub games: &'a [GameInfo],
    /// Opens them.
    pub library: &'a dyn Library,
}

impl Shelf<'_> {
    /// A game by its id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<GameInfo> {
        self.games.iter().find(|game| game.id == id).copied()
    }

    /// The game that a conversation begins with: the one of UCCI, Cyclone and XBoard clients, or else the first; `None` if the
    /// shelf is empty.
    #[must_use]
    pub fn home(&self) -> Option<GameInfo> {
        self.find(HOME).or(self.games.first().copied())
    }
}

impl std::fmt::Debug for Shelf<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(self.games.iter().map(|game| game.id))
            .finish()
    }
}
