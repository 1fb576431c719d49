//! What bounds a search. The search itself reads no clock: a [`Watch`] is passed in, because the browser has no `Instant`.

use std::time::Duration;

/// Where a search ends; with no limit at all it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest depth, in turns.
    pub depth: Option<u32>,
    /// The number of positions after which it ends.
    pub nodes: Option<u64>,
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

    /// For a time.
    #[must_use]
    pub fn time(budget: Budget) -> Limits {
        Limits {
            budget: Some(budget),
            ..Limits::default()
        }
    }
}

/// The time for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// No further iteration begins after this.
    pub aim: Duration,
    /// The search is broken off here.
    pub most: Duration,
}

/// What a clock of the game says at the beginning of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Added after each turn.
    pub increment: Duration,
    /// Turns until more time is added; `None` if the time must do for the whole game.
    pub turns: Option<u32>,
}

impl Budget {
    /// Exactly this long for one turn, less what it takes to answer.
    #[must_use]
    pub fn exactly(time: Duration, lag: Duration) -> Budget {
        let most = time.saturating_sub(lag).max(Duration::from_millis(1));
        Budget { aim: most, most }
    }

    /// A share of the clock. `lag` is what it takes to hand a move over; it is never spent.
    #[must_use]
    pub fn share(clock: Clock, lag: Duration) -> Budget {
        let usable = clock.left.saturating_sub(lag);
        let turns = clock.turns.map_or(28, |turns| turns.clamp(1, 28));
        // The increment of this turn comes too late for it, so what is left bounds everything.
        let fair = usable / turns + clock.increment * 3 / 4;
        let most = if turns == 1 {
            usable * 4 / 5
        } else {
            (fair * 4).min(usable / 3)
        };
        let most = most.max(Duration::from_millis(1));
        Budget {
            aim: (fair * 3 / 5).min(most),
            most,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64, turns: Option<u32>) -> Clock {
        Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
            turns,
        }
    }

    #[test]
    fn a_budget_never_exceeds_what_is_left() {
        let lag = Duration::from_millis(20);
        for left in [0, 1, 5, 19, 20, 21, 50, 100, 1_000, 60_000] {
            for increment in [0, 10, 1_000] {
                for turns in [None, Some(0), Some(1), Some(2), Some(40)] {
                    let budget = Budget::share(clock(left, increment, turns), lag);
                    let usable = left.saturating_sub(20).max(1);
                    assert!(budget.aim <= budget.most);
                    assert!(
                        budget.most <= Duration::from_millis(usable),
                        "{left} {increment} {turns:?}: {budget:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn an_increment_is_spent_when_the_clock_is_full_enough() {
        let lag = Duration::from_millis(20);
        let poor = Budget::share(clock(60_000, 0, None), lag);
        let rich = Budget::share(clock(60_000, 1_000, None), lag);
        assert!(rich.aim > poor.aim);
    }
}
