//! The clocks of a round: none, live, days.
//!
//! A clock holds what was left at an instant and whose time runs since. It never ticks: whoever asks says when.

use rules::Side;

use crate::lag::Lag;
use crate::terms::DAY;
use crate::{ClockTerms, Millis};

/// In a live round the first turn of each side costs nothing, and must come within this time.
pub const FIRST_TURN: i64 = 120_000;
/// How long after its deadline a flag falls: a turn that arrived in time may still be on its way to the log.
pub const GRACE: i64 = 1_000;

/// What is left for both, and whose time runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    terms: ClockTerms,
    /// What was left at `noted`.
    left: [i64; 2],
    noted: Millis,
    /// When the present turn began, later by what was given.
    began: Millis,
    running: Option<Side>,
    /// How many turns each side has played, also those taken back.
    played: [u32; 2],
    lag: [Lag; 2],
}

/// What a side's time does in the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deadline {
    /// The side loses at this instant, and the server says so after the grace.
    Flag(Side, Millis),
    /// The round is called off.
    NoShow(Side, Millis),
}

/// What a turn costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed {
    /// What both have afterwards.
    pub left: Option<[i64; 2]>,
    /// What was given back for its journey.
    pub credit: u32,
}

impl Clock {
    /// The clocks before a game begins.
    #[must_use]
    pub fn of(terms: ClockTerms) -> Clock {
        let each = match terms {
            ClockTerms::None => 0,
            ClockTerms::Live { base, .. } => i64::from(base),
            ClockTerms::Days(days) => i64::from(days) * DAY,
        };
        Clock {
            terms,
            left: [each; 2],
            noted: Millis::default(),
            began: Millis::default(),
            running: None,
            played: [0; 2],
            lag: [Lag::of(terms); 2],
        }
    }

    /// What each side has left at an instant; `None` without a clock.
    #[must_use]
    pub fn left_at(&self, at: Millis) -> Option<[i64; 2]> {
        let mut left = self.left;
        if let Some(side) = self.running {
            match self.terms {
                ClockTerms::None => (),
                ClockTerms::Live { .. } if self.first_turn(side) => (),
                ClockTerms::Live { .. } => *pick(&mut left, side) -= at.since(self.noted),
                ClockTerms::Days(days) => {
                    let whole = i64::from(days) * DAY;
                    left = [whole; 2];
                    *pick(&mut left, side) = whole - at.since(self.began);
                }
            }
        }
        (self.terms != ClockTerms::None).then_some(left)
    }

    /// How many turns a side has played, also those that were taken back.
    #[must_use]
    pub fn played(&self, side: Side) -> u32 {
        self.played[side.index()]
    }

    /// When the present turn began, later by what was given.
    #[must_use]
    pub fn began(&self) -> Millis {
        self.began
    }

    /// What happens if the side that is to act does not; `None` if nothing does.
    #[must_use]
    pub fn deadline(&self) -> Option<Deadline> {
        let side = self.running?;
        match self.terms {
            ClockTerms::None => None,
            ClockTerms::Live { .. } if self.first_turn(side) => {
                Some(Deadline::NoShow(side, self.began + FIRST_TURN))
            }
            ClockTerms::Live { .. } => {
                Some(Deadline::Flag(side, self.noted + self.left[side.index()]))
            }
            ClockTerms::Days(days) => {
                Some(Deadline::Flag(side, self.began + i64::from(days) * DAY))
            }
        }
    }

    /// When the server acts on the deadline: a turn with the most credit that is possible has come before.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        match self.deadline()? {
            Deadline::Flag(side, at) => {
                let most = self.lag[side.index()].credit(u32::MAX);
                Some(at + i64::from(most) + GRACE)
            }
            Deadline::NoShow(_, at) => Some(at + GRACE),
        }
    }

    /// What a turn of the running side costs that arrived at an instant after a journey of `lag` milliseconds; `None` if it
    /// came too late.
    #[must_use]
    pub fn press(&self, at: Millis, lag: u32) -> Option<Pressed> {
        let Some(side) = self.running else {
            return Some(Pressed {
                left: self.left_at(at),
                credit: 0,
            });
        };
        let (increment, late) = match self.deadline() {
            None => (0, None),
            Some(Deadline::NoShow(_, limit)) => return self.in_time(at, limit, 0),
            Some(Deadline::Flag(_, limit)) => match self.terms {
                ClockTerms::Live { increment, .. } => (i64::from(increment), Some(limit)),
                _ => return self.in_time(at, limit, 0),
            },
        };
        // Nobody gets more back than he spent.
        let spent = u32::try_from(at.since(self.noted)).unwrap_or_default();
        let credit = self.lag[side.index()].credit(lag).min(spent);
        if late.is_some_and(|limit| at > limit + i64::from(credit)) {
            return None;
        }
        let left = self.left_at(at).map(|mut left| {
            *pick(&mut left, side) += i64::from(credit) + increment;
            left
        });
        Some(Pressed { left, credit })
    }

    fn in_time(&self, at: Millis, limit: Millis, credit: u32) -> Option<Pressed> {
        // The next turn has a whole period, whoever plays it.
        let left = match self.terms {
            ClockTerms::Days(days) => Some([i64::from(days) * DAY; 2]),
            _ => self.left_at(at),
        };
        (at <= limit).then_some(Pressed { left, credit })
    }

    /// What both have if the side that acts changes without a turn, as after a takeback: with days a period begins anew.
    #[must_use]
    pub fn anew(&self, at: Millis) -> Option<[i64; 2]> {
        match self.terms {
            ClockTerms::Days(days) => Some([i64::from(days) * DAY; 2]),
            _ => self.left_at(at),
        }
    }

    /// What both have at an instant with something added.
    #[must_use]
    pub fn given(&self, at: Millis, gifts: [u32; 2]) -> Option<[i64; 2]> {
        let left = self.left_at(at)?;
        Some([left[0] + i64::from(gifts[0]), left[1] + i64::from(gifts[1])])
    }

    /// What both have after the server was away. In a turn that costs nothing the deadline moves instead.
    #[must_use]
    pub fn resumed(&self, at: Millis, gifts: [u32; 2]) -> Option<[i64; 2]> {
        match self.deadline() {
            Some(Deadline::Flag(..)) => self.given(at, gifts),
            Some(Deadline::NoShow(..)) | None => self.left_at(at),
        }
    }

    /// Notes what an entry says both have.
    pub(crate) fn note(&mut self, at: Millis, left: Option<[i64; 2]>) {
        self.noted = at;
        if let Some(left) = left {
            self.left = left;
        }
    }

    /// A turn begins; `None` if nobody is to act any more.
    pub(crate) fn run(&mut self, at: Millis, side: Option<Side>) {
        self.began = at;
        self.running = side;
    }

    /// A side has played a turn.
    pub(crate) fn count(&mut self, side: Side, credit: u32) {
        self.played[side.index()] += 1;
        let lag = &mut self.lag[side.index()];
        *lag = lag.after(credit);
    }

    /// The deadline of a turn that is not counted by what is left moves.
    pub(crate) fn put_off(&mut self, gifts: [u32; 2]) {
        if let Some(side) = self.running {
            self.began = self.began + i64::from(gifts[side.index()]);
        }
    }

    fn first_turn(&self, side: Side) -> bool {
        self.played(side) == 0
    }
}

fn pick(left: &mut [i64; 2], side: Side) -> &mut i64 {
    let [first, second] = left;
    match side {
        Side::First => first,
        Side::Second => second,
    }
}
