//! Clocks that stand, in saves and in messages.

use record::{Clock, ClockKind};
use serde::Serialize;

use crate::reading::{Fault, Fields, Take, Value, words};

/// Two clocks, or one for both; all times in whole milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Whose time it is; where it does not say, each side has its own. Only a common clock says so, so that whoever knows no
    /// other clocks can read the rest.
    #[serde(skip_serializing_if = "ClockKindView::is_own")]
    #[cfg_attr(test, ts(as = "Option<ClockKindView>", optional))]
    pub kind: ClockKindView,
    /// What each side began with.
    pub base: u32,
    /// What a side earns by a turn; nothing where the clock is common.
    pub increment: u32,
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
}

words!(ClockKindView { "own": Own, "common": Common });

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
        let clock = ClockView {
            kind: fields.take_or_default("kind")?,
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
            },
            base: view.base,
            increment: view.increment,
            left: view.left,
        }
    }
}
