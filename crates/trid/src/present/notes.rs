//! What a chooser shows beside a step.

use rules::{Note, Present, Threat};

use super::universe::site_id;
use crate::geometry::{Arrival, Pin, Square, arrival_square};
use crate::position::TriD;
use crate::promotion::Uncovered;
use crate::step::Step;

rules::codes! {
    /// What a chooser shows beside a step, besides check and mate.
    pub enum Remark {
        /// It is a castling.
        Castle = "castle",
        /// The pawn will wait under a board for its promotion.
        Deferred = "deferred",
        /// The passenger keeps its cell.
        SamePosition = "same_position",
        /// The passenger arrives on the opposite cell.
        Rotated = "rotated",
        /// Where the passenger lands.
        Landing = "landing",
        /// The opponent will owe a promotion.
        ForcesPromotion = "forces_promotion",
        /// The board changes its track.
        CrossTrack = "cross_track",
    }
}

/// The remarks on a legal step.
pub(super) fn notes(position: &TriD, step: Step) -> Vec<Note> {
    let facts = position.facts(step);
    let mut notes = Vec::new();
    if facts.gives_mate {
        notes.push(Threat::Mate.into());
    } else if facts.gives_check {
        notes.push(Threat::Check.into());
    }
    match step {
        Step::Castle(_) => notes.push(Remark::Castle.into()),
        Step::Move {
            to,
            promotion: None,
            ..
        } => {
            let after = rules::after(position, step);
            if after.deferred_promotion(to).is_some() {
                notes.push(Remark::Deferred.into());
            }
        }
        Step::Activate {
            from, to, arrival, ..
        } => {
            if let Some(passenger) = position.passengers(from).first() {
                notes.push(match arrival {
                    Arrival::Same => Remark::SamePosition.into(),
                    Arrival::Rotated => Remark::Rotated.into(),
                });
                notes.extend(landing_note(passenger, from, to, arrival));
            }
            if matches!(position.uncovers(from), Uncovered::Enemy(_)) {
                notes.push(Remark::ForcesPromotion.into());
            }
            if from.track() != to.track() {
                notes.push(Remark::CrossTrack.into());
            }
        }
        Step::Turn(pin) => {
            notes.push(Remark::Rotated.into());
            if let Some(passenger) = position.passengers(pin).first() {
                notes.extend(landing_note(passenger, pin, pin, Arrival::Rotated));
            }
        }
        Step::Move { .. } | Step::Promote { .. } => {}
    }
    notes
}

/// The square on which a passenger lands, so that a chooser can mark it without knowing the cell map.
fn landing_note(passenger: Square, from: Pin, to: Pin, arrival: Arrival) -> Option<Note> {
    let square = arrival_square(passenger, from, to, arrival)?;
    Some(Note::at(Remark::Landing, site_id(square)))
}
