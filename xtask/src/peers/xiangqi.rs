//! Xiangqi beside Debian's Fairy-Stockfish: perft of the same positions to the same depth, one thread each, leaves counted
//! in bulk on both sides, no hash tables.
//!
//! Both are whole programs started for one position; what counts is the user time of the process, so that a busy machine
//! disturbs less, and the two take turns, so that it disturbs both alike.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::Args;
use crate::install;
use crate::run::Run;
use crate::workspace;

/// Name, position and depth; the first is the one that the goal is set for. User time comes in hundredths of a second, so
/// depths are such that ours takes some tenths.
const POSITIONS: [(&str, &str, u32); 4] = [
    (
        "start",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        5,
    ),
    (
        "mid-horse-cannon",
        "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
        5,
    ),
    (
        "mid-open-files",
        "r2akab1r/3n5/4b3n/p1p1pRp1p/9/2P3P2/P3P3c/N2C3C1/4A4/1RBAK1B2 w - - 0 1",
        5,
    ),
    (
        "mid-black-attack",
        "1rbaka2R/5r3/6n2/2p1p1p2/4P1bP1/PpC3Bc1/1nPR2P2/2N2AN2/1c2K1p2/2BAC4 w - - 0 1",
        5,
    ),
];

const ROUNDS: usize = 3;

/// What one run of a program showed.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sample {
    nodes: u64,
    seconds: f64,
}

pub(super) fn run(_args: &Args) -> Result<()> {
    let peer = peer()?;
    workspace::build_binary()?;
    for (name, fen, depth) in POSITIONS {
        let mut ours = Vec::new();
        let mut theirs = Vec::new();
        for round in 1..=ROUNDS {
            theirs.push(sample(|| peer_perft(&peer, fen, depth))?);
            ours.push(sample(|| own_perft(fen, depth))?);
            let (a, b) = (ours[round - 1], theirs[round - 1]);
            ensure!(
                a.nodes == b.nodes,
                "{name}: {} nodes here, {} there",
                a.nodes,
                b.nodes
            );
            println!(
                "{name} depth {depth} round {round}: fairyring {:.2} s, fairy-stockfish {:.2} s",
                a.seconds, b.seconds
            );
        }
        let (ours, theirs) = (best(&ours), best(&theirs));
        println!(
            "{name} depth {depth} nodes {}: fairyring {:.1}, fairy-stockfish {:.1} million nodes a second, ratio {:.1}",
            ours.nodes,
            speed(ours),
            speed(theirs),
            theirs.seconds / ours.seconds
        );
    }
    Ok(())
}

/// Debian keeps it where the PATH of an administrator does not look.
fn peer() -> Result<String> {
    const PATH: &str = "/usr/games/fairy-stockfish";
    if Path::new(PATH).exists() {
        return Ok(PATH.to_owned());
    }
    install::program("fairy-stockfish", "fairy-stockfish")?;
    Ok(if Path::new(PATH).exists() {
        PATH.to_owned()
    } else {
        "fairy-stockfish".to_owned()
    })
}

fn best(samples: &[Sample]) -> Sample {
    let least = |a: Sample, b: &Sample| if b.seconds < a.seconds { *b } else { a };
    samples.iter().skip(1).fold(samples[0], least)
}

fn speed(sample: Sample) -> f64 {
    sample.nodes as f64 / sample.seconds / 1e6
}

/// Runs a program and takes the user time of the children that have ended meanwhile.
fn sample(program: impl FnOnce() -> Result<u64>) -> Result<Sample> {
    let before = children_user_seconds()?;
    let nodes = program()?;
    let seconds = (children_user_seconds()? - before).max(0.01);
    Ok(Sample { nodes, seconds })
}

fn children_user_seconds() -> Result<f64> {
    const FILE: &str = "/proc/self/stat";
    let text = fs::read_to_string(FILE).with_context(|| format!("user times come from {FILE}"))?;
    user_seconds(&text).with_context(|| format!("{FILE} has another form: {text}"))
}

/// The user time of ended children in the text of a `stat` file: field 16, in hundredths of a second. The name in field 2
/// may hold anything, so the fields are counted from its closing parenthesis.
fn user_seconds(stat: &str) -> Option<f64> {
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: f64 = fields.split_whitespace().nth(13)?.parse().ok()?;
    Some(ticks / 100.0)
}

fn own_perft(fen: &str, depth: u32) -> Result<u64> {
    let text = Run::new(workspace::binary())
        .args(["perft", "--game", "xiangqi", "--position", fen])
        .args(["--depth", &depth.to_string()])
        .stdout()?;
    last_number(&text, "nodes ")
}

fn peer_perft(peer: &str, fen: &str, depth: u32) -> Result<u64> {
    let script = format!(
        "printf '%s\\n' uci 'setoption name UCI_Variant value xiangqi' 'setoption name Threads value 1' 'position fen {fen}' 'go perft {depth}' quit | {peer}"
    );
    let text = Run::new("sh").args(["-c", &script]).stdout()?;
    last_number(&text, "Nodes searched: ")
}

/// The number behind the last line that begins with `label`.
fn last_number(text: &str, label: &str) -> Result<u64> {
    text.lines()
        .rev()
        .find_map(|line| line.strip_prefix(label)?.trim().parse().ok())
        .with_context(|| format!("no line '{label}N' in:\n{text}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_time_is_field_sixteen() {
        let stat = "12 (a ) b) S 1 2 3 4 5 6 7 8 9 10 11 12 250 14 15";
        assert_eq!(user_seconds(stat), Some(2.5));
        assert_eq!(user_seconds("12 (x) S 1"), None);
    }

    #[test]
    fn counts_are_read_from_the_end() {
        let text =
            "depth 1 nodes 44 seconds 0\nnodes 44\ndepth 2 nodes 1920 seconds 0\nnodes 1920\n";
        assert_eq!(last_number(text, "nodes ").unwrap(), 1920);
        assert!(last_number("", "nodes ").is_err());
    }
}
