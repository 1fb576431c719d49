//! What is left out of the tree: whole positions that are settled before their steps are looked at, and late steps near the horizon.

use evaluation::Evaluate;

use crate::history::NO_SLOT;
use crate::move_ordering::is_losing;
use crate::pvs::{After, Window};
use crate::quiescence::Quiescence;
use crate::score::{MATE, MATE_BOUND};
use crate::worker::{Candidate, Reins, Worker};

/// Mate distance pruning: nothing here can be better than winning in this turn or worse than having lost already. The narrowed
/// window; where it is empty, a shorter win is known elsewhere.
#[inline]
pub(crate) fn mate_distance_pruning(alpha: i32, beta: i32, turns: i32) -> (i32, i32) {
    (alpha.max(turns - MATE), beta.min(MATE - turns))
}

impl<P: Evaluate> Worker<P> {
    /// The value of a calm position where it is settled without a look at its steps.
    #[inline]
    pub(crate) fn prune_node(
        &mut self,
        reins: &Reins<'_>,
        value: i32,
        improving: bool,
        window: Window,
        after: After,
    ) -> Option<i32> {
        if window.beta.abs() >= MATE_BOUND {
            return None;
        }
        if reverse_futility_pruning(value, improving, window) {
            return Some(value);
        }
        if let Some(score) = self.razoring(reins, value, window) {
            return Some(score);
        }
        self.null_move_pruning(reins, value, window, after)
    }

    /// Razoring: so far below the window, near the horizon, that only captures can help. If they do not, their value stands.
    fn razoring(&mut self, reins: &Reins<'_>, value: i32, window: Window) -> Option<i32> {
        let Window {
            alpha,
            depth,
            ply,
            turns,
            ..
        } = window;
        if depth > 2 || value + 250 * depth > alpha {
            return None;
        }
        let score = self.quiescence(reins, Quiescence::new(alpha, alpha + 1, ply, turns));
        (score <= alpha || self.halted).then_some(score)
    }

    /// Null move pruning: where even a turn given away stays above the window, a real one will.
    fn null_move_pruning(
        &mut self,
        reins: &Reins<'_>,
        value: i32,
        window: Window,
        after: After,
    ) -> Option<i32> {
        let Window {
            beta,
            depth,
            ply,
            turns,
            ..
        } = window;
        if depth < 3 || after == After::NullMove || value < beta {
            return None;
        }
        let passed = self.position.passed()?;
        let less = 3 + depth / 4 + ((value - beta) / 200).clamp(0, 3);
        let before = std::mem::replace(&mut self.position, passed);
        self.frames[ply].slot = NO_SLOT;
        self.frames[ply].barrier = true;
        let child = Window {
            alpha: -beta,
            beta: 1 - beta,
            depth: depth - less,
            ply: ply + 1,
            turns: turns + 1,
        };
        let score = -self.pvs::<false>(reins, child, After::NullMove);
        self.position = before;
        if self.halted {
            return Some(0);
        }
        // A win that rests on passing is not proved.
        (score >= beta).then_some(if score > MATE_BOUND { beta } else { score })
    }
}

/// Reverse futility pruning (static null move): so far above the window that what the opponent can win in the turns that are left
/// stays above it.
#[inline]
fn reverse_futility_pruning(value: i32, improving: bool, window: Window) -> bool {
    let margin = 85 * (window.depth - i32::from(improving));
    window.depth <= 7 && value - margin >= window.beta
}

/// What becomes of a late step near the horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Late {
    /// It is tried.
    Tried,
    /// It is left out.
    Skipped,
    /// It and all that come after it are left out.
    RestSkipped,
}

/// Futility pruning: a quiet step that cannot lift the value to the window is not tried, nor one that comes after many others
/// (late move pruning), nor a capture that loses by the exchange.
#[inline]
pub(crate) fn futility_pruning<S>(
    candidate: &Candidate<S>,
    value: i32,
    improving: bool,
    alpha: i32,
    depth: i32,
    tried: usize,
) -> Late {
    if candidate.gain > 0 {
        if depth <= 4 && is_losing(candidate.order) && tried > 2 {
            return Late::Skipped;
        }
        return Late::Tried;
    }
    if depth > 7 {
        return Late::Tried;
    }
    let futile = depth <= 6 && value + 110 + 95 * depth <= alpha;
    if futile || late_move_pruning(depth, improving, tried) {
        return Late::RestSkipped;
    }
    Late::Tried
}

/// Late move pruning: whether enough quiet steps have been tried at this depth.
#[inline]
fn late_move_pruning(depth: i32, improving: bool, tried: usize) -> bool {
    let enough = (4 + depth * depth) as usize / (2 - usize::from(improving));
    tried >= enough.max(2)
}
