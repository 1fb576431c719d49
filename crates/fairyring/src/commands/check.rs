//! `fairyring check`

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use conformance::{Plan, Report};
use serde_json::json;

use crate::arguments::CheckArgs;
use crate::failure::{Answer, Failure};
use crate::progress;
use crate::refusal::CommandRefusal;

/// Games that a thread takes at a time.
const CHUNK: u64 = 8;

pub(crate) fn check(args: &CheckArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    // Bad options show before any thread starts.
    listing.open(&args.options, &table::Opening::Normal)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let bar = progress::bar(args.games, "checking");
    let next = AtomicU64::new(0);
    let whole = Mutex::new(Report::default());
    let work = || -> Result<(), Failure> {
        loop {
            let first = next.fetch_add(CHUNK, Ordering::Relaxed);
            if first >= args.games {
                return Ok(());
            }
            let plan = Plan {
                games: CHUNK.min(args.games - first),
                plies: args.plies,
                seed: args.seed.wrapping_add(first),
            };
            let report = listing.check(&args.options, &plan)?;
            bar.inc(plan.games);
            if let Ok(mut whole) = whole.lock() {
                whole.positions += report.positions;
                whole.pairs += report.pairs;
                whole.differences.extend(report.differences);
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(CommandRefusal::LawPanic.into()))
        })
    })?;
    bar.finish_and_clear();
    let mut report = whole.into_inner().unwrap_or_default();
    report
        .differences
        .sort_by_key(|difference| (difference.seed, difference.ply));
    if args.output.json {
        let differences: Vec<String> = report.differences.iter().map(ToString::to_string).collect();
        let object = json!({"positions": report.positions, "pairs": report.pairs, "differences": differences});
        writeln!(out, "{object}")?;
    } else {
        for difference in &report.differences {
            writeln!(out, "{difference}")?;
        }
        let count = report.differences.len();
        writeln!(
            out,
            "positions {} pairs {} differences {count}",
            report.positions, report.pairs
        )?;
    }
    Ok(if report.differences.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    })
}
