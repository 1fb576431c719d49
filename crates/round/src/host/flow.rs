//! A command on its way: look its name up, decide, store, and only then apply, tell and answer.

use std::collections::HashMap;
use std::sync::Arc;

use rules::Refused;

use super::fault::caught;
use super::plant::planted;
use super::{
    Asked, Commit, Flight, Host, Hosted, Job, Loaded, Output, Resident, State, StoreFault, Stored,
    Tell, Ticket,
};
use crate::entry::What;
use crate::round::Chore;
use crate::{Around, Entry, Millis, Opened, Phase, Round, RoundId, RoundRefusal};

impl Host {
    /// Puts something before a round, which is fetched if it is not here.
    pub(super) fn enqueue(&mut self, id: RoundId, job: Job, now: Millis) {
        self.fetch(id, now);
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return self.turn_away(id, job);
        };
        let waiting = hosted.queue.iter().filter(|job| matches!(job, Job::Do(_)));
        if matches!(job, Job::Do(_)) && waiting.count() >= self.limits.queue {
            return self.turn_away(id, job);
        }
        hosted.used = now;
        // Who looks on does not wait for a disk: what he is told is stored already.
        match (&job, &hosted.state) {
            (Job::Follow { .. } | Job::Say { .. }, State::Here(_)) => self.attend(id, job, now),
            _ => {
                hosted.line_up(job);
                self.go_on(id, now);
            }
        }
    }

    /// There is no room for it.
    fn turn_away(&mut self, id: RoundId, job: Job) {
        match job {
            Job::Do(asked) => self.nack(&asked, RoundRefusal::Busy, None),
            Job::Follow { socket, .. } | Job::Say { socket, .. } => {
                let refusal = RoundRefusal::Busy.into();
                self.send(socket, Tell::Refused { round: id, refusal });
            }
            // The store has it: it is found with the round.
            Job::Sit { .. } | Job::Reread => (),
        }
    }

    /// Sees to it that a round is here or on its way.
    pub(super) fn fetch(&mut self, id: RoundId, now: Millis) {
        if self.rounds.contains_key(&id) || self.rounds.len() >= self.limits.rounds {
            return;
        }
        let hosted = Hosted::loading(now + self.limits.flight, now);
        self.rounds.insert(id, hosted);
        self.out.push(Output::Load { round: id });
        self.plan(id, now);
    }

    /// What is in memory may not be what is stored: it is read again.
    pub(super) fn forget(&mut self, id: RoundId, now: Millis) {
        let again = now + self.limits.flight;
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.state = State::Loading { again };
            self.shelf.remove(id);
            self.out.push(Output::Load { round: id });
            self.plan(id, now);
        }
    }

    pub(super) fn loaded(&mut self, id: RoundId, found: Option<Box<Loaded>>, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        if hosted.resident().is_some() {
            return;
        }
        let read = found.ok_or(RoundRefusal::NoRound).and_then(|loaded| {
            let Loaded { opened, entries } = *loaded;
            let round = caught(|| Round::read(opened, &entries));
            let round = round.ok_or(RoundRefusal::Fault)?;
            let round = round.map_err(|_| RoundRefusal::Unreadable)?;
            Ok((round, entries))
        });
        match read {
            Ok((round, entries)) => {
                hosted.settle(&entries);
                hosted.state = State::Here(Box::new(Resident::new(round, entries)));
                self.recount(id, now);
                self.tell_entries(id);
                self.go_on(id, now);
            }
            Err(refusal) => self.drop_round(id, &refusal),
        }
    }

    /// There is no such round: everybody who waits for it is told.
    pub(super) fn drop_round(&mut self, id: RoundId, refusal: &RoundRefusal) {
        let Some(hosted) = self.rounds.remove(&id) else {
            return;
        };
        if let Some(at) = hosted.wake {
            self.wakes.remove(&(at, id));
        }
        let followers = hosted.followers.into_keys();
        let mut lines: Vec<_> = followers.collect();
        for job in hosted.queue {
            match job {
                Job::Do(asked) => self.nack(&asked, refusal.clone(), None),
                Job::Follow { socket, .. } | Job::Say { socket, .. } => lines.push(socket),
                Job::Sit { .. } | Job::Reread => (),
            }
        }
        for socket in lines {
            if let Some(line) = self.lines.get_mut(&socket) {
                line.follows.remove(&id);
            }
            let refusal = refusal.clone().into();
            self.send(socket, Tell::Refused { round: id, refusal });
        }
    }

    pub(super) fn load_failed(&mut self, id: RoundId, now: Millis) {
        let again = now + self.limits.again;
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        if let State::Loading { again: when } = &mut hosted.state {
            *when = again;
            let jobs = std::mem::take(&mut hosted.queue);
            let (asked, rest): (Vec<Job>, Vec<Job>) =
                jobs.into_iter().partition(|job| matches!(job, Job::Do(_)));
            hosted.queue = rest.into();
            for job in asked {
                if let Job::Do(asked) = job {
                    self.nack(&asked, RoundRefusal::Store, None);
                }
            }
        }
        self.plan(id, now);
    }

    pub(super) fn heard(&mut self, id: RoundId, seq: u32, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        // With something on its way to the store the answer will be that the number is taken.
        let behind = hosted
            .resident()
            .is_some_and(|resident| resident.round.seq() < seq && resident.flight.is_none());
        if behind {
            self.forget(id, now);
        }
    }

    /// Takes what waits, until something is on its way to the store or nothing waits any more.
    pub(super) fn go_on(&mut self, id: RoundId, now: Millis) {
        loop {
            self.pay(id, now);
            let Some(hosted) = self.rounds.get_mut(&id) else {
                break;
            };
            let owes = hosted.owed > 0;
            let free = hosted
                .resident()
                .is_some_and(|resident| resident.flight.is_none());
            let Some(job) = free.then(|| hosted.queue.pop_front()).flatten() else {
                break;
            };
            match job {
                // The store refused the time that is owed a moment ago. Without it a turn would be judged by a clock that ran while
                // nobody was there.
                Job::Do(asked) if owes => self.nack(&asked, RoundRefusal::Store, None),
                Job::Do(asked) => self.decide(id, asked, now),
                Job::Reread => self.forget(id, now),
                Job::Sit { side, holder } => {
                    if let Some(resident) = hosted.resident() {
                        resident.round.seat(side, holder);
                    }
                    self.recount(id, now);
                }
                Job::Follow { .. } | Job::Say { .. } => self.attend(id, job, now),
            }
        }
        self.do_what_is_due(id, now);
        self.plan(id, now);
    }

    fn decide(&mut self, id: RoundId, asked: Asked, now: Millis) {
        let fresh = RoundId::of((self.random)());
        let lookup = !planted!(self, DecideBeforeLookup);
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let presence = hosted.presence;
        let Some(resident) = hosted.resident() else {
            return;
        };
        if lookup && let Some(answer) = resident.answered(&asked) {
            return match answer {
                Ok(seq) => {
                    let command = asked.command.id;
                    self.send(asked.socket, Tell::Ack { command, seq });
                }
                Err(refusal) => {
                    let seq = Some(resident.round.seq());
                    self.nack(&asked, refusal, seq);
                }
            };
        }
        #[cfg(feature = "plants")]
        let asked = match planted!(self, AnyChair) {
            true => resident.as_the_actor(asked),
            false => asked,
        };
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &presence,
            fresh,
        };
        let decided = caught(|| resident.round.decide(&asked.command, &mut around));
        let Some(decided) = decided else {
            return self.broke_off(id, Some(asked), now);
        };
        match decided {
            Ok(decision) => self.store(id, decision.entry, decision.draft, Some(asked), now),
            // Somebody may have taken the free chair through another node: chairs are no entries, and nobody has told.
            Err(refusal)
                if asked.tries == 0
                    && resident.round.phase() == Phase::Waiting
                    && refusal.code == RoundRefusal::NotSeated.code() =>
            {
                self.try_again(id, Some(asked), now);
            }
            Err(refusal) => {
                let seq = Some(resident.round.seq());
                self.nack(&asked, refusal, seq);
            }
        }
    }

    /// Sends an entry to the store.
    pub(super) fn store(
        &mut self,
        id: RoundId,
        entry: Entry,
        draft: Option<(rules::Side, Box<str>)>,
        job: Option<Asked>,
        now: Millis,
    ) {
        #[cfg(feature = "plants")]
        let entry = match planted!(self, TakebackTooFar) {
            true => too_far(entry),
            false => entry,
        };
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let until = now + self.limits.flight;
        let Some(resident) = self.rounds.get_mut(&id).and_then(Hosted::resident) else {
            return;
        };
        let mut after = resident.round.clone();
        if let Some((side, choice)) = &draft {
            after.draft(*side, choice.clone());
        }
        if after.apply(&entry).is_err() {
            // A decision that does not fit its own round: nothing is stored, and the round is read again.
            if let Some(asked) = job {
                self.nack(&asked, RoundRefusal::Store, None);
            }
            return self.forget(id, now);
        }
        let entry = Arc::new(entry);
        let commit = Commit {
            round: id,
            head: after.head(),
            seated: after.chairs().missing(),
            next: next_of(&after, &entry),
            entry: Arc::clone(&entry),
            draft,
        };
        let gift = match entry.what {
            What::Resumed { gifts } => gifts[0].max(gifts[1]),
            _ => 0,
        };
        let early = job.as_ref().map(|asked| (asked.socket, asked.command.id));
        resident.flight = Some(Flight {
            ticket,
            entry: Arc::clone(&entry),
            after,
            job,
            gift,
            until,
        });
        self.flights.insert(ticket, id);
        let commit = Box::new(commit);
        self.out.push(Output::Store { ticket, commit });
        if planted!(self, AckBeforeStored)
            && let Some((socket, command)) = early
        {
            let seq = entry.seq;
            self.send(socket, Tell::Ack { command, seq });
        }
        if planted!(self, TellBeforeStored) {
            self.tell_early(id, &entry);
        }
    }

    pub(super) fn stored(&mut self, ticket: Ticket, outcome: Stored, now: Millis) {
        let Some(id) = self.flights.remove(&ticket) else {
            return;
        };
        let Some(resident) = self.rounds.get_mut(&id).and_then(Hosted::resident) else {
            return;
        };
        let fits = resident
            .flight
            .as_ref()
            .is_some_and(|flight| flight.ticket == ticket);
        let Some(flight) = fits.then(|| resident.flight.take()).flatten() else {
            return;
        };
        let keep = planted!(self, ApplyBeforeStored);
        let known = !planted!(self, ForgetKnown);
        self.note_gift(id, &flight, outcome);
        match outcome {
            Stored::Done => self.happened(id, flight, now),
            Stored::Taken => self.try_again(id, flight.job, now),
            Stored::Known { .. } if known => self.try_again(id, flight.job, now),
            Stored::Known { seq } => self.deny(id, flight.job, seq, now),
            Stored::Failed(_) if keep => self.happened(id, flight, now),
            Stored::Failed(StoreFault::Crowded) => self.crowded(id, flight.job, now),
            Stored::Failed(fault) => self.failed(id, flight.job, fault, now),
        }
    }

    /// It is on the disk: now it has happened.
    fn happened(&mut self, id: RoundId, flight: Flight, now: Millis) {
        let seq = flight.entry.seq;
        let founded = match flight.entry.what {
            What::Next { round } => Some(round),
            _ => None,
        };
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.owed = hosted.owed.saturating_sub(flight.gift);
        }
        if let Some(resident) = self.rounds.get_mut(&id).and_then(Hosted::resident) {
            resident.known.insert(flight.entry.command, seq);
            resident.log.push(flight.entry);
            resident.round = flight.after;
        }
        // The entry comes before its answer on the same line.
        self.tell_entries(id);
        let acked = planted!(self, AckBeforeStored);
        if let Some(asked) = flight.job.filter(|_| !acked) {
            let command = asked.command.id;
            self.send(asked.socket, Tell::Ack { command, seq });
        }
        self.out.push(Output::Tell { round: id, seq });
        self.presence_may_have_changed(id, now);
        self.go_on(id, now);
        // Both sit at the next round already: it begins now, not when somebody looks for what is due.
        if let Some(next) = founded {
            self.fetch(next, now);
        }
    }

    /// Somebody else was faster, or the command is there already: read the log, and decide anew.
    fn try_again(&mut self, id: RoundId, job: Option<Asked>, now: Millis) {
        let most = self.limits.tries;
        match job {
            Some(asked) if asked.tries >= most => self.nack(&asked, RoundRefusal::Busy, None),
            Some(asked) => {
                let tries = asked.tries + 1;
                if let Some(hosted) = self.rounds.get_mut(&id) {
                    hosted.queue.push_front(Job::Do(Asked { tries, ..asked }));
                }
            }
            None => (),
        }
        self.forget(id, now);
    }

    /// Planted: what the store knows is refused for good.
    fn deny(&mut self, id: RoundId, job: Option<Asked>, seq: u32, now: Millis) {
        if let Some(asked) = job {
            self.nack(&asked, RoundRefusal::NotYourTurn, Some(seq));
        }
        self.forget(id, now);
    }

    /// Nobody knows whether it is stored: read the log before anything else.
    fn failed(&mut self, id: RoundId, job: Option<Asked>, fault: StoreFault, now: Millis) {
        let refusal = match fault {
            StoreFault::Full => RoundRefusal::StoreFull,
            StoreFault::Away | StoreFault::Crowded => RoundRefusal::Store,
        };
        if let Some(asked) = job {
            self.nack(&asked, refusal, None);
        }
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.not_before = now + self.limits.again;
        }
        self.forget(id, now);
    }

    /// Too much waits for the disk. Nothing was tried, so the round in memory is what is stored.
    fn crowded(&mut self, id: RoundId, job: Option<Asked>, now: Millis) {
        let again = now + self.limits.again;
        match (job, self.rounds.get_mut(&id)) {
            (Some(asked), _) => self.nack(&asked, RoundRefusal::Busy, None),
            (None, Some(hosted)) => hosted.not_before = again,
            (None, None) => (),
        }
        self.go_on(id, now);
    }

    /// An answer of the store that does not come.
    pub(super) fn give_up_waiting(&mut self, id: RoundId, now: Millis) {
        let Some(resident) = self.rounds.get_mut(&id).and_then(Hosted::resident) else {
            return;
        };
        let late = resident
            .flight
            .as_ref()
            .is_some_and(|flight| flight.until <= now);
        if let Some(flight) = late.then(|| resident.flight.take()).flatten() {
            self.flights.remove(&flight.ticket);
            self.note_gift(id, &flight, Stored::Failed(StoreFault::Away));
            self.failed(id, flight.job, StoreFault::Away, now);
        }
    }

    /// Does something that nobody asked for.
    pub(super) fn chore(&mut self, id: RoundId, chore: Chore, now: Millis) {
        let fresh = RoundId::of((self.random)());
        let again = now + self.limits.idle;
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let presence = hosted.presence;
        let Some(resident) = hosted.resident() else {
            return;
        };
        let mut around = Around {
            shelf: &mut self.shelf,
            presence: &presence,
            fresh,
        };
        #[cfg(feature = "plants")]
        let ahead = match planted!(self, FlagBeforeGrace) {
            true => now + 100_000,
            false => now,
        };
        #[cfg(not(feature = "plants"))]
        let ahead = now;
        let decided = caught(|| resident.round.decide_chore(chore, ahead, &mut around));
        let Some(decided) = decided else {
            return self.broke_off(id, None, now);
        };
        match decided {
            Ok(Some(entry)) => {
                let at = entry.at.min(now.max(resident.round.changed()));
                self.store(id, Entry { at, ..entry }, None, None, now);
            }
            // No time runs: there is nothing to give back.
            Ok(None) if matches!(chore, Chore::Resume { .. }) => hosted.owed = 0,
            Ok(None) => (),
            // The game does not open any more as it was agreed; somebody may bring the rules back.
            Err(_) => hosted.not_before = again,
        }
    }
}

