//! Clocks that stand, in saves and in messages.

use record::Clock;
use serde::Serialize;

use crate::reading::object;

/// Two clocks; all times in whole milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// What each side began with.
    pub base: u32,
    /// What a side earns by a turn.
    pub increment: u32,
    /// What is left of it, the first side's first.
    pub left: [u32; 2],
}

object!(ClockView {
    base,
    increment,
    left,
});

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
