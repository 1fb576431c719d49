//! The picture of a position.

use rules::{
    Badge, BoardView, Detail, Detailed as _, LayerView, Meter, Owed, PieceView, Position, Scene,
    Side,
};

use super::universe::{anchor_id, board_id, site_id};
use crate::geometry::{Board, Rotation, Square, TABLES};
use crate::piece::{Form, Piece};
use crate::position::TriD;

rules::codes! {
    /// Marks on pieces.
    pub enum Mark {
        /// A pawn waits for this board to leave.
        Deferred = "deferred",
        /// A pawn cannot advance, because its promotion plane is missing: none of these squares exists.
        Frozen = "frozen",
        /// A pawn that was carried.
        Transported = "transported",
        /// A king in check.
        Check = "check",
        /// A pawn that never moved, told only where a position is set up: on a board its place says it.
        Unmoved = "unmoved",
    }
}

/// The picture.
pub(super) fn scene(position: &TriD) -> Scene {
    let checked = if position.in_check() {
        vec![site_id(position.king(position.side))]
    } else {
        Vec::new()
    };
    Scene {
        sites: position.active.map(site_id).collect(),
        boards: Board::ALL.map(|board| position.board_view(board)).to_vec(),
        pieces: position
            .pieces()
            .filter_map(|square| Some(position.piece_view(square, position.piece_at(square)?)))
            .collect(),
        layers: Side::ALL
            .map(|side| LayerView {
                code: "promotion",
                side,
                sites: (position.promotion_squares(side) & position.active)
                    .map(site_id)
                    .collect(),
            })
            .to_vec(),
        meters: meters(position),
        owed: position
            .pending
            .map(|square| Owed {
                side: position.side,
                site: site_id(square),
                code: "promotion",
            })
            .collect(),
        session: None,
        checked,
    }
}

/// What a status panel counts.
pub(super) fn meters(position: &TriD) -> Vec<Meter> {
    let mut meters = Vec::with_capacity(5);
    for side in Side::ALL {
        for (code, pawns) in [
            ("deferred", position.deferred_pawns(side)),
            ("frozen", position.planeless_pawns(side)),
        ] {
            meters.push(Meter {
                code,
                side: Some(side),
                value: pawns.len() as i32,
                max: None,
            });
        }
    }
    meters.push(Meter {
        code: "clock",
        side: None,
        value: i32::try_from(position.halfmoves).unwrap_or(i32::MAX),
        max: Some(100),
    });
    meters
}

impl TriD {
    pub(crate) fn board_view(&self, board: Board) -> BoardView {
        let instance = self.boards.instance(board);
        BoardView {
            name: board.name(),
            board: board_id(instance),
            anchor: anchor_id(instance.pin),
            rotated: instance.rotation == Rotation::Turned,
            owner: board.owner(),
            controller: self.controller(board),
        }
    }

    fn piece_view(&self, square: Square, piece: Piece) -> PieceView {
        let mut badges = Vec::new();
        if let Some(board) = self.deferred_promotion(square) {
            badges.push(Badge::about(Mark::Deferred, board.detail()));
        }
        if let Some(missing) = self.frozen_by(square, piece) {
            badges.push(Badge::about(Mark::Frozen, missing));
        }
        if piece.form == Form::Transported {
            badges.push(Badge::plain(Mark::Transported));
        }
        if piece.form == Form::King && piece.side == self.side && self.in_check() {
            badges.push(Badge::plain(Mark::Check));
        }
        PieceView {
            site: site_id(square),
            side: piece.side,
            kind: piece.form.kind().name(),
            badges,
        }
    }

    /// The squares of which one would give a pawn its promotion plane back (`z8QL6`).
    fn frozen_by(&self, square: Square, piece: Piece) -> Option<Detail> {
        if !self.planeless_pawns(piece.side).has(square) {
            return None;
        }
        let column = self.missing_ahead(square, piece.side)?;
        let names = TABLES.column[column.index()].map(|square| square.to_string());
        Some(Detail::Words(names.collect()))
    }
}
