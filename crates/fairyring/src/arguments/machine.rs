//! The command line of everything that thinks.

use clap::Args;

use super::{GameArgs, OutputArgs};

/// How much the machine may use.
#[derive(Debug, Args)]
pub(crate) struct PowerArgs {
    /// Threads that search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Memory of the search, in MiB
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
}

/// Where a search ends: exactly one of the three.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
pub(crate) struct LimitArgs {
    /// Search to this depth, in turns
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    pub(crate) depth: Option<u32>,
    /// Search this many positions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Search for this time, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub(crate) movetime: Option<u64>,
}

#[derive(Debug, Args)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Steps or turns to play first, in machine form or any notation of the game
    #[arg(value_name = "STEP")]
    pub(crate) steps: Vec<String>,
    #[command(flatten)]
    pub(crate) limit: LimitArgs,
    #[command(flatten)]
    pub(crate) power: PowerArgs,
    /// How many best lines to look for
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) lines: u16,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game's id; every game if absent
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// Measure instead how long `go movetime MS` takes, by UCI, in positions by chance
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=60_000))]
    pub(crate) movetime: Option<u64>,
    /// How many searches of each game
    #[arg(long, value_name = "N", default_value_t = 20, requires = "movetime", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) searches: u32,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}
