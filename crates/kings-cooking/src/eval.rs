//! Static values for a search, and the exact ones.

use std::num::NonZeroUsize;
use std::sync::Arc;

use evaluation::{Evaluate, Exact, HISTORY_SLOTS, Truth};
use rules::{Outcome, Side};

use crate::geometry::Square;
use crate::outcome::{self, Reason};
use crate::piece::Kind;
use crate::position::{KingsCooking, NO_PROGRESS_LIMIT};
use crate::solve::{Solution, Value};
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
    const SOLVED: bool = true;

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

    /// A side without units, and the draw by lack of progress that the match would declare. A side without a step is found by looking
    /// for one.
    #[inline]
    fn plain_end(&self) -> Option<Outcome> {
        if Side::ALL
            .into_iter()
            .any(|side| self.units(side).is_empty())
        {
            outcome::counted_end(self)
        } else if self.quiet_plies() >= NO_PROGRESS_LIMIT {
            Some(Outcome::draw(Reason::NoProgress))
        } else {
            None
        }
    }

    /// The kind of the unit and where it goes; leaving the board counts as a square of its own.
    fn history_slot(&self, step: Step) -> usize {
        let kind = self
            .unit(step.from())
            .map_or(0, |unit| unit.kind() as usize);
        let to = step
            .target(self.side())
            .map_or(Square::ALL.len(), |square| square as usize);
        let becomes = step.promotion().map_or(0, |kind| 1 + kind as usize);
        (kind * (Square::ALL.len() + 1) + to) * 6 + becomes
    }

    /// The capture margin, which decides every counted end (rules: 9.2).
    fn lead(&self) -> Option<i32> {
        Some(self.margin(self.side()))
    }

    /// Solves what can come of this position: at most three seconds from a start, less and less from positions further on.
    ///
    /// The truth is that of section 25 of the rules: the plies to the very end with best play, where repetition and lack of progress
    /// are draws. What was played *before* is not in it. No forced win is longer than 28 plies, so that a winner who plays by
    /// it from the beginning always comes before the fortieth quiet ply and never meets a position again; taken up
    /// with many quiet plies on the clock, a win can come too late.
    fn exact(&self, progress: &mut dyn FnMut(u64, u64)) -> Option<Arc<dyn Exact<KingsCooking>>> {
        let threads = if cfg!(target_arch = "wasm32") {
            NonZeroUsize::MIN
        } else {
            std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
        };
        Some(Arc::new(Solution::of_start(self, threads, progress)))
    }
}

const _: () = assert!(5 * 10 * 6 <= HISTORY_SLOTS);

impl Exact<KingsCooking> for Solution {
    fn truth(&self, position: &KingsCooking) -> Option<Truth> {
        Some(match self.value(position)? {
            Value::Win(plies) => Truth::Win(plies.into()),
            Value::Draw => Truth::Draw,
            Value::Loss(plies) => Truth::Loss(plies.into()),
        })
    }
}
