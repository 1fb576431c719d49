//! Whether everything held that always holds.

use round::check::{self, Invariant, Violation};
use round::{Entry, Phase, RoundId, What};
use server::rows;
use store::Store;

use super::Report;
use super::world::World;
use crate::games::Every;

/// Judges a world that has come to rest.
pub(super) fn judge(world: World) -> Report {
    let mut report = Report {
        taken: world.taken,
        crashes: world.crashes,
        cuts: world.cuts,
        ..Report::default()
    };
    for &round in &world.rounds {
        let Some(loaded) = world.loaded(round) else {
            report.fault(Invariant::Durable, round, 0, "the round is gone");
            continue;
        };
        let checked = check::log(&loaded, &Every);
        report.violations.extend(checked.violations);
        report.entries += loaded.entries.len();
        report.ended += usize::from(matches!(checked.round.phase(), Phase::Over(_)));
        report.derived(&world, round, &checked.round);
        report.authority(&world, round, &checked.round, &loaded.entries);
        report.gifts(&world, round, &loaded.entries);
        for client in world.clients.iter().filter(|client| client.round == round) {
            for (witness, known) in &client.witnesses {
                let found = check::witness(&loaded.entries, witness, *known);
                report.violations.extend(found);
            }
            report.violations.extend(client.violations.iter().cloned());
            report.acked += client.acked.len();
            report.refused += client.refused;
            if let Some((command, action)) = &client.pending {
                let says = format!("command {command} has no answer: {action}");
                report.fault(Invariant::Answer, round, 0, says);
            }
            let seen = client.seen.as_ref().map(|seen| (seen.seq(), seen.digest()));
            let is = (checked.round.seq(), checked.round.digest());
            if seen != Some(is) && !client.astray {
                let says = format!("somebody sees {seen:?}, the log says {is:?}");
                report.fault(Invariant::Agreement, round, 0, says);
            }
        }
    }
    for round in &world.broken_off {
        let says = "a fault of the program broke something off";
        report.fault(Invariant::Answer, *round, 0, says);
    }
    for (round, choice) in &world.leaks {
        report.fault(
            Invariant::Secret,
            *round,
            0,
            format!("the choice {choice} was told"),
        );
    }
    report
}

impl Report {
    fn fault(&mut self, invariant: Invariant, round: RoundId, seq: u32, says: impl Into<String>) {
        self.violations.push(Violation {
            invariant,
            round,
            seq,
            says: says.into(),
        });
    }

    /// The row beside the log is what the log says.
    fn derived(&mut self, world: &World, id: RoundId, round: &round::Round) {
        let found = world
            .store
            .shelf()
            .load(id.as_str(), u32::MAX)
            .ok()
            .flatten();
        let stands = found.map(|found| found.round.standing);
        let expected = rows::standing(&round.head());
        // Before the game begins a chair may have been taken while a choice was on its way: both rows say that it has not begun.
        let begun = round.start().is_some();
        if begun && stands.as_ref() != Some(&expected) {
            let says = format!("the row says {stands:?}, the log says {expected:?}");
            self.fault(Invariant::Derived, id, round.seq(), says);
        }
    }

    /// Every entry of a side answers a command of whoever holds it.
    fn authority(&mut self, world: &World, id: RoundId, round: &round::Round, entries: &[Entry]) {
        for entry in entries {
            let Some(side) = entry.side else { continue };
            let sender = world.senders.get(&entry.command).copied().flatten();
            if sender.is_none_or(|person| !round.chairs().holds(person, side)) {
                let says = format!("{sender:?} acted for {side:?}");
                self.fault(Invariant::Authority, id, entry.seq, says);
            }
        }
    }

    /// Nobody is given more time than was lost, and nobody less: the first thing that happens after an outage is that it is given back.
    fn gifts(&mut self, world: &World, id: RoundId, entries: &[Entry]) {
        let given = entries.iter().map(|entry| match entry.what {
            What::Resumed {
                gifts: [first, second],
            } => i64::from(first) + i64::from(second),
            _ => 0,
        });
        let given: i64 = given.sum();
        let owed: i64 = world.gifts.get(&id).map_or(0, |owed| owed.iter().sum());
        if given > owed {
            self.fault(
                Invariant::Time,
                id,
                0,
                format!("{given} ms were given, {owed} were owed"),
            );
        }
        for outage in world.outages.get(&id).into_iter().flatten() {
            // A world may end before anything happens again.
            let Some(next) = entries.get(outage.after as usize) else {
                continue;
            };
            let given = match next.what {
                What::Resumed { gifts } => i64::from(gifts[0].max(gifts[1])),
                _ => 0,
            };
            if given < outage.owed {
                let owed = outage.owed;
                let says = format!("{given} ms were given at once, {owed} were owed");
                self.fault(Invariant::Time, id, next.seq, says);
            }
        }
    }
}
