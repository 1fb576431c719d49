//! How many positions a second the search visits: `cargo run --release -p cotulenh --example cotulenh_speed [NODES]`.

#![allow(clippy::print_stdout)] // printing is its purpose

use std::sync::Arc;
use std::time::Instant;

use cotulenh::{Cotulenh, START};
use rules::{Reading, Text};
use search::{Limits, Memory, Searcher, Task, Unwatched};

const POSITIONS: [(&str, &str); 6] = [
    ("opening", START),
    (
        "stacks",
        "7(fc)2(ft)/1n3h1h3/3a2s1ga1/2n1gtm4/2(NI)e4e1i/11/11/3E1F3(EA)I/5T2G2/3AG1S1T2/1N3H1H(FM)2/6C4 r - - 3 12",
    ),
    (
        "promotions",
        "10i/10i/4s2A3/11/3Tc3F2/3Ni6/4A6/11/4F6/11/10I/6C3I r - - 0 1",
    ),
    (
        "endgame",
        "6c4/5h1h3/4s6/11/2iag6/3n7/5A5/11/11/8S2/5H1H3/6C4 r - - 0 1",
    ),
    (
        "deploys",
        "6c4/11/11/11/11/11/6(FTI)4/1(NFT)9/11/11/11/5C5 r - - 0 1",
    ),
    (
        "middlegame",
        "6c4/1n2fh1hf2/3a2s2a1/4gt1tg2/2ie2m2e1/2n6i1/3I7/3E2M2EI/2N1GT1TG2/3A2S2A1/1N2FH1HF2/6C4 r - - 0 1",
    ),
];

/// Time on the processor where the system tells it, because other programs may use the machine too.
fn busy(begin: Instant) -> f64 {
    std::fs::read_to_string("/proc/self/schedstat")
        .ok()
        .and_then(|text| text.split(' ').next()?.parse::<f64>().ok())
        .map_or(begin.elapsed().as_secs_f64(), |ns| ns / 1e9)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let nodes = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => 300_000,
    };
    let begin = Instant::now();
    let (mut all, mut time) = (0, 0.0);
    for (name, text) in POSITIONS {
        let position =
            Cotulenh::read_position(text, Reading::Lenient, cotulenh::Options::upstream())?;
        let task = Task::new(position, Limits::nodes(nodes), Arc::new(Memory::new(16)));
        let mut search = Searcher::new(task);
        let before = busy(begin);
        search.advance(u64::MAX, &Unwatched, &mut |_| {});
        let took = busy(begin) - before;
        let line = search.lines().first();
        let depth = line.map_or(0, |line| line.depth);
        let score = line.map_or(String::new(), |line| line.score.to_string());
        println!(
            "{name:12} {:9} nodes {:8.0}/s depth {depth} {score}",
            search.nodes(),
            search.nodes() as f64 / took
        );
        all += search.nodes();
        time += took;
    }
    println!("{:12} {all:9} nodes {:8.0}/s", "all", all as f64 / time);
    Ok(())
}
