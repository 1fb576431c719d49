//! How a hand reaches each step.

use rules::{Pick, Word};

use super::universe::{anchor_id, board_id, site_id};
use crate::castling::{Homes, castle_targets};
use crate::geometry::{Arrival, Pin};
use crate::movegen::Exposure;
use crate::piece::Choice;
use crate::position::TriD;
use crate::step::Step;

/// The word of a promotion choice.
fn choice_pick(choice: Choice) -> Pick {
    Pick::Choice(match choice {
        Choice::Bishop => const { Word::new("bishop") },
        Choice::Knight => const { Word::new("knight") },
        Choice::Queen => const { Word::new("queen") },
        Choice::Rook => const { Word::new("rook") },
    })
}

/// The word of an arrival.
pub(super) fn arrival_pick(arrival: Arrival) -> Pick {
    Pick::Choice(match arrival {
        Arrival::Same => const { Word::new("same") },
        Arrival::Rotated => const { Word::new("rotated") },
    })
}

/// The picks that lead to a legal step.
pub(super) fn picks(position: &TriD, step: Step) -> Vec<Pick> {
    let mut path = Vec::with_capacity(5);
    let promotion = match step {
        Step::Move {
            from,
            to,
            promotion,
        } => {
            path.extend([Pick::Site(site_id(from)), Pick::Site(site_id(to))]);
            promotion
        }
        // The target holds an own rook or lies across the bridge, so no plain king move has this path.
        Step::Castle(wing) => {
            let king = Homes::of(position.side, wing).king;
            let (target, _) =
                castle_targets(position.side, wing, position.options.queenside_castle);
            path.extend([Pick::Site(site_id(king)), Pick::Site(site_id(target))]);
            None
        }
        Step::Activate {
            from,
            to,
            arrival,
            choices,
        } => {
            path.extend(position.board_pick(from));
            path.push(Pick::Anchor(anchor_id(to)));
            if position.both_arrivals(from, to) {
                path.push(arrival_pick(arrival));
            }
            // The passenger first, then the corner pawn (rules: 18.1).
            let [first, second] = choices.both();
            path.extend(first.map(choice_pick));
            second
        }
        Step::Turn { pin, promotion } => {
            path.extend(position.board_pick(pin));
            path.push(Pick::Anchor(anchor_id(pin)));
            promotion
        }
        Step::Promote { square, choice } => {
            path.push(Pick::Site(site_id(square)));
            Some(choice)
        }
    };
    path.extend(promotion.map(choice_pick));
    path
}

impl TriD {
    /// The board on a pin, by its visible instance.
    pub(super) fn board_pick(&self, pin: Pin) -> Option<Pick> {
        let board = self.boards.at(pin)?;
        Some(Pick::Board(board_id(self.boards.instance(board))))
    }

    /// Whether an activation that is legal one way is legal both ways, so that a word must tell them apart.
    fn both_arrivals(&self, from: Pin, to: Pin) -> bool {
        let arrivals = self.arrivals(self.passengers(from).first());
        arrivals.len() > 1
            && arrivals.iter().all(|arrival| {
                let ride = self.ride(from, to, *arrival);
                self.exposure(ride, self.uncovers(from)) == Exposure::Safe
            })
    }
}
