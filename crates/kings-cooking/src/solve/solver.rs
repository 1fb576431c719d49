//! King's Cooking is solved: its solution behind the general door.

use std::num::NonZeroUsize;

use rules::{Bytes, Game, OnProgress, Position, Reading, Refusal, Solver, Text, after};

use super::{Solution, Starts, TableRefusal, Tablebase, best_line, check_header};
use crate::position::KingsCooking;

/// The exact solution of King's Cooking.
#[derive(Clone, Copy, Debug)]
pub struct Solved;

fn threads() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn value_and_line(table: &dyn Tablebase, position: &KingsCooking) -> Result<Vec<String>, Refusal> {
    let value = position.exact(Some(table)).ok_or(TableRefusal::Missing)?;
    let winner = match value.winner(position.actor()) {
        Some(side) => KingsCooking::SIDES[side.index()],
        None => "draw",
    };
    let mut line = String::from("line");
    let mut next = position.clone();
    for step in best_line(table, position) {
        line.push(' ');
        next.write_step(step, &mut line);
        next = after(&next, step);
    }
    let plies = value.plies().unwrap_or(0);
    Ok(vec![format!("value {winner} plies {plies}"), line])
}

/// A table behind a function.
struct Behind<'a>(Bytes<'a>);

impl Tablebase for Behind<'_> {
    fn byte(&self, offset: u64) -> Option<u8> {
        (self.0)(offset)
    }
}

impl Solver for Solved {
    fn solve_start(&self, setup: &str, progress: OnProgress<'_>) -> Result<Vec<String>, Refusal> {
        let start = KingsCooking::setup(setup, ())?;
        let solution = Solution::of_start(&start, threads(), progress);
        value_and_line(&solution, &start)
    }

    fn compute(&self, progress: OnProgress<'_>) -> Vec<u8> {
        Solution::compute(threads(), progress).into_bytes()
    }

    fn summary(&self, table: Vec<u8>) -> Result<Vec<String>, Refusal> {
        let solution = Solution::from_bytes(table)?;
        let summary = solution.summary();
        let starts = |name: &str, starts: Starts| {
            format!(
                "{name} light {} draw {} dark {}",
                starts.light, starts.draw, starts.dark
            )
        };
        Ok(vec![
            starts("mirrored", summary.mirrored),
            starts("independent", summary.independent),
            format!(
                "longest any {} light {} dark {}",
                summary.longest,
                summary.independent.longest_light,
                summary.independent.longest_dark
            ),
            format!(
                "positions win {} loss {} draw {}",
                summary.wins, summary.losses, summary.draws
            ),
        ])
    }

    fn answer(&self, table: Bytes<'_>, position: &str) -> Result<Vec<String>, Refusal> {
        let position = KingsCooking::read_position(position, Reading::Lenient, ())?;
        let table = Behind(table);
        check_header(&table)?;
        value_and_line(&table, &position)
    }

    fn file_name(&self) -> &'static str {
        "kings-cooking-1.table"
    }
}
