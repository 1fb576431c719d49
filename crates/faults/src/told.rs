//! What players were told, held against what the file has.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use load::Figure;
use round::check::{self, Heard, Invariant, Violation, Witness};
use round::{CommandId, RoundId};
use store::{Reader, Shelf};
use trial::games::Every;

use crate::Trouble;

/// How many rounds are named at a time.
const PAGE: u32 = 500;
/// How many findings are said in words; the others are counted.
const SAID: usize = 10;

/// What all players write into.
#[derive(Debug, Default)]
pub struct Told {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    witnesses: HashMap<String, Witness>,
    clocks: HashMap<String, [i64; 2]>,
    acked: u64,
    unanswered: u64,
    refused: BTreeMap<String, u64>,
    faults: Vec<String>,
    waits: Vec<Duration>,
}

impl Told {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hear(&self, round: &str, heard: Heard) {
        let Some(id) = RoundId::read(round) else {
            return self.fault(format!("{round} is no name of a round"));
        };
        let mut kept = self.kept();
        let witness = kept.witnesses.entry(round.to_owned());
        let witness = witness.or_insert_with(|| Witness::of(id));
        witness.heard.push(heard);
    }

    /// A command was acknowledged as an entry.
    pub fn ack(&self, round: &str, command: &str, seq: u32) {
        let Some(command) = named(command) else {
            return self.fault(format!("{command} is no command"));
        };
        self.hear(round, Heard::Ack { command, seq });
        self.kept().acked += 1;
    }

    /// A command was refused.
    pub fn nack(&self, round: &str, command: &str, code: &str, seq: Option<u32>) {
        *self.kept().refused.entry(code.to_owned()).or_default() += 1;
        let Some(command) = named(command) else {
            return self.fault(format!("{command} is no command"));
        };
        let code = "refused";
        self.hear(
            round,
            match seq {
                Some(seq) => Heard::Nack { command, seq, code },
                None => Heard::Unknown { command },
            },
        );
    }

    /// What both have left, by the last entry that was told.
    pub fn clock(&self, round: &str, left: [i64; 2]) {
        self.kept().clocks.insert(round.to_owned(), left);
    }

    /// A command had no answer for so long that it counts as none.
    pub fn unanswered(&self) {
        self.kept().unanswered += 1;
    }

    /// From when a line was cut until the next turn was acknowledged.
    pub fn waited(&self, time: Duration) {
        self.kept().waits.push(time);
    }

    /// Something that must not be.
    pub fn fault(&self, says: impl Into<String>) {
        self.kept().faults.push(says.into());
    }

    /// How many commands were acknowledged.
    #[must_use]
    pub fn acked(&self) -> u64 {
        self.kept().acked
    }

    /// How often something was refused with a code.
    #[must_use]
    pub fn refused(&self, code: &str) -> u64 {
        self.kept().refused.get(code).copied().unwrap_or_default()
    }

    /// What is left on the clocks of every round.
    #[must_use]
    pub fn clocks(&self) -> HashMap<String, [i64; 2]> {
        self.kept().clocks.clone()
    }

    /// How long all but one in a hundred waited over a cut.
    #[must_use]
    pub fn wait(&self) -> Duration {
        let mut waits = self.kept().waits.clone();
        waits.sort_unstable();
        let last = waits.len().saturating_sub(1);
        waits.get(last * 99 / 100).copied().unwrap_or_default()
    }

    /// Holds everything that was told until now against the file, which somebody may be writing: a log only grows.
    ///
    /// # Errors
    /// A file that cannot be read at all.
    pub fn against(&self, folder: &Path) -> Result<Found, Trouble> {
        let (witnesses, mut found) = {
            let kept = self.kept();
            let found = Found {
                unanswered: kept.unanswered,
                other: kept.faults.len() as u64,
                says: kept.faults.clone(),
                ..Found::default()
            };
            (kept.witnesses.clone(), found)
        };
        let reader = Reader::open(folder)?;
        for fault in reader.faults()? {
            found.broken += 1;
            found.says.push(fault);
        }
        let mut last = String::new();
        loop {
            let ids = reader.ids(&last, PAGE)?;
            let Some(end) = ids.last() else { break };
            last.clone_from(end);
            for id in &ids {
                found.round(&reader, id, witnesses.get(id))?;
            }
        }
        for (id, witness) in &witnesses {
            let acked = |heard: &Heard| matches!(heard, Heard::Ack { .. });
            if reader.load(id, u32::MAX)?.is_none() && witness.heard.iter().any(acked) {
                found.lost += 1;
                found.says.push(format!("round {id} is not there"));
            }
        }
        Ok(found)
    }
}

