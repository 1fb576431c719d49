//! Moves of boards (rules: 6).

use rules::Side;

use super::{Attackers, Sink, Walk};
use crate::boards::columns;
use crate::geometry::{Arrival, Columns, Pin, Progress, Square, Squares, TABLES, arrival_square};
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
        let roads = match passenger {
            Some(_) => &self.roads.carrying[self.side.index()],
            None => &self.roads.empty,
        };
        let uncovered = position.uncovers(from);
        let arrivals = position.arrivals(passenger);
        let shadows = self.shadows & !TABLES.pin[from.index()];
        let left = columns(self.pins.without(from));
        for to in roads[from.index()].minus(self.pins) {
            if (shadows & TABLES.shadow[to.index()]).has_any() {
                continue;
            }
            for arrival in arrivals {
                let ride = Ride {
                    from,
                    to,
                    arrival: *arrival,
                    passenger,
                };
                if self.is_safe(ride, uncovered, left) {
                    sink.activation(ride, position.dues(ride, uncovered));
                }
            }
        }
        if position.options.rotate_in_place == RotateInPlace::On
            && passenger.is_some()
            && (shadows & TABLES.shadow[from.index()]).is_empty()
        {
            let ride = Ride {
                from,
                to: from,
                arrival: Arrival::Rotated,
                passenger,
            };
            if self.is_safe(ride, Uncovered::Nothing, left) {
                sink.turn(from, position.carried_promotion(ride));
            }
        }
    }

    /// Whether the king is safe after a ride of a board without which the columns `left` have squares. A king that stays, is not
    /// in check and sees no pawn of the enemy uncovered can only suffer from a line that opens, and most rides open none.
    #[inline]
    fn is_safe(&self, ride: Ride, uncovered: Uncovered, left: Columns) -> bool {
        let guard = &self.guard;
        let stays = ride.passenger != Some(guard.king);
        if stays && guard.checkers.is_empty() && !matches!(uncovered, Uncovered::Enemy(_)) {
            let existing = left.or(TABLES.pin_columns[ride.to.index()]);
            let occupied = self.position.occupied_after(ride);
            let blockers = self.position.blockers(occupied, existing);
            if guard.blockers.minus(blockers).and(guard.lines).is_empty() {
                return true;
            }
        }
        self.position.exposure(ride, uncovered) == Exposure::Safe
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

    /// The pieces that keep boards from arriving above or below them (rules: 6.3 step 10).
    #[inline]
    pub(crate) fn shadows(&self) -> Squares {
        match self.options.board_shadow {
            BoardShadow::On => self.pieces() & !self.form(Form::Knight),
            BoardShadow::Off => Squares::NONE,
        }
    }

    /// The pieces that keep the board on `from` off `to`: all but those that it carries.
    #[inline]
    pub(crate) fn shadow(&self, from: Pin, to: Pin) -> Squares {
        self.shadows() & TABLES.shadow[to.index()] & !TABLES.pin[from.index()]
    }

    /// The columns that hold a piece once the passenger has arrived.
    #[inline]
    fn occupied_after(&self, ride: Ride) -> Columns {
        match (ride.passenger, ride.landing()) {
            (Some(square), Some(target)) => self.occupied_without(square).with(target.column()),
            _ => self.occupied,
        }
    }

    /// What the activation does to the king of the side to move.
    pub(crate) fn exposure(&self, ride: Ride, uncovered: Uncovered) -> Exposure {
        let mut king = self.king(self.side);
        if ride.passenger == Some(king)
            && let Some(target) = ride.landing()
        {
            king = target;
        }
        let left = columns(self.boards.pins().without(ride.from));
        let existing = left.or(TABLES.pin_columns[ride.to.index()]);
        let blockers = self.blockers(self.occupied_after(ride), existing);
        if Attackers::of(self, self.side.other()).attack(king, blockers) {
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