impl Hosted {
    /// Commands are counted. Of what else a line wants only the last word waits, and a round that is going to be read again is read
    /// after whatever has changed by now: so nothing that is said again and again makes the queue longer.
    fn line_up(&mut self, job: Job) {
        self.queue.retain(|waiting| match (waiting, &job) {
            (Job::Follow { socket: one, .. }, Job::Follow { socket, .. })
            | (Job::Say { socket: one, .. }, Job::Say { socket, .. }) => one != socket,
            _ => true,
        });
        if job != Job::Reread || !self.queue.contains(&Job::Reread) {
            self.queue.push_back(job);
        }
    }
}

impl Resident {
    fn new(round: Round, entries: Vec<Entry>) -> Resident {
        let known: HashMap<_, _> = entries
            .iter()
            .map(|entry| (entry.command, entry.seq))
            .collect();
        Resident {
            round,
            log: entries.into_iter().map(Arc::new).collect(),
            known,
            flight: None,
        }
    }

    /// The entry with a number.
    pub(super) fn entry(&self, seq: u32) -> Option<&Arc<Entry>> {
        self.log.get((seq as usize).checked_sub(1)?)
    }

    /// What was answered to a command that has happened already; `None` if it has not.
    fn answered(&self, asked: &Asked) -> Option<Result<u32, RoundRefusal>> {
        let entry = self.entry(*self.known.get(&asked.command.id)?)?;
        let holds = |side| {
            let person = asked.command.person;
            person.is_some_and(|person| self.round.chairs().holds(person, side))
        };
        let same = entry.side.is_some_and(holds) && entry.asked == asked.command.action.sum();
        Some(match same {
            true => Ok(entry.seq),
            false => Err(RoundRefusal::Command),
        })
    }

    #[cfg(feature = "plants")]
    fn as_the_actor(&self, mut asked: Asked) -> Asked {
        let side = self.round.actor().unwrap_or(rules::Side::First);
        let holder = self.round.chairs().of(side).holder.as_ref();
        asked.command.person = holder.map(|holder| holder.person).or(asked.command.person);
        asked
    }
}

/// The round that an entry founds: the same terms, the same persons on the other sides.
fn next_of(round: &Round, entry: &Entry) -> Option<Box<Opened>> {
    match entry.what {
        What::Next { round: id } => Some(Box::new(Opened {
            id,
            terms: round.terms().clone(),
            chairs: round.chairs().exchanged(),
            drafts: [None, None],
            created: entry.at,
        })),
        _ => None,
    }
}

/// Back to the start, whatever was asked for.
#[cfg(feature = "plants")]
fn too_far(mut entry: Entry) -> Entry {
    if let What::TakenBack { to } = &mut entry.what {
        *to = 0;
        entry.ply = 0;
    }
    entry
}
