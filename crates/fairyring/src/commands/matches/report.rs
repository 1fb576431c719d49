//! What a match came to: the result on standard output, everything beside it on standard error, or all of it as JSON.

use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};

use super::terms::{Identities, name};
use crate::arena::{Ledger, Machine};
use crate::arguments::MatchArgs;
use crate::failure::Failure;

/// A match that is over.
pub(super) struct Report<'a> {
    pub(super) args: &'a MatchArgs,
    pub(super) ledger: &'a Ledger,
    pub(super) identities: &'a Identities,
    pub(super) game: &'static str,
}

impl Report<'_> {
    pub(super) fn write(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.args.output.json {
            writeln!(out, "{}", self.json())?;
            return Ok(());
        }
        // Figures beside the result; nobody reads them where standard error is closed.
        let _ = writeln!(std::io::stderr(), "{}", self.figures().join("\n"));
        if let Some(sprt) = self.ledger.sprt() {
            let llr = sprt.llr(self.ledger.tally().pairs);
            writeln!(out, "sprt {} llr {llr:.2}", self.ledger.ruling())?;
        }
        writeln!(out, "{}", self.ledger.tally())?;
        Ok(())
    }

    /// What was played, in a line.
    pub(super) fn title(&self) -> String {
        let args = self.args;
        let [a, b] = Machine::BOTH.map(|machine| {
            let (name, control) = (name(args.engine(machine)), args.control(machine));
            format!("{name} at {control}")
        });
        format!("{}: a {a}, b {b}, seed {}", self.game, args.seed)
    }

    fn figures(&self) -> Vec<String> {
        let (args, ledger) = (self.args, self.ledger);
        let totals = ledger.totals();
        let mut lines = Vec::new();
        for machine in Machine::BOTH {
            let [time, illegal, crashes] = totals.faults[machine.index()];
            let used = totals.used[machine.index()];
            lines.push(format!(
                "{} {}: time losses {time}, illegal moves {illegal}, crashes {crashes}, mean {:.1} ms, longest {:.1} ms, turns {}",
                machine.word(),
                name(args.engine(machine)),
                millis(used.mean()),
                millis(used.longest),
                used.turns,
            ));
        }
        for machine in Machine::BOTH {
            for part in &self.identities.0[machine.index()] {
                let (word, sha256) = (machine.word(), &part.sha256);
                lines.push(format!("{word} file {} sha256 {sha256}", part.name));
            }
        }
        let counted = |counts: Vec<(&str, u32)>| {
            let words: Vec<String> = counts
                .into_iter()
                .map(|(word, count)| format!("{word} {count}"))
                .collect();
            words.join(", ")
        };
        let reasons = totals.reasons.iter();
        let reasons = reasons.map(|(reason, &count)| (reason.as_str(), count));
        lines.push(format!("ends: {}", counted(reasons.collect())));
        if !totals.adjudicated.is_empty() {
            let ways = totals.adjudicated.iter();
            let ways = ways.map(|(how, &count)| (how.word(), count));
            lines.push(format!("adjudicated: {}", counted(ways.collect())));
        }
        let tally = ledger.tally();
        lines.push(format!(
            "games {}, pairs {} ({} from 0 points to 2), different openings {}",
            tally.games(),
            tally.pairs.count(),
            tally.pairs,
            totals.openings
        ));
        lines.push(self.title());
        if let Some(sprt) = ledger.sprt() {
            let (lower, upper) = sprt.bounds();
            lines.push(format!(
                "sprt of {} against {} Elo, alpha {}, beta {}: llr {:.2} between {lower:.2} and {upper:.2}",
                sprt.claims.null,
                sprt.claims.alternative,
                sprt.alpha,
                sprt.beta,
                sprt.llr(tally.pairs)
            ));
        }
        lines
    }

    fn json(&self) -> Value {
        let (args, ledger) = (self.args, self.ledger);
        let (tally, totals) = (ledger.tally(), ledger.totals());
        let machine = |machine: Machine| {
            let [time, illegal, crashes] = totals.faults[machine.index()];
            let used = totals.used[machine.index()];
            json!({
                "name": name(args.engine(machine)), "engine": args.engine(machine).to_string(),
                "tc": args.control(machine).to_string(), "files": self.identities.json(machine),
                "time_losses": time, "illegal_moves": illegal, "crashes": crashes,
                "turns": used.turns, "mean_ms": millis(used.mean()), "longest_ms": millis(used.longest),
            })
        };
        let finite = |figure: f64| figure.is_finite().then_some(figure);
        let adjudicated: serde_json::Map<String, Value> = totals
            .adjudicated
            .iter()
            .map(|(how, &count)| (how.word().to_owned(), count.into()))
            .collect();
        let sprt = ledger.sprt().map(|sprt| {
            let (lower, upper) = sprt.bounds();
            json!({
                "ruling": ledger.ruling().to_string(), "llr": sprt.llr(tally.pairs),
                "lower": lower, "upper": upper, "elo0": sprt.claims.null, "elo1": sprt.claims.alternative,
                "alpha": sprt.alpha, "beta": sprt.beta,
            })
        });
        json!({
            "game": self.game, "seed": args.seed,
            "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
            "share": tally.share(), "elo": finite(tally.elo()), "error": finite(tally.error()),
            "games": tally.games(), "pairs": tally.pairs.0, "openings": totals.openings,
            "reasons": totals.reasons, "adjudicated": adjudicated, "sprt": sprt,
            "a": machine(Machine::A), "b": machine(Machine::B),
        })
    }
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 10_000.0).round() / 10.0
}
