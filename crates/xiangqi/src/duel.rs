//! What the judge of repetitions asks plain xiangqi (rules: 5.5).

use rules::{Position, Side, SiteId};

use crate::repetition::Duel;
use crate::{Piece, Point, Step, Xiangqi, destinations, movegen};

impl Duel for Xiangqi {
    type Node = Point;

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

    fn after_capture(&self, side: Side, from: Point, to: Point) -> Xiangqi {
        let mut before = self.clone();
        before.actor = side;
        rules::after(&before, Step::new(from, to))
    }

    fn can_take_on(&self, node: Point) -> bool {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        steps.iter().any(|step| step.to == node)
    }
}
