//! The catalogue as rounds see it.

use round::Games;
use rules::{Drafts, Refusal};
use table::{GameInfo, Library, Opening, Table};

/// Every game of the catalogue.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Listed;

impl Library for Listed {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        #[cfg(test)]
        crate::planted::may_break(opening);
        catalog::Catalog.open(game, options, opening)
    }
}

impl Games for Listed {
    fn info(&self, game: &str) -> Option<GameInfo> {
        catalog::find(game).ok().map(|listing| listing.info)
    }

    fn drafts(&self, game: &str) -> Option<&'static dyn Drafts> {
        catalog::find(game).ok()?.drafts
    }
}

/// The version of the rules of a game.
pub(crate) fn rules_of(game: &str) -> u32 {
    catalog::find(game).map_or(0, |listing| listing.info.rules)
}
