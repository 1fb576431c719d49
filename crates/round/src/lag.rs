//! What a turn's journey costs, and how much of it is given back.
//!
//! The client claims nothing: the server measures round trips. Who delays his answers gains at most the quota.

use crate::ClockTerms;

/// The most that one turn is given back, in milliseconds.
const MOST: u32 = 1_000;
/// How many gains a side begins with, and how many it can save up.
const FIRST_GAINS: u32 = 3;
const MOST_GAINS: u32 = 7;

/// What a side may still be given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lag {
    gain: u32,
    quota: u32,
}

impl Lag {
    /// The quota at the beginning; none where time does not count by the second.
    #[must_use]
    pub fn of(terms: ClockTerms) -> Lag {
        let gain = match terms {
            ClockTerms::Live { base, increment } => {
                let expected = u64::from(base) + 40 * u64::from(increment);
                u32::try_from(50 + expected / 500)
                    .unwrap_or(u32::MAX)
                    .min(500)
            }
            ClockTerms::None | ClockTerms::Days(_) => 0,
        };
        Lag {
            gain,
            quota: FIRST_GAINS * gain,
        }
    }

    /// What a turn is given back if messages take so long.
    #[must_use]
    pub fn credit(self, measured: u32) -> u32 {
        measured.min(self.quota).min(MOST)
    }

    /// The quota after a turn that was given back so much.
    #[must_use]
    pub fn after(self, credit: u32) -> Lag {
        let quota = self.quota.saturating_sub(credit) + self.gain;
        Lag {
            quota: quota.min(MOST_GAINS * self.gain),
            ..self
        }
    }
}

/// The round trips of one line, as the server measured them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RoundTrips {
    last: [u32; RoundTrips::KEPT],
    count: usize,
}

impl RoundTrips {
    const KEPT: usize = 5;

    /// Notes one, in milliseconds.
    pub fn note(&mut self, took: u32) {
        if let Some(place) = self.last.get_mut(self.count % RoundTrips::KEPT) {
            *place = took;
        }
        self.count += 1;
    }

    /// The median of the last five; 0 if none was measured. One slow answer changes little.
    #[must_use]
    pub fn median(&self) -> u32 {
        let mut known: Vec<u32> = self.last.iter().copied().take(self.count).collect();
        known.sort_unstable();
        known.get(known.len() / 2).copied().unwrap_or_default()
    }
}
