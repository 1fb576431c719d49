//! Who hears what: entries without a gap, whole games, who is here.

use std::sync::Arc;

use record::RecordedResult;
use rules::{Refusal, Side};

use super::fault::caught;
use super::plant::planted;
use super::{CatchUp, Host, Hosted, Job, Resident, Snapshot, Tell};
use crate::host::Follower;
use crate::presence::claim_after;
use crate::{
    Digest, End, Entry, Millis, PersonId, Phase, RoundId, RoundRefusal, SocketId, Visibility,
};

impl Host {
    /// Does what changes nothing.
    pub(super) fn attend(&mut self, id: RoundId, job: Job, now: Millis) {
        match job {
            Job::Follow {
                socket,
                after,
                digest,
                catch_up,
            } => {
                if let Err(refusal) = self.follow(id, socket, after, digest, catch_up, now) {
                    self.send(socket, Tell::Refused { round: id, refusal });
                }
            }
            Job::Say { socket, phrase } => {
                let Some(hosted) = self.rounds.get_mut(&id) else {
                    return;
                };
                let person = self.lines.get(&socket).and_then(|line| line.person);
                let side = hosted.side_of(person);
                let followers: Vec<SocketId> = hosted.followers.keys().copied().collect();
                let Some(by) = side else {
                    let refusal = RoundRefusal::NotSeated.into();
                    return self.send(socket, Tell::Refused { round: id, refusal });
                };
                for follower in followers {
                    self.send(
                        follower,
                        Tell::Said {
                            round: id,
                            by,
                            phrase,
                        },
                    );
                }
            }
            Job::Do(_) | Job::Sit { .. } | Job::Reread => (),
        }
        self.plan(id, now);
    }

