//! What is kept while playing, worked out anew, and the other side's view of a position (rules: 8.2).

use rules::{Audit, Mirror, Side};

use super::position::{actor_key, energy_key, piece_key};
use super::{Layer, Node, Rhythm, RhythmStep};
use crate::Board;

impl Audit for Rhythm {
    fn key_from_scratch(&self) -> u64 {
        let energies = Side::ALL
            .into_iter()
            .fold(actor_key(self.actor), |key, side| {
                key ^ energy_key(side, self.energy(side))
            });
        self.pieces()
            .fold(energies, |key, (node, piece)| key ^ piece_key(piece, node))
    }

    fn audit(&self) -> Result<(), String> {
        let fresh = self.key_from_scratch();
        if fresh != self.key {
            return Err(format!("key {:016x}, from scratch {fresh:016x}", self.key));
        }
        for layer in Layer::ALL {
            let board = self.board(layer);
            let rebuilt = board.rebuilt();
            if rebuilt != *board {
                return Err(format!(
                    "{} layer {board:?}, rebuilt {rebuilt:?}",
                    layer.name()
                ));
            }
        }
        Ok(())
    }
}

impl Mirror for Rhythm {
    fn mirrored(&self) -> Rhythm {
        let [ground, standard, sky] = &self.boards;
        let boards = [ground, standard, sky].map(Board::mirrored);
        let [red, black] = self.energies;
        Rhythm::assemble(
            boards,
            self.actor.other(),
            [black, red],
            (self.clock, self.number),
            self.options,
        )
    }

    fn mirrored_step(&self, step: RhythmStep) -> RhythmStep {
        step.map(|node| Node::new(node.layer(), node.point().mirrored()))
    }
}
