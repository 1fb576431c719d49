//! The catalogue for whoever opens tables by the id of a game.

use rules::Refusal;
use table::{Library, Opening, Table};

/// The catalogue as a library of tables.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

impl Library for Catalog {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        crate::find(game)?.open(options, opening)
    }
}
