//! Late move reduction: what comes late in a good order is searched less deeply first.

use evaluation::Evaluate;

use crate::move_ordering::is_losing;
use crate::pvs::Window;
use crate::worker::{Candidate, Selectivity, Worker};

/// Sixteenths of the binary logarithm, in whole numbers: floating point need not round alike in the browser.
const fn log2_16(number: usize) -> i32 {
    let mut power = 0;
    // log2(n^16) = 16 log2(n); n < 64, so that n^16 < 2^96.
    let mut value = 1u128;
    let mut times = 0;
    while times < 16 {
        value *= number as u128;
        times += 1;
    }
    while value > 1 {
        value >>= 1;
        power += 1;
    }
    power
}

const SIZE: usize = 64;

static REDUCTIONS: [[u8; SIZE]; SIZE] = {
    let mut table = [[0; SIZE]; SIZE];
    let mut depth = 1;
    while depth < SIZE {
        let mut late = 1;
        while late < SIZE {
            // 3/4 + ln(depth) ln(late) / 2.25, in 1/256 of a turn: ln 2 squared is 0.4805.
            let product = log2_16(depth) * log2_16(late);
            let reduction = 192 + product * 4805 / 10_000 * 100 / 225;
            table[depth][late] = (reduction / 64) as u8;
            late += 1;
        }
        depth += 1;
    }
    table
};

impl<P: Evaluate> Worker<P> {
    /// By how many turns the `tried`-th candidate, which was just played and leaves `next` turns, is searched less deeply.
    /// Steps that gain something, and those that cost no depth, are never reduced.
    #[inline]
    pub(crate) fn late_move_reduction<const PV: bool>(
        &self,
        here: Window,
        next: i32,
        candidate: &Candidate<P::Step>,
        tried: usize,
        improving: bool,
    ) -> i32 {
        let late = self.selectivity == Selectivity::Pruned
            && here.depth >= 3
            && tried >= 2
            && next < here.depth
            && (candidate.gain <= 0 || is_losing(candidate.order));
        if !late {
            return 0;
        }
        let frame = &self.frames[here.ply];
        let history = self
            .history
            .behind(frame.actor, self.before(here.ply))
            .of(usize::from(candidate.slot));
        let mut quarters = reduction(here.depth, tried);
        quarters -= 4 * i32::from(PV);
        quarters += 2 * i32::from(!improving);
        quarters -= history / 2_500;
        if frame.killers.contains(&Some(candidate.step)) {
            quarters -= 4;
        }
        if here.ply == 0 {
            // What is kept out of the root is never played: a turn deeper than elsewhere, or steps that are better by half a piece
            // do not get through with one line, and do with three.
            quarters -= 4;
        }
        (quarters / 4).clamp(0, next - 1)
    }
}

/// The reduction of the `late`-th step at `depth`, in quarters of a turn.
fn reduction(depth: i32, late: usize) -> i32 {
    let depth = depth.clamp(0, SIZE as i32 - 1) as usize;
    i32::from(REDUCTIONS[depth][late.min(SIZE - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_lateness() {
        assert!(reduction(3, 3) < reduction(12, 3));
        assert!(reduction(8, 2) < reduction(8, 40));
        let by_formula = |depth: f64, late: f64| (0.75 + depth.ln() * late.ln() / 2.25) * 4.0;
        for (depth, late) in [(3, 3), (6, 12), (20, 40)] {
            let exact = by_formula(f64::from(depth), f64::from(late as u8));
            assert!((f64::from(reduction(depth, late)) - exact).abs() < 1.6);
        }
    }
}
