//! Moves of boards (rules: 6).

use rules::Side;

use super::{Sink, Walk};
use crate::geometry::{
    Arrival, Pin, Progress, Square, Squares, TABLES, arrival_square, neighbours,
};
use crate::options::{Arrivals, BoardShadow, RotateInPlace};
use crate::piece::{Choices, Form};
use crate::position::TriD;
use crate::promotion::Uncovered;
use crate::step::Step;

/// Why the king forbids a board move that is otherwise possible (rules: 6.3 steps 12 and 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exposure {
    Safe,
    /// The king would be attacked.
    King,
    /// The enemy pawn on this corner would promote and attack the king.
    ByPromotion(Square),
}

/// A board on its way, with its passenger.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ride {
    pub(crate) from: Pin,
    pub(crate) to: Pin,
    pub(crate) arrival: Arrival,
    pub(crate) passenger: Option<Square>,
}

impl Ride {
    /// The step that it is, with what the mover chooses.
    pub(crate) fn step(self, choices: Choices) -> Step {
        Step::Activate {
            from: self.from,
            to: self.to,
            arrival: self.arrival,
            choices,
        }
    }

    /// Where the passenger lands.
    pub(crate) fn landing(self) -> Option<Square> {
        arrival_square(self.passenger?, self.from, self.to, self.arrival)
    }
}

impl Walk<'_> {
    pub(super) fn activations<S: Sink>(&self, from: Pin, sink: &mut S) {
        let position = self.position;
        let aboard = position.passengers(from);
        let passenger = match position.lone_controller(from, aboard) {
            Some(side) if side == self.side => aboard.first(),
            _ => return,
        };
        let uncovered = position.uncovers(from);
        let arrivals = position.arrivals(passenger);
        for to in neighbours(from, position.options).minus(position.boards.pins()) {
            if passenger.is_some() && position.is_backward(from, to)
                || position.shadow(from, to).has_any()
            {
                continue;
            }
            for arrival in arrivals {
                let ride = Ride {
                    from,
                    to,
                    arrival: *arrival,
                    passenger,
                };
                if position.exposure(ride, uncovered) == Exposure::Safe {
                    sink.activation(ride, position.dues(ride, uncovered));
                }
            }
        }
        if position.options.rotate_in_place == RotateInPlace::On
            && passenger.is_some()
            && position.shadow(from, from).is_empty()
        {
            let ride = Ride {
                from,
                to: from,
                arrival: Arrival::Rotated,
                passenger,
            };
            if position.exposure(ride, Uncovered::Nothing) == Exposure::Safe {
                sink.turn(from, position.carried_promotion(ride));
            }
        }
    }
}

impl TriD {
    /// The pieces on the board of `pin`.
    #[inline]
    pub(crate) fn passengers(&self, pin: Pin) -> Squares {
        self.pieces() & TABLES.pin[pin.index()]
    }

    /// Who may move the board on `pin` that carries `aboard` (rules: 6.1).
    #[inline]
    pub(crate) fn lone_controller(&self, pin: Pin, aboard: Squares) -> Option<Side> {
        let board = self.boards.at(pin)?;
        if aboard.is_empty() {
            return Some(board.owner());
        }
        let square = aboard.only()?;
        self.cells[square.index()].map(|piece| piece.side)
    }

    /// The board on `from` on its way to `to`, with its passenger if it has one.
    pub(crate) fn ride(&self, from: Pin, to: Pin, arrival: Arrival) -> Ride {
        Ride {
            from,
            to,
            arrival,
            passenger: self.passengers(from).first(),
        }
    }

    /// The ways in which a board with or without a passenger may arrive on another pin (rules: 6.4).
    #[inline]
    pub(crate) fn arrivals(&self, passenger: Option<Square>) -> &'static [Arrival] {
        match (passenger, self.options.arrivals) {
            (Some(_), Arrivals::Both) => &Arrival::ALL,
            (Some(_), Arrivals::Identity) | (None, _) => &[Arrival::Same],
        }
    }

    /// Whether the board on `from` would go backward for the side to move (rules: 6.1).
    #[inline]
    pub(crate) fn is_backward(&self, from: Pin, to: Pin) -> bool {
        from.progress(to, self.side, self.options.forward) == Progress::Backward
    }

    /// The pieces that keep the board on `from` off `to` (rules: 6.3 step 10).
    #[inline]
    pub(crate) fn shadow(&self, from: Pin, to: Pin) -> Squares {
        if self.options.board_shadow == BoardShadow::Off {
            return Squares::NONE;
        }
        self.pieces()
            & TABLES.shadow[to.index()]
            & !TABLES.pin[from.index()]
            & !self.form(Form::Knight)
    }

    /// What the activation does to the king of the side to move.
    pub(crate) fn exposure(&self, ride: Ride, uncovered: Uncovered) -> Exposure {
        let mut king = self.king(self.side);
        let mut occupied = self.occupied;
        if let Some(square) = ride.passenger
            && let Some(target) = arrival_square(square, ride.from, ride.to, ride.arrival)
        {
            occupied = self.occupied_without(square).with(target.column());
            if square == king {
                king = target;
            }
        }
        let existing = self.boards.columns_after(ride.from, ride.to);
        let blockers = self.blockers(occupied, existing);
        let by = self.side.other();
        if self.is_attacked(king, by, self.sides[by.index()], blockers) {
            return Exposure::King;
        }
        match uncovered {
            Uncovered::Enemy(corner) if TriD::could_attack(corner, king, blockers) => {
                Exposure::ByPromotion(corner)
            }
            _ => Exposure::Safe,
        }
    }
}
