//! Whether one entry may stand where it stands.

use rules::{Codes, MatchEnd, Side};

use super::{Check, Invariant};
use crate::clock::Deadline;
use crate::entry::{Ending, Entry, What};
use crate::terms::{DAY, Takebacks};
use crate::{ClockTerms, Digest, Games};

impl Check {
    pub(super) fn entry(&mut self, entry: &Entry, games: &dyn Games) {
        let seq = entry.seq;
        if !self.may(entry) {
            let says = format!("{:?} did this: {:?}", entry.side, entry.what);
            self.fault(Invariant::Authority, seq, says);
        }
        match &entry.what {
            What::Begun { start, .. } => self.open(seq, start, games),
            What::Turn(_) => self.play(seq, &entry.what),
            What::TakenBack { to } => self.go_back(*to),
            _ => (),
        }
        self.position(entry);
        self.time(entry);
    }

    /// Whether whoever did it may do it at this point.
    fn may(&self, entry: &Entry) -> bool {
        let round = &self.round;
        let offers = round.offers();
        let answers = |by: Side| entry.side == Some(by.other());
        match (&entry.what, entry.side) {
            // The server gives its own entries names that nobody else can give.
            (_, None) if !entry.command.is_server() => false,
            (_, Some(_)) if entry.command.is_server() => false,
            (What::Begun { .. }, side) => side.is_none() && round.chairs().are_taken(),
            (What::Resumed { .. }, side) => side.is_none(),
            (What::Turn(_), side) => side.is_some() && side == round.actor(),
            (What::Ended(ending), None) => self.flag_falls(entry, ending),
            (What::Ended(ending), Some(side)) => self.ends(side, ending),
            (What::Aborted, None) => matches!(round.clock().deadline(), Some(Deadline::NoShow(..))),
            (What::Aborted, Some(side)) => round.clock().played(side) == 0,
            (What::Withdrawn { offer }, None) => offers.rematch.is_some_and(|it| it.seq == *offer),
            (What::Withdrawn { offer }, side) => side.is_some() && offers.maker(*offer) == side,
            (What::DrawRefused, _) => offers.draw.is_some_and(|it| answers(it.by)),
            (What::TakebackRefused, _) => offers.takeback.is_some_and(|(it, _)| answers(it.by)),
            (What::TakenBack { to }, _) => offers
                .takeback
                .is_some_and(|(it, asked)| answers(it.by) && asked == *to),
            (What::TakebackAsked { to }, side) => {
                let own = round
                    .turns
                    .iter()
                    .any(|turn| turn.begin == *to && Some(turn.side) == side);
                own && offers.takeback.is_none() && round.terms().takebacks == Takebacks::Asked
            }
            (What::DrawOffered, side) => side.is_some() && offers.draw.is_none(),
            (What::RematchOffered, side) => side.is_some() && offers.rematch.is_none(),
            (What::RematchRefused | What::Next { .. }, _) => {
                offers.rematch.is_some_and(|it| answers(it.by))
            }
            (What::TimeGiven { to, .. }, side) => {
                let live = matches!(round.terms().clock, ClockTerms::Live { .. });
                live && side == Some(to.other())
            }
            (What::Drafted, side) => side.is_some(),
        }
    }

    /// A side's time was over, and the grace too.
    fn flag_falls(&self, entry: &Entry, ending: &Ending) -> bool {
        let clock = self.round.clock();
        let loser = match clock.deadline() {
            Some(Deadline::Flag(side, _)) => Some(side),
            _ => None,
        };
        let over = clock.due().is_some_and(|due| due <= entry.at);
        let lost = loser.is_some() && ending.winner == loser.map(Side::other);
        over && lost && *ending.reason == *MatchEnd::Time.as_str()
    }

    /// An end that a player brings about.
    fn ends(&self, side: Side, ending: &Ending) -> bool {
        let offer = self.round.offers().draw;
        let reason = MatchEnd::ALL
            .iter()
            .find(|reason| *ending.reason == *reason.as_str());
        match reason {
            Some(MatchEnd::Resign) => ending.winner == Some(side.other()),
            Some(MatchEnd::Agreement) => {
                ending.winner.is_none() && offer.is_some_and(|offer| offer.by == side.other())
            }
            Some(MatchEnd::Abandoned) => {
                let live = matches!(self.round.terms().clock, ClockTerms::Live { .. });
                live && self.round.actor() == Some(side.other())
                    && ending.winner != Some(side.other())
            }
            _ => false,
        }
    }

    /// Position, steps and who is to act are what the rules make of it.
    fn position(&mut self, entry: &Entry) {
        let over = match &entry.what {
            What::Turn(turn) => turn.ending.is_some(),
            What::Ended(_) | What::Aborted => true,
            _ => matches!(self.round.phase(), crate::Phase::Over(_)),
        };
        let expected = match &self.table {
            Some(table) => {
                let status = table.status();
                let actor = (!over).then_some(status.actor);
                (Digest::of(&table.position_text()), status.ply, actor)
            }
            None => (Digest::default(), 0, None),
        };
        let found = (entry.digest, entry.ply as usize, entry.actor);
        if found != expected {
            let says = format!("it says {found:?}, the rules say {expected:?}");
            self.fault(Invariant::Agreement, entry.seq, says);
        }
    }

    /// What is left changes by the time that passed and by what the entry says, and by nothing else.
    fn time(&mut self, entry: &Entry) {
        let clock = self.round.clock();
        let terms = self.round.terms().clock;
        let now = clock.left_at(entry.at);
        let whole = match terms {
            ClockTerms::Days(days) => Some([i64::from(days) * DAY; 2]),
            ClockTerms::None | ClockTerms::Live { .. } => now,
        };
        let added = |side: Side, ms: i64| {
            now.map(|mut left| {
                left[side.index()] += ms;
                left
            })
        };
        let mut late = false;
        let expected = match (&entry.what, terms, entry.side) {
            (What::Turn(turn), ClockTerms::Live { increment, .. }, Some(side))
                if clock.played(side) > 0 =>
            {
                let left = added(side, i64::from(turn.credit));
                late = left.is_some_and(|left| left[side.index()] < 0);
                added(side, i64::from(turn.credit) + i64::from(increment))
            }
            (What::Turn(_) | What::TakenBack { .. }, _, _) => whole,
            (What::TimeGiven { to, ms }, _, _) => added(*to, i64::from(*ms)),
            (What::Resumed { gifts }, _, _) => match clock.deadline() {
                Some(Deadline::Flag(..)) => {
                    now.map(|left| [left[0] + i64::from(gifts[0]), left[1] + i64::from(gifts[1])])
                }
                _ => now,
            },
            _ => now,
        };
        if late {
            self.fault(
                Invariant::Time,
                entry.seq,
                "the turn came after the time was over",
            );
        }
        if entry.left != expected {
            let says = format!("it says {:?}, its causes say {expected:?}", entry.left);
            self.fault(Invariant::Time, entry.seq, says);
        }
    }
}
