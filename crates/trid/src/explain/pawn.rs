//! Pawn moves, rule by rule (rules: 5.5, 13).

use crate::geometry::{Square, forward};
use crate::options::EpByTransported;
use crate::piece::{Choice, Form, Kind};
use crate::position::TriD;
use crate::refusal::Refusal;

impl TriD {
    pub(super) fn judge_pawn(
        &self,
        from: Square,
        to: Square,
        form: Form,
        choice: Option<Choice>,
    ) -> Result<(), Refusal> {
        let (files, ranks) = from.column().distance(to.column());
        match (files.abs(), ranks * forward(self.side)) {
            (0, 2) => self.judge_double_step(from, to, form)?,
            (0, 1) => self.judge_advance(to)?,
            (1, 1) => self.judge_diagonal(from, to, form)?,
            _ => {
                return Err(Refusal::Pattern {
                    kind: Kind::Pawn,
                    from,
                    to,
                });
            }
        }
        self.judge_choice(to, choice)
    }

    fn judge_double_step(&self, from: Square, to: Square, form: Form) -> Result<(), Refusal> {
        match form {
            Form::Transported => return Err(Refusal::CarriedDouble { square: from }),
            Form::Unmoved => {}
            _ => return Err(Refusal::PawnMoved { square: from }),
        }
        let crossed = from.column().ahead(self.side);
        if let Some(column) = crossed
            && self.occupied.has(column)
        {
            return Err(Refusal::Blocked { column });
        }
        self.judge_advance(to)?;
        match crossed {
            Some(column) if !self.existing.has(column) => Err(Refusal::Gap { column }),
            _ => Ok(()),
        }
    }

    /// A pawn goes straight to empty squares only.
    fn judge_advance(&self, to: Square) -> Result<(), Refusal> {
        if self.cells[to.index()].is_some() {
            return Err(Refusal::PawnBlocked { square: to });
        }
        self.judge_stop(to)
    }

    fn judge_diagonal(&self, from: Square, to: Square, form: Form) -> Result<(), Refusal> {
        if self.cells[to.index()].is_some() {
            return Ok(());
        }
        match self.passed_victim(from, to) {
            Some(_)
                if form == Form::Transported
                    && self.options.ep_by_transported == EpByTransported::Forbidden =>
            {
                Err(Refusal::CarriedPassing { square: from })
            }
            Some(_) => Ok(()),
            None => Err(Refusal::PawnDiagonal { square: to }),
        }
    }
}
