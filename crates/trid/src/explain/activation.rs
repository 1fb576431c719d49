//! Board moves, rule by rule (rules: 6.3).

use super::Answer;
use crate::geometry::{Arrival, Pin, Progress, arrival_square, neighbours};
use crate::movegen::{Exposure, Ride};
use crate::options::{CrossTrack, RotateInPlace};
use crate::piece::Choice;
use crate::position::TriD;
use crate::promotion::Uncovered;
use crate::refusal::Refusal;
use crate::step::Step;

impl TriD {
    /// Steps 1 to 4: whether the side to move may move the board on `from` at all.
    pub(crate) fn judge_board(&self, from: Pin) -> Result<(), Refusal> {
        if let Some(square) = self.pending.first() {
            return Err(Refusal::Owed { square });
        }
        let Some(board) = self.boards.at(from) else {
            return Err(Refusal::NoBoard { pin: from });
        };
        let aboard = self.passengers(from);
        if aboard.len() > 1 {
            return Err(Refusal::TooMany {
                board,
                pin: from,
                count: aboard.len(),
            });
        }
        if self.lone_controller(from, aboard) != Some(self.side) {
            return Err(Refusal::NotControlled { board, pin: from });
        }
        Ok(())
    }

    /// Steps 5 to 8: whether the board on `from` may go to `to`, whatever its arrival.
    pub(crate) fn judge_route(&self, from: Pin, to: Pin) -> Result<(), Refusal> {
        if from == to {
            return Err(Refusal::SamePin { pin: from });
        }
        if from.track() != to.track() && self.options.cross_track == CrossTrack::Off {
            return Err(Refusal::CrossTrack { from, to });
        }
        if !neighbours(from, self.options).has(to) {
            return Err(Refusal::NotAdjacent { from, to });
        }
        if let Some(board) = self.boards.at(to) {
            return Err(Refusal::PinOccupied { board, pin: to });
        }
        if self.passengers(from).has_any() && from.progress(to, self.side) == Progress::Backward {
            return Err(Refusal::Backward { from, to });
        }
        Ok(())
    }

    /// Step 10: pieces over or under the destination.
    pub(crate) fn judge_shadow(&self, from: Pin, to: Pin) -> Result<(), Refusal> {
        match self.shadow(from, to).first() {
            Some(square) => Err(Refusal::Shadow { square, pin: to }),
            None => Ok(()),
        }
    }

    /// Steps 12 and 13: what the ride does to the king.
    pub(crate) fn judge_exposure(&self, ride: Ride, uncovered: Uncovered) -> Result<(), Refusal> {
        let (from, to) = (ride.from, ride.to);
        let landing = ride
            .passenger
            .and_then(|square| arrival_square(square, from, to, ride.arrival));
        match self.exposure(ride, uncovered) {
            Exposure::Safe => Ok(()),
            Exposure::King => Err(match landing {
                Some(square) => Refusal::RideExposes { from, to, square },
                None => Refusal::BoardExposes { from, to },
            }),
            Exposure::ByPromotion(corner) => Err(Refusal::PromotionExposes { pin: from, corner }),
        }
    }

    pub(super) fn judge_activation(
        &self,
        from: Pin,
        to: Pin,
        arrival: Arrival,
        choice: Option<Choice>,
    ) -> Answer {
        self.judge_board(from)?;
        self.judge_route(from, to)?;
        let passenger = self.passengers(from).first();
        if passenger.is_none() && arrival == Arrival::Rotated {
            return Err(Refusal::EmptyArrival { from, to });
        }
        self.judge_shadow(from, to)?;
        let uncovered = self.judge_uncovering(from, choice)?;
        let ride = Ride {
            from,
            to,
            arrival,
            passenger,
        };
        self.judge_exposure(ride, uncovered)?;
        Ok(Step::Activate {
            from,
            to,
            arrival,
            promotion: choice,
        })
    }

    /// A turn on the pin (option `rotate_in_place`).
    pub(super) fn judge_turn(&self, pin: Pin) -> Answer {
        self.judge_board(pin)?;
        if self.options.rotate_in_place == RotateInPlace::Off {
            return Err(Refusal::TurnInPlace { pin });
        }
        let passenger = self.passengers(pin).first();
        if passenger.is_none() {
            return Err(Refusal::EmptyTurn { pin });
        }
        self.judge_shadow(pin, pin)?;
        let ride = Ride {
            from: pin,
            to: pin,
            arrival: Arrival::Rotated,
            passenger,
        };
        self.judge_exposure(ride, Uncovered::Nothing)?;
        Ok(Step::Turn(pin))
    }
}
