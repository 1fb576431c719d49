//! How much work a stranger's text may cause.

use crate::{Beside, ClockKind, RecordRefusal};

/// Budgets of bytes and steps, the same for every format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextLimits {
    /// Bytes of a save or a game text.
    pub text: usize,
    /// Characters of a link, the `#` counted.
    pub link: usize,
    /// Steps of a game, those of variations included.
    pub steps: usize,
    /// How deep variations may nest; not deeper than a reader of JSON follows a save of them.
    pub depth: usize,
    /// Tags of a game.
    pub tags: usize,
    /// Milliseconds on a clock.
    pub clock: u32,
    /// View settings.
    pub settings: usize,
    /// Bytes of a view setting, its name included.
    pub setting: usize,
}

impl TextLimits {
    /// What every reader applies. The longest game of the ring has under 800 turns.
    pub const STANDARD: TextLimits = TextLimits {
        text: 4 << 20,
        link: 16_384,
        steps: 20_000,
        depth: 30,
        tags: 256,
        clock: 30 * 24 * 3_600 * 1_000,
        settings: 32,
        setting: 512,
    };

    /// # Errors
    /// `E_TEXT_TOO_LONG`.
    pub fn check_text(&self, text: &str) -> Result<(), RecordRefusal> {
        if text.len() > self.text {
            return Err(RecordRefusal::TextLong {
                bytes: text.len(),
                most: self.text,
            });
        }
        Ok(())
    }

    /// A message may carry a whole text inside, every character of it escaped.
    ///
    /// # Errors
    /// `E_TEXT_TOO_LONG`.
    pub fn check_message(&self, text: &str) -> Result<(), RecordRefusal> {
        let most = 2 * self.text + 1_024;
        if text.len() > most {
            return Err(RecordRefusal::TextLong {
                bytes: text.len(),
                most,
            });
        }
        Ok(())
    }

    /// What a save holds beside the game.
    ///
    /// # Errors
    /// `E_SAVE_CLOCK` for a clock that began with nothing or has more than a month, or is common to both and is not the same
    /// for them, or has periods that are not within its time; `E_SAVE_VIEW` for view settings that
    /// are too many or too long: nobody here reads them, so their size is all that can be judged.
    pub fn check_beside(&self, beside: &Beside) -> Result<(), RecordRefusal> {
        if let Some(clock) = beside.clock {
            let times = [clock.base, clock.increment, clock.left[0], clock.left[1]];
            if clock.base == 0 || times.iter().any(|time| *time > self.clock) {
                return Err(RecordRefusal::Clock {
                    base: clock.base,
                    increment: clock.increment,
                    first: clock.left[0],
                    second: clock.left[1],
                    most: self.clock,
                });
            }
            let [first, second] = clock.left;
            if clock.kind == ClockKind::Common && (clock.increment > 0 || first != second) {
                return Err(RecordRefusal::CommonClock {
                    increment: clock.increment,
                    first,
                    second,
                });
            }
            if let ClockKind::Periods(periods) = clock.kind {
                let all = u64::from(periods) * u64::from(clock.increment);
                if all == 0 || all > u64::from(clock.base) {
                    return Err(RecordRefusal::PeriodClock {
                        periods,
                        increment: clock.increment,
                        base: clock.base,
                    });
                }
            }
        }
        let settings = &beside.viewing;
        if settings.len() > self.settings {
            return Err(RecordRefusal::ManySettings {
                settings: settings.len(),
                most: self.settings,
            });
        }
        match settings
            .iter()
            .map(|(name, value)| name.len() + value.len())
            .max()
        {
            Some(longest) if longest > self.setting => Err(RecordRefusal::SettingLong {
                bytes: longest,
                most: self.setting,
            }),
            _ => Ok(()),
        }
    }

