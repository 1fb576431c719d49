//! The picture of a position.

use rules::{Badge, BoardView, LayerView, Meter, Owed, PieceView, Scene, SessionView, Waiting};
use serde::Serialize;

use super::{DetailView, SideView};

/// A picture of a position; sites, boards and anchors are indexes of the universe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SceneView {
    /// The places that exist now, ascending.
    pub sites: Vec<u16>,
    /// The movable boards and where they stand.
    pub boards: Vec<BoardStand>,
    /// The pieces; those of one site in stack order, the carrier first.
    pub pieces: Vec<PieceOn>,
    /// Sets of places that a view may draw on demand.
    pub layers: Vec<LayerSites>,
    /// Scores, energies, counts.
    pub meters: Vec<MeterView>,
    /// What must be answered before the normal turn, first entry first.
    pub owed: Vec<OwedView>,
    /// The open deploy session.
    pub session: Option<SessionState>,
    /// The places of attacked kings.
    pub checked: Vec<u16>,
}

impl From<&Scene> for SceneView {
    fn from(scene: &Scene) -> SceneView {
        SceneView {
            sites: scene.sites.iter().map(|site| site.0).collect(),
            boards: scene.boards.iter().map(BoardStand::from).collect(),
            pieces: scene.pieces.iter().map(PieceOn::from).collect(),
            layers: scene.layers.iter().map(LayerSites::from).collect(),
            meters: scene.meters.iter().map(MeterView::from).collect(),
            owed: scene.owed.iter().map(OwedView::from).collect(),
            session: scene.session.as_ref().map(SessionState::from),
            checked: scene.checked.iter().map(|site| site.0).collect(),
        }
    }
}

/// Where a movable board stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardStand {
    /// The board's own name.
    pub name: &'static str,
    /// Which board instance of the universe is visible.
    pub board: u8,
    /// Where it stands.
    pub anchor: u8,
    /// Whether it is turned by 180 degrees.
    pub rotated: bool,
    /// Who owns it.
    pub owner: SideView,
    /// Who may move it now; nobody if none.
    pub controller: Option<SideView>,
}

impl From<&BoardView> for BoardStand {
    fn from(board: &BoardView) -> BoardStand {
        BoardStand {
            name: board.name,
            board: board.board.0,
            anchor: board.anchor.0,
            rotated: board.rotated,
            owner: board.owner.into(),
            controller: board.controller.map(SideView::from),
        }
    }
}

/// A piece on a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceOn {
    /// Where it stands.
    pub site: u16,
    /// Whose it is.
    pub side: SideView,
    /// Its kind in the game's own words.
    pub kind: &'static str,
    /// Marks on it.
    pub badges: Vec<BadgeView>,
}

impl From<&PieceView> for PieceOn {
    fn from(piece: &PieceView) -> PieceOn {
        PieceOn {
            site: piece.site.0,
            side: piece.side.into(),
            kind: piece.kind,
            badges: piece.badges.iter().map(BadgeView::from).collect(),
        }
    }
}

/// A mark on a piece.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BadgeView {
    /// The code.
    pub code: &'static str,
    /// What it refers to, if anything.
    pub detail: Option<DetailView>,
}

impl From<&Badge> for BadgeView {
    fn from(badge: &Badge) -> BadgeView {
        BadgeView {
            code: badge.code.as_str(),
            detail: badge.detail.as_ref().map(DetailView::from),
        }
    }
}

/// A set of places with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LayerSites {
    /// The code.
    pub code: &'static str,
    /// Whose it is.
    pub side: SideView,
    /// The places, ascending.
    pub sites: Vec<u16>,
}

impl From<&LayerView> for LayerSites {
    fn from(layer: &LayerView) -> LayerSites {
        LayerSites {
            code: layer.code,
            side: layer.side.into(),
            sites: layer.sites.iter().map(|site| site.0).collect(),
        }
    }
}

/// A number that belongs to a side or to the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MeterView {
    /// The code.
    pub code: &'static str,
    /// Whose it is; none for a number of the whole game.
    pub side: Option<SideView>,
    /// The value.
    pub value: i32,
    /// The greatest value, where there is one.
    pub max: Option<i32>,
}

impl From<&Meter> for MeterView {
    fn from(meter: &Meter) -> MeterView {
        MeterView {
            code: meter.code,
            side: meter.side.map(SideView::from),
            value: meter.value,
            max: meter.max,
        }
    }
}

/// An answer that is owed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwedView {
    /// Who must answer.
    pub side: SideView,
    /// Where.
    pub site: u16,
    /// What.
    pub code: &'static str,
}

impl From<&Owed> for OwedView {
    fn from(owed: &Owed) -> OwedView {
        OwedView {
            side: owed.side.into(),
            site: owed.site.0,
            code: owed.code,
        }
    }
}

/// An open deploy session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SessionState {
    /// Where the stack stood.
    pub origin: u16,
    /// What has acted, in order.
    pub acted: Vec<ActedView>,
    /// The pieces that may still act.
    pub remaining: Vec<WaitingView>,
    /// Whether the session may be closed now.
    pub can_commit: bool,
}

/// A piece that may still act in a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct WaitingView {
    /// Its kind.
    pub kind: &'static str,
    /// What chooses it after the origin, out of two of a kind the one that is meant.
    pub pick: String,
}

/// A piece that has acted in a session.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActedView {
    /// Its kind.
    pub kind: &'static str,
    /// Where it went; none if it died.
    pub site: Option<u16>,
}

impl From<&Waiting> for WaitingView {
    fn from(waiting: &Waiting) -> WaitingView {
        WaitingView {
            kind: waiting.kind,
            pick: waiting.pick.to_string(),
        }
    }
}

impl From<&SessionView> for SessionState {
    fn from(session: &SessionView) -> SessionState {
        let acted = session.acted.iter().map(|&(kind, site)| ActedView {
            kind,
            site: site.map(|site| site.0),
        });
        SessionState {
            origin: session.origin.0,
            acted: acted.collect(),
            remaining: session.remaining.iter().map(WaitingView::from).collect(),
            can_commit: session.can_commit,
        }
    }
}
