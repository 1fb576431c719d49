//! Whether what is stored and what was told is right: one checker for the simulator, the kill test and the doctor.
//!
//! [`log`] asks the rules about every entry of a log; it does not ask [`Round::decide`](crate::Round::decide), whose faults it would
//! share. [`witness`] holds what somebody was told against the log.

mod entry;
mod history;

use std::collections::HashMap;
use std::fmt;

use rules::Reading;
use table::{Opening, Table};

pub use history::{Heard, Witness, witness};

use crate::entry::What;
use crate::host::Loaded;
use crate::{Games, Round, RoundId};

/// What always holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Invariant {
    /// What was acknowledged stands in the log at its number.
    Durable,
    /// A command changes a round at most once.
    Once,
    /// Entries have no gap and never go back in time; everybody's history is a prefix of the log.
    Prefix,
    /// Everybody has the same position.
    Agreement,
    /// Every turn is one whole turn by the rules.
    Legal,
    /// Only the chair's person acts for it, and only in his turn.
    Authority,
    /// What is left grows only by entries that say so, and never falls by a server's fault.
    Time,
    /// After an end there is nothing but talk about another round.
    End,
    /// Every command has one answer.
    Answer,
    /// Nobody is told what another one has chosen unseen.
    Secret,
    /// Every row beside the log can be told from it.
    Derived,
}

/// Something that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What should hold.
    pub invariant: Invariant,
    /// In which round.
    pub round: RoundId,
    /// At which entry; 0 if it is about none.
    pub seq: u32,
    /// What was found.
    pub says: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation {
            invariant,
            round,
            seq,
            says,
        } = self;
        write!(f, "round {round} entry {seq}: {invariant:?}: {says}")
    }
}

/// What a log was found to be.
#[derive(Debug)]
pub struct Checked {
    /// The round that it makes, as far as it could be read: whoever keeps derived rows compares them with
    /// [`Round::head`](crate::Round::head).
    pub round: Round,
    /// What is wrong with it.
    pub violations: Vec<Violation>,
}

/// Replays a log by the rules.
#[must_use]
pub fn log(loaded: &Loaded, games: &dyn Games) -> Checked {
    let mut check = Check {
        round: Round::new(loaded.opened.clone()),
        table: None,
        commands: HashMap::new(),
        violations: Vec::new(),
    };
    for entry in &loaded.entries {
        if let Some(earlier) = check.commands.insert(entry.command, entry.seq) {
            check.fault(
                Invariant::Once,
                entry.seq,
                format!("its command stands at entry {earlier} too"),
            );
        }
        check.entry(entry, games);
        if let Err(misfit) = check.round.apply(entry) {
            let invariant = match misfit {
                crate::Misfit::Phase { .. } => Invariant::End,
                _ => Invariant::Prefix,
            };
            check.fault(invariant, entry.seq, misfit.to_string());
            break;
        }
    }
    Checked {
        round: check.round,
        violations: check.violations,
    }
}

struct Check {
    round: Round,
    table: Option<Box<dyn Table>>,
    commands: HashMap<crate::CommandId, u32>,
    violations: Vec<Violation>,
}

impl Check {
    fn fault(&mut self, invariant: Invariant, seq: u32, says: impl Into<String>) {
        self.violations.push(Violation {
            invariant,
            round: self.round.id(),
            seq,
            says: says.into(),
        });
    }

    /// The game begins: the start is one that the game has.
    fn open(&mut self, seq: u32, start: &str, games: &dyn Games) {
        let terms = self.round.terms();
        let opening = Opening::Position(start.to_owned(), Reading::Lenient);
        match games.open(&terms.game, &terms.options, &opening) {
            Ok(table) => self.table = Some(table),
            Err(refusal) => self.fault(Invariant::Legal, seq, format!("the start: {refusal}")),
        }
    }

    /// Plays a turn: every step is legal, and they are one whole turn of one side.
    fn play(&mut self, seq: u32, what: &What) {
        let (What::Turn(turn), Some(mut table)) = (what, self.table.take()) else {
            return;
        };
        let actor = table.status().actor;
        for (index, step) in turn.steps.iter().enumerate() {
            let status = table.status();
            if status.actor != actor || status.ended.is_some() {
                self.fault(
                    Invariant::Legal,
                    seq,
                    format!("step {} is of another turn", index + 1),
                );
            }
            if let Err(refusal) = table.play(step) {
                self.fault(
                    Invariant::Legal,
                    seq,
                    format!("step {}: {refusal}", index + 1),
                );
                break;
            }
        }
        let status = table.status();
        if status.actor == actor && status.ended.is_none() {
            self.fault(Invariant::Legal, seq, "the turn is not at its end");
        }
        let ended = status.ended.map(|ruling| crate::Ending {
            winner: ruling.outcome.winner,
            reason: ruling.outcome.reason.as_str().into(),
        });
        if ended != turn.ending {
            self.fault(
                Invariant::Legal,
                seq,
                format!("the rules end it as {ended:?}"),
            );
        }
        self.table = Some(table);
    }

    fn go_back(&mut self, to: u32) {
        if let Some(table) = &mut self.table {
            while table.status().ply > to as usize && table.undo_step().is_some() {}
            table.forget_redo();
        }
    }
}