    /// # Errors
    /// `E_TOO_MANY_STEPS`.
    pub fn check_steps(&self, steps: usize) -> Result<(), RecordRefusal> {
        if steps > self.steps {
            return Err(RecordRefusal::ManySteps {
                steps,
                most: self.steps,
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clock;

    const SMALL: TextLimits = TextLimits {
        text: 3,
        clock: 100,
        settings: 2,
        setting: 4,
        steps: 5,
        ..TextLimits::STANDARD
    };

    fn code(checked: Result<(), RecordRefusal>) -> &'static str {
        use rules::Refused as _;
        checked.map_or_else(|refusal| refusal.code(), |()| "")
    }

    #[test]
    fn a_clock_has_at_most_thirty_days() {
        assert_eq!(TextLimits::STANDARD.clock, 2_592_000_000);
    }

    #[test]
    fn texts_and_steps_are_counted_to_the_last() {
        assert_eq!(code(SMALL.check_text("abc")), "");
        assert_eq!(code(SMALL.check_text("abcd")), "E_TEXT_TOO_LONG");
        assert_eq!(code(SMALL.check_message(&" ".repeat(1_030))), "");
        assert_eq!(
            code(SMALL.check_message(&" ".repeat(1_031))),
            "E_TEXT_TOO_LONG"
        );
        assert_eq!(code(SMALL.check_steps(5)), "");
        assert_eq!(code(SMALL.check_steps(6)), "E_TOO_MANY_STEPS");
    }

    #[test]
    fn a_clock_begins_with_something_and_ends_within_the_limit() {
        let with = |base, increment, left| Beside {
            clock: Some(Clock {
                kind: ClockKind::Own,
                base,
                increment,
                left,
            }),
            ..Beside::default()
        };
        let check = |clock: &Beside| code(SMALL.check_beside(clock));
        assert_eq!(check(&with(100, 0, [0, 100])), "");
        assert_eq!(check(&with(0, 0, [0, 0])), "E_SAVE_CLOCK");
        assert_eq!(check(&with(101, 0, [0, 0])), "E_SAVE_CLOCK");
        assert_eq!(check(&with(1, 101, [0, 0])), "E_SAVE_CLOCK");
        assert_eq!(check(&with(1, 0, [101, 0])), "E_SAVE_CLOCK");
        assert_eq!(check(&with(1, 0, [0, 101])), "E_SAVE_CLOCK");
    }

    #[test]
    fn a_common_clock_is_one() {
        let with = |increment, left| Beside {
            clock: Some(Clock {
                increment,
                left,
                ..Clock::common(100, 0)
            }),
            ..Beside::default()
        };
        let check = |clock: &Beside| code(SMALL.check_beside(clock));
        assert_eq!(check(&with(0, [40, 40])), "");
        assert_eq!(check(&with(0, [40, 41])), "E_SAVE_CLOCK");
        assert_eq!(check(&with(1, [40, 40])), "E_SAVE_CLOCK");
    }

    #[test]
    fn periods_lie_within_the_time() {
        let with = |periods, increment| Beside {
            clock: Some(Clock {
                kind: ClockKind::Periods(periods),
                base: 100,
                increment,
                left: [100, 30],
            }),
            ..Beside::default()
        };
        let check = |clock: &Beside| code(SMALL.check_beside(clock));
        assert_eq!(check(&with(1, 100)), "");
        assert_eq!(check(&with(3, 30)), "");
        assert_eq!(check(&with(4, 30)), "E_SAVE_CLOCK");
        assert_eq!(check(&with(0, 30)), "E_SAVE_CLOCK");
        assert_eq!(check(&with(3, 0)), "E_SAVE_CLOCK");
        assert_eq!(check(&with(u32::MAX, 99)), "E_SAVE_CLOCK");
    }

    #[test]
    fn view_settings_are_few_and_short() {
        let with = |settings: &[(&str, &str)]| Beside {
            viewing: settings
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
            ..Beside::default()
        };
        let check = |beside: &Beside| code(SMALL.check_beside(beside));
        assert_eq!(check(&with(&[])), "");
        assert_eq!(check(&with(&[("a", "123"), ("b", "12")])), "");
        assert_eq!(
            check(&with(&[("a", "1"), ("b", "1"), ("c", "1")])),
            "E_SAVE_VIEW"
        );
        assert_eq!(check(&with(&[("a", "1234")])), "E_SAVE_VIEW");
        assert_eq!(check(&with(&[("ab", "123")])), "E_SAVE_VIEW");
    }
}
