//! What the judge of repetitions asks rhythm xiangqi (rules: 5.4, 9.6).

use rules::{Position, Side, SiteId};

use super::{Layer, Node, Rhythm, RhythmStep, movegen};
use crate::repetition::Duel;
use crate::{Piece, Point, Repetition, destinations};

impl Duel for Rhythm {
    type Node = Node;

    fn repetition(&self) -> Repetition {
        self.options.plain.repetition
    }

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
        // Each layer was looked through several times.
        captures.sort_unstable();
        captures
    }

    fn king_attackers(&self, side: Side) -> Vec<Node> {
        self.attackers(side)
    }

    fn given_to(&self, side: Side) -> Rhythm {
        self.clone().with_actor(side)
    }

    fn after_capture(mut self, from: Node, to: Node) -> Rhythm {
        // Only looked at, never taken back.
        let _token = self.play_unchecked(RhythmStep::between(from, to));
        self
    }
}
