//! What a chooser shows beside a step.

use rules::{Note, Present, Threat};

use super::universe::site_id;
use crate::geometry::Arrival;
use crate::movegen::Ride;
use crate::options::Arrivals;
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
        /// The passenger promotes where it lands; of two choices the first is its own.
        CarriedPromotion = "carried_promotion",
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
            let ride = position.ride(from, to, arrival);
            if ride.passenger.is_some() {
                // Where passengers keep their cells there is nothing to tell apart.
                if position.options.arrivals == Arrivals::Both {
                    notes.push(match arrival {
                        Arrival::Same => Remark::SamePosition.into(),
                        Arrival::Rotated => Remark::Rotated.into(),
                    });
                }
                notes.extend(passenger_notes(position, ride));
            }
            if matches!(position.uncovers(from), Uncovered::Enemy(_)) {
                notes.push(Remark::ForcesPromotion.into());
            }
            if from.track() != to.track() {
                notes.push(Remark::CrossTrack.into());
            }
        }
        Step::Turn { pin, .. } => {
            notes.push(Remark::Rotated.into());
            let ride = position.ride(pin, pin, Arrival::Rotated);
            notes.extend(passenger_notes(position, ride));
        }
        Step::Move { .. } | Step::Promote { .. } => {}
    }
    notes
}

/// The square on which a passenger lands, so that a chooser can mark it without knowing the cell map, and whether it promotes
/// there.
fn passenger_notes(position: &TriD, ride: Ride) -> impl Iterator<Item = Note> {
    let landing = ride
        .landing()
        .map(|square| Note::at(Remark::Landing, site_id(square)));
    let promotes = position
        .carried_promotion(ride)
        .map(|_| Remark::CarriedPromotion.into());
    landing.into_iter().chain(promotes)
}
