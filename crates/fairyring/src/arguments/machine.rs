//! The command line of everything that thinks.

use std::path::PathBuf;

use clap::Args;
use search::Level;

use super::{GameArgs, OutputArgs, option_pair};
use crate::arena::{EngineSpec, TimeControl};

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
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The first machine: full, level:N (1 to 10), random, greedy, scripted_1, search-N (1 to 12), perfect, cmd:PROGRAM ARGS
    /// (UCI) or xboard:PROGRAM ARGS
    #[arg(long, value_name = "ENGINE")]
    pub(crate) a: EngineSpec,
    /// The second machine
    #[arg(long, value_name = "ENGINE")]
    pub(crate) b: EngineSpec,
    /// An option of the program that is the first machine; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = option_pair)]
    pub(crate) a_option: Vec<(String, String)>,
    /// An option of the program that is the second machine; may be repeated
    #[arg(long, value_name = "NAME=VALUE", value_parser = option_pair)]
    pub(crate) b_option: Vec<(String, String)>,
    /// How many games; each opening is played twice with sides exchanged
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// The time: 100ms (a turn), 5+0.05 (seconds and increment), nodes:N or depth:N
    #[arg(long, value_name = "T")]
    pub(crate) tc: TimeControl,
    /// The seed of openings and of machines that play by chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Random turns that make an opening; twice the pair number when 0 would repeat one game
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u16).range(0..=60))]
    pub(crate) opening_plies: u16,
    /// Openings that a short look values beyond this (in hundredths) are not played
    #[arg(long, value_name = "N", default_value_t = 150)]
    pub(crate) opening_bound: u32,
    /// Draw every rule option that is not given by chance, anew for each opening; open ranges keep their default
    #[arg(long, conflicts_with = "position")]
    pub(crate) random_options: bool,
    /// Turns after which a game is adjudicated as a draw
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) max_plies: u32,
    /// Games played at the same time; as many as there are cores if absent
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    /// Memory of each machine, in MiB
    #[arg(long, value_name = "MB", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: u32,
    /// What a turn may take beyond a fixed time before it counts as a loss on time, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub(crate) margin: u64,
    /// Write the games to this file, as PGN
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print a line for each game
    #[arg(long)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

/// A level of strength.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let number: i64 = text
        .parse()
        .map_err(|_| format!("'{text}' is no level; accepted: 1 to 10"))?;
    Level::new(number).map_err(|error| error.to_string())
}
