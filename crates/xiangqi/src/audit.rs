//! What is kept while playing, worked out anew, and the other side's view of a position (rules: 8.2).

use rules::{Audit, Mirror};

use crate::position::{actor_key, piece_key};
use crate::{Step, Xiangqi};

impl Audit for Xiangqi {
    fn key_from_scratch(&self) -> u64 {
        self.board
            .iter()
            .fold(actor_key(self.actor), |key, (point, piece)| {
                key ^ piece_key(piece, point)
            })
    }

    fn audit(&self) -> Result<(), String> {
        let fresh = self.key_from_scratch();
        if fresh != self.key {
            return Err(format!("key {:016x}, from scratch {fresh:016x}", self.key));
        }
        let rebuilt = self.board.rebuilt();
        if rebuilt != self.board {
            return Err(format!("board {:?}, rebuilt {rebuilt:?}", self.board));
        }
        Ok(())
    }
}

impl Mirror for Xiangqi {
    fn mirrored(&self) -> Xiangqi {
        Xiangqi::assemble(
            self.board.mirrored(),
            self.actor.other(),
            self.clock,
            self.number,
            self.options,
        )
    }

    fn mirrored_step(&self, step: Step) -> Step {
        Step::new(step.from.mirrored(), step.to.mirrored())
    }
}
