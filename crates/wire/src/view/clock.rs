//! Clocks that stand, in saves and in messages.

use record::Clock;
use serde::{Deserialize, Serialize};

/// Two clocks; all times in whole milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ClockView {
    /// What each side began with.
    pub base: u32,
    /// What a side earns by a turn.
    pub increment: u32,
    /// What is left of it, the first side's first.
    pub left: [u32; 2],
}

impl From<Clock> for ClockView {
    fn from(clock: Clock) -> ClockView {
        ClockView {
            base: clock.base,
            increment: clock.increment,
            left: clock.left,
        }
    }
}

impl From<ClockView> for Clock {
    fn from(view: ClockView) -> Clock {
        Clock {
            base: view.base,
            increment: view.increment,
            left: view.left,
        }
    }
}
