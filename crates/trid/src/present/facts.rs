//! What a step does, for records and events.

use rules::{Captor, Captured, Effect, Position, StepFacts};

use super::universe::site_id;
use crate::castling::{Homes, castle_targets};
use crate::geometry::{Arrival, Pin, Square};
use crate::piece::Kind;
use crate::position::TriD;
use crate::promotion::Uncovered;
use crate::step::Step;

/// What a legal step does.
pub(super) fn facts(position: &TriD, step: Step) -> StepFacts {
    let after = rules::after(position, step);
    let gives_check = after.side != position.side && after.in_check();
    let (piece, letter, from, to, promotion, class) = match step {
        Step::Move {
            from,
            to,
            promotion,
        } => {
            let kind = position.kind_at(from).unwrap_or(Kind::Pawn);
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
            let (target, _) =
                castle_targets(position.side, wing, position.options.queenside_castle);
            (
                Kind::King.name(),
                Kind::King.letter(),
                Homes::of(position.side, wing).king.to_string(),
                target.to_string(),
                None,
                "castle",
            )
        }
        Step::Activate {
            from, to, choices, ..
        } => (
            "board",
            'L',
            from.to_string(),
            to.to_string(),
            // Of two, the passenger's; the effects tell of both.
            choices.both()[0],
            "activation",
        ),
        Step::Turn { pin, promotion } => (
            "board",
            'L',
            pin.to_string(),
            pin.to_string(),
            promotion,
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
        side: position.side,
        piece,
        letter,
        from,
        to,
        captured: position.captured(step).into_iter().collect(),
        promotion: promotion.map(|choice| choice.form().kind().name()),
        class,
        gives_check,
        gives_mate: gives_check && after.outcome().is_some(),
    }
}

/// What a legal step brings about beyond the move itself.
pub(super) fn effects(position: &TriD, step: Step, after: &TriD) -> Vec<Effect> {
    let mut effects: Vec<Effect> = position
        .captured(step)
        .map(Effect::Captured)
        .into_iter()
        .collect();
    let becomes = |square: Square| Effect::Promoted {
        side: position.side,
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
            effects.extend(position.board_moved(from, to, arrival));
            let uncovered = position.uncovers(from);
            let dues = position.dues(position.ride(from, to, arrival), uncovered);
            effects.extend(dues.squares().map(becomes));
            if let Uncovered::Enemy(corner) = uncovered {
                effects.push(Effect::PromotionOwed {
                    side: after.side,
                    site: site_id(corner),
                });
            }
        }
        Step::Turn { pin, .. } => {
            effects.extend(position.board_moved(pin, pin, Arrival::Rotated));
            let ride = position.ride(pin, pin, Arrival::Rotated);
            effects.extend(position.carried_promotion(ride).map(becomes));
        }
        Step::Move { .. } | Step::Castle(_) => {}
    }
    effects
}

impl TriD {
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
            by: self.kind_at(from).map(|kind| Captor {
                piece: kind.name(),
                from: site_id(from),
            }),
        })
    }

    fn board_moved(&self, from: Pin, to: Pin, arrival: Arrival) -> Option<Effect> {
        Some(Effect::BoardMoved {
            board: self.boards.at(from)?.name(),
            from: from.to_string(),
            to: to.to_string(),
            rotated: arrival == Arrival::Rotated,
        })
    }
}
