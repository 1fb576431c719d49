//! What somebody was told, held against the log.

use super::{Invariant, Violation};
use crate::entry::Entry;
use crate::host::Tell;
use crate::{CommandId, Digest, RoundId};

/// What one line was told about one round, in order, and what became of its commands.
#[derive(Clone, PartialEq, Debug)]
pub struct Witness {
    /// Which round.
    pub round: RoundId,
    /// What was told.
    pub heard: Vec<Heard>,
}

/// One thing that was told.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// The whole game after so many entries.
    Whole {
        /// How many.
        seq: u32,
        /// The digest of its position.
        digest: Digest,
    },
    /// An entry.
    Entry(Box<Entry>),
    /// A command happened.
    Ack {
        /// Which.
        command: CommandId,
        /// As which entry.
        seq: u32,
    },
    /// A command did not happen, and it is known that it did not.
    Nack {
        /// Which.
        command: CommandId,
        /// The last entry at that time.
        seq: u32,
        /// Why.
        code: &'static str,
    },
    /// Nobody knows yet whether a command happened.
    Unknown {
        /// Which.
        command: CommandId,
    },
}

impl Witness {
    /// A line that was told nothing yet, and that knows entries up to one already.
    #[must_use]
    pub fn of(round: RoundId) -> Witness {
        let heard = Vec::new();
        Witness { round, heard }
    }

    /// Notes what a line was told.
    pub fn note(&mut self, tell: &Tell) {
        match tell {
            Tell::Snapshot(snapshot) => self.heard.push(Heard::Whole {
                seq: snapshot.round.seq(),
                digest: snapshot.round.digest(),
            }),
            Tell::Entries { entries, .. } => {
                let entries = entries
                    .iter()
                    .map(|entry| Heard::Entry(Box::new((**entry).clone())));
                self.heard.extend(entries);
            }
            Tell::Ack { command, seq } => self.heard.push(Heard::Ack {
                command: *command,
                seq: *seq,
            }),
            Tell::Nack {
                command,
                refusal,
                seq,
            } => self.heard.push(match seq {
                Some(seq) => Heard::Nack {
                    command: *command,
                    seq: *seq,
                    code: refusal.code,
                },
                None => Heard::Unknown { command: *command },
            }),
            Tell::Presence { .. } | Tell::Said { .. } | Tell::Refused { .. } => (),
        }
    }
}

/// Holds what a line was told against the log: entries without a gap and as they are stored, answers that are true. `known` is the
/// last entry that the line had before.
#[must_use]
pub fn witness(log: &[Entry], witness: &Witness, known: u32) -> Vec<Violation> {
    let mut violations = Vec::new();
    let mut fault = |invariant, seq, says: String| {
        violations.push(Violation {
            invariant,
            round: witness.round,
            seq,
            says,
        });
    };
    let stored = |seq: u32| log.get((seq as usize).checked_sub(1)?);
    let mut last = known;
    for heard in &witness.heard {
        match heard {
            Heard::Whole { seq, digest } => {
                let is = stored(*seq).map_or(Digest::default(), |entry| entry.digest);
                if is != *digest {
                    fault(
                        Invariant::Agreement,
                        *seq,
                        "a whole game had another position".to_owned(),
                    );
                }
                last = *seq;
            }
            Heard::Entry(entry) => {
                if entry.seq != last + 1 {
                    fault(
                        Invariant::Prefix,
                        entry.seq,
                        format!("told after entry {last}"),
                    );
                }
                if stored(entry.seq) != Some(&**entry) {
                    fault(
                        Invariant::Durable,
                        entry.seq,
                        "it was told, and another one is stored or none".to_owned(),
                    );
                }
                last = entry.seq;
            }
            Heard::Ack { command, seq } => {
                if stored(*seq).is_none_or(|entry| entry.command != *command) {
                    fault(
                        Invariant::Durable,
                        *seq,
                        format!("command {command} was acknowledged and is not there"),
                    );
                }
            }
            Heard::Nack { command, seq, code } => {
                let happened = log.iter().find(|entry| entry.command == *command);
                if let Some(entry) = happened.filter(|entry| entry.seq <= *seq) {
                    // A name that was used for something else is refused for that.
                    if *code != rules::Refused::code(&crate::RoundRefusal::Command) {
                        fault(
                            Invariant::Answer,
                            entry.seq,
                            format!("command {command} was refused with {code} and is there"),
                        );
                    }
                }
            }
            Heard::Unknown { .. } => (),
        }
    }
    violations
}
