//! Why a board, a pin, an arrival, a castling or a frozen pawn's target is not eligible (rules: 8.6, 18.2).

use rules::Pick;

use super::picks::arrival_pick;
use super::universe::{anchor_id, pin_of, site_id, square_of};
use crate::castling::{Homes, castle_targets};
use crate::geometry::{Arrival, Board, Pin, Square, TABLES, arrival_square};
use crate::piece::{Choice, Choices};
use crate::position::TriD;
use crate::refusal::Refusal;
use crate::step::{Spoken, Wing};

/// One of the ways in which a board can arrive on a pin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Same position or rotated.
    pub arrival: Arrival,
    /// Where the passenger lands; `None` for an empty board.
    pub square: Option<Square>,
    /// The rule that forbids it, if one does.
    pub refusal: Option<Refusal>,
}

/// How far in the order of tests a board move came that a neighbouring pin does not accept, beginning with the earliest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Lateness {
    Occupied,
    Backward,
    Shadow,
    Exposed,
    ExposedByPromotion,
}

impl Lateness {
    fn of(refusal: &Refusal) -> Option<Lateness> {
        match refusal {
            Refusal::PinOccupied { .. } => Some(Lateness::Occupied),
            Refusal::LowerPin { .. } | Refusal::HigherPin { .. } | Refusal::OwnSide { .. } => {
                Some(Lateness::Backward)
            }
            Refusal::Shadow { .. } => Some(Lateness::Shadow),
            Refusal::BoardExposes { .. } | Refusal::RideExposes { .. } => Some(Lateness::Exposed),
            Refusal::PromotionExposes { .. } => Some(Lateness::ExposedByPromotion),
            _ => None,
        }
    }
}

/// Next picks that no legal step continues with, each with the rule that forbids it.
pub(super) fn refusals(position: &TriD, path: &[Pick]) -> Vec<(Pick, Refusal)> {
    match *path {
        [] => position.refused_boards(),
        [Pick::Site(site)] => square_of(site).map_or_else(Vec::new, |from| {
            let mut refused = position.refused_castlings(from);
            refused.extend(position.refused_advance(from));
            refused
        }),
        [board @ Pick::Board(_)] => position
            .picked(board)
            .map_or_else(Vec::new, |board| position.refused_pins(board)),
        [board @ Pick::Board(_), Pick::Anchor(anchor)] => {
            match (position.picked(board), pin_of(anchor)) {
                (Some(board), Some(to)) => position.refused_arrivals(board, to),
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

impl TriD {
    /// The arrivals of a board on a pin: two with a passenger, one without and where the option `arrivals` knows one alone, each
    /// with its square and, if it is not legal, with the reason. They are given even where the pin itself is not eligible.
    #[must_use]
    pub fn landings(&self, board: Board, to: Pin) -> Vec<Landing> {
        let from = self.boards.pin(board);
        let passenger = self.passengers(from).only();
        let arrivals = match passenger {
            // A turn on the pin is the rotated arrival, whatever the option `arrivals` says of others.
            Some(_) if from == to => &[Arrival::Rotated],
            _ => self.arrivals(passenger),
        };
        arrivals
            .iter()
            .map(|arrival| Landing {
                arrival: *arrival,
                square: passenger.and_then(|square| arrival_square(square, from, to, *arrival)),
                refusal: self.activation_refusal(from, to, *arrival),
            })
            .collect()
    }

    /// Why the board on `from` may not go to `to`; where a choice belongs to it, any choice is taken as given.
    fn activation_refusal(&self, from: Pin, to: Pin, arrival: Arrival) -> Option<Refusal> {
        let spoken = if from == to {
            let ride = self.ride(from, to, Arrival::Rotated);
            Spoken::Turn {
                pin: from,
                choice: self.carried_promotion(ride).map(|_| Choice::Queen),
            }
        } else {
            let dues = self.dues(self.ride(from, to, arrival), self.uncovers(from));
            Spoken::Activate {
                from,
                to,
                arrival,
                choices: Choices::repeated(Choice::Queen, dues.count()),
            }
        };
        self.judge(spoken).err()
    }

    /// The board whose visible instance was picked.
    pub(super) fn picked(&self, pick: Pick) -> Option<Board> {
        Board::ALL
            .into_iter()
            .find(|board| self.board_pick(self.boards.pin(*board)) == Some(pick))
    }

    /// The first reason against each board that may go nowhere.
    pub(super) fn refused_boards(&self) -> Vec<(Pick, Refusal)> {
        Board::ALL
            .into_iter()
            .filter_map(|board| {
                let pin = self.boards.pin(board);
                let refusal = match self.judge_board(pin) {
                    Err(refusal) => refusal,
                    Ok(()) => self.stuck_board(board)?,
                };
                Some((self.board_pick(pin)?, refusal))
            })
            .collect()
    }

    /// For a controlled board that no neighbour accepts: the reason that came closest to being legal, that is the one
    /// found latest in the order of tests.
    fn stuck_board(&self, board: Board) -> Option<Refusal> {
        let mut latest: Option<(Lateness, Refusal)> = None;
        for pin in Pin::ALL {
            let refusal = self.first_reason(board, pin)?;
            if let Some(lateness) = Lateness::of(&refusal)
                && latest.as_ref().is_none_or(|(late, _)| lateness > *late)
            {
                latest = Some((lateness, refusal));
            }
        }
        latest.map(|(_, refusal)| refusal)
    }

    /// Why a board may not go to a pin in any way; `None` if it may.
    pub(super) fn first_reason(&self, board: Board, to: Pin) -> Option<Refusal> {
        let mut landings = self.landings(board, to);
        if landings.iter().any(|landing| landing.refusal.is_none()) {
            return None;
        }
        landings
            .drain(..)
            .next()
            .and_then(|landing| landing.refusal)
    }

    fn refused_pins(&self, board: Board) -> Vec<(Pick, Refusal)> {
        Pin::ALL
            .into_iter()
            .filter_map(|to| Some((Pick::Anchor(anchor_id(to)), self.first_reason(board, to)?)))
            .collect()
    }

    /// Arrivals that are not legal.
    fn refused_arrivals(&self, board: Board, to: Pin) -> Vec<(Pick, Refusal)> {
        self.landings(board, to)
            .into_iter()
            .filter_map(|landing| Some((arrival_pick(landing.arrival), landing.refusal?)))
            .collect()
    }

    /// Castlings that the king still has the right to.
    pub(super) fn refused_castlings(&self, from: Square) -> Vec<(Pick, Refusal)> {
        Wing::ALL
            .into_iter()
            .filter(|wing| {
                self.rights.has(self.side, *wing) && Homes::of(self.side, *wing).king == from
            })
            .filter_map(|wing| {
                let refusal = self.judge(Spoken::Castle(wing)).err()?;
                let (target, _) = castle_targets(self.side, wing, self.options.queenside_castle);
                Some((Pick::Site(site_id(target)), refusal))
            })
            .collect()
    }

    /// The squares that would have to exist for a frozen pawn to go on.
    fn refused_advance(&self, from: Square) -> Vec<(Pick, Refusal)> {
        if !self.frozen_pawns(self.side).has(from) {
            return Vec::new();
        }
        let Some(column) = self.missing_ahead(from, self.side) else {
            return Vec::new();
        };
        TABLES.column[column.index()]
            .map(|square| {
                let refusal = Refusal::Frozen { pawn: from, square };
                (Pick::Site(site_id(square)), refusal)
            })
            .collect()
    }
}
