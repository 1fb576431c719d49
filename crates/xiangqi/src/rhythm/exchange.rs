//! The exchange on one node: the contest of its layer, and whoever stands straight above or below and can pay.

use arrayvec::ArrayVec;
use rules::Side;

use super::{Energy, Layer, Node, Rhythm, RhythmStep};
use crate::eval::exchange::{BY_VALUE, Contest, Melee, play_out};
use crate::{Kind, Piece};

/// Somebody straight above or below the target.
#[derive(Clone, Copy)]
struct Neighbour {
    node: Node,
    piece: Piece,
    distance: u8,
}

/// A node and all who can take there.
struct Pillar<'a> {
    melee: Melee<'a>,
    target: Node,
    neighbours: ArrayVec<Neighbour, 2>,
    /// What each side has left to pay with; what it earns on the way is left out.
    energies: [u8; 2],
}

impl<'a> Pillar<'a> {
    fn new(position: &'a Rhythm, target: Node) -> Pillar<'a> {
        let open = position.options.layers_open.has(target.layer());
        let neighbours = Layer::ALL
            .into_iter()
            .filter(|&layer| open && layer != target.layer())
            .filter_map(|layer| {
                let node = Node::new(layer, target.point());
                Some(Neighbour {
                    node,
                    piece: position.piece(node)?,
                    distance: layer.distance(target.layer()),
                })
            })
            .collect();
        Pillar {
            melee: Melee::new(position.board(target.layer()), target.point()),
            target,
            neighbours,
            energies: position.energies.map(Energy::value),
        }
    }

    /// Whether a neighbour could take on the target now (rules: 9.4, 9.5).
    fn strikes(&self, neighbour: &Neighbour) -> bool {
        let energy = Energy::new(self.energies[neighbour.piece.side.index()]);
        if !energy.is_some_and(|energy| energy.pays(neighbour.distance)) {
            return false;
        }
        match (neighbour.piece.kind, neighbour.distance) {
            (Kind::King, _) | (Kind::Cannon, 1) => false,
            (_, 1) => true,
            (Kind::Rook, _) => !self.is_middle_held(),
            (Kind::Cannon, _) => self.is_middle_held(),
            _ => false,
        }
    }

    fn is_middle_held(&self) -> bool {
        self.neighbours
            .iter()
            .any(|neighbour| neighbour.node.layer() == Layer::Standard)
    }
}

fn rank(kind: Kind) -> usize {
    BY_VALUE
        .iter()
        .position(|&other| other == kind)
        .unwrap_or(BY_VALUE.len())
}

impl Contest for Pillar<'_> {
    type Origin = Node;

    fn cheapest(&self, side: Side) -> Option<(Node, Kind)> {
        let planar = self
            .melee
            .cheapest(side)
            .map(|(point, kind)| (Node::new(self.target.layer(), point), kind));
        let vertical = self
            .neighbours
            .iter()
            .filter(|neighbour| neighbour.piece.side == side && self.strikes(neighbour))
            .map(|neighbour| (neighbour.node, neighbour.piece.kind));
        planar
            .into_iter()
            .chain(vertical)
            .min_by_key(|(_, kind)| rank(*kind))
    }

    fn leave(&mut self, node: Node) {
        if node.layer() == self.target.layer() {
            self.melee.leave(node.point());
            return;
        }
        if let Some(at) = self
            .neighbours
            .iter()
            .position(|neighbour| neighbour.node == node)
        {
            let left = self.neighbours.remove(at);
            let energy = &mut self.energies[left.piece.side.index()];
            *energy = energy.saturating_sub(left.distance * super::COST_PER_LAYER);
        }
    }
}

/// What `step`, a capture, wins when the exchange that follows is played out; 0 for a quiet step.
pub(super) fn exchange(position: &Rhythm, step: RhythmStep) -> i32 {
    let Some((from, to)) = step.way() else {
        return 0;
    };
    let (Some(taker), Some(taken)) = (position.piece(from), position.piece(to)) else {
        return 0;
    };
    play_out((taker, from), taken, to.point(), || {
        Pillar::new(position, to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RhythmOptions;
    use evaluation::Evaluate;
    use rules::{Reading, Standing, Text};

    #[test]
    fn guards_above_and_below_count_when_they_can_pay() {
        for (placement, energies, text, expected) in [
            // A rook takes a pawn on the standard layer; a horse of Black hangs over it.
            (
                "-:3k5/9/9/p8/9/9/9/9/9/R3K4:9/9/9/n8/9/9/9/9/9/9",
                "0,2",
                "a0a6",
                1,
            ),
            (
                "-:3k5/9/9/p8/9/9/9/9/9/R3K4:9/9/9/n8/9/9/9/9/9/9",
                "0,3",
                "a0a6",
                -1,
            ),
            // A cannon over it needs two layers and a screen between.
            (
                "-:3k5/9/9/p8/9/9/9/9/9/R3K4:9/9/9/c8/9/9/9/9/9/9",
                "0,9",
                "a0a6",
                1,
            ),
            // On the ground layer the cannon of the sky takes over the piece between.
            (
                "9/9/9/p8/9/9/9/9/9/R8:3k5/9/9/P8/9/9/9/9/9/4K4:9/9/9/c8/9/9/9/9/9/9",
                "0,6",
                "a0_a6_",
                -1,
            ),
            (
                "9/9/9/p8/9/9/9/9/9/R8:3k5/9/9/9/9/9/9/9/9/4K4:9/9/9/c8/9/9/9/9/9/9",
                "0,6",
                "a0_a6_",
                1,
            ),
            (
                "9/9/9/p8/9/9/9/9/9/R8:3k5/9/9/9/9/9/9/9/9/4K4:9/9/9/r8/9/9/9/9/9/9",
                "0,6",
                "a0_a6_",
                -1,
            ),
            // Vertically on to a guarded pawn.
            (
                "-:3k5/9/p8/p8/9/9/9/9/9/4K4:9/9/9/R8/9/9/9/9/9/9",
                "3,0",
                "a6^a6",
                -1,
            ),
        ] {
            let fen = format!("{placement} w {energies} - 0 1");
            let position = Rhythm::read_position(&fen, Reading::Lenient, RhythmOptions::default())
                .expect(&fen);
            let step = position.explain(text, Standing::Open).expect(text);
            assert_eq!(position.exchange(step).signum(), expected, "{fen} {text}");
        }
    }
}
