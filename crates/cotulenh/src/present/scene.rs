//! The picture of a position: places, pieces, what they wear, the open session.

use std::sync::LazyLock;

use rules::{
    Badge, BoardId, BoardInfo, LayerView, PieceView, Position, Present, Scene, SessionView, Side,
    SiteInfo, Universe,
};

use super::site;
use crate::geometry::{FILES, RANKS, Square, Terrain};
use crate::movegen::attack::is_in_check;
use crate::notation::session::staying;
use crate::piece::{Kind, Piece};
use crate::position::Cotulenh;
use crate::step::Act;

rules::codes! {
    /// What a piece wears.
    pub(crate) enum Worn {
        /// Promoted (rules: 8).
        Heroic = "heroic",
        /// A commander that is attacked.
        Check = "check",
        /// A piece that has acted in the open session.
        Acted = "acted",
    }
}

/// The word for skins: the zones of rules 1.2, the river mouth and the bridges of 1.3 told apart.
fn terrain(square: Square) -> &'static str {
    match (square.terrain(), square.file(), square.rank()) {
        (Terrain::Sea, ..) => "sea",
        (Terrain::Mixed, 2, _) => "mixed",
        (Terrain::Mixed, ..) => "river",
        (Terrain::Land, 5 | 7, 5 | 6) => "bridge",
        (Terrain::Land, ..) => "land",
    }
}

pub(super) static UNIVERSE: LazyLock<Universe> = LazyLock::new(|| Universe {
    boards: vec![BoardInfo {
        name: "board".into(),
        size: (FILES, RANKS),
        corner: (0, 0, 0),
        kind: "main",
    }],
    sites: Square::all()
        .map(|square| SiteInfo {
            name: square.to_string(),
            board: BoardId(0),
            at: (i16::from(square.file()), i16::from(square.rank()), 0),
            terrain: terrain(square),
            owner: None,
        })
        .collect(),
    anchors: Vec::new(),
});

pub(super) fn picture(position: &Cotulenh) -> Scene {
    let checked = position
        .commander(position.side)
        .filter(|_| position.in_check())
        .map(site);
    Scene {
        sites: Square::all().map(site).collect(),
        pieces: Square::all()
            .flat_map(|square| {
                let group = position.board.at(square);
                group
                    .pieces()
                    .map(move |piece| position.piece_view(square, group.side(), piece))
            })
            .collect(),
        layers: Side::ALL
            .map(|side| LayerView {
                code: "air_defence",
                side,
                sites: position.air_defence(side).map(site).collect(),
            })
            .into(),
        meters: position.meters(),
        session: position.session_view(),
        checked: checked.into_iter().collect(),
        ..Scene::default()
    }
}

impl Cotulenh {
    fn piece_view(&self, square: Square, side: Side, piece: Piece) -> PieceView {
        let mut badges = Vec::new();
        if piece.is_heroic() {
            badges.push(Badge::plain(Worn::Heroic));
        }
        let kind = piece.kind();
        if kind == Kind::Commander && side == self.side && is_in_check(&self.board, side) {
            badges.push(Badge::plain(Worn::Check));
        }
        if let Some(session) = &self.session {
            let acted_here = square == session.origin && !session.remaining.contains(kind);
            if side == self.side && (acted_here || session.landed_on(square).contains(kind)) {
                badges.push(Badge::plain(Worn::Acted));
            }
        }
        PieceView {
            site: site(square),
            side,
            kind: kind.name(),
            badges,
        }
    }

    fn session_view(&self) -> Option<SessionView> {
        let session = self.session.as_ref()?;
        let acted = session.taken.iter().map(|taken| {
            let place = match taken.act {
                Act::Suicide => None,
                Act::Stay => Some(session.origin),
                Act::Quiet | Act::Displace | Act::Combine => Some(taken.to),
            };
            (taken.kind.name(), place.map(site))
        });
        Some(SessionView {
            origin: site(session.origin),
            acted: acted.collect(),
            remaining: staying(self, session)
                .pieces()
                .map(|piece| piece.kind().name())
                .collect(),
            can_commit: self.may_commit(),
        })
    }
}
