//! King's Cooking is solved: its solution behind the general door.

use std::num::NonZeroUsize;

use kings_cooking::KingsCooking;
use kings_cooking::solve::{Solution, Value};
use rules::{Game, Refusal, Side, Text};

use crate::{Progress, Solver};

/// The exact solution of King's Cooking.
#[derive(Debug)]
pub(crate) struct Exact;

fn threads() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

fn load(table: &[u8]) -> Result<Solution, Refusal> {
    Solution::from_bytes(table.to_vec()).map_err(|error| Refusal::new("E_TABLE", error.to_string()))
}

fn value_line(value: Value) -> String {
    let winner = match value.winner(Side::First) {
        Some(side) => KingsCooking::SIDES[side.index()],
        None => "draw",
    };
    format!("value {winner} plies {}", value.plies().unwrap_or(0))
}

impl Solver for Exact {
    fn solve_start(&self, setup: &str, progress: Progress<'_>) -> Result<Vec<String>, Refusal> {
        let start = KingsCooking::setup(setup, ())?;
        let solution = Solution::of_start(&start, threads(), progress);
        let Some(value) = solution.value(&start) else {
            return Err(Refusal::new(
                "E_TABLE",
                "the start was not reached by its own solution",
            ));
        };
        let mut line = String::from("line");
        let mut position = start.clone();
        for step in solution.best_line(&start) {
            line.push(' ');
            position.write_step(step, &mut line);
            let _token = rules::Position::play(&mut position, step);
        }
        Ok(vec![value_line(value), line])
    }

    fn compute(&self, progress: Progress<'_>) -> Vec<u8> {
        Solution::compute(threads(), progress).into_bytes()
    }

    fn verify(&self, table: &[u8]) -> Result<(), Refusal> {
        load(table).map(|_| ())
    }

    fn summary(&self, table: &[u8]) -> Result<Vec<String>, Refusal> {
        let summary = load(table)?.summary();
        let starts = |name: &str, starts: kings_cooking::solve::Starts| {
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

    fn file_name(&self) -> &'static str {
        "kings-cooking-1.table"
    }
}
