//! Static value of positions.

use rules::{Evaluate, Position, Side};

use crate::{Kind, Step, Xiangqi};

/// What a piece is worth, in hundredths of a pawn.
const fn worth(kind: Kind) -> i32 {
    match kind {
        Kind::King => 0,
        Kind::Advisor | Kind::Elephant => 200,
        Kind::Horse => 400,
        Kind::Cannon => 450,
        Kind::Rook => 900,
        Kind::Pawn => 100,
    }
}

impl Evaluate for Xiangqi {
    fn value(&self) -> i32 {
        let balance: i32 = self
            .board()
            .iter()
            .map(|(_, piece)| match piece.side {
                Side::First => worth(piece.kind),
                Side::Second => -worth(piece.kind),
            })
            .sum();
        match self.actor() {
            Side::First => balance,
            Side::Second => -balance,
        }
    }

    fn gain(&self, step: Step) -> i32 {
        self.board()
            .piece(step.to)
            .map_or(0, |piece| worth(piece.kind))
    }
}
