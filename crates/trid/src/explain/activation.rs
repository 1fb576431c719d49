//! Board moves, rule by rule (rules: 6.3).

use rules::Refusal;

use super::{Answer, no};
use crate::geometry::{Arrival, Pin, Progress, neighbours};
use crate::movegen::{Exposure, Ride, Uncovered};
use crate::options::{CrossTrack, RotateInPlace};
use crate::piece::Choice;
use crate::position::TriD;
use crate::step::Step;

impl TriD {
    /// Steps 1 to 4: whether the side to move may move the board on `from` at all.
    pub(crate) fn judge_board(&self, from: Pin) -> Result<(), Refusal> {
        if let Some(square) = self.pending.first() {
            return no(
                "E_PROMOTION_REQUIRED",
                format!("the pawn on {square} must promote first"),
            );
        }
        let Some(board) = self.boards.at(from) else {
            return no("E_NO_BOARD", format!("no board stands on {from}"));
        };
        let aboard = self.passengers(from);
        if aboard.len() > 1 {
            return no(
                "E_TOO_MANY_PASSENGERS",
                format!(
                    "board {} on {from} carries {} pieces; at most one may ride",
                    board.name(),
                    aboard.len()
                ),
            );
        }
        if self.lone_controller(from, aboard) != Some(self.side) {
            return no(
                "E_NOT_CONTROLLED",
                format!(
                    "board {} on {from} is controlled by the opponent",
                    board.name()
                ),
            );
        }
        Ok(())
    }

    /// Steps 5 to 8: whether the board on `from` may go to `to`, whatever its arrival.
    pub(crate) fn judge_route(&self, from: Pin, to: Pin) -> Result<(), Refusal> {
        if from == to {
            return no(
                "E_ROTATE_ONLY",
                format!("the board stands on {from} already; a board move ends on another pin"),
            );
        }
        if from.track() != to.track() && self.options.cross_track == CrossTrack::Off {
            return no(
                "E_CROSS_TRACK",
                format!(
                    "{from} and {to} are on different tracks, and this game keeps boards on theirs"
                ),
            );
        }
        if !neighbours(from, self.options).has(to) {
            return no(
                "E_NOT_ADJACENT",
                format!("{from} and {to} are no neighbours"),
            );
        }
        if self.boards.at(to).is_some() {
            return no("E_PIN_OCCUPIED", format!("a board stands on {to}"));
        }
        if self.passengers(from).has_any() && from.progress(to, self.side) == Progress::Backward {
            return no(
                "E_BACKWARD_OCCUPIED",
                format!("from {from} to {to} is backward, and only an empty board goes back"),
            );
        }
        Ok(())
    }

    /// Step 10: pieces over or under the destination.
    pub(crate) fn judge_shadow(&self, from: Pin, to: Pin) -> Result<(), Refusal> {
        match self.shadow(from, to).first() {
            Some(square) => no(
                "E_SHADOW",
                format!("the piece on {square} shares a column with a square of {to}"),
            ),
            None => Ok(()),
        }
    }

    /// Steps 12 and 13: what the ride does to the king.
    pub(crate) fn judge_exposure(&self, ride: Ride, uncovered: Uncovered) -> Result<(), Refusal> {
        let (from, to) = (ride.from, ride.to);
        match self.exposure(ride, uncovered) {
            Exposure::Safe => Ok(()),
            Exposure::King => no(
                "E_KING_EXPOSED",
                format!("with the board of {from} on {to} the own king would be attacked"),
            ),
            Exposure::ByPromotion => no(
                "E_KING_EXPOSED_BY_PROMOTION",
                format!("leaving {from} lets a pawn promote and attack the own king"),
            ),
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
            return no(
                "E_ROTATE_EMPTY",
                format!("the board on {from} is empty and has one arrival; accepted: {from}-{to}"),
            );
        }
        self.judge_shadow(from, to)?;
        let uncovered = self.uncovers(from);
        match (uncovered, choice) {
            (Uncovered::Own(corner), None) => {
                return no(
                    "E_PROMOTION_REQUIRED",
                    format!(
                        "leaving {from} uncovers the own pawn on {corner}; accepted: =q, =r, =b, =n"
                    ),
                );
            }
            (Uncovered::Nothing | Uncovered::Enemy(_), Some(_)) => {
                return no(
                    "E_NOT_PENDING",
                    format!("leaving {from} uncovers no own pawn, so there is nothing to choose"),
                );
            }
            _ => {}
        }
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
            return no(
                "E_ROTATE_ONLY",
                format!("a board does not turn on its pin; accepted: {pin}- and another pin"),
            );
        }
        let passenger = self.passengers(pin).first();
        if passenger.is_none() {
            return no(
                "E_ROTATE_EMPTY",
                format!("the board on {pin} is empty; only a board with a passenger turns"),
            );
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
