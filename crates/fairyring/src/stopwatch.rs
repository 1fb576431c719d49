//! Time for searches: they read no clock themselves.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use search::Watch;

/// Runs from the moment it is made.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    start: Instant,
    stopped: AtomicBool,
}

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch {
            start: Instant::now(),
            stopped: AtomicBool::new(false),
        }
    }

    /// Asks whoever watches to end.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }
}

impl Watch for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
}
