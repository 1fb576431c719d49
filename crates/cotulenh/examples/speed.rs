//! Counts step sequences from a position and prints nodes a second: `speed [DEPTH] [POSITION] [ROUNDS]`.

#![allow(clippy::print_stdout)] // printing is what this program does

use std::time::Instant;

use cotulenh::{Cotulenh, START};
use rules::{Leaves, Position, Reading, Refusal, Text, perft};

fn main() -> Result<(), Refusal> {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(4);
    let text = arguments.next().unwrap_or_else(|| START.to_owned());
    let mut position = Cotulenh::read_position(&text, Reading::Lenient, ())?;
    for depth in 1..=depth {
        let start = Instant::now();
        let nodes = perft(&mut position, depth, Leaves::Bulk);
        let seconds = start.elapsed().as_secs_f64();
        let rate = nodes as f64 / seconds / 1e6;
        println!("depth {depth} nodes {nodes} seconds {seconds:.3} million a second {rate:.1}");
    }
    let mut steps = Vec::with_capacity(512);
    let rounds: u32 = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(100_000);
    let start = Instant::now();
    for _ in 0..rounds {
        steps.clear();
        position.generate(&mut steps);
    }
    let micros = start.elapsed().as_secs_f64() * 1e6 / f64::from(rounds);
    println!(
        "generation of {} steps {micros:.2} microseconds",
        steps.len()
    );
    Ok(())
}
