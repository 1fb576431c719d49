//! `fairyring solve`

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Mutex;

use rules::Solver;

use crate::arguments::SolveArgs;
use crate::failure::{Answer, Failure};
use crate::refusal::CommandRefusal;
use crate::{cache, progress};

pub(crate) fn solve(args: &SolveArgs, out: &mut dyn Write) -> Result<Answer, Failure> {
    let listing = catalog::find(&args.game)?;
    let Some(solver) = listing.solver else {
        let solved: Vec<_> = catalog::games()
            .iter()
            .filter(|listing| listing.solver.is_some())
            .map(|listing| listing.info.id)
            .collect();
        return Err(CommandRefusal::NotSolved {
            game: args.game.clone(),
            accepted: solved.into_iter().collect(),
        }
        .into());
    };
    let lines = match (&args.setup, &args.position) {
        (Some(setup), _) => {
            let bar = progress::bar(1, "solving");
            let lines = solver.solve_start(setup, &mut |done, total| {
                bar.set_length(total);
                bar.set_position(done);
            });
            bar.finish_and_clear();
            lines?
        }
        (None, Some(position)) => answer(solver, position, args.fresh)?,
        (None, None) => summary(solver, args.fresh)?,
    };
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(Answer::Yes)
}

/// The figures of the table in the cache; it is computed and kept if it is not there or not whole.
fn summary(solver: &dyn Solver, fresh: bool) -> Result<Vec<String>, Failure> {
    let path = cache::file(solver.file_name())?;
    if !fresh
        && let Ok(bytes) = fs::read(&path)
        && let Ok(lines) = solver.summary(bytes)
    {
        return Ok(lines);
    }
    Ok(solver.summary(compute(solver, &path)?)?)
}

fn compute(solver: &dyn Solver, path: &Path) -> Result<Vec<u8>, Failure> {
    let bar = progress::bar(1, "solving every position");
    let bytes = solver.compute(&mut |done, total| {
        bar.set_length(total);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    cache::store(path, &bytes)?;
    Ok(bytes)
}

/// Asks the file of the cache byte by byte: a position needs a few hundred bytes of thirty million.
fn answer(solver: &dyn Solver, position: &str, fresh: bool) -> Result<Vec<String>, Failure> {
    let path = cache::file(solver.file_name())?;
    if fresh || !path.exists() {
        compute(solver, &path)?;
    }
    let file = fs::File::open(&path).map_err(|error| Failure::cache(&path, &error))?;
    let file = Mutex::new(file);
    let byte = |offset| {
        let mut file = file.lock().ok()?;
        let mut byte = [0];
        file.seek(SeekFrom::Start(offset)).ok()?;
        file.read_exact(&mut byte).ok()?;
        Some(byte[0])
    };
    Ok(solver.answer(&byte, position)?)
}
