//! How fast the generator is: perft with every leaf played, on one thread.
//!
//! `cargo run --release -p kings-cooking --example speed`
#![allow(clippy::print_stdout)] // its only purpose

use std::time::Instant;

use kings_cooking::KingsCooking;
use rules::{Game, Leaves, perft};

fn main() -> Result<(), rules::Refusal> {
    for (name, depth) in [("RNB", 10), ("PPP", 10), ("RQR", 8), ("QPP:PPQ", 8)] {
        let mut position = KingsCooking::setup(name, ())?;
        let begin = Instant::now();
        let nodes = perft(&mut position, depth, Leaves::Every);
        let seconds = begin.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        println!("{name} depth {depth} nodes {nodes} seconds {seconds:.3} million/s {speed:.1}");
    }
    Ok(())
}
