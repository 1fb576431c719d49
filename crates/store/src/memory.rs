//! A store in memory that fails when it is told to: for simulations, and for tests of what stands on a store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::{
    Broken, ChairRow, ChairSide, Change, CommandKey, Commit, EntryRow, Fault, Loaded, Made, Millis,
    NewRound, NodeRow, Outcome, PersonKey, PersonKind, PersonRow, Refused, RoundHead, RoundRow,
    SecretHash, Shelf, Standing, Store, Work,
};

/// A day of 24 hours.
pub(crate) const DAY: Millis = 86_400_000;
/// After how many days without a sign a guest is forgotten: as long as his cookie lives.
pub(crate) const UNUSED: i64 = 400;

/// What goes wrong with the next writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mishap {
    /// Nothing.
    #[default]
    None,
    /// Every write fails so until something else is said.
    Spell(Fault),
    /// The next write kills the process before anything is on the disk.
    CrashBefore,
    /// The next write kills the process after it is on the disk and before anybody is told.
    CrashAfter,
}

/// A store in memory. Its clones are the same store, as processes that open the same file are.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    inside: Arc<Mutex<Inside>>,
}

#[derive(Debug, Default)]
struct Inside {
    mishap: Mishap,
    rounds: BTreeMap<String, Kept>,
    persons: BTreeMap<PersonKey, PersonRow>,
    devices: BTreeMap<SecretHash, (PersonKey, i64)>,
    links: BTreeMap<SecretHash, (PersonKey, Millis)>,
    made: BTreeMap<(PersonKey, CommandKey), (String, Millis)>,
    nodes: BTreeMap<i64, NodeRow>,
    outages: BTreeSet<i64>,
    attendance: BTreeSet<(i64, String, ChairSide)>,
}

#[derive(Debug)]
struct Kept {
    head: RoundHead,
    standing: Standing,
    chairs: [ChairRow; 2],
    entries: Vec<EntryRow>,
    drafts: [Option<String>; 2],
}

impl Kept {
    fn new(round: &NewRound) -> Kept {
        Kept {
            head: round.head.clone(),
            standing: round.standing.clone(),
            chairs: round.chairs.clone(),
            entries: round.entries.clone(),
            drafts: [None, None],
        }
    }

