//! Attack boards: who can move them, and where to (rules: 6).

use rules::Side;

use super::terms::{Group, Ledger, Term};
use crate::geometry::{Board, Progress, neighbours};
use crate::position::TriD;

/// Places among the weights of [`Group::Boards`].
const EMPTY: usize = 0;
const RIDDEN: usize = 1;
const TAKEN: usize = 2;

impl TriD {
    /// Tells of the boards that a side can move. Whether its king would allow it is not asked.
    pub(super) fn look_at_boards(&self, side: Side, ledger: &mut impl Ledger) {
        let occupied = self.boards.pins();
        for board in Board::ALL {
            let pin = self.boards.pin(board);
            let aboard = self.passengers(pin);
            if self.lone_controller(pin, aboard) != Some(side) {
                continue;
            }
            let state = match (aboard.is_empty(), board.owner() == side) {
                (true, _) => EMPTY,
                (false, true) => RIDDEN,
                (false, false) => TAKEN,
            };
            ledger.once(side, Group::Boards, state);
            let ways = neighbours(pin, self.options)
                .minus(occupied)
                .filter(|to| {
                    (aboard.is_empty()
                        || pin.progress(*to, side, self.options.forward) != Progress::Backward)
                        && self.shadow(pin, *to).is_empty()
                })
                .count();
            ledger.add(side, Term::new(Group::Journeys, 0), ways as i32);
        }
    }
}
