//! `fairyring match`

mod hall;
mod report;
mod terms;

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

pub(super) use hall::unusable;

use hall::Hall;
use report::Report;
use terms::{Identities, terms};

use crate::arena::{EngineSpec, Ledger, Log, Machine, plot};
use crate::arguments::MatchArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;

pub(crate) fn matches(args: &MatchArgs, out: &mut (dyn Write + Send)) -> Result<Answer, Failure> {
    let listing = args.game.listing()?;
    // Bad options, positions, programs and files show before any game.
    let table = args.game.open()?;
    for machine in Machine::BOTH {
        let engine = args.engine(machine);
        if let EngineSpec::Own(style) = engine {
            table.can_think(*style)?;
        }
        let power = hall::power(args, machine);
        engine.start(&listing.info, &power).map_err(unusable)?;
    }
    let identities = Identities::of(args)?;
    let mut ledger = Ledger::new(args.test());
    let (mut log, mut resumed) = (None, false);
    if let Some(path) = &args.log {
        let (opened, games) = Log::open(path, &terms(args, listing, &identities))?;
        log = Some(opened);
        resumed = !games.is_empty();
        for game in games {
            ledger.add(game);
        }
    }
    let records = match &args.out {
        Some(path) => Some(records(path, resumed)?),
        None => None,
    };
    let hall = Hall::new(args, listing, table.as_ref(), ledger, log, records, out);
    let jobs = args.jobs.map_or_else(cores, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.min(args.games as usize))
            .map(|_| scope.spawn(|| hall.work()))
            .collect();
        workers.into_iter().try_for_each(|worker| {
            worker
                .join()
                .unwrap_or_else(|_| Err(CommandRefusal::MatchPanic.into()))
        })
    })?;
    let (ledger, out) = hall.close();
    let report = Report {
        args,
        ledger: &ledger,
        identities: &identities,
        game: listing.info.id,
    };
    if let Some(path) = &args.plot {
        std::fs::write(path, plot(&ledger, &report.title()))
            .map_err(|error| Failure::file(path, &error))?;
    }
    report.write(out)?;
    Ok(Answer::Yes)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The file of the records; a match that goes on adds to what it has written.
fn records(path: &Path, resumed: bool) -> Result<File, Failure> {
    OpenOptions::new()
        .create(true)
        .write(true)
        .append(resumed)
        .truncate(!resumed)
        .open(path)
        .map_err(|error| Failure::file(path, &error))
}
