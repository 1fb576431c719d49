//! `fairyring backup` and `fairyring restore`

use std::io::Write;

use store::{Draft, OpenError};

use crate::arguments::{BackupArgs, RestoreArgs};
use crate::failure::{Answer, Failure};
use crate::progress;

pub(crate) fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let bar = progress::bar(0, "copying");
    let draft = store::backup(&args.data, &args.to, |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    keep(draft, &args.to.display().to_string(), out)
}

pub(crate) fn restore(args: &RestoreArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let bar = progress::bar(0, "copying");
    let draft = store::restore(&args.from, &args.data, |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    })?;
    bar.finish_and_clear();
    keep(draft, &args.data.display().to_string(), out)
}

/// A copy gets its name when every round in it was played again: one that nobody tried is a hope.
fn keep(draft: Draft, name: &str, out: &mut dyn Write) -> Result<Answer, Failure> {
    let damaged = |broken: store::Broken| Failure::from(OpenError::Damaged(broken.to_string()));
    let found = server::examine(&draft.reader()?).map_err(damaged)?;
    for fault in &found.faults {
        writeln!(out, "{fault}")?;
    }
    let (rounds, entries, faults) = (found.rounds, found.entries, found.faults.len());
    if faults == 0 {
        draft.keep()?;
        writeln!(out, "{name}")?;
    }
    writeln!(out, "rounds {rounds} entries {entries} faults {faults}")?;
    Ok(match faults {
        0 => Answer::Yes,
        _ => Answer::No,
    })
}
