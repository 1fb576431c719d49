//! When turns are due.

use std::time::{Duration, Instant};

/// The timetable of one pair: the first turn, and how far apart they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timetable {
    pub(crate) first: Instant,
    pub(crate) apart: Duration,
    pub(crate) end: Instant,
}

impl Timetable {
    /// When a turn is due; `None` when the time is over.
    pub(crate) fn due(&self, turn: u32) -> Option<Instant> {
        Some(self.first + self.apart * turn).filter(|due| *due < self.end)
    }

    /// The first turn that is not due yet.
    pub(crate) fn next_after(&self, now: Instant) -> u32 {
        let passed = now.saturating_duration_since(self.first).as_nanos();
        let turns = passed / self.apart.as_nanos().max(1) + 1;
        u32::try_from(turns).unwrap_or(u32::MAX)
    }
}