    fn follow(
        &mut self,
        id: RoundId,
        socket: SocketId,
        after: Option<u32>,
        digest: Option<Digest>,
        catch_up: CatchUp,
        now: Millis,
    ) -> Result<(), Refusal> {
        let (Some(hosted), Some(line)) = (self.rounds.get_mut(&id), self.lines.get_mut(&socket))
        else {
            return Ok(());
        };
        let you = hosted.side_of(line.person);
        let strict = !planted!(self, SkipDigest);
        let Some(resident) = hosted.resident() else {
            return Ok(());
        };
        if resident.round.terms().visibility == Visibility::Closed && you.is_none() {
            return Err(RoundRefusal::Closed.into());
        }
        let seq = resident.round.seq();
        let tail = match catch_up {
            CatchUp::Entries => Some(after.unwrap_or(0).min(seq)),
            CatchUp::Short => after.filter(|&after| {
                let missing = seq.checked_sub(after);
                missing.is_some_and(|missing| missing as usize <= self.limits.tail)
                    && (!strict || resident.agrees(after, digest))
            }),
        };
        let tell = match tail {
            Some(after) => {
                let skipped = match planted!(self, GapInTail) && seq > after + 1 {
                    true => after + 1,
                    false => after,
                };
                Tell::Entries {
                    round: id,
                    entries: resident.tail(skipped),
                }
            }
            None => match caught(|| self.snapshot(id, you, now)) {
                Some(snapshot) => Tell::Snapshot(Box::new(snapshot?)),
                None => {
                    self.broke_off(id, None, now);
                    return Err(RoundRefusal::Fault.into());
                }
            },
        };
        self.send(socket, tell);
        if let Some(line) = self.lines.get_mut(&socket) {
            line.follows.insert(id);
        }
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.followers.insert(socket, Follower { told: seq });
        }
        self.recount(id, now);
        let presence = self.presence_of(id, now);
        if let Some(tell) = presence {
            self.send(socket, tell);
        }
        Ok(())
    }

    /// A round as somebody may see it.
    fn snapshot(
        &mut self,
        id: RoundId,
        you: Option<Side>,
        now: Millis,
    ) -> Result<Snapshot, Refusal> {
        let leak = planted!(self, DraftLeaked);
        let resident = self.rounds.get_mut(&id).and_then(Hosted::resident);
        let resident = resident.ok_or(RoundRefusal::NoRound)?;
        let round = &resident.round;
        let record = match round.start() {
            Some(_) => {
                let table = self.shelf.table(round)?;
                let mut record = table.record();
                if let Phase::Over(End::Result(ending)) = round.phase() {
                    record.result = Some(RecordedResult {
                        winner: ending.winner,
                        reason: ending.reason.to_string(),
                    });
                }
                Some(record)
            }
            None => None,
        };
        Ok(Snapshot {
            round: match leak {
                true => round.clone(),
                false => round.shown(),
            },
            record,
            you,
            now,
        })
    }

    pub(super) fn unfollow(&mut self, socket: SocketId, id: RoundId, now: Millis) {
        if let Some(line) = self.lines.get_mut(&socket) {
            line.follows.remove(&id);
        }
        if let Some(hosted) = self.rounds.get_mut(&id) {
            hosted.followers.remove(&socket);
            hosted
                .queue
                .retain(|job| !matches!(job, Job::Follow { socket: one, .. } if *one == socket));
            hosted.used = now;
        }
        self.recount(id, now);
        self.plan(id, now);
    }

    pub(super) fn close(&mut self, socket: SocketId, now: Millis) {
        let Some(line) = self.lines.remove(&socket) else {
            return;
        };
        for id in line.follows {
            self.unfollow(socket, id, now);
        }
    }

    /// Tells everybody who follows a round what he was not told yet.
    pub(super) fn tell_entries(&mut self, id: RoundId) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let mut followers = std::mem::take(&mut hosted.followers);
        let Some(resident) = hosted.resident() else {
            hosted.followers = followers;
            return;
        };
        let seq = resident.round.seq();
        let mut tells = Vec::new();
        for (socket, follower) in &mut followers {
            if follower.told < seq {
                tells.push((*socket, resident.tail(follower.told)));
                follower.told = seq;
            }
        }
        hosted.followers = followers;
        for (socket, entries) in tells {
            self.send(socket, Tell::Entries { round: id, entries });
        }
    }

    pub(super) fn tell_early(&mut self, id: RoundId, entry: &Arc<Entry>) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let sockets: Vec<SocketId> = hosted.followers.keys().copied().collect();
        for follower in hosted.followers.values_mut() {
            follower.told = entry.seq;
        }
        for socket in sockets {
            let entries = vec![Arc::clone(entry)];
            self.send(socket, Tell::Entries { round: id, entries });
        }
    }

    /// Counts who is here.
    pub(super) fn recount(&mut self, id: RoundId, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let persons: Vec<Option<PersonId>> = hosted
            .followers
            .keys()
            .map(|socket| self.lines.get(socket).and_then(|line| line.person))
            .collect();
        let before = hosted.presence;
        let mut presence = before;
        let super::State::Here(resident) = &hosted.state else {
            return;
        };
        let chairs = resident.round.chairs();
        let seated = |person: &Option<PersonId>, side| {
            person.is_some_and(|person| chairs.holds(person, side))
        };
        for side in Side::ALL {
            let lines = persons.iter().filter(|person| seated(person, side)).count();
            presence.note(side, lines, now);
        }
        let watchers = persons
            .iter()
            .filter(|person| !Side::ALL.iter().any(|&side| seated(person, side)));
        presence.watchers = u32::try_from(watchers.count()).unwrap_or(u32::MAX);
        hosted.presence = presence;
        let moved = Side::ALL
            .iter()
            .any(|&side| presence.is_here(side) != before.is_here(side));
        if moved {
            hosted.tell_presence = Some(now);
        } else if presence.watchers != before.watchers {
            let soon = hosted.told_presence + self.limits.presence;
            hosted.tell_presence = hosted.tell_presence.or(Some(soon.max(now)));
        }
        if moved {
            self.flush_presence(id, now);
        }
    }

    /// Whose turn it is decides whether a claim may come.
    pub(super) fn presence_may_have_changed(&mut self, id: RoundId, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        let presence = hosted.presence;
        let actor = hosted
            .resident()
            .and_then(|resident| resident.round.actor());
        if actor.is_some_and(|actor| !presence.is_here(actor)) {
            hosted.tell_presence = Some(now);
            self.flush_presence(id, now);
        }
    }

    /// Tells everybody who is here, if it is time.
    pub(super) fn flush_presence(&mut self, id: RoundId, now: Millis) {
        let Some(hosted) = self.rounds.get_mut(&id) else {
            return;
        };
        if hosted.tell_presence.is_none_or(|at| at > now) {
            return;
        }
        hosted.tell_presence = None;
        hosted.told_presence = now;
        let followers: Vec<SocketId> = hosted.followers.keys().copied().collect();
        if let Some(tell) = self.presence_of(id, now) {
            for socket in followers {
                self.send(socket, tell.clone());
            }
        }
    }

    fn presence_of(&mut self, id: RoundId, now: Millis) -> Option<Tell> {
        let hosted = self.rounds.get_mut(&id)?;
        let presence = hosted.presence;
        let round = &hosted.resident()?.round;
        let gone = round.actor().and_then(|actor| presence.gone_since(actor));
        let claim_in = gone
            .zip(claim_after(round.terms().clock))
            .map(|(gone, wait)| {
                let waited = now.since(gone.max(round.clock().began()));
                u32::try_from(wait - waited).unwrap_or_default()
            });
        Some(Tell::Presence {
            round: id,
            chairs: [
                presence.is_here(Side::First),
                presence.is_here(Side::Second),
            ],
            watchers: presence.watchers,
            claim_in,
        })
    }
}

impl Hosted {
    /// The side that somebody holds, the one that is to act before the other.
    fn side_of(&mut self, person: Option<PersonId>) -> Option<Side> {
        let round = &self.resident()?.round;
        round
            .chairs()
            .side_of(person?, round.actor().unwrap_or(Side::First))
    }
}

impl Resident {
    /// The entries after one.
    fn tail(&self, after: u32) -> Vec<Arc<Entry>> {
        self.log.iter().skip(after as usize).cloned().collect()
    }

    /// Whether somebody sees the position after an entry as it was.
    fn agrees(&self, after: u32, digest: Option<Digest>) -> bool {
        let was = self
            .entry(after)
            .map_or(Digest::default(), |entry| entry.digest);
        digest.is_none_or(|digest| digest == was)
    }
}
