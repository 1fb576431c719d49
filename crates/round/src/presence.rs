//! Who is here, as the server's own lines say it. Nobody is believed about anybody else.

use rules::Side;

use crate::{ClockTerms, Millis};

/// Who is here, and since when somebody is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presence {
    chairs: [Attendance; 2],
    /// How many watch.
    pub watchers: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Attendance {
    Here,
    Gone { since: Millis },
}

/// The least and the most time for which somebody must be gone before the other may claim.
const LEAST_GONE: i64 = 60_000;
const MOST_GONE: i64 = 180_000;
/// How long an offer of another live round stands after whoever made it has left.
pub(crate) const REMATCH_STANDS: i64 = 15_000;

impl Presence {
    /// Nobody is here, as far as is known at an instant.
    #[must_use]
    pub fn none(at: Millis) -> Presence {
        Presence {
            chairs: [Attendance::Gone { since: at }; 2],
            watchers: 0,
        }
    }

    /// So many lines of a chair's holder are open now.
    pub fn note(&mut self, side: Side, lines: usize, at: Millis) {
        let chair = &mut self.chairs[side.index()];
        *chair = match (lines, *chair) {
            (0, Attendance::Here) => Attendance::Gone { since: at },
            (0, gone) => gone,
            _ => Attendance::Here,
        };
    }

    /// Whether the holder of a chair is here.
    #[must_use]
    pub fn is_here(&self, side: Side) -> bool {
        self.chairs[side.index()] == Attendance::Here
    }

    /// Since when the holder of a chair is gone; `None` while he is here.
    #[must_use]
    pub fn gone_since(&self, side: Side) -> Option<Millis> {
        match self.chairs[side.index()] {
            Attendance::Here => None,
            Attendance::Gone { since } => Some(since),
        }
    }
}

/// For how long somebody must be gone from a live round before the other may claim; `None` where nobody has to sit at the board.
#[must_use]
pub fn claim_after(terms: ClockTerms) -> Option<i64> {
    match terms {
        ClockTerms::Live { base, increment } => {
            let expected = i64::from(base) + 40 * i64::from(increment);
            Some((expected / 5).clamp(LEAST_GONE, MOST_GONE))
        }
        ClockTerms::None | ClockTerms::Days(_) => None,
    }
}