    fn seq(&self) -> u32 {
        u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    fn row(&self) -> RoundRow {
        RoundRow {
            head: self.head.clone(),
            seq: self.seq(),
            standing: self.standing.clone(),
        }
    }
}

impl Memory {
    /// Says what goes wrong from now on.
    pub fn mishap(&self, mishap: Mishap) {
        self.inside().mishap = mishap;
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // A panic elsewhere leaves whole rows: each write changes them after all its tests.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a mishap does to a write: fail, or crash before or after it.
enum Fate {
    Go,
    Fail(Fault),
    Before,
    After,
}

impl Inside {
    fn fate(&mut self) -> Fate {
        match self.mishap {
            Mishap::None => Fate::Go,
            Mishap::Spell(fault) => Fate::Fail(fault),
            Mishap::CrashBefore => {
                self.mishap = Mishap::None;
                Fate::Before
            }
            Mishap::CrashAfter => {
                self.mishap = Mishap::None;
                Fate::After
            }
        }
    }

    fn commit(&mut self, commit: &Commit) -> Outcome {
        let Some(kept) = self.rounds.get(&commit.round) else {
            return Outcome::Taken;
        };
        for entry in &commit.entries {
            let same = |known: &&EntryRow| known.command == entry.command;
            if let Some(known) = kept.entries.iter().find(same) {
                return Outcome::Known { seq: known.seq };
            }
        }
        let seated = kept.chairs.each_ref().map(|chair| chair.person.is_some());
        if commit.seated.is_some_and(|known| known != seated) {
            return Outcome::Taken;
        }
        let follows = (commit.after + 1..)
            .zip(&commit.entries)
            .all(|(seq, entry)| seq == entry.seq);
        if kept.seq() != commit.after || !follows {
            return Outcome::Taken;
        }
        let may = |change: &Change| match change {
            Change::Sit { side, .. } => kept.chairs[side.index()].person.is_none(),
            Change::Found(round) => !self.rounds.contains_key(&round.head.id),
            Change::Draft { side, .. } => kept.drafts[side.index()].is_none(),
            Change::ForgetDrafts | Change::Settled => true,
        };
        if !commit.changes.iter().all(may) {
            return Outcome::Taken;
        }
        for change in &commit.changes {
            self.change(&commit.round, change);
        }
        if let Some(kept) = self.rounds.get_mut(&commit.round) {
            kept.entries.extend(commit.entries.iter().cloned());
            let ended = kept.standing.ended;
            kept.standing = commit.standing.clone();
            kept.standing.ended = kept.standing.ended.map(|at| ended.unwrap_or(at));
        }
        Outcome::Done
    }

    fn change(&mut self, round: &str, change: &Change) {
        if let Change::Found(next) = change {
            self.rounds.insert(next.head.id.clone(), Kept::new(next));
        }
        if matches!(change, Change::Settled) {
            let outages = &self.outages;
            self.attendance
                .retain(|(boot, id, _)| id != round || !outages.contains(boot));
        }
        let Some(kept) = self.rounds.get_mut(round) else {
            return;
        };
        match change {
            Change::Sit {
                side,
                person,
                name,
                claim,
                at,
            } => {
                let chair = &mut kept.chairs[side.index()];
                chair.person = Some(*person);
                chair.name.clone_from(name);
                chair.claim = *claim;
                chair.claimed = Some(*at);
            }
            Change::Draft { side, choice } => kept.drafts[side.index()] = Some(choice.clone()),
            Change::ForgetDrafts => kept.drafts = [None, None],
            Change::Found(_) | Change::Settled => {}
        }
    }

    fn perform(&mut self, work: &Work) -> Result<Made, Refused> {
        match work {
            Work::Create {
                round,
                maker,
                command,
                what,
            } => {
                if let Some((what, _)) = self.made.get(&(*maker, *command)) {
                    return Ok(Made::Again(what.clone()));
                }
                if self.rounds.contains_key(&round.head.id) {
                    return Err(Refused::Missing);
                }
                let at = round.head.created;
                self.made.insert((*maker, *command), (what.clone(), at));
                self.rounds.insert(round.head.id.clone(), Kept::new(round));
            }
            Work::Guest { name, device, at } => {
                let last = self.persons.keys().next_back().map_or(0, |key| key.0);
                let key = PersonKey(last + 1);
                let row = PersonRow {
                    key,
                    kind: PersonKind::Guest,
                    name: name.clone(),
                    created: *at,
                };
                self.persons.insert(key, row);
                self.devices.insert(*device, (key, at / DAY));
                return Ok(Made::Person(key));
            }
            Work::Device { person, device, at } => {
                self.persons.get(person).ok_or(Refused::Missing)?;
                self.devices.insert(*device, (*person, at / DAY));
            }
            Work::Seen { device, at } => {
                let known = self.devices.get_mut(device).ok_or(Refused::Missing)?;
                known.1 = known.1.max(at / DAY);
            }
            Work::Rename { person, name } => {
                let row = self.persons.get_mut(person).ok_or(Refused::Missing)?;
                row.name.clone_from(name);
            }
            Work::Forget { person } => self.forget(*person)?,
            Work::WayBack { round, side, hash } => {
                let kept = self.rounds.get_mut(round).ok_or(Refused::Missing)?;
                kept.chairs[side.index()].way_back = *hash;
                kept.chairs[side.index()].also.clear();
            }
            Work::Seat {
                round,
                side,
                hash,
                person,
                ..
            } => {
                let kept = self.rounds.get_mut(round).ok_or(Refused::Missing)?;
                let chair = &mut kept.chairs[side.index()];
                if chair.way_back != Some(*hash) {
                    return Err(Refused::Missing);
                }
                if !chair.also.contains(person) {
                    chair.also.push(*person);
                }
                let over = chair.also.len().saturating_sub(Work::MOST_SEATS as usize);
                chair.also.drain(..over);
            }
            Work::Retire { now } => self.retire(*now),
            Work::Link {
                hash,
                person,
                expires,
            } => {
                self.persons.get(person).ok_or(Refused::Missing)?;
                self.links.insert(*hash, (*person, *expires));
            }
            Work::Redeem {
                hash,
                device,
                guest,
                at,
            } => return self.redeem(hash, *device, *guest, *at),
            Work::Boot { .. }
            | Work::Beat { .. }
            | Work::Halt { .. }
            | Work::Release { .. }
            | Work::Outage { .. }
            | Work::Attend { .. }
            | Work::Depart { .. } => self.node(work)?,
            Work::Sweep {
                now,
                begun,
                aborted,
            } => self.sweep(*now, *begun, aborted),
            Work::Compact { .. } => {}
        }
        Ok(Made::Nothing)
    }

    fn forget(&mut self, person: PersonKey) -> Result<(), Refused> {
        let row = self.persons.get_mut(&person).ok_or(Refused::Missing)?;
        row.kind = PersonKind::Gone;
        row.name.clear();
        self.devices.retain(|_, (owner, _)| *owner != person);
        self.links.retain(|_, (owner, _)| *owner != person);
        for kept in self.rounds.values_mut() {
            for chair in &mut kept.chairs {
                chair.also.retain(|one| *one != person);
                if chair.person == Some(person) {
                    chair.name.clear();
                    chair.way_back = None;
                    chair.also.clear();
                }
            }
        }
        Ok(())
    }

    fn retire(&mut self, now: Millis) {
        let since = now / DAY - UNUSED;
        let is_seen = |person: PersonKey| {
            let days = self.devices.values().filter(|(owner, _)| *owner == person);
            days.into_iter().any(|(_, day)| *day >= since)
        };
        let plays = |person: PersonKey| {
            let running = self
                .rounds
                .values()
                .filter(|kept| kept.standing.ended.is_none());
            let mut chairs = running.flat_map(|kept| &kept.chairs);
            chairs.any(|chair| chair.person == Some(person))
        };
        let unused = self.persons.values().filter(|row| {
            let is_old = row.kind == PersonKind::Guest && row.created / DAY < since;
            is_old && !is_seen(row.key) && !plays(row.key)
        });
        let unused: Vec<PersonKey> = unused.map(|row| row.key).collect();
        for person in unused {
            // He was found a moment ago.
            let _ = self.forget(person);
        }
    }

    fn redeem(
        &mut self,
        hash: &SecretHash,
        device: SecretHash,
        guest: Option<PersonKey>,
        at: Millis,
    ) -> Result<Made, Refused> {
        let (person, _) = self
            .links
            .get(hash)
            .copied()
            .filter(|(_, expires)| *expires > at)
            .ok_or(Refused::Missing)?;
        self.links.remove(hash);
        self.devices.insert(device, (person, at / DAY));
        for (owner, _) in self.devices.values_mut() {
            if guest == Some(*owner) {
                *owner = person;
            }
        }
        for kept in self.rounds.values_mut() {
            for chair in &mut kept.chairs {
                if guest.is_some() && chair.person == guest {
                    chair.person = Some(person);
                }
                let is_known = chair.also.contains(&person);
                chair.also.retain(|one| !is_known || Some(*one) != guest);
                for one in &mut chair.also {
                    if Some(*one) == guest {
                        *one = person;
                    }
                }
            }
        }
        Ok(Made::Person(person))
    }

    fn node(&mut self, work: &Work) -> Result<(), Refused> {
        match work {
            Work::Boot { boot, at } => {
                let row = NodeRow {
                    boot: *boot,
                    began: *at,
                    seen: *at,
                    ended: None,
                };
                self.nodes.insert(*boot, row);
            }
            Work::Beat { boot, at } => {
                self.nodes.get_mut(boot).ok_or(Refused::Missing)?.seen = *at;
            }
            Work::Halt { boot, at } => {
                self.nodes.get_mut(boot).ok_or(Refused::Missing)?.ended = Some(*at);
            }
            Work::Release { boot } => self.attendance.retain(|(at_boot, ..)| at_boot != boot),
            Work::Outage { boot, .. } => {
                let acts = |round: &String| {
                    let kept = self.rounds.get(round);
                    kept.is_some_and(|kept| kept.standing.actor.is_some())
                };
                self.attendance
                    .retain(|(at_boot, round, _)| at_boot != boot || acts(round));
                let is_first = self.outages.insert(*boot);
                return is_first.then_some(()).ok_or(Refused::Missing);
            }
            Work::Attend {
                round, side, boot, ..
            } => {
                self.attendance.insert((*boot, round.clone(), *side));
            }
            Work::Depart { round, side, boot } => {
                self.attendance.remove(&(*boot, round.clone(), *side));
            }
            _ => {}
        }
        Ok(())
    }

    fn sweep(&mut self, now: Millis, begun: u8, aborted: &str) {
        self.rounds.retain(|_, kept| {
            let standing = &kept.standing;
            let unbegun = standing.phase < begun && standing.changed < now - 14 * DAY;
            let broken_off = standing.reason.as_deref() == Some(aborted)
                && standing.ended.is_some_and(|at| at < now - DAY);
            !unbegun && !broken_off
        });
        for kept in self.rounds.values_mut() {
            if kept.standing.ended.is_some_and(|at| at < now - 30 * DAY) {
                for chair in &mut kept.chairs {
                    chair.way_back = None;
                    chair.also.clear();
                }
            }
        }
        let rounds = &self.rounds;
        self.attendance
            .retain(|(_, round, _)| rounds.contains_key(round));
        let settled = |boot: &i64| {
            let waits = self.attendance.iter().any(|(at_boot, ..)| at_boot == boot);
            self.outages.contains(boot) && !waits
        };
        for (boot, node) in &mut self.nodes {
            if node.ended.is_none() && settled(boot) {
                node.ended = Some(node.seen);
            }
        }
        self.made.retain(|_, (_, at)| *at >= now - DAY);
        self.links.retain(|_, (_, expires)| *expires > now);
    }
}

impl Store for Memory {
    fn commit(&mut self, batch: &[Commit]) -> Result<Vec<Outcome>, Broken> {
        let mut inside = self.inside();
        let fate = inside.fate();
        match fate {
            Fate::Before => return Err(crash()),
            Fate::Fail(Fault::Broken) => return Err(crash()),
            Fate::Fail(fault) => return Ok(vec![Outcome::Failed(fault); batch.len()]),
            Fate::Go | Fate::After => {}
        }
        let done = batch.iter().map(|commit| inside.commit(commit)).collect();
        match fate {
            Fate::After => Err(crash()),
            _ => Ok(done),
        }
    }

    fn perform_all(&mut self, works: &[Work]) -> Result<Vec<Result<Made, Refused>>, Broken> {
        let mut inside = self.inside();
        let fate = inside.fate();
        match fate {
            Fate::Before => return Err(crash()),
            Fate::Fail(Fault::Broken) => return Err(crash()),
            Fate::Fail(fault) => return Ok(vec![Err(Refused::Failed(fault)); works.len()]),
            Fate::Go | Fate::After => {}
        }
        let done = works.iter().map(|work| inside.perform(work)).collect();
        match fate {
            Fate::After => Err(crash()),
            _ => Ok(done),
        }
    }

    fn shelf(&self) -> &dyn Shelf {
        self
    }
}

fn crash() -> Broken {
    Broken("a mishap that was asked for".to_owned())
}

impl Shelf for Memory {
    fn load(&self, round: &str, after: u32) -> Result<Option<Loaded>, Broken> {
        let inside = self.inside();
        let Some(kept) = inside.rounds.get(round) else {
            return Ok(None);
        };
        Ok(Some(Loaded {
            round: kept.row(),
            chairs: kept.chairs.clone(),
            entries: kept
                .entries
                .iter()
                .filter(|entry| entry.seq > after)
                .cloned()
                .collect(),
            drafts: kept.drafts.clone(),
        }))
    }

    fn due(&self, before: Millis, most: u32) -> Result<Vec<String>, Broken> {
        let inside = self.inside();
        let mut found: Vec<(Millis, &String)> = inside
            .rounds
            .iter()
            .filter_map(|(id, kept)| Some((kept.standing.due?, id)))
            .filter(|(due, _)| *due < before)
            .collect();
        found.sort();
        Ok(found
            .into_iter()
            .take(most as usize)
            .map(|(_, id)| id.clone())
            .collect())
    }

    fn device(&self, device: &SecretHash) -> Result<Option<(PersonRow, i64)>, Broken> {
        let inside = self.inside();
        let found = inside.devices.get(device);
        Ok(found.and_then(|(person, day)| Some((inside.persons.get(person)?.clone(), *day))))
    }

    fn person(&self, person: PersonKey) -> Result<Option<PersonRow>, Broken> {
        Ok(self.inside().persons.get(&person).cloned())
    }

    fn made(&self, maker: PersonKey, command: &CommandKey) -> Result<Option<String>, Broken> {
        let inside = self.inside();
        let found = inside.made.get(&(maker, *command));
        Ok(found.map(|(what, _)| what.clone()))
    }

    fn rounds_of(
        &self,
        person: PersonKey,
        before: Millis,
        most: u32,
    ) -> Result<Vec<RoundRow>, Broken> {
        let inside = self.inside();
        let mut found: Vec<RoundRow> = inside
            .rounds
            .values()
            .filter(|kept| {
                let sits =
                    |chair: &ChairRow| chair.person == Some(person) || chair.also.contains(&person);
                kept.chairs.iter().any(sits)
            })
            .map(Kept::row)
            .filter(|row| row.standing.changed < before)
            .collect();
        found.sort_by(|a, b| {
            let by_time = b.standing.changed.cmp(&a.standing.changed);
            by_time.then_with(|| a.head.id.cmp(&b.head.id))
        });
        found.truncate(most as usize);
        Ok(found)
    }

    fn ids(&self, after: &str, most: u32) -> Result<Vec<String>, Broken> {
        let inside = self.inside();
        let later = inside.rounds.keys().filter(|id| id.as_str() > after);
        Ok(later.take(most as usize).cloned().collect())
    }

    fn nodes(&self) -> Result<Vec<NodeRow>, Broken> {
        Ok(self.inside().nodes.values().copied().collect())
    }

    fn attendance(&self, boot: i64) -> Result<Vec<(String, ChairSide)>, Broken> {
        let inside = self.inside();
        let there = inside.attendance.iter().filter(|(at, ..)| *at == boot);
        Ok(there
            .map(|(_, round, side)| (round.clone(), *side))
            .collect())
    }

    fn faults(&self) -> Result<Vec<String>, Broken> {
        Ok(Vec::new())
    }
}
