//! When a host looks at a round by itself.

use super::{Host, Hosted, Output, State, StoreState};
use crate::{ClockTerms, Millis, RoundId};

/// How far ahead a deadline keeps a round here that nobody follows.
const SOON: i64 = 600_000;

impl Host {
    /// Looks at every round whose time has come.
    pub(super) fn tick(&mut self, now: Millis) {
        while let Some(&(at, id)) = self.wakes.first()
            && at <= now
        {
            self.wakes.pop_first();
            if let Some(hosted) = self.rounds.get_mut(&id) {
                hosted.wake = None;
            }
            self.look(id, now);
        }
    }

    fn look(&mut self, id: RoundId, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        if let State::Loading { again } = &mut hosted.state {
            if *again <= now {
                *again = now + self.limits.flight;
                self.out.push(Output::Load { round: id });
            }
        } else {
            self.give_up_waiting(id, now);
            self.flush_presence(id, now);
            self.do_what_is_due(id, now);
            self.let_go(id, now);
        }
        self.plan(id, now);
    }

    /// Does what nobody asks for, if it is time and nothing else is under way: a turn that came in time goes first.
    pub(super) fn do_what_is_due(&mut self, id: RoundId, now: Millis) {
        if self.away.is_some() {
            return;
        }
        let early = self.early_flag();
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        if !hosted.queue.is_empty() || hosted.not_before > now {
            return;
        }
        if hosted.owed > 0 {
            return self.pay(id, now);
        }
        let presence = hosted.presence;
        let resident = hosted.resident();
        let Some(resident) = resident.filter(|resident| resident.flight.is_none()) else {
            return;
        };
        let due = resident.round.due(&presence);
        if let Some(due) = due.filter(|due| due.at <= now + early) {
            self.chore(id, due.what, now);
        }
    }

    /// How much too early a planted fault lets flags fall.
    fn early_flag(&self) -> i64 {
        match super::plant::planted!(self, FlagBeforeGrace) {
            true => crate::GRACE,
            false => 0,
        }
    }

    /// Lets a round go that nobody follows and whose next deadline is far.
    fn let_go(&mut self, id: RoundId, now: Millis) {
        let idle = self.limits.idle;
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let presence = hosted.presence;
        // What is owed is known here alone.
        let alone = hosted.followers.is_empty()
            && hosted.queue.is_empty()
            && hosted.owed == 0
            && hosted.used + idle <= now;
        let quiet = hosted.resident().is_some_and(|resident| {
            let soon = resident
                .round
                .due(&presence)
                .is_some_and(|due| due.at <= now + SOON);
            resident.flight.is_none() && !soon
        });
        if alone && quiet {
            self.rounds.remove(&id);
            self.shelf.remove(id);
        }
    }

    /// Notes when a round is to be looked at next.
    pub(super) fn plan(&mut self, id: RoundId, now: Millis) {
        let (idle, away) = (self.limits.idle, self.away.is_some());
        let early = self.early_flag();
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        // Never now: a round that is looked at in vain would be looked at for ever.
        let next = hosted
            .next_look(idle, away, early)
            .map(|at| at.max(now + 1));
        if next != hosted.wake {
            if let Some(at) = hosted.wake {
                self.wakes.remove(&(at, id));
            }
            hosted.wake = next;
            self.wakes.extend(next.map(|at| (at, id)));
        }
    }

    pub(super) fn ask_to_be_woken(&mut self) {
        let first = self.wakes.first().map(|&(at, _)| at);
        if let Some(at) = first
            && self.woken != first
        {
            self.out.push(Output::Wake { at });
        }
        self.woken = first;
    }

    /// The store takes rows again, or does not: clocks stand meanwhile.
    pub(super) fn store_is(&mut self, state: StoreState, now: Millis) {
        match (state, self.away) {
            (StoreState::Away { since }, None) => self.away = Some(since.min(now)),
            (StoreState::Ready, Some(since)) => {
                self.away = None;
                let gap = u32::try_from(now.since(since)).unwrap_or_default();
                let mut ids: Vec<RoundId> = self.rounds.keys().copied().collect();
                ids.sort_unstable();
                for id in ids {
                    // What is being read may be live: when it is here it turns out whether there is anything to give back.
                    let live = |hosted: &mut Hosted| {
                        hosted.resident().is_none_or(|resident| {
                            let live =
                                matches!(resident.round.terms().clock, ClockTerms::Live { .. });
                            live && resident.round.actor().is_some()
                        })
                    };
                    if gap > 0 && self.rounds.get_mut(&id).is_some_and(live) {
                        self.owe(id, gap, now);
                    }
                    self.plan(id, now);
                }
            }
            _ => (),
        }
    }
}

impl Hosted {
    fn next_look(&mut self, idle: i64, away: bool, early: i64) -> Option<Millis> {
        let presence = self.presence;
        let told = self.tell_presence;
        let (not_before, used, owed) = (self.not_before, self.used, self.owed);
        let alone = self.followers.is_empty();
        let resident = match &mut self.state {
            State::Loading { again } => return Some(*again),
            State::Here(resident) => resident,
        };
        if let Some(flight) = &resident.flight {
            return Some(told.map_or(flight.until, |told| told.min(flight.until)));
        }
        let due = resident.round.due(&presence).filter(|_| !away);
        let due = due.map(|due| due.at + -early);
        let owed = (owed > 0 && !away).then_some(not_before);
        let due = owed.or(due.map(|due| due.max(not_before)));
        let idle = alone.then_some(used + idle);
        // A round that a near deadline keeps here is looked at then.
        let idle = match due {
            Some(due) if idle.is_some_and(|idle| due.0 <= idle.0 + SOON) => None,
            _ => idle,
        };
        [due, told, idle].into_iter().flatten().min()
    }
}
