//! Ends that no turn brings about, and time that is given.

use rules::{Codes, MatchEnd, Side};

use crate::decide::Happening;
use crate::entry::{Ending, What};
use crate::presence::{Presence, claim_after};
use crate::round::Progress;
use crate::{ClaimAs, ClockTerms, Millis, PersonId, Round, RoundRefusal};

/// What one side gives the other at a time, in milliseconds.
const GIVEN: u32 = 15_000;

impl Round {
    pub(super) fn resign(&self, me: Side, at: Millis) -> Result<Happening, RoundRefusal> {
        self.playing()?;
        Ok(self.ended(Some(me.other()), MatchEnd::Resign, at))
    }

    /// Who holds both chairs may call off for the side that has not played.
    pub(super) fn aborting_side(&self, person: PersonId, me: Side) -> Side {
        let held = [me, me.other()]
            .into_iter()
            .filter(|&side| self.chairs.holds(person, side));
        let mut fresh = held.filter(|&side| self.clock.played(side) == 0);
        fresh.next().unwrap_or(me)
    }

    pub(super) fn abort(&self, me: Side, at: Millis) -> Result<Happening, RoundRefusal> {
        match self.progress {
            Progress::Over(_) => Err(RoundRefusal::RoundOver),
            _ if self.clock.played(me) > 0 => Err(RoundRefusal::Abort),
            _ => Ok(self.still(What::Aborted, at).over()),
        }
    }

    pub(super) fn leave(&self, at: Millis) -> Result<Happening, RoundRefusal> {
        match self.progress {
            Progress::Over(_) => Err(RoundRefusal::RoundOver),
            _ if self.chairs.are_taken() => Err(RoundRefusal::Leave),
            _ => Ok(self.still(What::Aborted, at).over()),
        }
    }

    /// The side that waits for the other one, if somebody holds it.
    pub(super) fn waiting_side(&self, person: PersonId) -> Option<Side> {
        let waiting = self.actor.map_or(Side::First, Side::other);
        // Before the game and after it nobody waits: the claim itself says so.
        let side = self.chairs.side_of(person, waiting)?;
        (self.actor.is_none() || side == waiting).then_some(side)
    }

    pub(super) fn claim(
        &self,
        me: Side,
        result: ClaimAs,
        at: Millis,
        presence: &Presence,
    ) -> Result<Happening, RoundRefusal> {
        self.playing()?;
        let wait = claim_after(self.terms.clock).ok_or(RoundRefusal::NotLive)?;
        let gone = presence.gone_since(me.other());
        // Only the absence in one's own turn counts: who waits may leave the room.
        let gone = gone.map(|since| at.since(since.max(self.clock.began())));
        if gone.is_none_or(|gone| gone < wait) {
            let seconds = u32::try_from(wait / 1_000).unwrap_or_default();
            return Err(RoundRefusal::Here { seconds });
        }
        let winner = match result {
            ClaimAs::Win => Some(me),
            ClaimAs::Draw => None,
        };
        Ok(self.ended(winner, MatchEnd::Abandoned, at))
    }

    pub(super) fn give_time(&self, me: Side, at: Millis) -> Result<Happening, RoundRefusal> {
        self.playing()?;
        if !matches!(self.terms.clock, ClockTerms::Live { .. }) {
            return Err(RoundRefusal::NoClock);
        }
        let to = me.other();
        let mut gifts = [0; 2];
        gifts[to.index()] = GIVEN;
        Ok(Happening {
            left: self.clock.given(at, gifts),
            ..self.still(What::TimeGiven { to, ms: GIVEN }, at)
        })
    }

    pub(super) fn flag(&self, side: Side, at: Millis) -> Happening {
        self.ended(Some(side.other()), MatchEnd::Time, at)
    }

    /// `None` where no time runs by the second: there is nothing to give back.
    pub(super) fn resume(&self, gifts: [u32; 2], at: Millis) -> Option<Happening> {
        let is_live = matches!(self.terms.clock, ClockTerms::Live { .. });
        self.clock.deadline().filter(|_| is_live)?;
        Some(Happening {
            left: self.clock.resumed(at, gifts),
            ..self.still(What::Resumed { gifts }, at)
        })
    }

    pub(super) fn ended(&self, winner: Option<Side>, reason: MatchEnd, at: Millis) -> Happening {
        let ending = Ending {
            winner,
            reason: reason.as_str().into(),
        };
        self.still(What::Ended(ending), at).over()
    }
}
