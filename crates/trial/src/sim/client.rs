//! Somebody with a page: a player's tab or a watcher.

use std::collections::HashMap;
use std::sync::Arc;

use round::check::{Invariant, Violation, Witness};
use round::host::Tell;
use round::{Action, CommandId, Digest, PersonId, Phase, Round, RoundId, Shelf, SocketId};
use rules::{Refused, SplitMix64};

use super::wish;
use crate::games::Every;

/// A page that follows one round.
pub(super) struct Client {
    pub(super) round: RoundId,
    /// Who sits before it; `None` for somebody whom nobody knows.
    pub(super) person: Option<PersonId>,
    /// Whether he has a chair.
    pub(super) plays: bool,
    /// The line it has, if any, and to which node.
    pub(super) line: Option<(SocketId, usize)>,
    /// What it has seen of the round.
    pub(super) seen: Option<Round>,
    /// The command without an answer.
    pub(super) pending: Option<(CommandId, Action)>,
    /// What it was told, by line, with the last entry that it had before.
    pub(super) witnesses: Vec<(Witness, u32)>,
    /// It shows another position than it should, and does not know.
    pub(super) astray: bool,
    /// How often each command went out on the present line, and how often it was answered.
    pub(super) sent: HashMap<CommandId, (u32, u32)>,
    pub(super) violations: Vec<Violation>,
    pub(super) acked: Vec<CommandId>,
    pub(super) refused: usize,
    shelf: Shelf,
}

/// What a page does after it was told something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// Nothing.
    Rest,
    /// It sends what has no answer again, a little later.
    SendAgain,
    /// It asks for the whole game.
    FollowAnew,
}

impl Client {
    pub(super) fn new(round: RoundId, person: Option<PersonId>, plays: bool) -> Client {
        Client {
            round,
            person,
            plays,
            line: None,
            seen: None,
            pending: None,
            witnesses: Vec::new(),
            astray: false,
            sent: HashMap::new(),
            violations: Vec::new(),
            acked: Vec::new(),
            refused: 0,
            shelf: Shelf::new(Arc::new(Every), 1),
        }
    }

    /// What it says it knows when it begins to follow.
    pub(super) fn known(&self) -> (Option<u32>, Option<Digest>) {
        match &self.seen {
            Some(round) => {
                let digest = match self.astray {
                    true => Digest(round.digest().0 ^ 1),
                    false => round.digest(),
                };
                (Some(round.seq()), Some(digest))
            }
            None => (None, None),
        }
    }

    /// A new line: what it is told from now on follows what it has.
    pub(super) fn connected(&mut self, line: SocketId, node: usize) {
        self.line = Some((line, node));
        self.sent.clear();
        self.listen();
    }

    pub(super) fn listen(&mut self) {
        let known = self.known().0.unwrap_or(0);
        self.witnesses.push((Witness::of(self.round), known));
    }

    /// What it wants to do now.
    pub(super) fn wish(&mut self, random: &mut SplitMix64, cheats: bool) -> Option<Action> {
        let round = self.seen.as_ref()?;
        if cheats && round.phase() == Phase::Playing {
            return wish::cheat(round, &mut self.shelf, random);
        }
        let person = self.person.filter(|_| self.plays)?;
        wish::honest(round, person, &mut self.shelf, random)
    }

    pub(super) fn hear(&mut self, tell: &Tell) -> Next {
        if let Some((witness, _)) = self.witnesses.last_mut() {
            witness.note(tell);
        }
        match tell {
            Tell::Snapshot(snapshot) => {
                self.seen = Some(snapshot.round.clone());
                self.astray = false;
                Next::Rest
            }
            Tell::Entries { entries, .. } => self.follow(entries),
            Tell::Ack { command, .. } => {
                self.answered(*command);
                self.acked.push(*command);
                if self.pending.as_ref().is_some_and(|(id, _)| id == command) {
                    self.pending = None;
                }
                Next::Rest
            }
            Tell::Nack {
                command, refusal, ..
            } => {
                self.answered(*command);
                let later = [
                    round::RoundRefusal::Store,
                    round::RoundRefusal::StoreFull,
                    round::RoundRefusal::Busy,
                ];
                if later.iter().any(|it| it.code() == refusal.code) {
                    return Next::SendAgain;
                }
                self.refused += 1;
                if self.pending.as_ref().is_some_and(|(id, _)| id == command) {
                    self.pending = None;
                }
                Next::Rest
            }
            Tell::Refused { .. } => Next::FollowAnew,
            Tell::Presence { .. } | Tell::Said { .. } => Next::Rest,
        }
    }

    fn follow(&mut self, entries: &[Arc<round::Entry>]) -> Next {
        let Some(seen) = &mut self.seen else {
            return Next::FollowAnew;
        };
        if self.astray {
            let says = "somebody went astray and was not told".to_owned();
            self.fault(Invariant::Agreement, says);
            return Next::Rest;
        }
        for entry in entries {
            // What is told twice is seen by whoever holds it against the log.
            if entry.seq == seen.seq() + 1
                && let Err(misfit) = seen.apply(entry)
            {
                let says = format!("it does not fit what was told before: {misfit}");
                self.fault(Invariant::Agreement, says);
                return Next::Rest;
            }
        }
        Next::Rest
    }

    /// One answer for each time that a command went out on this line.
    fn answered(&mut self, command: CommandId) {
        let (sent, answers) = self.sent.entry(command).or_default();
        *answers += 1;
        if *answers > *sent {
            let says = format!("command {command} went out {sent} times and has {answers} answers");
            self.fault(Invariant::Answer, says);
        }
    }

    fn fault(&mut self, invariant: Invariant, says: String) {
        let seq = self.seen.as_ref().map_or(0, Round::seq);
        self.violations.push(Violation {
            invariant,
            round: self.round,
            seq,
            says,
        });
    }
}
