//! Piece moves, rule by rule (rules: 13).

use rules::Refusal;

use super::{Answer, no};
use crate::geometry::{Place, Square, Squares, TABLES};
use crate::movegen::Guard;
use crate::options::{DestinationShadow, SlideOverGaps};
use crate::piece::{Choice, Form, Kind};
use crate::position::TriD;
use crate::step::Step;

impl TriD {
    pub(super) fn judge_move(&self, from: Place, to: Place, choice: Option<Choice>) -> Answer {
        let Some(start) = from.square() else {
            return no("E_NO_PIECE", format!("{from} is not a square of this game"));
        };
        if !self.active.has(start) {
            return no("E_NO_PIECE", format!("no board stands under {from} now"));
        }
        let Some(piece) = self.cells[start.index()] else {
            return no("E_NO_PIECE", format!("no piece stands on {from}"));
        };
        if piece.side != self.side {
            return no(
                "E_NOT_YOUR_PIECE",
                format!(
                    "the {} on {from} is the opponent's",
                    piece.form.kind().name()
                ),
            );
        }
        let Some(target) = to.square().filter(|square| self.active.has(*square)) else {
            return no("E_NONEXISTENT_TARGET", format!("{to} does not exist now"));
        };
        if from.column == to.column {
            return no(
                "E_VERTICAL_ONLY",
                format!("a move never stays in its column, here {}", from.column),
            );
        }
        if self.sides[self.side.index()].has(target) {
            return no("E_OWN_PIECE", format!("an own piece stands on {to}"));
        }
        match piece.form {
            Form::Moved | Form::Unmoved | Form::Transported => {
                self.judge_pawn(start, target, piece.form, choice)?;
            }
            form => self.judge_officer(start, target, form, choice)?,
        }
        self.judge_safety(start, target, piece.form)?;
        Ok(Step::Move {
            from: start,
            to: target,
            promotion: choice,
        })
    }

    fn judge_officer(
        &self,
        from: Square,
        to: Square,
        form: Form,
        choice: Option<Choice>,
    ) -> Result<(), Refusal> {
        if choice.is_some() {
            return no(
                "E_PROMOTION_BLOCKED",
                format!("a {} does not promote", form.kind().name()),
            );
        }
        let column = from.column().index();
        let reach = match form {
            Form::King => TABLES.king[column],
            Form::Knight => TABLES.knight[column],
            Form::Rook => TABLES.orthogonal[column],
            Form::Bishop => TABLES.diagonal[column],
            _ => TABLES.orthogonal[column] | TABLES.diagonal[column],
        };
        if !reach.has(to) {
            return no(
                "E_GEOMETRY",
                format!("a {} does not go from {from} to {to}", form.kind().name()),
            );
        }
        if matches!(form, Form::King | Form::Knight) {
            return Ok(());
        }
        if self.off_track(from).has(to) {
            return no(
                "E_CROSS_TRACK_PIECE",
                format!("{from} and {to} are on boards of different tracks"),
            );
        }
        self.judge_path(from, to)
    }

    /// The columns between, one after another, and the destination under the option `destination_shadow`.
    fn judge_path(&self, from: Square, to: Square) -> Result<(), Refusal> {
        let (files, ranks) = from.column().distance(to.column());
        let (files, ranks) = (files.signum(), ranks.signum());
        let mut at = from.column();
        while let Some(column) = at.offset(files, ranks) {
            if column == to.column() {
                break;
            }
            if !self.existing.has(column) {
                if self.options.slide_over_gaps == SlideOverGaps::Off {
                    return no("E_GAP", format!("column {column} has no square now"));
                }
            } else if self.occupied.has(column) {
                return no("E_BLOCKED", format!("a piece stands in column {column}"));
            }
            at = column;
        }
        self.judge_stop(to)
    }

    /// Whether a slider or pawn may stop on an empty square here (rules: 10, `destination_shadow`).
    pub(super) fn judge_stop(&self, to: Square) -> Result<(), Refusal> {
        if self.options.destination_shadow == DestinationShadow::On
            && self.cells[to.index()].is_none()
            && self.occupied.has(to.column())
        {
            return no(
                "E_BLOCKED",
                format!("a piece stands in column {} on another level", to.column()),
            );
        }
        Ok(())
    }

    fn judge_safety(&self, from: Square, to: Square, form: Form) -> Result<(), Refusal> {
        let exposed = match self.passed_victim(from, to) {
            Some((victim, _)) if form.kind() == Kind::Pawn => {
                self.exposes_en_passant(from, victim, to.column())
            }
            _ if form == Form::King => {
                let by = self.side.other();
                let blockers = self.blockers(self.occupied_without(from), self.existing);
                self.is_attacked(to, by, self.sides[by.index()], blockers)
            }
            _ => (Guard::new(self).allowed(self, from) & Squares::of(to)).is_empty(),
        };
        if exposed {
            return no(
                "E_KING_EXPOSED",
                format!("after {from}{to} the own king would be attacked"),
            );
        }
        Ok(())
    }
}
