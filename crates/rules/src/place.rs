//! Places: the fixed universe of every place that can ever exist in a game.

use crate::Side;

/// A place of the game's universe, by its dense index: a square, or a court beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct SiteId(pub u16);

/// A board (or layer) of the universe, by its dense index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct BoardId(pub u8);

/// A place where a movable board can stand, by its dense index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AnchorId(pub u8);

/// Everything about the places of a game that never changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Universe {
    /// The boards, indexed by [`BoardId`].
    pub boards: Vec<BoardInfo>,
    /// The places, indexed by [`SiteId`].
    pub sites: Vec<SiteInfo>,
    /// Where movable boards can stand, indexed by [`AnchorId`]; empty in most games.
    pub anchors: Vec<AnchorInfo>,
}

impl Universe {
    /// The site with that name.
    #[must_use]
    pub fn site_named(&self, name: &str) -> Option<SiteId> {
        let index = self.sites.iter().position(|site| site.name == name)?;
        u16::try_from(index).ok().map(SiteId)
    }

    /// The name of a site; empty for an index outside the universe.
    #[must_use]
    pub fn site_name(&self, site: SiteId) -> &str {
        self.sites
            .get(usize::from(site.0))
            .map_or("", |info| info.name.as_str())
    }
}

/// A board: its name, its size and its place in the lattice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardInfo {
    /// The name in the game's own words (`W`, `QL3`, `sky`).
    pub name: String,
    /// Files and ranks it spans.
    pub size: (u8, u8),
    /// Lattice coordinates of its lowest file and rank, and its height.
    pub corner: (i16, i16, i16),
    /// What kind of board it is, for skins: `main`, `attack`, `layer`, …
    pub kind: &'static str,
}

/// A place: where it lies in the lattice and what it looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteInfo {
    /// The name that texts use (`a1`, `a1W`, `off`).
    pub name: String,
    /// The board it belongs to.
    pub board: BoardId,
    /// Lattice coordinates: file, rank, height. Metres belong to the front end.
    pub at: (i16, i16, i16),
    /// What it is, for skins: `light`, `dark`, `sea`, `river`, `palace`, `court`, …
    pub terrain: &'static str,
    /// Whose place it is, where that means something (a court, a palace).
    pub owner: Option<Side>,
}

/// A place where a movable board can stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnchorInfo {
    /// The name (`QL1`).
    pub name: String,
    /// Lattice coordinates of the lowest corner of a board that stands here.
    pub corner: (i16, i16, i16),
}
