//! The places of a game, which never change.

use rules::{AnchorInfo, BoardInfo, SiteInfo, Universe};
use serde::Serialize;

use super::SideView;

/// Every place that can ever exist in a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UniverseView {
    /// The boards, by their index.
    pub boards: Vec<BoardPlace>,
    /// The places, by their index.
    pub sites: Vec<SitePlace>,
    /// Where movable boards can stand, by their index.
    pub anchors: Vec<AnchorPlace>,
}

impl From<&Universe> for UniverseView {
    fn from(universe: &Universe) -> UniverseView {
        UniverseView {
            boards: universe.boards.iter().map(BoardPlace::from).collect(),
            sites: universe.sites.iter().map(SitePlace::from).collect(),
            anchors: universe.anchors.iter().map(AnchorPlace::from).collect(),
        }
    }
}

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardPlace {
    /// The name in the game's own words.
    pub name: String,
    /// Files and ranks.
    pub size: (u8, u8),
    /// File, rank and height of its lowest corner.
    pub corner: (i16, i16, i16),
    /// What kind of board it is, for skins.
    pub kind: &'static str,
}

impl From<&BoardInfo> for BoardPlace {
    fn from(board: &BoardInfo) -> BoardPlace {
        BoardPlace {
            name: board.name.clone(),
            size: board.size,
            corner: board.corner,
            kind: board.kind,
        }
    }
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SitePlace {
    /// The name that texts use.
    pub name: String,
    /// The board it belongs to.
    pub board: u8,
    /// File, rank and height.
    pub at: (i16, i16, i16),
    /// What it is, for skins.
    pub terrain: &'static str,
    /// Whose place it is, where that means something.
    pub owner: Option<SideView>,
}

impl From<&SiteInfo> for SitePlace {
    fn from(site: &SiteInfo) -> SitePlace {
        SitePlace {
            name: site.name.clone(),
            board: site.board.0,
            at: site.at,
            terrain: site.terrain,
            owner: site.owner.map(SideView::from),
        }
    }
}

/// A place where a movable board can stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AnchorPlace {
    /// The name.
    pub name: String,
    /// File, rank and height of the lowest corner of a board that stands here.
    pub corner: (i16, i16, i16),
}

impl From<&AnchorInfo> for AnchorPlace {
    fn from(anchor: &AnchorInfo) -> AnchorPlace {
        AnchorPlace {
            name: anchor.name.clone(),
            corner: anchor.corner,
        }
    }
}
