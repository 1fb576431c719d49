//! How much work a stranger's text may cause.

use rules::Refusal;
use table::Beside;

/// Budgets of bytes and steps, the same for every format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a save or a game text.
    pub text: usize,
    /// Characters of a link, the `#` counted.
    pub link: usize,
    /// Steps of a game.
    pub steps: usize,
    /// Milliseconds on a clock.
    pub clock: u32,
    /// View settings.
    pub settings: usize,
    /// Bytes of a view setting, its name included.
    pub setting: usize,
}

impl Limits {
    /// What every reader of this crate applies. The longest game of the ring has under 800 turns.
    pub const STANDARD: Limits = Limits {
        text: 1 << 20,
        link: 16_384,
        steps: 5_000,
        clock: 30 * 24 * 3_600 * 1_000,
        settings: 32,
        setting: 512,
    };

    pub(crate) fn check_text(&self, text: &str) -> Result<(), Refusal> {
        if text.len() > self.text {
            return Err(Refusal::new(
                "E_TEXT_TOO_LONG",
                format!("{} bytes; at most {} are read", text.len(), self.text),
            ));
        }
        Ok(())
    }

    /// A message may carry a whole text inside, every character of it escaped.
    pub(crate) fn check_message(&self, text: &str) -> Result<(), Refusal> {
        let limit = 2 * self.text + 1_024;
        if text.len() > limit {
            return Err(Refusal::new(
                "E_TEXT_TOO_LONG",
                format!("{} bytes; at most {limit} are read", text.len()),
            ));
        }
        Ok(())
    }

    /// What a save holds beside the game.
    ///
    /// # Errors
    /// `E_SAVE_CLOCK` for a clock that began with nothing or has more than a month; `E_SAVE_VIEW` for view settings that
    /// are too many or too long: nobody here reads them, so their size is all that can be judged.
    pub fn check_beside(&self, beside: &Beside) -> Result<(), Refusal> {
        if let Some(clock) = beside.clock {
            let times = [clock.base, clock.increment, clock.left[0], clock.left[1]];
            if clock.base == 0 || times.iter().any(|time| *time > self.clock) {
                return Err(Refusal::new(
                    "E_SAVE_CLOCK",
                    format!(
                        "base {}, increment {}, left {} and {}; accepted: a base of at least 1 and nothing over {} milliseconds",
                        clock.base, clock.increment, clock.left[0], clock.left[1], self.clock
                    ),
                ));
            }
        }
        let settings = &beside.viewing;
        if settings.len() > self.settings {
            return Err(Refusal::new(
                "E_SAVE_VIEW",
                format!(
                    "{} view settings; at most {} are read",
                    settings.len(),
                    self.settings
                ),
            ));
        }
        match settings
            .iter()
            .map(|(name, value)| name.len() + value.len())
            .max()
        {
            Some(longest) if longest > self.setting => Err(Refusal::new(
                "E_SAVE_VIEW",
                format!(
                    "a view setting of {longest} bytes; at most {} are read",
                    self.setting
                ),
            )),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_steps(&self, steps: usize) -> Result<(), Refusal> {
        if steps > self.steps {
            return Err(Refusal::new(
                "E_TOO_MANY_STEPS",
                format!("{steps} steps; at most {} are read", self.steps),
            ));
        }
        Ok(())
    }
}
