//! What the judge of repetitions asks plain xiangqi (rules: 5.4).

use rules::{Position, Side, SiteId};

use crate::position::actor_key;
use crate::repetition::Duel;
use crate::{Piece, Point, Repetition, Step, Xiangqi, destinations, movegen};

impl Duel for Xiangqi {
    type Node = Point;

    fn repetition(&self) -> Repetition {
        self.options.repetition
    }

    fn nodes(step: Step) -> Option<(Point, Point)> {
        Some((step.from, step.to))
    }

    fn point(node: Point) -> Point {
        node
    }

    fn site(node: Point) -> SiteId {
        crate::present::site(node)
    }

    fn king(&self, side: Side) -> Option<Point> {
        self.board.king(side)
    }

    fn piece_on(&self, node: Point) -> Option<Piece> {
        self.board.piece(node)
    }

    fn captures(&self, side: Side) -> Vec<(Point, Point)> {
        let enemies = self.board.side(side.other());
        let mut captures = Vec::new();
        for from in self.board.side(side) {
            if let Some(piece) = self.board.piece(from) {
                let targets = destinations(&self.board, piece, from) & enemies;
                captures.extend(targets.into_iter().map(|to| (from, to)));
            }
        }
        captures
    }

    fn king_attackers(&self, side: Side) -> Vec<Point> {
        self.board
            .king(side)
            .map(|king| {
                movegen::attackers(&self.board, king, side.other())
                    .into_iter()
                    .collect()
            })
            .unwrap_or_default()
    }

    fn given_to(&self, side: Side) -> Xiangqi {
        let mut given = self.clone();
        given.key ^= actor_key(given.actor) ^ actor_key(side);
        given.actor = side;
        given
    }

    fn after_capture(mut self, from: Point, to: Point) -> Xiangqi {
        // Only looked at, never taken back.
        let _token = self.play_unchecked(Step::new(from, to));
        self
    }
}
