//! Writing human notation.

use std::fmt::Write as _;

use rules::Position;

use super::Source;
use crate::geometry::{Arrival, Square};
use crate::piece::{Choice, Choices, Kind};
use crate::position::TriD;
use crate::promotion::{Dues, Uncovered};
use crate::step::Step;

impl TriD {
    /// The human form of a legal step.
    pub(crate) fn human(&self, step: Step, source: Source) -> String {
        let mut text = match step {
            Step::Move {
                from,
                to,
                promotion,
            } => self.human_move(from, to, promotion, source),
            Step::Castle(wing) => wing.text().to_owned(),
            Step::Activate {
                from,
                to,
                arrival,
                choices,
            } => {
                let turned = match arrival {
                    Arrival::Same => "",
                    Arrival::Rotated => "^180",
                };
                let dues = self.dues(self.ride(from, to, arrival), self.uncovers(from));
                format!("{from}-{to}{turned}{}", bracket(dues, choices))
            }
            Step::Turn { pin, promotion } => {
                let ride = self.ride(pin, pin, Arrival::Rotated);
                let dues = self.dues(ride, Uncovered::Nothing);
                format!("{pin}^180{}", bracket(dues, Choices::of(promotion)))
            }
            Step::Promote { square, choice } => {
                format!("({square}={})", choice.form().letter())
            }
        };
        text.push_str(self.check_mark(step));
        if self.takes_en_passant(step) {
            text.push_str(" e.p.");
        }
        text
    }

    /// `+`, `#` or nothing. After an activation that leaves a promotion owed, and after a forced promotion, nothing is
    /// assessed yet.
    fn check_mark(&self, step: Step) -> &'static str {
        let after = rules::after(self, step);
        if after.side == self.side || !after.in_check() {
            ""
        } else if after.outcome().is_some() {
            "#"
        } else {
            "+"
        }
    }

    fn human_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Choice>,
        source: Source,
    ) -> String {
        let kind = self.kind_at(from).unwrap_or(Kind::Pawn);
        let is_capture = self.cells[to.index()].is_some()
            || self.passed_victim(from, to).is_some() && kind == Kind::Pawn;
        let mut text = String::new();
        if kind != Kind::Pawn {
            text.push(kind.letter());
        }
        match source {
            Source::Whole => {
                let _ = write!(text, "{from}");
            }
            Source::Short => text.push_str(&self.hint(kind, from, to, is_capture)),
        }
        if is_capture {
            text.push('x');
        }
        let _ = write!(text, "{to}");
        if let Some(choice) = promotion {
            let _ = write!(text, "={}", choice.form().letter());
        }
        text
    }

    /// The other squares from which an equal piece may legally go to `to`.
    fn rivals(&self, kind: Kind, from: Square, to: Square) -> Vec<Square> {
        let mut steps = Vec::new();
        self.generate(&mut steps);
        let mut rivals: Vec<Square> = steps
            .into_iter()
            .filter_map(|step| match step {
                Step::Move {
                    from: other,
                    to: target,
                    ..
                } if target == to && other != from && self.kind_at(other) == Some(kind) => {
                    Some(other)
                }
                _ => None,
            })
            .collect();
        rivals.dedup();
        rivals
    }

    fn hint(&self, kind: Kind, from: Square, to: Square, is_capture: bool) -> String {
        let rivals = self.rivals(kind, from, to);
        let file = from.file().letter();
        if kind == Kind::Pawn && is_capture {
            // Rivals on the same file stand in the same column, so the level tells them apart.
            return if rivals.iter().any(|other| other.file() == from.file()) {
                format!("{file}{}", from.level())
            } else {
                file.to_string()
            };
        }
        if rivals.is_empty() {
            return String::new();
        }
        let is_unique = |same: &dyn Fn(&Square) -> bool| !rivals.iter().any(same);
        // A pawn has no letter, and the letter of a level would be read as a piece: rank or whole square.
        let is_officer = kind != Kind::Pawn;
        if is_unique(&|other| other.file() == from.file()) {
            file.to_string()
        } else if is_unique(&|other| other.rank() == from.rank()) {
            from.rank().to_string()
        } else if is_officer && is_unique(&|other| other.level() == from.level()) {
            from.level().to_string()
        } else if is_officer && is_unique(&|other| other.column() == from.column()) {
            from.column().to_string()
        } else {
            from.to_string()
        }
    }
}

/// `(e9KL6=Q,a8B=R)`: what promotes within a board's move; nothing if nobody does.
fn bracket(dues: Dues, choices: Choices) -> String {
    let parts: Vec<String> = dues
        .squares()
        .zip(choices.both().into_iter().flatten())
        .map(|(square, choice)| format!("{square}={}", choice.form().letter()))
        .collect();
    if parts.is_empty() {
        String::new()
    } else {
        format!("({})", parts.join(","))
    }
}
