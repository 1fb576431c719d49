//! Time that is given back: owed until its entry is stored, and stored before whatever is asked or due.

use super::plant::planted;
use super::{Flight, Host, Hosted, StoreFault, Stored};
use crate::entry::What;
use crate::round::Chore;
use crate::{Entry, Millis, RoundId};

impl Host {
    /// The server was away: whoever is to act gets time.
    pub(super) fn owe(&mut self, id: RoundId, gift: u32, now: Millis) {
        self.fetch(id, now);
        if planted!(self, GiftForgotten) {
            return;
        }
        let times = match planted!(self, GiftTwice) {
            true => 2,
            false => 1,
        };
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.owed = hosted.owed.saturating_add(gift.saturating_mul(times));
            self.go_on(id, now);
        }
    }

    /// Whether somebody is owed time that is not stored.
    #[must_use]
    pub fn owes(&self) -> bool {
        self.rounds.values().any(|hosted| hosted.owed > 0)
    }

    /// Stores what is owed, if nothing else is under way. It goes before whatever somebody asks.
    pub(super) fn pay(&mut self, id: RoundId, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let owed = hosted.owed;
        if owed == 0 || self.away.is_some() || hosted.not_before > now {
            return;
        }
        let resident = hosted.resident();
        let Some(resident) = resident.filter(|resident| resident.flight.is_none()) else {
            return;
        };
        let mut gifts = [0; 2];
        if let Some(side) = resident.round.actor() {
            gifts[side.index()] = owed;
        }
        self.chore(id, Chore::Resume { gifts }, now);
    }

    /// Whoever reads the log next sees whether the time was given back.
    pub(super) fn note_gift(&mut self, id: RoundId, flight: &Flight, outcome: Stored) {
        let unknown = !matches!(outcome, Stored::Done | Stored::Failed(StoreFault::Crowded));
        if unknown
            && flight.gift > 0
            && let Some(hosted) = self.rounds.get_mut(&id)
        {
            hosted.unsure = Some((flight.entry.seq, flight.gift));
        }
    }
}

impl Hosted {
    /// Time that turns out to be given back is not given twice.
    pub(super) fn settle(&mut self, log: &[Entry]) {
        let Some((seq, gift)) = self.unsure.take() else {
            return;
        };
        let found = log.iter().find(|entry| entry.seq == seq);
        if let Some(What::Resumed { gifts }) = found.map(|entry| &entry.what)
            && gifts.contains(&gift)
        {
            self.owed = self.owed.saturating_sub(gift);
        }
    }
}
