//! `fairyring solve`

use std::fs;
use std::io::Write;

use catalog::Solver;

use crate::arguments::SolveArgs;
use crate::failure::{Answer, Failure};
use crate::{cache, progress};

pub(crate) fn solve(args: &SolveArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    let Some(solver) = listing.solver else {
        let solved: Vec<_> = catalog::games()
            .iter()
            .filter(|listing| listing.solver.is_some())
            .map(|listing| listing.info.id)
            .collect();
        return Err(Failure::bad(
            "E_SOLVE",
            format!(
                "'{}' is not solved; accepted: {}",
                args.game,
                solved.join(", ")
            ),
        ));
    };
    let lines = match &args.setup {
        Some(setup) => {
            let bar = progress::bar(1, "solving");
            let lines = solver.solve_start(setup, &mut |done, total| {
                bar.set_length(total);
                bar.set_position(done);
            });
            bar.finish_and_clear();
            lines?
        }
        None => solver.summary(&whole_table(solver, args.fresh)?)?,
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(Answer::Yes)
}

/// The table from the cache; computed and kept if it is not there or not whole.
fn whole_table(solver: &dyn Solver, fresh: bool) -> Result<Vec<u8>, Failure> {
    let path = cache::file(solver.file_name())?;
    if !fresh
        && let Ok(bytes) = fs::read(&path)
        && solver.verify(&bytes).is_ok()
    {
        return Ok(bytes);
    }
    let bar = progress::bar(1, "solving every position");
    let bytes = solver.compute(&mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    cache::store(&path, &bytes)?;
    Ok(bytes)
}
