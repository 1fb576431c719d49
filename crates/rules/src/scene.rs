//! What an eye needs of a position: plain data in lattice coordinates, no pixels and no sentences.

use crate::{AnchorId, BoardId, Code, Codes, Detail, Pick, Side, SiteId};

/// A picture of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The places that exist now, ascending.
    pub sites: Vec<SiteId>,
    /// The movable boards and where they stand.
    pub boards: Vec<BoardView>,
    /// The pieces; those of one site in stack order, the carrier first.
    pub pieces: Vec<PieceView>,
    /// Sets of places that a view may draw on demand (air-defence cover).
    pub layers: Vec<LayerView>,
    /// Scores, energies, clocks, counts: [`Present::meters`](crate::Present::meters).
    pub meters: Vec<Meter>,
    /// What must be answered before the normal turn, first entry first.
    pub owed: Vec<Owed>,
    /// The open deploy session.
    pub session: Option<SessionView>,
    /// The places of attacked kings.
    pub checked: Vec<SiteId>,
}

/// A movable board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// The board's own name (`WQL`).
    pub name: &'static str,
    /// Which board instance of the universe is visible.
    pub board: BoardId,
    /// Where it stands.
    pub anchor: AnchorId,
    /// Whether it is turned by 180 degrees.
    pub rotated: bool,
    /// Who owns it.
    pub owner: Side,
    /// Who may move it now by the rules of control; `None` if nobody.
    pub controller: Option<Side>,
}

/// A piece on a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceView {
    /// Where it stands.
    pub site: SiteId,
    /// Whose it is.
    pub side: Side,
    /// Its kind in the game's own words (`rook`, `commander`).
    pub kind: &'static str,
    /// Marks on it.
    pub badges: Vec<Badge>,
}

/// A mark on a piece, with what explains it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Badge {
    /// The code: `heroic`, `deferred`, `frozen`, `transported`, `check`, `acted`, …
    pub code: Code,
    /// What it refers to: the covering board, the missing square.
    pub detail: Option<Detail>,
}

impl Badge {
    /// A badge that needs no explanation.
    #[must_use]
    pub fn plain(code: impl Codes) -> Badge {
        Badge {
            code: code.into(),
            detail: None,
        }
    }

    /// A badge with what it refers to.
    #[must_use]
    pub fn about(code: impl Codes, detail: Detail) -> Badge {
        Badge {
            code: code.into(),
            detail: Some(detail),
        }
    }
}

crate::codes! {
    /// The mark of an attacked king, in every game that has one.
    pub enum Attacked {
        /// The king is in check.
        Check = "check",
    }
}

/// A set of places with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayerView {
    /// The code (`air_defence`).
    pub code: &'static str,
    /// Whose it is.
    pub side: Side,
    /// The places, ascending.
    pub sites: Vec<SiteId>,
}

/// A number that belongs to a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meter {
    /// The code: `guests`, `captured`, `energy`, `clock`, `deferred`, …
    pub code: &'static str,
    /// Whose it is; `None` for a number of the whole game.
    pub side: Option<Side>,
    /// The value.
    pub value: i32,
    /// The greatest value, where there is one.
    pub max: Option<i32>,
}

/// An answer that is owed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owed {
    /// Who must answer.
    pub side: Side,
    /// Where.
    pub site: SiteId,
    /// What: `promotion`.
    pub code: &'static str,
}

/// An open deploy session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionView {
    /// Where the stack stood.
    pub origin: SiteId,
    /// The kinds that have acted, in order, with the place each went to (`None` if it died).
    pub acted: Vec<(&'static str, Option<SiteId>)>,
    /// The pieces that may still act.
    pub remaining: Vec<Waiting>,
    /// Whether the session may be closed now.
    pub can_commit: bool,
}

/// A piece that may still act in an open session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// Its kind.
    pub kind: &'static str,
    /// What chooses it after the origin, out of two of a kind the one that is meant.
    pub pick: Pick,
}
