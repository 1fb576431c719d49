//! What tests ask: whether everything that is kept is what it would be afresh, and the game seen from the other side.

use rules::{Audit, Mirror};

use crate::geometry::{Square, Squares};
use crate::piece::Piece;
use crate::position::{Parts, TriD};
use crate::rights::Rights;
use crate::step::Step;

impl Audit for TriD {
    fn key_from_scratch(&self) -> u64 {
        self.fresh_key()
    }

    fn audit(&self) -> Result<(), String> {
        let mut pieces = Vec::new();
        for (index, cell) in self.cells.iter().enumerate() {
            if let (Some(square), Some(piece)) = (Square::from_index(index), cell) {
                pieces.push((square, *piece));
            }
        }
        let fresh = TriD::from_parts(&Parts {
            pieces,
            boards: self.boards,
            side: self.side,
            rights: self.rights,
            passed: self.passed,
            pending: self.pending,
            halfmoves: self.halfmoves,
            number: self.number,
            options: self.options,
        });
        let strangers = self.pieces() & !self.active;
        if strangers.has_any() {
            return Err(format!("pieces on missing squares {strangers:?}"));
        }
        if self.active.len() != 64 {
            return Err(format!("{} active squares, not 64", self.active.len()));
        }
        if *self == fresh {
            Ok(())
        } else {
            Err(format!("kept {self:?}, recomputed {fresh:?}"))
        }
    }
}

impl Mirror for TriD {
    fn mirrored(&self) -> TriD {
        let pieces = self
            .pieces()
            .filter_map(|square| {
                let piece = self.cells[square.index()]?;
                Some((
                    square.mirrored(),
                    Piece {
                        side: piece.side.other(),
                        form: piece.form,
                    },
                ))
            })
            .collect();
        let rights = Rights::ORDER
            .into_iter()
            .filter(|(side, wing)| self.rights.has(*side, *wing))
            .fold(Rights::NONE, |rights, (side, wing)| {
                rights.with(side.other(), wing)
            });
        TriD::from_parts(&Parts {
            pieces,
            boards: self.boards.mirrored(),
            side: self.side.other(),
            rights,
            passed: self.passed.map(|square| square.mirrored()),
            pending: self
                .pending
                .map(|square| square.mirrored())
                .collect::<Squares>(),
            halfmoves: self.halfmoves,
            number: self.number,
            options: self.options,
        })
    }

    fn mirrored_step(&self, step: Step) -> Step {
        match step {
            Step::Move {
                from,
                to,
                promotion,
            } => Step::Move {
                from: from.mirrored(),
                to: to.mirrored(),
                promotion,
            },
            Step::Castle(wing) => Step::Castle(wing),
            Step::Activate {
                from,
                to,
                arrival,
                choices,
            } => Step::Activate {
                from: from.mirrored(),
                to: to.mirrored(),
                arrival,
                choices,
            },
            Step::Turn { pin, promotion } => Step::Turn {
                pin: pin.mirrored(),
                promotion,
            },
            Step::Promote { square, choice } => Step::Promote {
                square: square.mirrored(),
                choice,
            },
        }
    }
}
