//! Board moves, rule by rule (rules: 6.3).

use rules::Side;

use super::Answer;
use crate::geometry::{Arrival, Pin, neighbours};
use crate::movegen::{Exposure, Ride};
use crate::options::{Arrivals, CrossTrack, Forward, RotateInPlace};
use crate::piece::{Choice, Choices};
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
        if self.passengers(from).has_any() && self.is_backward(from, to) {
            return Err(self.backward(from, to));
        }
        Ok(())
    }

    /// A board that goes back with a passenger, told in the words of the game's own "forward" (rules: 18.2, 20).
    fn backward(&self, from: Pin, to: Pin) -> Refusal {
        match (self.options.forward, self.side) {
            (Forward::PinNumber, Side::First) => Refusal::LowerPin { from, to },
            (Forward::PinNumber, Side::Second) => Refusal::HigherPin { from, to },
            (Forward::Rank, _) => Refusal::OwnSide { from, to },
        }
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
        match self.exposure(ride, uncovered) {
            Exposure::Safe => Ok(()),
            Exposure::King => {
                let dues = self.dues(ride, uncovered).count();
                let (at, piece) = self.exposed_by(if from == to {
                    Step::Turn {
                        pin: from,
                        promotion: None,
                    }
                } else {
                    ride.step(Choices::repeated(Choice::Queen, dues))
                });
                Err(match ride.landing() {
                    Some(square) => Refusal::RideExposes {
                        from,
                        to,
                        square,
                        piece,
                        at,
                    },
                    None => Refusal::BoardExposes {
                        from,
                        to,
                        piece,
                        at,
                    },
                })
            }
            Exposure::ByPromotion(corner) => Err(Refusal::PromotionExposes { pin: from, corner }),
        }
    }

    pub(super) fn judge_activation(
        &self,
        from: Pin,
        to: Pin,
        arrival: Arrival,
        choices: Choices,
    ) -> Answer {
        self.judge_board(from)?;
        self.judge_route(from, to)?;
        if arrival == Arrival::Rotated {
            if self.passengers(from).is_empty() {
                return Err(Refusal::EmptyArrival { from, to });
            }
            if self.options.arrivals == Arrivals::Identity {
                return Err(Refusal::NoRotation { from, to });
            }
        }
        self.judge_shadow(from, to)?;
        let ride = self.ride(from, to, arrival);
        let uncovered = self.uncovers(from);
        self.judge_choices(ride, uncovered, choices)?;
        self.judge_exposure(ride, uncovered)?;
        Ok(ride.step(choices))
    }

    /// A turn on the pin (option `rotate_in_place`).
    pub(super) fn judge_turn(&self, pin: Pin, choice: Option<Choice>) -> Answer {
        self.judge_board(pin)?;
        if self.options.rotate_in_place == RotateInPlace::Off {
            return Err(Refusal::TurnInPlace { pin });
        }
        if self.passengers(pin).is_empty() {
            return Err(Refusal::EmptyTurn { pin });
        }
        self.judge_shadow(pin, pin)?;
        let ride = self.ride(pin, pin, Arrival::Rotated);
        self.judge_choices(ride, Uncovered::Nothing, Choices::of(choice))?;
        self.judge_exposure(ride, Uncovered::Nothing)?;
        Ok(Step::Turn {
            pin,
            promotion: choice,
        })
    }
}
