//! `fairyring bench`: how fast the search and the counting of steps are, and whether the search is still the same.
//!
//! Each game is searched from its start and from middlegames made by seeded chance, by one thread without a clock, so that the
//! number of positions visited is the same on every machine: the signature of the search. It changes with every change of
//! the search, of an evaluation or of the order of steps, and with nothing else.

use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::Listing;
use rules::{Leaves, SplitMix64};
use search::{Bound, Limits, Memory, Style, Watch};
use serde_json::json;
use table::{Job, Opening, PerftPlan, PerftPly, Table};

use super::movetime::movetime;
use crate::arena::wander;
use crate::arguments::BenchArgs;
use crate::failure::{Answer, Failure};
use crate::stopwatch::Stopwatch;

/// Random turns before each position.
const TURNS: [usize; 6] = [0, 4, 10, 20, 30, 40];
/// A position is searched to the first depth at which this many positions have been visited.
const ENOUGH: u64 = 60_000;
/// Perft goes one deeper as long as the last count was below this.
const SMALL: u64 = 50_000;

#[derive(Clone, Copy, Default)]
struct Figures {
    nodes: u64,
    seconds: f64,
    counted: u64,
    counting: f64,
}

pub(crate) fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let games: Vec<&'static Listing> = match &args.game {
        Some(id) => vec![catalog::find(id)?],
        None => catalog::games().iter().collect(),
    };
    if let Some(time) = args.movetime {
        return movetime(args, &games, Duration::from_millis(time), out);
    }
    let mut signature = 0;
    let mut objects = serde_json::Map::new();
    for listing in games {
        let figures = measure(listing)?;
        signature += figures.nodes;
        let nps = rate(figures.nodes, figures.seconds);
        let perft = rate(figures.counted, figures.counting);
        if args.output.json {
            let object = json!({"nodes": figures.nodes, "nps": nps, "perft_nodes": figures.counted, "perft_nps": perft});
            objects.insert(listing.info.id.to_owned(), object);
        } else {
            writeln!(
                out,
                "{} nodes {} nps {nps} perft {} nps {perft}",
                listing.info.id, figures.nodes, figures.counted
            )?;
            out.flush()?;
        }
    }
    if args.output.json {
        writeln!(out, "{}", json!({"signature": signature, "games": objects}))?;
    } else {
        writeln!(out, "signature {signature}")?;
    }
    Ok(Answer::Yes)
}

fn measure(listing: &Listing) -> Result<Figures, Failure> {
    let mut figures = Figures::default();
    for (index, turns) in TURNS.into_iter().enumerate() {
        let start = listing.open(&[], &Opening::Normal)?;
        // Chance alone, whatever an evaluation thinks of it: the positions must not change with the evaluation.
        let mut random = SplitMix64::new(index as u64);
        let (_, table) = wander(start.as_ref(), &mut random, turns)?;
        let clock = Instant::now();
        figures.nodes += search(table.as_ref());
        figures.seconds += clock.elapsed().as_secs_f64();
        let clock = Instant::now();
        figures.counted += count(table.as_ref());
        figures.counting += clock.elapsed().as_secs_f64();
    }
    Ok(figures)
}

/// Positions visited when the first iteration beyond [`ENOUGH`] was complete.
fn search(table: &dyn Table) -> u64 {
    let job = Job::new(Style::Full, Limits::default(), Arc::new(Memory::new(16)));
    let watch = Stopwatch::start();
    let mut nodes = 0;
    table
        .thinker(&job)
        .advance(u64::MAX, &watch, &mut |insight| {
            if !watch.stopped() && insight.bound == Bound::Exact {
                nodes = insight.nodes;
            }
            if nodes >= ENOUGH {
                watch.stop();
            }
        });
    nodes
}

fn count(table: &dyn Table) -> u64 {
    let mut all = 0;
    for depth in 1.. {
        let nodes = table.perft(&PerftPlan {
            depth,
            plies: PerftPly::Steps(Leaves::Bulk),
            threads: 1,
        });
        all += nodes;
        if nodes == 0 || nodes >= SMALL {
            break;
        }
    }
    all
}

fn rate(nodes: u64, seconds: f64) -> u64 {
    (nodes as f64 / seconds.max(1e-6)) as u64
}
