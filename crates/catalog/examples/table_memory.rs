//! How much memory a table of sixty turns takes: `cargo run --release -p fairyring-catalog --example table_memory GAME`.
//!
//! Many equal tables are held at once, and the growth of the resident memory is divided by their number; so it needs Linux.

#![allow(clippy::print_stdout)] // a tool for the terminal, run by hand

use catalog::Catalog;
use rules::{Refusal, SplitMix64};
use table::{Library, Opening, Table};

const TABLES: u64 = 400;
const TURNS: usize = 60;

fn main() -> Result<(), Refusal> {
    let wanted = std::env::args().nth(1);
    // One game a run: memory that another one gave back would be counted as none.
    if let Some(game) = wanted.as_deref() {
        let turns = long_game(game)?;
        let before = resident();
        let tables: Result<Vec<_>, Refusal> = (0..TABLES).map(|_| played(game, &turns)).collect();
        let grown = resident().saturating_sub(before);
        let first = tables?.remove(0);
        println!(
            "{game} {} bytes a table of {} turns and {} steps",
            grown / TABLES,
            first.status().turn,
            first.status().ply
        );
    }
    Ok(())
}

fn played(game: &str, steps: &[String]) -> Result<Box<dyn Table>, Refusal> {
    let mut table = Catalog.open(game, &[], &Opening::Normal)?;
    for step in steps {
        table.play(step)?;
    }
    Ok(table)
}

/// A random game of sixty turns, or the longest of a hundred where games are shorter.
fn long_game(game: &str) -> Result<Vec<String>, Refusal> {
    let mut longest = Vec::new();
    for seed in 0..100 {
        let mut random = SplitMix64::new(seed);
        let mut table = Catalog.open(game, &[], &Opening::Normal)?;
        let mut steps = Vec::new();
        while table.status().turn < TURNS && table.status().ended.is_none() {
            let mut legal = table.steps();
            let step = legal.swap_remove(random.below(legal.len()));
            table.play(&step)?;
            steps.push(step);
        }
        if table.status().turn == TURNS {
            return Ok(steps);
        }
        if steps.len() > longest.len() {
            longest = steps;
        }
    }
    Ok(longest)
}

/// Bytes of memory that are really there.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
