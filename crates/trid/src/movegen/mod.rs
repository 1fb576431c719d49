//! Generation of legal actions.
//!
//! One walk serves three uses through a [`Sink`]: writing the steps down, counting them, and asking whether there is any.
//! Legality is decided beforehand from pins and checks, not by trying steps; only en passant, king moves, castling and
//! activations test the king's square against the field as it will be.

mod activation;
mod attack;
mod castling;
mod guard;
mod king;
mod pawn;
mod sliders;

use rules::Side;

use crate::geometry::{Arrival, Pin, Pins, Square, Squares, TABLES};
use crate::options::DestinationShadow;
use crate::piece::{Choice, Form};
use crate::position::TriD;
use crate::step::{Step, Wing};

pub(crate) use activation::{Exposure, Ride, Uncovered};
pub(crate) use guard::{Guard, squares};

/// What is done with the legal actions; they come in machine order.
trait Sink {
    /// Moves of one piece; those to `promoting` come in four choices.
    fn moves(&mut self, from: Square, to: Squares, promoting: Squares);
    fn castle(&mut self, wing: Wing);
    fn activation(&mut self, from: Pin, to: Pin, arrival: Arrival, uncovered: Uncovered);
    fn turn(&mut self, pin: Pin);
    /// Whether nothing more is wanted.
    fn is_full(&self) -> bool {
        false
    }
}

impl Sink for Vec<Step> {
    fn moves(&mut self, from: Square, to: Squares, promoting: Squares) {
        for to in to {
            if promoting.has(to) {
                self.extend(Choice::ALL.map(|choice| Step::Move {
                    from,
                    to,
                    promotion: Some(choice),
                }));
            } else {
                self.push(Step::Move {
                    from,
                    to,
                    promotion: None,
                });
            }
        }
    }

    fn castle(&mut self, wing: Wing) {
        self.push(Step::Castle(wing));
    }

    fn activation(&mut self, from: Pin, to: Pin, arrival: Arrival, uncovered: Uncovered) {
        let step = |promotion| Step::Activate {
            from,
            to,
            arrival,
            promotion,
        };
        match uncovered {
            Uncovered::Own(_) => self.extend(Choice::ALL.map(|choice| step(Some(choice)))),
            Uncovered::Nothing | Uncovered::Enemy(_) => self.push(step(None)),
        }
    }

    fn turn(&mut self, pin: Pin) {
        self.push(Step::Turn(pin));
    }
}

/// Counts without writing.
struct Tally(usize);

impl Sink for Tally {
    #[inline]
    fn moves(&mut self, _from: Square, to: Squares, promoting: Squares) {
        self.0 += to.len();
        let promoting = to & promoting;
        if promoting.has_any() {
            self.0 += 3 * promoting.len();
        }
    }

    fn castle(&mut self, _wing: Wing) {
        self.0 += 1;
    }

    fn activation(&mut self, _from: Pin, _to: Pin, _arrival: Arrival, uncovered: Uncovered) {
        self.0 += match uncovered {
            Uncovered::Own(_) => 4,
            Uncovered::Nothing | Uncovered::Enemy(_) => 1,
        };
    }

    fn turn(&mut self, _pin: Pin) {
        self.0 += 1;
    }
}

/// Stops at the first.
struct Found(bool);

impl Sink for Found {
    fn moves(&mut self, _from: Square, to: Squares, _promoting: Squares) {
        self.0 |= to.has_any();
    }

    fn castle(&mut self, _wing: Wing) {
        self.0 = true;
    }

    fn activation(&mut self, _from: Pin, _to: Pin, _arrival: Arrival, _uncovered: Uncovered) {
        self.0 = true;
    }

    fn turn(&mut self, _pin: Pin) {
        self.0 = true;
    }

    fn is_full(&self) -> bool {
        self.0
    }
}

/// Appends the legal actions.
pub(crate) fn list(position: &TriD, out: &mut Vec<Step>) {
    match position.pending.first() {
        Some(square) => {
            out.extend(Choice::ALL.map(|choice| Step::Promote { square, choice }));
        }
        None => walk(position, out),
    }
}

/// The number of legal actions.
pub(crate) fn count(position: &TriD) -> usize {
    if position.pending.has_any() {
        return Choice::ALL.len();
    }
    let mut tally = Tally(0);
    walk(position, &mut tally);
    tally.0
}

/// Whether there is a legal action.
pub(crate) fn is_any(position: &TriD) -> bool {
    if position.pending.has_any() {
        return true;
    }
    let mut found = Found(false);
    walk(position, &mut found);
    found.0
}

/// What all pieces of a walk share.
struct Walk<'a> {
    position: &'a TriD,
    side: Side,
    guard: Guard,
    /// Active squares not held by the mover.
    free: Squares,
    /// Empty squares that sliders and pawns may not stop on (option `destination_shadow`).
    shadowed: Squares,
}

fn walk<S: Sink>(position: &TriD, sink: &mut S) {
    let side = position.side;
    let own = position.sides[side.index()];
    let shadowed = match position.options.destination_shadow {
        DestinationShadow::Off => Squares::NONE,
        DestinationShadow::On => squares(position.occupied) & !position.pieces(),
    };
    let walk = Walk {
        position,
        side,
        guard: Guard::new(position),
        free: position.active & !own,
        shadowed,
    };
    // Machine order: KL before O-O before QL before squares.
    let (king_track, queen_track): (Pins, Pins) = position
        .boards
        .pins()
        .partition(|pin| pin.index() < Pin::QL1.index());
    for pin in king_track {
        walk.activations(pin, sink);
    }
    walk.castlings(sink);
    for pin in queen_track {
        walk.activations(pin, sink);
    }
    for from in own {
        if sink.is_full() {
            return;
        }
        walk.piece(from, sink);
    }
}

impl Walk<'_> {
    #[inline]
    fn piece<S: Sink>(&self, from: Square, sink: &mut S) {
        let Some(piece) = self.position.cells[from.index()] else {
            return;
        };
        let targets = match piece.form {
            Form::King => self.king(from),
            Form::Knight => {
                TABLES.knight[from.column().index()] & self.free & self.guard.allowed(from)
            }
            Form::Rook => self.rook(from),
            Form::Bishop => self.bishop(from),
            Form::Queen => self.queen(from),
            Form::Moved | Form::Unmoved | Form::Transported => {
                let targets = self.pawn(from, piece.form);
                sink.moves(from, targets, self.position.promotion_squares(self.side));
                return;
            }
        };
        sink.moves(from, targets, Squares::NONE);
    }
}

impl Extend<Pin> for Pins {
    fn extend<I: IntoIterator<Item = Pin>>(&mut self, pins: I) {
        for pin in pins {
            *self = self.with(pin);
        }
    }
}
