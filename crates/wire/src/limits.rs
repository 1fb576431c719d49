//! How much work a stranger's text may cause.

use rules::Refusal;

/// Budgets of bytes and steps, the same for every format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a save or a game text.
    pub text: usize,
    /// Characters of a link, the `#` counted.
    pub link: usize,
    /// Steps of a game.
    pub steps: usize,
}

impl Limits {
    /// What every reader of this crate applies. The longest game of the ring has under 800 turns.
    pub const STANDARD: Limits = Limits {
        text: 1 << 20,
        link: 16_384,
        steps: 5_000,
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
