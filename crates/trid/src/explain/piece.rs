//! Piece moves, rule by rule (rules: 13).

use super::Answer;
use crate::geometry::{Place, Square, TABLES};
use crate::movegen::{Attackers, Guard};
use crate::options::{DestinationShadow, SlideOverGaps};
use crate::piece::{Choice, Form, Kind, Piece};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::Step;

impl TriD {
    pub(super) fn judge_move(&self, from: Place, to: Place, choice: Option<Choice>) -> Answer {
        let Some(start) = from.square() else {
            return Err(Refusal::NoSuchSquare { place: from });
        };
        if !self.active.has(start) {
            return Err(Refusal::NoBoardUnder { place: from });
        }
        let Some(piece) = self.cells[start.index()] else {
            return Err(Refusal::Empty { square: start });
        };
        if piece.side != self.side {
            return Err(Refusal::NotYours {
                piece,
                square: start,
            });
        }
        let Some(target) = to.square().filter(|square| self.active.has(*square)) else {
            return Err(Refusal::NoTarget { place: to });
        };
        if from.column == to.column {
            return Err(Refusal::Vertical {
                column: from.column,
            });
        }
        if self.sides[self.side.index()].has(target) {
            return Err(Refusal::OwnPiece { square: target });
        }
        self.judge_form(start, target, piece.form, choice)?;
        self.judge_safety(start, target, piece.form)?;
        Ok(Step::Move {
            from: start,
            to: target,
            promotion: choice,
        })
    }

    fn judge_form(
        &self,
        from: Square,
        to: Square,
        form: Form,
        choice: Option<Choice>,
    ) -> Result<(), Refusal> {
        match form {
            Form::Moved | Form::Unmoved | Form::Transported => {
                self.judge_pawn(from, to, form, choice)
            }
            form => self.judge_officer(from, to, form, choice),
        }
    }

    /// Whether the piece on a square goes to another by its nature, whoever stands there and whatever becomes of its king.
    pub(crate) fn judge_way(&self, from: Square, to: Square) -> Result<(), Refusal> {
        match self.piece_at(from) {
            Some(piece) => self.judge_form(from, to, piece.form, None),
            None => Err(Refusal::Empty { square: from }),
        }
    }

    fn judge_officer(
        &self,
        from: Square,
        to: Square,
        form: Form,
        choice: Option<Choice>,
    ) -> Result<(), Refusal> {
        if choice.is_some() {
            return Err(Refusal::NoPawn { kind: form.kind() });
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
            return Err(Refusal::Pattern {
                kind: form.kind(),
                from,
                to,
            });
        }
        if matches!(form, Form::King | Form::Knight) {
            return Ok(());
        }
        if !self.on_tracks()[from.index()].has(to) {
            return Err(Refusal::OtherTrack { from, to });
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
                    return Err(Refusal::Gap { column });
                }
            } else if self.occupied.has(column) {
                return Err(Refusal::Blocked { column });
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
            return Err(Refusal::Shadowed {
                column: to.column(),
            });
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
                Attackers::of(self, by).attack(to, blockers)
            }
            _ => {
                let attackers = Attackers::of(self, self.side.other());
                !Guard::new(self, &attackers).allowed(from).has(to)
            }
        };
        if exposed {
            let promotion = None;
            let (at, piece) = self.exposed_by(Step::Move {
                from,
                to,
                promotion,
            });
            return Err(Refusal::Exposed {
                from,
                to,
                piece,
                at,
            });
        }
        Ok(())
    }

    /// The piece that would attack the own king after a step. Whoever asks knows that there is one; the enemy king stands for what
    /// nobody finds.
    pub(super) fn exposed_by(&self, step: Step) -> (Square, Piece) {
        let (side, enemy) = (self.side, self.side.other());
        let after = rules::after(self, step);
        let attacker = after.attackers(after.king(side), enemy).first();
        let at = attacker.unwrap_or_else(|| after.king(enemy));
        let king = Piece {
            side: enemy,
            form: Form::King,
        };
        (at, after.piece_at(at).unwrap_or(king))
    }
}
