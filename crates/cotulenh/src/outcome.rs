//! How games end (rules: 10.3).

use std::time::Duration;

use rules::{Adjudicate, CommonRefusal, Outcome, Past, Position, Ruling, Side, Stage};

use crate::options::{Aim, Points};
use crate::points::AIM_BONUS;
use crate::position::Cotulenh;

rules::codes! {
    /// Why a game ends.
    ///
    /// ```
    /// use cotulenh::{Cotulenh, Reason, prelude::*};
    ///
    /// let mut course = Course::new(Cotulenh::start(Default::default()));
    /// for text in ["c5c6", "c8c7", "c6c5", "c7c8"].repeat(2) {
    ///     let step = course.position().explain(text, course.standing())?;
    ///     course.play(step);
    /// }
    /// let end = course.ended().map(|ruling| ruling.outcome.reason);
    /// assert_eq!(end.and_then(Reason::find), Some(Reason::Repetition));
    /// # Ok::<(), cotulenh::Refusal>(())
    /// ```
    pub enum Reason {
        /// A commander was taken (rules: 10.3.1).
        Commander = "commander",
        /// A commander in check that nothing saves (rules: 10.3.2).
        Checkmate = "checkmate",
        /// No legal step, without check (rules: 10.3.3).
        Stalemate = "stalemate",
        /// Nothing was taken for too long (rules: 10.3.4).
        Clock = "clock",
        /// The same position for the third time.
        Repetition = "repetition",
        /// Nobody has more than a commander.
        Bare = "bare",
        /// All navies of a side were destroyed (rules: 17.6).
        Sea = "sea",
        /// All air forces of a side were destroyed.
        Air = "air",
        /// All tanks, infantry and artillery of a side were destroyed.
        Land = "land",
        /// All navies were destroyed, but the other side has more points (rules: 17.7.2).
        SeaPoints = "sea_points",
        /// All air forces were destroyed, but the other side has more points.
        AirPoints = "air_points",
        /// The land army was destroyed, but the other side has more points.
        LandPoints = "land_points",
        /// Time was up for both, and points decided (rules: 17.7.3).
        Points = "points",
    }
}

/// The half-move clock that ends the game (rules: 10.3.4).
pub(crate) const CLOCK_LIMIT: u16 = 100;

const MINUTE: u64 = 60;
/// The common clock of the book (rules: 17.7.3).
const BATTLE: Duration = Duration::from_secs(15 * MINUTE);
/// The same for the aim `commander`.
const CAMPAIGN: Duration = Duration::from_secs(30 * MINUTE);

impl Cotulenh {
    /// The end that needs no look at the steps (rules: 10.3.1, 17.6.2).
    #[inline]
    pub(crate) fn aim_reached(&self) -> Option<Outcome> {
        self.reached
            .map(|reached| Outcome::win(reached.winner, reached.reason))
    }

    /// The ends that leave no step (rules: 10.3.1 to 10.3.3). An open session always has one (rules: 7.5).
    pub(crate) fn ended(&self) -> Option<Outcome> {
        let reached = self.aim_reached();
        if reached.is_some() {
            return reached;
        }
        if self.session.is_some() || self.can_act() {
            return None;
        }
        if self.in_check() {
            Some(Outcome::win(self.side.other(), Reason::Checkmate))
        } else {
            Some(Outcome::draw(Reason::Stalemate))
        }
    }
}

impl Adjudicate for Cotulenh {
    type Tally = ();

    /// The placement itself is compared, so that no collision of keys can end a game.
    fn repeats(&self, earlier: &Cotulenh) -> bool {
        self.side == earlier.side
            && self.session.is_none()
            && earlier.session.is_none()
            && self.board == earlier.board
    }

    fn declare(&self, past: &Past<'_, Cotulenh>) -> Option<Ruling> {
        if self.stage() != Stage::Turn {
            return None;
        }
        let reason = if self.clock >= CLOCK_LIMIT {
            Reason::Clock
        } else if past.occurrence(self, 3).is_some() {
            Reason::Repetition
        } else if self.options().has_commanders()
            && Side::ALL.iter().all(|&side| self.board.others(side) == 0)
        {
            Reason::Bare
        } else {
            return None;
        };
        Some(Outcome::draw(reason).into())
    }

    fn common_clock(&self) -> Option<Duration> {
        match (self.options().points, self.options().aim) {
            (Points::Shown, _) => None,
            (Points::Decide, Aim::Commander) => Some(CAMPAIGN),
            (Points::Decide, _) => Some(BATTLE),
        }
    }

    fn time_up(&self) -> Result<Outcome, CommonRefusal> {
        match self.options().points {
            Points::Shown => Err(CommonRefusal::NoCommonClock),
            Points::Decide => Ok(self.by_points()),
        }
    }

    /// Points where they have decided; the aim's bonus is part of them (rules: 17.7.2).
    fn score(&self, outcome: Outcome) -> Option<[i32; 2]> {
        let mut points = Side::ALL.map(|side| self.points(side));
        match <Reason as rules::Codes>::find(outcome.reason)? {
            Reason::SeaPoints | Reason::AirPoints | Reason::LandPoints => {
                points[outcome.winner?.other().index()] += AIM_BONUS;
            }
            Reason::Points => {}
            _ => return None,
        }
        Some(points)
    }
}
