//! The command line of `match`.

use std::path::PathBuf;

use clap::Args;

use super::{GameArgs, OutputArgs, option_pair};
use crate::arena::{Claims, DrawRule, EngineSpec, Machine, Sprt, TimeControl, WinRule};

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The first machine: full, level:N (1 to 10), random, greedy, scripted_1, search-N (1 to 12), perfect, uci:full or
    /// uci:level:N (this program in a process of its own, by UCI), cmd:PROGRAM ARGS (UCI) or xboard:PROGRAM ARGS
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
    /// How many games, with --sprt at most; each opening is played twice with sides exchanged
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// The time: 100ms (a turn), 5+0.05 (seconds and increment), nodes:N, soft:N (the iteration that passes N positions is
    /// finished) or depth:N
    #[arg(long, value_name = "T")]
    pub(crate) tc: TimeControl,
    /// Another time for the first machine
    #[arg(long, value_name = "T")]
    pub(crate) a_tc: Option<TimeControl>,
    /// Another time for the second machine
    #[arg(long, value_name = "T")]
    pub(crate) b_tc: Option<TimeControl>,
    /// End as soon as pairs of games tell these two differences of strength apart, in logistic Elo (0,5: is it at least 5 and not 0)
    #[arg(long, value_name = "E0,E1", allow_hyphen_values = true)]
    pub(crate) sprt: Option<Claims>,
    /// How often the test may accept where the difference is E0
    #[arg(long, value_name = "RATE", default_value_t = 0.05, value_parser = error_rate, requires = "sprt")]
    pub(crate) alpha: f64,
    /// How often the test may reject where the difference is E1
    #[arg(long, value_name = "RATE", default_value_t = 0.05, value_parser = error_rate, requires = "sprt")]
    pub(crate) beta: f64,
    /// End games that both machines agree about, and in solved games those in which they agree with the solution
    #[arg(long)]
    pub(crate) adjudicate: bool,
    /// A game is won after so many turns in a row, of both machines, that were worth so many hundredths to the same side
    #[arg(long, value_name = "SCORE,TURNS", default_value_t = WinRule { score: 1_000, turns: 8 }, requires = "adjudicate")]
    pub(crate) adjudicate_win: WinRule,
    /// A game is drawn after so many turns in a row, of both machines, that were worth no more to anybody; not before turn FROM
    #[arg(long, value_name = "SCORE,TURNS,FROM", default_value_t = DrawRule { score: 10, turns: 30, from: 120 }, requires = "adjudicate")]
    pub(crate) adjudicate_draw: DrawRule,
    /// The seed of openings and of machines that play by chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Random turns that make an opening; with 0 every pair begins alike
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
    /// Keep a line for each finished game in this file, and go on with the match that it holds
    #[arg(long, value_name = "FILE", visible_alias = "resume")]
    pub(crate) log: Option<PathBuf>,
    /// Draw the score and its interval over the games into this file, as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Print a line for each game
    #[arg(long)]
    pub(crate) verbose: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

impl MatchArgs {
    /// The time of a machine.
    pub(crate) fn control(&self, machine: Machine) -> TimeControl {
        let own = match machine {
            Machine::A => self.a_tc,
            Machine::B => self.b_tc,
        };
        own.unwrap_or(self.tc)
    }

    pub(crate) fn engine(&self, machine: Machine) -> &EngineSpec {
        match machine {
            Machine::A => &self.a,
            Machine::B => &self.b,
        }
    }

    /// The options of a machine that is an outside program.
    pub(crate) fn engine_options(&self, machine: Machine) -> &[(String, String)] {
        match machine {
            Machine::A => &self.a_option,
            Machine::B => &self.b_option,
        }
    }

    /// The test that ends the match.
    pub(crate) fn test(&self) -> Option<Sprt> {
        self.sprt.map(|claims| Sprt {
            claims,
            alpha: self.alpha,
            beta: self.beta,
        })
    }
}

/// A rate of error that a test can have.
fn error_rate(text: &str) -> Result<f64, String> {
    let rate: Option<f64> = text.parse().ok();
    rate.filter(|rate| (0.000_001..0.5).contains(rate))
        .ok_or_else(|| format!("'{text}' is no rate of error; accepted: 0.000001 to below 0.5"))
}
