//! `fairyring bench --movetime`: how long the machine really takes when it is told a fixed time for a turn, from outside: a process
//! of its own is asked by UCI, as any client would.
//!
//! Positions are made by seeded chance, forced turns and solved games among them.

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::Listing;
use protocol::{uci_form, write_turn};
use rules::SplitMix64;
use search::Style;
use serde_json::{Value, json};
use table::{Opening, Table};

use super::matches::unusable;
use crate::arena::{
    Allowance, Ask, Beginning, EngineSpec, Player, Power, Reply, TimeControl, wander,
};
use crate::arguments::BenchArgs;
use crate::failure::{Answer, Failure};

/// Random turns before a position, at most.
const TURNS: usize = 40;

/// The times of some searches.
#[derive(Clone, Debug)]
struct Times(Vec<Duration>);

impl Times {
    fn mean(&self) -> Duration {
        let sum: Duration = self.0.iter().sum();
        sum / u32::try_from(self.0.len()).unwrap_or(u32::MAX).max(1)
    }

    /// The time that this share of the searches did not exceed.
    fn share(&self, percent: usize) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let last = sorted.len().saturating_sub(1);
        sorted
            .get(last * percent / 100)
            .copied()
            .unwrap_or_default()
    }
}

pub(super) fn movetime(
    args: &BenchArgs,
    games: &[&'static Listing],
    time: Duration,
    out: &mut dyn Write,
) -> Result<Answer, Failure> {
    let mut objects = serde_json::Map::new();
    for listing in games {
        let times = measure(listing, time, args.searches)?;
        let [mean, least, median, most] = [
            times.mean(),
            times.share(0),
            times.share(50),
            times.share(100),
        ]
        .map(millis);
        if args.output.json {
            let object = json!({"searches": args.searches, "mean_ms": mean, "least_ms": least, "median_ms": median, "most_ms": most});
            objects.insert(listing.info.id.to_owned(), object);
        } else {
            writeln!(
                out,
                "{} searches {} mean {mean:.2} least {least:.2} median {median:.2} most {most:.2}",
                listing.info.id, args.searches
            )?;
            out.flush()?;
        }
    }
    if args.output.json {
        let object = json!({"movetime": time.as_millis() as u64, "games": Value::Object(objects)});
        writeln!(out, "{object}")?;
    }
    Ok(Answer::Yes)
}

fn measure(listing: &'static Listing, time: Duration, searches: u32) -> Result<Times, Failure> {
    let power = Power {
        hash: 16,
        options: Vec::new(),
        control: TimeControl::Turn(time),
    };
    let engine = EngineSpec::ByUci(Style::Full);
    let mut player = engine.start(&listing.info, &power).map_err(unusable)?;
    let beginning = Beginning {
        start: None,
        options: &listing.open(&[], &Opening::Normal)?.options(),
        seed: 0,
    };
    player.begin(beginning).map_err(unusable)?;
    let mut times = Vec::new();
    let mut random = SplitMix64::new(1);
    while times.len() < searches as usize {
        let start = listing.open(&[], &Opening::Normal)?;
        let turns = random.below(TURNS + 1);
        let (played, _) = wander(start.as_ref(), &mut random, turns)?;
        times.push(ask(player.as_mut(), start, &played, time)?);
    }
    Ok(Times(times))
}

/// The time of one search after these turns.
fn ask(
    player: &mut dyn Player,
    mut table: Box<dyn Table>,
    played: &[String],
    time: Duration,
) -> Result<Duration, Failure> {
    let form = uci_form(&table.info());
    let mut tokens = Vec::new();
    for turn in played {
        tokens.push(write_turn(table.as_ref(), turn, form)?);
        table.play(turn)?;
    }
    let ask = Ask {
        table: table.as_ref(),
        start: None,
        turns: played,
        tokens: &tokens,
        side: table.status().actor,
        allowance: Allowance::Turn(time),
    };
    let clock = Instant::now();
    let reply = player.think(&ask);
    let used = clock.elapsed();
    match reply.map_err(unusable)? {
        Reply::Turn { .. } | Reply::Resigns => Ok(used),
    }
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_the_sorted_times() {
        let times = Times([30, 10, 20, 40, 50].map(Duration::from_millis).to_vec());
        assert_eq!(times.mean(), Duration::from_millis(30));
        let shares = [0, 50, 100].map(|percent| times.share(percent).as_millis());
        assert_eq!(shares, [10, 30, 50]);
    }
}
