//! Why a board, a pin, an arrival, a castling or a frozen pawn's target is not eligible (rules: 8.6, 18.2).

use rules::{Pick, Refusal};

use super::picks::arrival_pick;
use super::universe::{anchor_id, pin_of, site_id, square_of};
use crate::geometry::{Arrival, Board, Pin, Square, TABLES};
use crate::movegen::Uncovered;
use crate::piece::Choice;
use crate::play::{arrival_square, castle_targets};
use crate::position::TriD;
use crate::rights::Homes;
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

impl TriD {
    /// The arrivals of a board on a pin: two with a passenger, one without, each with its square and, if it is not legal,
    /// with the reason. Both are given even where the pin itself is not eligible.
    #[must_use]
    pub fn landings(&self, board: Board, to: Pin) -> Vec<Landing> {
        let from = self.boards.pin(board);
        let passenger = self.passengers(from).only();
        let arrivals: &[Arrival] = match passenger {
            Some(_) => &Arrival::ALL,
            None => &[Arrival::Same],
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
            Spoken::Turn(from)
        } else {
            let choice = match self.uncovers(from) {
                Uncovered::Own(_) => Some(Choice::Queen),
                Uncovered::Nothing | Uncovered::Enemy(_) => None,
            };
            Spoken::Activate {
                from,
                to,
                arrival,
                choice,
            }
        };
        self.judge(spoken).err()
    }

    pub(super) fn refused_picks(&self, path: &[Pick]) -> Vec<(Pick, Refusal)> {
        match *path {
            [] => self.refused_boards(),
            [Pick::Site(site)] => square_of(site).map_or_else(Vec::new, |from| {
                let mut refused = self.refused_castlings(from);
                refused.extend(self.refused_advance(from));
                refused
            }),
            [board @ Pick::Board(_)] => self
                .picked(board)
                .map_or_else(Vec::new, |board| self.refused_pins(board)),
            [board @ Pick::Board(_), Pick::Anchor(anchor)] => {
                match (self.picked(board), pin_of(anchor)) {
                    (Some(board), Some(to)) => self.refused_arrivals(board, to),
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    /// The board whose visible instance was picked.
    fn picked(&self, pick: Pick) -> Option<Board> {
        Board::ALL
            .into_iter()
            .find(|board| self.board_pick(self.boards.pin(*board)) == Some(pick))
    }

    /// The first reason against each board that may go nowhere.
    fn refused_boards(&self) -> Vec<(Pick, Refusal)> {
        Board::ALL
            .into_iter()
            .filter_map(|board| {
                let pin = self.boards.pin(board);
                let refusal = match self.judge_board(pin) {
                    Err(refusal) => refusal,
                    Ok(()) => self.stuck(board)?,
                };
                Some((self.board_pick(pin)?, refusal))
            })
            .collect()
    }

    /// For a controlled board that no neighbour accepts: the reason that came closest to being legal, that is the one
    /// found latest in the order of tests.
    fn stuck(&self, board: Board) -> Option<Refusal> {
        const LATE: [&str; 4] = [
            "E_KING_EXPOSED_BY_PROMOTION",
            "E_KING_EXPOSED",
            "E_SHADOW",
            "E_BACKWARD_OCCUPIED",
        ];
        let mut reasons = Vec::new();
        for pin in Pin::ALL {
            match self.first_reason(board, pin) {
                Some(refusal) => reasons.push(refusal),
                None => return None,
            }
        }
        let late = LATE
            .into_iter()
            .find_map(|code| reasons.iter().find(|refusal| refusal.code == code))
            .cloned();
        late.or_else(|| {
            reasons
                .into_iter()
                .find(|refusal| refusal.code == "E_PIN_OCCUPIED")
        })
    }

    /// Why a board may not go to a pin in any way; `None` if it may.
    fn first_reason(&self, board: Board, to: Pin) -> Option<Refusal> {
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

    /// Arrivals that are not legal, each with the square it would have.
    fn refused_arrivals(&self, board: Board, to: Pin) -> Vec<(Pick, Refusal)> {
        self.landings(board, to)
            .into_iter()
            .filter_map(|landing| {
                let refusal = landing.refusal?;
                let message = match landing.square {
                    Some(square) => format!("{square}: {}", refusal.message),
                    None => refusal.message,
                };
                Some((
                    arrival_pick(landing.arrival),
                    Refusal::new(refusal.code, message),
                ))
            })
            .collect()
    }

    /// Castlings that the king still has the right to.
    fn refused_castlings(&self, from: Square) -> Vec<(Pick, Refusal)> {
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
                let message =
                    format!("the pawn on {from} cannot advance: {square} does not exist now");
                (
                    Pick::Site(site_id(square)),
                    Refusal::new("E_ADVANCEMENT_FROZEN", message),
                )
            })
            .collect()
    }
}
