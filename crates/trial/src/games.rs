//! The games as rounds ask for them: those of the catalogue, and the smallest one, which no catalogue of a program lists.

use dummy::Dummy;
use rules::{Drafts, Refusal};
use table::{GameInfo, Library, Opening, Table};

/// Every game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Every;

/// A game as rounds know it.
#[derive(Clone, Copy)]
pub struct Known {
    /// What it is.
    pub info: GameInfo,
    /// How its pieces are chosen apart, if they are.
    pub drafts: Option<&'static dyn Drafts>,
}

impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Known").field(&self.info.id).finish()
    }
}

/// All of them, the smallest one last. A feature of the catalogue would list it in every program that is built beside this crate.
#[must_use]
pub fn every() -> Vec<Known> {
    let listed = catalog::games().iter().map(|listing| Known {
        info: listing.info,
        drafts: listing.drafts,
    });
    let smallest = Known {
        info: GameInfo::of::<Dummy>(),
        drafts: None,
    };
    listed.chain([smallest]).collect()
}

fn find(game: &str) -> Option<Known> {
    every().into_iter().find(|known| known.info.id == game)
}

impl Library for Every {
    fn open(
        &self,
        game: &str,
        options: &[(String, String)],
        opening: &Opening,
    ) -> Result<Box<dyn Table>, Refusal> {
        if game == GameInfo::of::<Dummy>().id {
            return table::open::<Dummy>(options, opening);
        }
        catalog::find(game)?.open(options, opening)
    }
}

impl round::Games for Every {
    fn info(&self, game: &str) -> Option<GameInfo> {
        find(game).map(|known| known.info)
    }

    fn drafts(&self, game: &str) -> Option<&'static dyn Drafts> {
        find(game)?.drafts
    }
}
