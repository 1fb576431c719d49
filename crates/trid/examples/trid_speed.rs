//! How many positions a second one thread searches: `cargo run --release -p trid --example trid_speed [nodes]`.

#![allow(clippy::print_stdout)] // a program for a terminal

use std::sync::Arc;
use std::time::Instant;

use rules::{Reading, Refusal, Text};
use search::{Limits, Memory, Searcher, Task, Unwatched};
use trid::{Options, TriD};

/// The start, an opening, two middlegames and an ending, so that no phase alone decides the figure.
const POSITIONS: [&str; 5] = [
    "4/4/UUUU/NBBN|4/4/4/4|nbbn/uuuu/4/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 0 1",
    "4/4/UU1U/NB1N|4/4/2PB/4|nb1n/u1uu/1p1b/4 QL1:UU/RQ|KL1:UU/KR|QL6:rq/uu|KL6:kr/uu w KQkq - - 2 4",
    "4/1P1P/P1N1/1K2|1n2/2B1/1P2/4|1rk1/p1up/1p2/b3 QL2:2/R1|KL2:1Q/2|QL5:q1/2|KL6:1r/u1 w - - - 4 17",
    "4/2N1/U1PP/1B2|1p2/2pn/P3/4|1b2/u2u/4/4 QL1:U1/R1|KL1:1U/KR|QL6:r1/u1|KL6:kr/1u b KQkq - - 1 12",
    "4/1K2/p2p/4|4/4/3k/2R1|P3/1P1P/2r1/4 QL1:2/2|KL1:2/2|QL6:2/2|KL6:2/2 b - - - 0 30",
];

fn main() -> Result<(), Refusal> {
    let nodes = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1_000_000);
    let mut all = (0, 0.0);
    for text in POSITIONS {
        let position = TriD::read_position(text, Reading::Lenient, Options::default())?;
        let memory = Arc::new(Memory::new(16));
        let mut searcher = Searcher::new(Task::new(position, Limits::nodes(nodes), memory));
        let begin = Instant::now();
        searcher.advance(u64::MAX, &Unwatched, &mut |_| {});
        let seconds = begin.elapsed().as_secs_f64();
        all = (all.0 + searcher.nodes(), all.1 + seconds);
        if let Some(line) = searcher.lines().first() {
            let steps: Vec<String> = line.steps.iter().map(ToString::to_string).collect();
            println!(
                "{:>8.0} nodes/s, depth {:>2}, {}: {}",
                searcher.nodes() as f64 / seconds,
                line.depth,
                line.score,
                steps.join(" ")
            );
        }
    }
    println!("{:>8.0} nodes/s over all", all.0 as f64 / all.1);
    Ok(())
}
