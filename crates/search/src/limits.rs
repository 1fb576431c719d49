//! What bounds a search. The search itself reads no clock: a [`Watch`] is passed in, because the browser has no `Instant`.

use std::time::Duration;

use crate::time_management::Budget;

/// How far beyond a soft limit an iteration may go before it is broken off.
pub const SOFT_REACH: u64 = 16;

/// Where a search ends; with no limit at all it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The number of positions after which it ends.
    pub nodes: Option<u64>,
    /// The number of positions after which no further iteration begins: the one that passes it is finished, so that the answer is
    /// never that of half an iteration.
    pub soft_nodes: Option<u64>,
    /// The time it may take.
    pub budget: Option<Budget>,
}

impl Limits {
    /// To a depth.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// To a number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// To the end of the iteration that passes this number of positions, and at most to [`SOFT_REACH`] times as many: a single
    /// iteration can grow without end where every step is forced.
    #[must_use]
    pub fn soft_nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes.saturating_mul(SOFT_REACH)),
            soft_nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// For a time.
    #[must_use]
    pub fn time(budget: Budget) -> Limits {
        Limits {
            budget: Some(budget),
            ..Limits::default()
        }
    }
}

/// Time and the wish to stop, as the caller knows them. Asked every few dozen positions.
pub trait Watch: Sync {
    /// Time since the search was asked for.
    fn elapsed(&self) -> Duration;
    /// Whether the search shall end now.
    fn stopped(&self) -> bool;
}

/// No time passes and nobody stops.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }

    fn stopped(&self) -> bool {
        false
    }
}
