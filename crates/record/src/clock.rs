//! Clocks that stand.

/// The clocks of a game; all times in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Whose time it is.
    pub kind: ClockKind,
    /// What each side began with; where there are periods, all of them with the time before them.
    pub base: u32,
    /// What a side earns by a turn; what a turn costs nothing of, where there is a delay; how long a period is. Nothing where the
    /// clock is common.
    pub increment: u32,
    /// What is left of it, the first side's first; where the clock is common, the same for both.
    pub left: [u32; 2],
}

/// Whose time a clock measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockKind {
    /// Each side has its own, which runs in its own turns. Records from before there were others mean this.
    #[default]
    Own,
    /// One for both: it runs in every turn, and when it is up the game is decided by its rules
    /// ([`rules::Adjudicate::time_up`]).
    Common,
    /// Each side has its own, which waits a while in every turn before it runs.
    Delay,
    /// Each side has its own, and so many periods at its end: whoever moves within a period has it whole again.
    Periods(u32),
}

impl Clock {
    /// A clock common to both.
    #[must_use]
    pub const fn common(base: u32, left: u32) -> Clock {
        Clock {
            kind: ClockKind::Common,
            base,
            increment: 0,
            left: [left, left],
        }
    }

    /// A common clock as a tag has it, in seconds: what is left of what, `412.350/900.000`; `None` for another clock.
    #[must_use]
    pub fn common_text(self) -> Option<String> {
        let [left, _] = self.left;
        let seconds = |time: u32| format!("{}.{:03}", time / 1_000, time % 1_000);
        (self.kind == ClockKind::Common)
            .then(|| format!("{}/{}", seconds(left), seconds(self.base)))
    }

    /// The common clock that such a text means.
    #[must_use]
    pub fn from_common_text(text: &str) -> Option<Clock> {
        let (left, base) = text.split_once('/')?;
        Some(Clock::common(milliseconds(base)?, milliseconds(left)?))
    }
}

/// Seconds with at most three decimals.
fn milliseconds(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 3 {
        return None;
    }
    let part: u32 = format!("{part:0<3}").parse().ok()?;
    let whole: u32 = whole.parse().ok()?;
    whole.checked_mul(1_000)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_common_clock_returns_from_its_tag() {
        let clock = Clock::common(900_000, 412_050);
        let text = clock.common_text().unwrap();
        assert_eq!(text, "412.050/900.000");
        assert_eq!(Clock::from_common_text(&text), Some(clock));
        let short = Clock::from_common_text("412.05/900");
        assert_eq!(short, Some(clock));
    }

    #[test]
    fn a_tag_that_is_no_clock_is_none() {
        for text in [
            "",
            "900",
            "/900",
            "1/",
            "1./2",
            "-1/2",
            "1/+2",
            "1.0001/2",
            "1/2/3",
            "4294968/4294968",
        ] {
            assert_eq!(Clock::from_common_text(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_of_ones_own_have_no_such_tag() {
        let own = Clock {
            kind: ClockKind::Own,
            ..Clock::common(1, 1)
        };
        assert_eq!(own.common_text(), None);
    }
}
