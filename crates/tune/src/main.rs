//! Learns the weights of evaluations from self-play.
//!
//! `gather` lets a game play itself at a fixed number of positions a turn and writes down quiet positions with the result of their
//! game; `fit` moves the weights so that the value foretells the results, and writes the weights file of the game. Both need only
//! [`evaluation::Tune`], so that a new game costs a line in [`games`].
//!
//! ```text
//! cargo run --release -p fairyring-tune -- gather xiangqi --games 2000 --nodes 2000 --out target/xiangqi.samples
//! cargo run --release -p fairyring-tune -- fit xiangqi target/xiangqi.samples --write
//! ```
//!
//! Whether new weights play better only games can tell: `fairyring match` with a build before and a build after.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: results on standard output, progress on standard error"
)]

mod fit;
mod games;
mod sample;
mod selfplay;
mod write;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Learns the weights of evaluations from self-play")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play games and write down quiet positions with their results.
    Gather {
        /// The id of the game.
        game: String,
        #[command(flatten)]
        plan: Gather,
    },
    /// Move the weights towards what the results say.
    Fit {
        /// The id of the game.
        game: String,
        #[command(flatten)]
        plan: Fit,
    },
}

/// How games are played.
#[derive(Args, Clone)]
pub(crate) struct Gather {
    /// How many games.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// Positions that a side looks at for a turn.
    #[arg(long, default_value_t = 2000)]
    nodes: u64,
    /// Random steps at the beginning, so that games differ.
    #[arg(long, default_value_t = 8)]
    random: usize,
    /// A game this long is given up as a draw.
    #[arg(long, default_value_t = 260)]
    plies: usize,
    /// Threads, each with games of its own.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// The first seed; game `n` has the seed plus `n`.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file that samples are appended to.
    #[arg(long)]
    out: PathBuf,
}

/// How weights are learned.
#[derive(Args, Clone)]
pub(crate) struct Fit {
    /// Files of samples.
    #[arg(required = true)]
    samples: Vec<PathBuf>,
    /// Passes over the samples.
    #[arg(long, default_value_t = 60)]
    epochs: usize,
    /// The first step of the weights.
    #[arg(long, default_value_t = 1.0)]
    rate: f32,
    /// How strongly weights are drawn back to where they were.
    #[arg(long, default_value_t = 2e-8)]
    anchor: f32,
    /// The share of the result in what a sample teaches; the rest is the value that the search found.
    #[arg(long, default_value_t = 0.6)]
    result: f32,
    /// Write the weights file of the game, in the repository that the tool is run in.
    #[arg(long)]
    write: bool,
}

fn main() -> Result<()> {
    match Arguments::parse().command {
        Command::Gather { game, plan } => games::gather(&game, &plan),
        Command::Fit { game, plan } => games::fit(&game, &plan),
    }
}
