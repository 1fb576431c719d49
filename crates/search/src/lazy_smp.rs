//! Lazy SMP: every thread searches the same root by itself, and they share nothing but the transposition table. The first thread
//! speaks and decides when to end; the helpers only fill the table ahead of it.

use std::sync::atomic::Ordering::Relaxed;

use evaluation::Evaluate;

use crate::iterative_deepening::{Iteration, Unit};
use crate::searcher::Progress;
use crate::worker::{Reins, Worker};

/// How many threads are used of those asked for. The browser starts none.
pub(crate) fn threads(wanted: usize) -> usize {
    if cfg!(target_arch = "wasm32") {
        1
    } else {
        wanted.clamp(1, 256)
    }
}

/// The depth at which a helper begins. Helpers begin at different depths, so that they do not all do the same.
pub(crate) fn first_depth(helper: usize) -> i32 {
    1 + (helper as i32 % 3)
}

/// Lets the helpers search beside `lead`, which runs in this thread and ends them. Without helpers no thread is started.
pub(crate) fn beside<P: Evaluate>(
    helpers: &mut [(Worker<P>, Iteration<P>)],
    reins: &Reins<'_>,
    mut lead: impl FnMut() -> Progress,
) -> Progress {
    if helpers.is_empty() {
        return lead();
    }
    std::thread::scope(|scope| {
        for (worker, iteration) in helpers {
            scope.spawn(move || {
                worker.halted = false;
                let ended = |unit| matches!(unit, Unit::Halted | Unit::HaltedAnew | Unit::Deepest);
                while !ended(iteration.unit(worker, reins)) {}
                worker.flush(reins.shared);
            });
        }
        let progress = lead();
        reins.shared.stop.store(true, Relaxed);
        progress
    })
}
