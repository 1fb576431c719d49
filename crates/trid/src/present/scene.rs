//! The picture of a position.

use rules::{Badge, BoardView, LayerView, Meter, Owed, PieceView, Position, Scene, Side};

use super::universe::{anchor_id, board_id, site_id};
use crate::geometry::{Board, Rotation, Square, TABLES};
use crate::piece::{Form, Piece};
use crate::position::TriD;

impl TriD {
    pub(super) fn picture(&self) -> Scene {
        let checked = if self.in_check() {
            vec![site_id(self.king(self.side))]
        } else {
            Vec::new()
        };
        Scene {
            sites: self.active.map(site_id).collect(),
            boards: Board::ALL.map(|board| self.board_view(board)).to_vec(),
            pieces: self
                .pieces()
                .filter_map(|square| Some(self.piece_view(square, self.piece_at(square)?)))
                .collect(),
            layers: Side::ALL
                .map(|side| LayerView {
                    code: "promotion",
                    side,
                    sites: (self.promotion_squares(side) & self.active)
                        .map(site_id)
                        .collect(),
                })
                .to_vec(),
            meters: self.meters(),
            owed: self
                .pending
                .map(|square| Owed {
                    side: self.side,
                    site: site_id(square),
                    code: "promotion",
                })
                .collect(),
            session: None,
            checked,
        }
    }

    fn board_view(&self, board: Board) -> BoardView {
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
        if let Some(board) = self.covering(square) {
            badges.push(Badge {
                code: "deferred",
                detail: board.name().to_owned(),
            });
        }
        if let Some(missing) = self.frozen_by(square, piece) {
            badges.push(Badge {
                code: "frozen",
                detail: missing,
            });
        }
        if piece.form == Form::Transported {
            badges.push(Badge::plain("transported"));
        }
        if piece.form == Form::King && piece.side == self.side && self.in_check() {
            badges.push(Badge::plain("check"));
        }
        PieceView {
            site: site_id(square),
            side: piece.side,
            kind: piece.form.kind().name(),
            badges,
        }
    }

    /// The squares of which one would thaw a frozen pawn (`z5QL2 z5QL5`).
    fn frozen_by(&self, square: Square, piece: Piece) -> Option<String> {
        if !self.frozen_pawns(piece.side).has(square) {
            return None;
        }
        let column = self.missing_ahead(square, piece.side)?;
        let names: Vec<String> = TABLES.column[column.index()]
            .map(|square| square.to_string())
            .collect();
        Some(names.join(" "))
    }

    fn meters(&self) -> Vec<Meter> {
        let mut meters = Vec::with_capacity(5);
        for side in Side::ALL {
            for (code, pawns) in [
                ("deferred", self.deferred_pawns(side)),
                ("frozen", self.frozen_pawns(side)),
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
            value: i32::try_from(self.halfmoves).unwrap_or(i32::MAX),
            max: Some(100),
        });
        meters
    }
}
