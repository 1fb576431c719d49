//! Pawn moves, rule by rule (rules: 5.5, 13).

use rules::Refusal;

use super::no;
use crate::geometry::{Square, forward};
use crate::piece::{Choice, Form};
use crate::position::TriD;

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
                return no(
                    "E_GEOMETRY",
                    format!("a pawn does not go from {from} to {to}"),
                );
            }
        }
        let is_due = self.promotion_squares(self.side).has(to);
        match choice {
            None if is_due => no(
                "E_PROMOTION_REQUIRED",
                format!("{to} is on the furthest rank; accepted: =q, =r, =b, =n"),
            ),
            Some(_) if !is_due => no(
                "E_PROMOTION_BLOCKED",
                format!(
                    "no promotion on {to}: the furthest rank of file {} is {}",
                    to.file().letter(),
                    self.furthest_rank(to.file(), self.side)
                ),
            ),
            _ => Ok(()),
        }
    }

    fn judge_double_step(&self, from: Square, to: Square, form: Form) -> Result<(), Refusal> {
        match form {
            Form::Transported => {
                return no(
                    "E_TRANSPORTED",
                    format!("the pawn on {from} was carried by a board and may not double-step"),
                );
            }
            Form::Unmoved => {}
            _ => {
                return no(
                    "E_MOVED",
                    format!("the pawn on {from} has moved and may not double-step"),
                );
            }
        }
        let crossed = from.column().ahead(self.side);
        if let Some(column) = crossed
            && self.occupied.has(column)
        {
            return no("E_BLOCKED", format!("a piece stands in column {column}"));
        }
        self.judge_advance(to)?;
        match crossed {
            Some(column) if !self.existing.has(column) => {
                no("E_GAP", format!("column {column} has no square now"))
            }
            _ => Ok(()),
        }
    }

    /// A pawn goes straight to empty squares only.
    fn judge_advance(&self, to: Square) -> Result<(), Refusal> {
        if self.cells[to.index()].is_some() {
            return no(
                "E_BLOCKED",
                format!("a piece stands on {to}, and pawns take diagonally"),
            );
        }
        self.judge_stop(to)
    }

    fn judge_diagonal(&self, from: Square, to: Square, form: Form) -> Result<(), Refusal> {
        if self.cells[to.index()].is_some() {
            return Ok(());
        }
        match self.passed_victim(from, to) {
            Some(_) if form == Form::Transported => no(
                "E_TRANSPORTED",
                format!("the pawn on {from} was carried by a board and may not take en passant"),
            ),
            Some(_) => Ok(()),
            None => no(
                "E_GEOMETRY",
                format!("nothing to take on {to}: a pawn steps diagonally only to take"),
            ),
        }
    }
}
