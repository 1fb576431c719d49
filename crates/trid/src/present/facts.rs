//! What a step does, for records, events and choosers.

use rules::{Captured, Effect, Position, StepFacts};

use super::universe::{site_id, universe};
use crate::geometry::{Arrival, Pin, Square};
use crate::movegen::Uncovered;
use crate::piece::Kind;
use crate::play::{arrival_square, castle_targets};
use crate::position::TriD;
use crate::rights::Homes;
use crate::step::Step;

impl TriD {
    pub(super) fn step_facts(&self, step: Step) -> StepFacts {
        let mut after = self.clone();
        let _ = after.play(step);
        let gives_check = after.side != self.side && after.in_check();
        let (piece, letter, from, to, promotion, class) = match step {
            Step::Move {
                from,
                to,
                promotion,
            } => {
                let kind = self.kind_at(from).unwrap_or(Kind::Pawn);
                (
                    kind.name(),
                    kind.letter(),
                    from.to_string(),
                    to.to_string(),
                    promotion,
                    "move",
                )
            }
            Step::Castle(wing) => {
                let (target, _) = castle_targets(self.side, wing, self.options.queenside_castle);
                (
                    Kind::King.name(),
                    Kind::King.letter(),
                    Homes::of(self.side, wing).king.to_string(),
                    target.to_string(),
                    None,
                    "castle",
                )
            }
            Step::Activate {
                from,
                to,
                promotion,
                ..
            } => (
                "board",
                'L',
                from.to_string(),
                to.to_string(),
                promotion,
                "activation",
            ),
            Step::Turn(pin) => (
                "board",
                'L',
                pin.to_string(),
                pin.to_string(),
                None,
                "activation",
            ),
            Step::Promote { square, choice } => (
                Kind::Pawn.name(),
                Kind::Pawn.letter(),
                square.to_string(),
                square.to_string(),
                Some(choice),
                "promotion",
            ),
        };
        StepFacts {
            side: self.side,
            piece,
            letter,
            from,
            to,
            captured: self.captured(step).into_iter().collect(),
            promotion: promotion.map(|choice| choice.form().kind().name()),
            class,
            gives_check,
            gives_mate: gives_check && after.outcome().is_some(),
        }
    }

    fn captured(&self, step: Step) -> Option<Captured> {
        let Step::Move { from, to, .. } = step else {
            return None;
        };
        let (square, manner) = if self.takes_en_passant(step) {
            (self.passed_victim(from, to)?.0, "en_passant")
        } else {
            (to, "")
        };
        let piece = self.piece_at(square)?;
        Some(Captured {
            piece: piece.form.kind().name(),
            side: piece.side,
            site: site_id(square),
            manner,
        })
    }

    pub(super) fn step_effects(&self, step: Step, after: &TriD) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self
            .captured(step)
            .map(Effect::Captured)
            .into_iter()
            .collect();
        let becomes = |square: Square| Effect::Promoted {
            side: self.side,
            site: site_id(square),
            piece: Kind::Pawn.name(),
            becomes: after.kind_at(square).map_or("", Kind::name),
        };
        match step {
            Step::Move {
                to,
                promotion: Some(_),
                ..
            } => effects.push(becomes(to)),
            Step::Promote { square, .. } => effects.push(becomes(square)),
            Step::Activate {
                from, to, arrival, ..
            } => {
                effects.extend(self.board_moved(from, to, arrival));
                match self.uncovers(from) {
                    Uncovered::Own(corner) => effects.push(becomes(corner)),
                    Uncovered::Enemy(corner) => effects.push(Effect::PromotionOwed {
                        side: after.side,
                        site: site_id(corner),
                    }),
                    Uncovered::Nothing => {}
                }
            }
            Step::Turn(pin) => effects.extend(self.board_moved(pin, pin, Arrival::Rotated)),
            Step::Move { .. } | Step::Castle(_) => {}
        }
        effects
    }

    fn board_moved(&self, from: Pin, to: Pin, arrival: Arrival) -> Option<Effect> {
        Some(Effect::BoardMoved {
            board: self.boards.at(from)?.name(),
            from: from.to_string(),
            to: to.to_string(),
            rotated: arrival == Arrival::Rotated,
        })
    }

    pub(super) fn step_notes(&self, step: Step) -> Vec<&'static str> {
        let facts = self.step_facts(step);
        let mut notes = Vec::new();
        if facts.gives_mate {
            notes.push("mate");
        } else if facts.gives_check {
            notes.push("check");
        }
        match step {
            Step::Castle(_) => notes.push("castle"),
            Step::Move {
                to,
                promotion: None,
                ..
            } => {
                let mut after = self.clone();
                let _ = after.play(step);
                if after.covering(to).is_some() {
                    notes.push("deferred");
                }
            }
            Step::Activate {
                from, to, arrival, ..
            } => {
                if let Some(passenger) = self.passengers(from).first() {
                    notes.push(match arrival {
                        Arrival::Same => "same_position",
                        Arrival::Rotated => "rotated",
                    });
                    notes.extend(landing_note(passenger, from, to, arrival));
                }
                if matches!(self.uncovers(from), Uncovered::Enemy(_)) {
                    notes.push("forces_promotion");
                }
                if from.track() != to.track() {
                    notes.push("cross_track");
                }
            }
            Step::Turn(pin) => {
                notes.push("rotated");
                if let Some(passenger) = self.passengers(pin).first() {
                    notes.extend(landing_note(passenger, pin, pin, Arrival::Rotated));
                }
            }
            Step::Move { .. } | Step::Promote { .. } => {}
        }
        notes
    }
}

/// The name of the square on which a passenger lands, so that a chooser can mark it without knowing the cell map.
fn landing_note(passenger: Square, from: Pin, to: Pin, arrival: Arrival) -> Option<&'static str> {
    let square = arrival_square(passenger, from, to, arrival)?;
    Some(universe().site_name(site_id(square)))
}
