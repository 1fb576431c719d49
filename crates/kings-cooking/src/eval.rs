//! Static values for a search.

use rules::{Evaluate, Side};

use crate::piece::Kind;
use crate::position::KingsCooking;
use crate::step::Step;

/// A captured unit: the only thing that counts in the end (rules: 9.2).
const CAPTURE: i32 = 100;

/// What a unit on the board is worth in captures still to come; departing gives it up.
const fn promise(kind: Kind) -> i32 {
    match kind {
        Kind::Queen => 36,
        Kind::Rook => 28,
        Kind::Knight => 18,
        Kind::Bishop => 14,
        Kind::Pawn => 16,
    }
}

impl Evaluate for KingsCooking {
    fn value(&self) -> i32 {
        let promises = |side: Side| -> i32 {
            self.units(side)
                .filter_map(|square| self.unit(square))
                .map(|unit| promise(unit.kind()))
                .sum()
        };
        let side = self.side();
        CAPTURE * self.margin(side) + promises(side) - promises(side.other())
    }

    /// Captures only: a promotion scores nothing, and `greedy` is defined on the capture margin (rules: 20).
    fn gain(&self, step: Step) -> i32 {
        if self.captured_by(step).is_some() {
            CAPTURE
        } else {
            0
        }
    }
}
