//! Offers between the players: a draw, to go back, another round.

use rules::{MatchEnd, Side};

use crate::decide::Happening;
use crate::entry::What;
use crate::round::{End, Progress};
use crate::terms::Takebacks;
use crate::{Answer, Millis, PersonId, Round, RoundId, RoundRefusal};

/// How many entries of a round may be no turns: so many at first, and so many more with each turn. A log would have no end otherwise,
/// for what was offered can be withdrawn and offered again.
const TALK: u32 = 200;
const TALK_A_TURN: u32 = 4;

type Said = Result<(Side, Happening), RoundRefusal>;

impl Round {
    /// Whether something may be begun that is no turn. What answers or ends it is as much as was begun.
    pub(super) fn may_talk(&self) -> Result<(), RoundRefusal> {
        let turns: u32 = Side::ALL.iter().map(|&side| self.clock.played(side)).sum();
        let talk = self.seq.saturating_sub(turns);
        match talk < TALK.saturating_add(turns.saturating_mul(TALK_A_TURN)) {
            true => Ok(()),
            false => Err(RoundRefusal::TalkedOut),
        }
    }

    pub(super) fn offer_draw(&self, me: Side, at: Millis) -> Result<Happening, RoundRefusal> {
        self.playing()?;
        match self.offers.draw {
            Some(offer) if offer.by == me => Err(RoundRefusal::Offered),
            // Two offers that meet are an agreement.
            Some(_) => Ok(self.ended(None, MatchEnd::Agreement, at)),
            None if self.offers.draw_at[me.index()] == Some(self.clock.played(me)) => {
                Err(RoundRefusal::DrawAgain)
            }
            None => Ok(self.still(What::DrawOffered, at)),
        }
    }

    pub(super) fn answer_draw(
        &self,
        person: PersonId,
        offer: u32,
        answer: Answer,
        at: Millis,
    ) -> Said {
        self.playing()?;
        let standing = self.offers.draw.filter(|draw| draw.seq == offer);
        let by = standing.ok_or(RoundRefusal::NoOffer { offer })?.by;
        let me = self.answering(person, by, offer)?;
        Ok((
            me,
            match answer {
                Answer::Accept => self.ended(None, MatchEnd::Agreement, at),
                Answer::Decline => self.still(What::DrawRefused, at),
            },
        ))
    }

    /// Who holds both chairs asks for the side whose turn is named.
    pub(super) fn asking_side(&self, person: PersonId, me: Side, to: u32) -> Side {
        let named = self.turns.iter().find(|turn| turn.begin == to);
        let held = named
            .map(|turn| turn.side)
            .filter(|&side| self.chairs.holds(person, side));
        held.unwrap_or(me)
    }

    pub(super) fn ask_takeback(
        &self,
        me: Side,
        to: u32,
        at: Millis,
    ) -> Result<Happening, RoundRefusal> {
        self.playing()?;
        if self.terms.takebacks == Takebacks::Never {
            return Err(RoundRefusal::NoTakebacks);
        }
        if self.offers.takeback.is_some() {
            return Err(RoundRefusal::Offered);
        }
        let wait = self.offers.next_takeback(me).since(at);
        if wait > 0 {
            let seconds = u32::try_from(wait / 1_000 + 1).unwrap_or(u32::MAX);
            return Err(RoundRefusal::TooSoon { seconds });
        }
        match self
            .turns
            .iter()
            .any(|turn| turn.begin == to && turn.side == me)
        {
            true => Ok(self.still(What::TakebackAsked { to }, at)),
            false => Err(RoundRefusal::NotOwnTurn { to }),
        }
    }

    pub(super) fn answer_takeback(
        &self,
        person: PersonId,
        offer: u32,
        answer: Answer,
        at: Millis,
    ) -> Said {
        self.playing()?;
        let standing = self
            .offers
            .takeback
            .filter(|(takeback, _)| takeback.seq == offer);
        let (asked, to) = standing.ok_or(RoundRefusal::NoOffer { offer })?;
        let me = self.answering(person, asked.by, offer)?;
        let back = self.turns.iter().find(|turn| turn.begin == to);
        Ok((
            me,
            match (answer, back) {
                (Answer::Accept, Some(turn)) => Happening {
                    what: What::TakenBack { to },
                    left: self.clock.anew(at),
                    digest: turn.before,
                    ply: to,
                    actor: Some(turn.side),
                },
                (Answer::Accept, None) => return Err(RoundRefusal::NoOffer { offer }),
                (Answer::Decline, _) => self.still(What::TakebackRefused, at),
            },
        ))
    }

    pub(super) fn withdraw(&self, person: PersonId, offer: u32, at: Millis) -> Said {
        let by = self.offers.maker(offer);
        let own = by.filter(|&side| self.chairs.holds(person, side));
        let me = own.ok_or(RoundRefusal::NoOffer { offer })?;
        Ok((me, self.still(What::Withdrawn { offer }, at)))
    }

    pub(super) fn offer_rematch(&self, at: Millis) -> Result<Happening, RoundRefusal> {
        self.rematch_possible()?;
        match self.offers.rematch {
            Some(_) => Err(RoundRefusal::Offered),
            None => Ok(self.still(What::RematchOffered, at)),
        }
    }

    pub(super) fn answer_rematch(
        &self,
        person: PersonId,
        offer: u32,
        answer: Answer,
        at: Millis,
        fresh: RoundId,
    ) -> Said {
        self.rematch_possible()?;
        let standing = self.offers.rematch.filter(|rematch| rematch.seq == offer);
        let by = standing.ok_or(RoundRefusal::NoOffer { offer })?.by;
        let me = self.answering(person, by, offer)?;
        Ok((
            me,
            match answer {
                Answer::Accept => self.still(What::Next { round: fresh }, at),
                Answer::Decline => self.still(What::RematchRefused, at),
            },
        ))
    }

    /// After a result, once.
    fn rematch_possible(&self) -> Result<(), RoundRefusal> {
        match &self.progress {
            Progress::Over(End::Result(_)) if self.next.is_none() => Ok(()),
            Progress::Over(_) => Err(RoundRefusal::RoundOver),
            Progress::NotBegun | Progress::Playing => Err(RoundRefusal::NotOver),
        }
    }

    /// Nobody answers his own offer.
    fn answering(&self, person: PersonId, by: Side, offer: u32) -> Result<Side, RoundRefusal> {
        let other = by.other();
        let mine = self.chairs.holds(person, other).then_some(other);
        mine.ok_or(RoundRefusal::NoOffer { offer })
    }
}
