//! What the judge of repetitions asks rhythm xiangqi (rules: 5.5, 9.6).

use rules::{Position, Side, SiteId};

use super::{Layer, Node, Rhythm, RhythmStep, movegen};
use crate::repetition::Duel;
use crate::{Piece, Point, destinations};

impl Duel for Rhythm {
    type Node = Node;

    fn nodes(step: RhythmStep) -> Option<(Node, Node)> {
        step.way()
    }

    fn point(node: Node) -> Point {
        node.point()
    }

    fn site(node: Node) -> SiteId {
        super::present::site(node)
    }

    fn king(&self, side: Side) -> Option<Node> {
        self.board(Layer::Standard).king(side).map(Node::standard)
    }

    fn piece_on(&self, node: Node) -> Option<Piece> {
        self.piece(node)
    }

    /// Inside every layer, and vertically what the side can pay for here.
    fn captures(&self, side: Side) -> Vec<(Node, Node)> {
        let enemy = side.other();
        let mut captures = Vec::new();
        for layer in Layer::ALL {
            let board = self.board(layer);
            for (point, piece) in board.iter().filter(|(_, piece)| piece.side == side) {
                let targets = destinations(board, piece, point) & board.side(enemy);
                let from = Node::new(layer, point);
                captures.extend(targets.into_iter().map(|to| (from, Node::new(layer, to))));
            }
            for to in Layer::ALL.into_iter().filter(|&to| to != layer) {
                let origins = movegen::vertical_origins(self, side, layer, to);
                let taking = origins & self.board(to).side(enemy);
                captures.extend(
                    taking
                        .into_iter()
                        .map(|point| (Node::new(layer, point), Node::new(to, point))),
                );
            }
        }
        captures
    }

    fn king_attackers(&self, side: Side) -> Vec<Node> {
        self.attackers(side)
    }

    /// With the default grade (rules: 9.6).
    fn after_capture(&self, side: Side, from: Node, to: Node) -> Rhythm {
        rules::after(
            &self.clone().with_actor(side),
            RhythmStep::between(from, to),
        )
    }

    fn can_take_on(&self, node: Node) -> bool {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        steps
            .into_iter()
            .any(|step| step.way().is_some_and(|(_, to)| to == node))
    }
}
