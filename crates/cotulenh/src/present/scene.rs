//! The picture of a position: places, pieces, what they wear, the open session.

use std::sync::LazyLock;

use rules::{
    Badge, BoardId, BoardInfo, LayerView, Pick, PieceView, Position, Present, Scene, SessionView,
    Side, SiteInfo, Universe, Waiting, Word,
};

use super::{site, word};
use crate::aims::Division;
use crate::geometry::{FILES, RANKS, Square, Terrain};
use crate::movegen::attack::{Shelter, is_in_check};
use crate::piece::{Kind, Piece};
use crate::position::Cotulenh;
use crate::stack::Group;
use crate::step::{Act, Actors};

rules::codes! {
    /// What a piece wears.
    pub(crate) enum Worn {
        /// Promoted (rules: 8).
        Heroic = "heroic",
        /// A commander that is attacked.
        Check = "check",
        /// A piece that has acted in the open session.
        Acted = "acted",
        /// A commander in its headquarter, which some pieces cannot break (rules: 17.5).
        Sheltered = "sheltered",
        /// A piece of a division whose loss ends the game (rules: 17.6).
        Counts = "counts",
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
                (0u8..)
                    .zip(group.pieces())
                    .map(move |(slot, piece)| position.piece_view(square, slot, piece))
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
    fn piece_view(&self, square: Square, slot: u8, piece: Piece) -> PieceView {
        let group = self.board.at(square);
        let (kind, side) = (piece.kind(), group.side());
        let mut badges = Vec::new();
        if piece.is_heroic() {
            badges.push(Badge::plain(Worn::Heroic));
        }
        if kind == Kind::Commander && side == self.side && is_in_check(&self.board, side) {
            badges.push(Badge::plain(Worn::Check));
        }
        if self.has_acted(square, slot, piece) {
            badges.push(Badge::plain(Worn::Acted));
        }
        let shelter = Shelter::of(group, self.board.book());
        if kind == Kind::Commander && shelter == Shelter::Headquarter {
            badges.push(Badge::plain(Worn::Sheltered));
        }
        if Division::counting(self.options()).any(|division| division.kinds().contains(kind)) {
            badges.push(Badge::plain(Worn::Counts));
        }
        PieceView {
            site: site(square),
            side,
            kind: kind.name(),
            badges,
        }
    }

    /// Whether a piece has acted in the open session. Of two equal pieces the first so many are said to have.
    fn has_acted(&self, square: Square, slot: u8, piece: Piece) -> bool {
        let Some(session) = self.session.as_ref() else {
            return false;
        };
        let group = self.board.at(square);
        if group.side() != self.side {
            return false;
        }
        let equal = |pieces: Group| pieces.pieces().filter(|&other| other == piece).count();
        let before = group.pieces().take(usize::from(slot));
        let earlier = before.filter(|&other| other == piece).count();
        if square == session.origin {
            return earlier < equal(group) - equal(session.waiting(&self.board));
        }
        let landed = session.landed_on(square);
        if landed.has_two(piece.kind()) || !group.kinds().has_two(piece.kind()) {
            return landed.contains(piece.kind());
        }
        // One plane has joined another: the one that stood there has not acted. Alike, either may be said to have.
        let came = session
            .taken
            .iter()
            .find(|taken| taken.landed() == Some(square) && taken.kind() == Some(piece.kind()));
        let unlike = group.has_unlike(piece.kind());
        came.is_some_and(|taken| match unlike {
            true => taken.changes.moving.carrier() == piece,
            false => earlier == 0,
        })
    }

    fn session_view(&self) -> Option<SessionView> {
        let session = self.session.as_ref()?;
        let acted = session.taken.iter().filter_map(|taken| {
            let place = match taken.act {
                Act::Suicide => None,
                Act::Stay => Some(session.origin),
                Act::Quiet | Act::Displace | Act::Combine => Some(taken.to),
            };
            Some((taken.kind()?.name(), place.map(site)))
        });
        Some(SessionView {
            origin: site(session.origin),
            acted: acted.collect(),
            remaining: session
                .waiting(&self.board)
                .pieces()
                .map(|piece| waiting(session.waiting(&self.board), piece))
                .collect(),
            can_commit: self.may_commit(),
        })
    }
}

/// A piece that may still act. Of two unlike ones of a kind the heroic one has a word of its own (rules: 17.3.2).
fn waiting(group: Group, piece: Piece) -> Waiting {
    let kind = piece.kind();
    let hero = Actors::heroic(kind).filter(|_| piece.is_heroic() && group.has_unlike(kind));
    let choice = hero.and_then(word).unwrap_or(Word::new(kind.name()));
    Waiting {
        kind: kind.name(),
        pick: Pick::Choice(choice),
    }
}
