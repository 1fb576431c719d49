//! Solves the whole game and prints its figures.
//!
//! `cargo run --release -p kings-cooking --example solve`
#![allow(clippy::print_stdout)] // its only purpose

use std::num::NonZeroUsize;
use std::time::Instant;

use kings_cooking::KingsCooking;
use kings_cooking::solve::Solution;
use rules::{Game, Position, Text};

fn main() -> Result<(), rules::Refusal> {
    let threads = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let threads = threads.unwrap_or(NonZeroUsize::MIN);
    for name in ["RNB", "QPP"] {
        let start = KingsCooking::setup(name, ())?;
        let begin = Instant::now();
        let solution = Solution::of_start(&start, threads, &mut |_, _| {});
        let value = solution.value(&start);
        println!(
            "{name} alone: {value:?}, {solution:?}, {:.1?}",
            begin.elapsed()
        );
    }
    let begin = Instant::now();
    let solution = Solution::compute(threads, &mut |_, _| {});
    println!("all: {:.1?}", begin.elapsed());
    println!("{:#?}", solution.summary());
    let mut position = KingsCooking::start(());
    for step in solution.best_line(&position) {
        println!("{}", position.step_text(step));
        let _ = position.play(step);
    }
    Ok(())
}
