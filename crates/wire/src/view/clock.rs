//! Clocks that stand, in saves and in messages.

use record::{Clock, ClockKind};
use serde::Serialize;

use crate::reading::{Fault, Fields, Take, Value, words};

/// Two clocks, or one for both; all times in whole milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Whose time it is; where it does not say, each side has its own. Only other clocks say so, so that whoever knows
    /// none of them can read the rest.
    #[serde(skip_serializing_if = "ClockKindView::is_own")]
    #[cfg_attr(test, ts(as = "Option<ClockKindView>", optional))]
    pub kind: ClockKindView,
    /// What each side began with; where there are periods, all of them with the time before them.
    pub base: u32,
    /// What a side earns by a turn; how long a turn costs nothing, where there is a delay; how long a period is. Nothing where the
    /// clock is common.
    pub increment: u32,
    /// How many periods a side has at the end of its time, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub periods: Option<u32>,
    /// What is left of it, the first side's first; where the clock is common, the same for both.
    pub left: [u32; 2],
}

/// Whose time a clock measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ClockKindView {
    /// Each side has its own.
    #[default]
    Own,
    /// One for both, which runs in every turn.
    Common,
    /// Each side has its own, which waits a while in every turn before it runs.
    Delay,
    /// Each side has its own with periods at its end (byo-yomi).
    Periods,
}

words!(ClockKindView { "own": Own, "common": Common, "delay": Delay, "periods": Periods });

impl ClockKindView {
    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde passes the field by reference"
    )]
    const fn is_own(&self) -> bool {
        matches!(self, ClockKindView::Own)
    }
}

impl Take for ClockView {
    fn take(value: Value) -> Result<ClockView, Fault> {
        let mut fields = Fields::of(value)?;
        let kind = fields.take_or_default("kind")?;
        let clock = ClockView {
            kind,
            // Elsewhere it is a field that nobody knows.
            periods: match kind {
                ClockKindView::Periods => Some(fields.take("periods")?),
                _ => None,
            },
            base: fields.take("base")?,
            increment: fields.take("increment")?,
            left: fields.take("left")?,
        };
        fields.finish()?;
        Ok(clock)
    }
}

impl From<Clock> for ClockView {
    fn from(clock: Clock) -> ClockView {
        ClockView {
            kind: match clock.kind {
                ClockKind::Own => ClockKindView::Own,
                ClockKind::Common => ClockKindView::Common,
                ClockKind::Delay => ClockKindView::Delay,
                ClockKind::Periods(_) => ClockKindView::Periods,
            },
            periods: match clock.kind {
                ClockKind::Periods(periods) => Some(periods),
                _ => None,
            },
            base: clock.base,
            increment: clock.increment,
            left: clock.left,
        }
    }
}

impl From<ClockView> for Clock {
    fn from(view: ClockView) -> Clock {
        Clock {
            kind: match view.kind {
                ClockKindView::Own => ClockKind::Own,
                ClockKindView::Common => ClockKind::Common,
                ClockKindView::Delay => ClockKind::Delay,
                ClockKindView::Periods => ClockKind::Periods(view.periods.unwrap_or_default()),
            },
            base: view.base,
            increment: view.increment,
            left: view.left,
        }
    }
}