fn named(command: &str) -> Option<CommandId> {
    CommandId::of(u128::from_str_radix(command, 16).ok()?)
}

/// What was found in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Rounds that were looked at.
    pub rounds: u64,
    /// Entries that were played again.
    pub entries: u64,
    /// Acknowledged and not there.
    pub lost: u64,
    /// There more than once.
    pub doubled: u64,
    /// Numbers that are missing, or logs that do not follow from themselves.
    pub gaps: u64,
    /// Turns that the rules do not know.
    pub illegal: u64,
    /// Time that no entry accounts for.
    pub time: u64,
    /// Rounds that were broken off.
    pub aborted: u64,
    /// What SQLite finds wrong with the file.
    pub broken: u64,
    /// Commands without an answer.
    pub unanswered: u64,
    /// Everything else.
    pub other: u64,
    /// All of it in words.
    pub says: Vec<String>,
}

impl Found {
    fn round(
        &mut self,
        reader: &Reader,
        id: &str,
        witness: Option<&Witness>,
    ) -> Result<(), Trouble> {
        // A round that was swept meanwhile is no fault.
        let Some(loaded) = reader.load(id, 0)? else {
            return Ok(());
        };
        self.rounds += 1;
        self.entries += loaded.entries.len() as u64;
        if loaded.round.standing.reason.as_deref() == Some(server::rows::ABORTED) {
            self.aborted += 1;
        }
        if loaded.round.seq as usize != loaded.entries.len() {
            self.gaps += 1;
            self.says.push(format!("round {id}: entries are missing"));
        }
        let host = match server::rows::for_host(&loaded) {
            Ok(host) => host,
            Err(fault) => {
                self.other += 1;
                self.says.push(format!("round {id}: {fault}"));
                return Ok(());
            }
        };
        let checked = check::log(&host, &Every);
        self.count(&checked.violations);
        if server::rows::standing(&checked.round.head()) != loaded.round.standing {
            self.other += 1;
            let says = format!("round {id}: its row is not what its entries make of it");
            self.says.push(says);
        }
        if let Some(witness) = witness {
            self.count(&check::witness(&host.entries, witness, 0));
        }
        Ok(())
    }

    fn count(&mut self, violations: &[Violation]) {
        for violation in violations {
            let count = match violation.invariant {
                Invariant::Durable => &mut self.lost,
                Invariant::Once => &mut self.doubled,
                Invariant::Prefix => &mut self.gaps,
                Invariant::Legal | Invariant::Authority => &mut self.illegal,
                Invariant::Time => &mut self.time,
                _ => &mut self.other,
            };
            *count += 1;
            self.says.push(violation.to_string());
        }
    }

    /// Adds what another file has; what was looked at again is not counted again.
    pub fn add(&mut self, other: &Found) {
        self.rounds += other.rounds;
        self.entries += other.entries;
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.gaps += other.gaps;
        self.illegal += other.illegal;
        self.time += other.time;
        self.aborted += other.aborted;
        self.broken += other.broken;
        self.unanswered += other.unanswered;
        self.other += other.other;
        self.says.extend_from_slice(&other.says);
    }

    /// Whether anything is wrong.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.says.is_empty() && self.unanswered == 0
    }

    /// What must not be, as figures.
    #[must_use]
    pub fn figures(&self) -> Vec<Figure> {
        [
            ("lost", self.lost),
            ("doubled", self.doubled),
            ("gaps", self.gaps),
            ("illegal on replay", self.illegal),
            ("time unaccounted", self.time),
            ("integrity faults", self.broken),
            ("without answer", self.unanswered),
            ("other faults", self.other),
        ]
        .map(|(name, times)| Figure::never(name, times))
        .into()
    }

    /// The first of what was found, in words.
    pub fn words(&self) -> impl Iterator<Item = &String> {
        self.says.iter().take(SAID)
    }
}
