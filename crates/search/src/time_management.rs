//! Time management: how much of a clock one turn may take, and when to end before that.
//!
//! Whoever has a clock (protocols, the arena of the command line) says what it shows; what a turn may cost is decided here alone.

use std::time::Duration;

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
pub struct TimeLeft {
    /// Time left.
    pub left: Duration,
    /// Added after each turn.
    pub increment: Duration,
    /// Turns until more time is added; `None` if the time must do for the whole game.
    pub turns: Option<u32>,
}

impl Budget {
    /// Exactly this long for one turn: the answer is spoken when the time is over, and what a clock keeps for a slow line is not kept
    /// here.
    #[must_use]
    pub fn exactly(time: Duration) -> Budget {
        let most = time.saturating_sub(SPEAKING).max(Duration::from_millis(1));
        Budget { aim: most, most }
    }

    /// A share of the clock. `lag` is what it takes to hand a turn over.
    #[must_use]
    pub fn share(clock: TimeLeft, lag: Duration) -> Budget {
        let usable = clock.left.saturating_sub(reserve(clock.left, lag));
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

    /// Whether the time for this turn is spent wisely by ending after the iteration that was just finished.
    pub(crate) fn enough(self, elapsed: Duration, choice: Choice) -> bool {
        if choice.steps == 1 && choice.depth > FORCED_DEPTH {
            return true;
        }
        if self.aim >= self.most {
            // A fixed time for each turn: none of it can be kept for later.
            return elapsed >= self.most;
        }
        // A step that has been the best for long needs less thought; a new one deserves more.
        let percent = match choice.steady {
            0 => 150,
            1 => 120,
            2..=4 => 90,
            _ => 65,
        };
        elapsed >= self.aim * percent / 100
    }
}

/// What it takes to end a search and to say what it found.
const SPEAKING: Duration = Duration::from_micros(500);

/// How deep a forced step is looked at: the answer is known, and a little depth says what it is worth.
const FORCED_DEPTH: i32 = 4;

/// What a finished iteration says about whether more time could change the choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// How many legal steps there are.
    pub(crate) steps: usize,
    /// The depth that comes next.
    pub(crate) depth: i32,
    /// How many iterations the best step has been the best.
    pub(crate) steady: u32,
}

/// What is never spent of a clock: the lag, and on a clock that runs low enough for a busy machine to look away once.
fn reserve(left: Duration, lag: Duration) -> Duration {
    const AWAY: Duration = Duration::from_millis(200);
    lag.max((left / 2).min(AWAY))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(left: u64, increment: u64, turns: Option<u32>) -> TimeLeft {
        TimeLeft {
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

    #[test]
    fn a_low_clock_keeps_half_for_a_look_away() {
        let budget = Budget::share(clock(100, 0, Some(1)), Duration::ZERO);
        assert_eq!(budget.most, Duration::from_millis(40));
        let budget = Budget::share(clock(1_200, 0, Some(1)), Duration::ZERO);
        assert_eq!(budget.most, Duration::from_millis(800));
        let budget = Budget::share(clock(1_500, 0, Some(1)), Duration::from_millis(500));
        assert_eq!(budget.most, Duration::from_millis(800));
    }

    #[test]
    fn a_settled_choice_ends_sooner() {
        let second = Duration::from_secs(1);
        let shared = Budget {
            aim: second,
            most: second * 4,
        };
        let choice = |steps, depth, steady| Choice {
            steps,
            depth,
            steady,
        };
        let ends = |percent: u32, choice| shared.enough(second * percent / 100, choice);
        for (steady, percent) in [(0, 150), (1, 120), (2, 90), (4, 90), (5, 65), (50, 65)] {
            assert!(!ends(percent - 1, choice(30, 9, steady)), "{steady}");
            assert!(ends(percent, choice(30, 9, steady)), "{steady}");
        }
        assert!(!ends(0, choice(1, 4, 0)), "a forced step is looked at");
        assert!(ends(0, choice(1, 5, 0)), "but not for long");
        let fixed = Budget::exactly(second);
        assert!(fixed.most > second * 99 / 100 && fixed.most < second);
        assert!(!fixed.enough(second * 99 / 100, choice(30, 9, 50)));
        assert!(fixed.enough(second, choice(30, 9, 0)));
    }
}
