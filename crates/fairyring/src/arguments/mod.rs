//! The command line.

mod machine;
mod matches;
mod show;

use std::num::NonZeroU16;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use rules::{Reading, Refusal};
use table::{Opening, Table};

use crate::failure::Failure;

pub(crate) use machine::{AnalyseArgs, BenchArgs};
pub(crate) use matches::MatchArgs;
pub(crate) use show::{ShowArgs, ThemeName};

/// Fairy chess, exactly: move lists, counts, positions, records and checks for every game of the ring.
#[derive(Debug, Parser)]
#[command(name = "fairyring", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

const EXAMPLES: &str = "Examples:
  fairyring games
  fairyring moves --game kings-cooking --setup QRB
  fairyring apply --game kings-cooking a1a2 a3a2
  fairyring perft --game kings-cooking --setup PPP --depth 6 --divide
  fairyring analyse --game xiangqi --movetime 1000
  fairyring match --game trid --a level:5 --b greedy --games 20 --tc 50ms
  fairyring play --game kings-cooking --level 3

Exit status: 0 done, 1 the answer is no, 2 bad input (one line error[CODE]: … on standard error).";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the games: id, tab, name
    Games(GamesArgs),
    /// List every code that can be sent: refusals with their details, reasons, notes, findings, badges
    Codes(CodesArgs),
    /// List the legal steps of a position in machine form, one a line, in byte order
    Moves(MovesArgs),
    /// Count legal step sequences
    Perft(PerftArgs),
    /// Play steps and print the position text that they lead to
    Apply(ApplyArgs),
    /// Set up a position by hand, and print what is still wrong with it
    Arrange(ArrangeArgs),
    /// Tell who acts, check, outcome and key of a position
    Status(StatusArgs),
    /// Draw the board
    Show(ShowArgs),
    /// Write a sequence of steps in another notation
    Notation(NotationArgs),
    /// Convert a game record
    Record(RecordArgs),
    /// Play random games and try every law of the rules at every position
    Check(CheckArgs),
    /// Solve a game exactly
    Solve(SolveArgs),
    /// Search a position for the best turn
    Analyse(AnalyseArgs),
    /// Let two machines play a match
    Match(Box<MatchArgs>),
    /// Search and count fixed positions: speed, and the signature of the search
    Bench(BenchArgs),
    /// Speak an engine protocol: UCI, UCCI, UCI-Cyclone or XBoard, as the client begins
    Uci,
    /// Play in the terminal
    Play(PlayArgs),
    /// Serve the web page and online rounds; the first line is its address
    Serve(ServeArgs),
    /// Look over everything that a server keeps: every round is played again
    Doctor(DoctorArgs),
    /// Write a copy of everything that a server keeps, while it may go on
    Backup(BackupArgs),
    /// Put such a copy into a folder that holds nothing yet
    Restore(RestoreArgs),
}

/// Which game, and where it begins.
#[derive(Debug, Args)]
pub(crate) struct GameArgs {
    /// The game's id (see `fairyring games`)
    #[arg(long, value_name = "ID")]
    pub(crate) game: String,
    /// The position text to begin with; the game's start if absent
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        conflicts_with = "setup"
    )]
    pub(crate) position: Option<String>,
    /// A named start (kings-cooking: RNB, RNB:QPP, random:SEED)
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub(crate) setup: Option<String>,
    /// A rule option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", allow_hyphen_values = true, value_parser = option_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// Read the position text with the strict tests of game starts
    #[arg(long)]
    pub(crate) strict: bool,
}

fn option_pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(format!("'{text}' is not of the form NAME=VALUE")),
    }
}

impl GameArgs {
    pub(crate) fn listing(&self) -> Result<&'static catalog::Listing, Refusal> {
        catalog::find(&self.game)
    }

    /// The table that these arguments ask for.
    pub(crate) fn open(&self) -> Result<Box<dyn Table>, Failure> {
        Ok(self.open_under(&self.options)?)
    }

    /// The same under other options.
    pub(crate) fn open_under(
        &self,
        options: &[(String, String)],
    ) -> Result<Box<dyn Table>, Refusal> {
        let reading = if self.strict {
            Reading::Strict
        } else {
            Reading::Lenient
        };
        let opening = opening(self.position.as_deref(), self.setup.as_deref(), reading);
        self.listing()?.open(options, &opening)
    }
}

/// Where a game begins; a position goes before a named start, and clap lets nobody give both.
pub(crate) fn opening(position: Option<&str>, setup: Option<&str>, reading: Reading) -> Opening {
    match (position, setup) {
        (Some(text), _) => Opening::Position(text.to_owned(), reading),
        (None, Some(name)) => Opening::Setup(name.to_owned()),
        (None, None) => Opening::Normal,
    }
}

/// How the answer looks.
#[derive(Debug, Args)]
pub(crate) struct OutputArgs {
    /// One JSON object instead of lines
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// List the rule options of this game instead: name, values, default, a sentence, separated by tabs
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct CodesArgs {
    /// The game's id; every game and what they share if absent
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Only steps from this square or pin
    #[arg(long, value_name = "PLACE", allow_hyphen_values = true)]
    pub(crate) from: Option<String>,
    /// Only steps to one of these places (`off` leaves the board); separate several by commas
    #[arg(
        long,
        value_name = "PLACE",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    pub(crate) to: Vec<String>,
    /// Only steps of these pieces, by letter or name; separate several by commas
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    pub(crate) piece: Vec<String>,
    /// Only captures
    #[arg(long)]
    pub(crate) captures: bool,
    /// Only steps that give check
    #[arg(long)]
    pub(crate) checks: bool,
    /// Only steps of this class (rhythm: planar, vertical)
    #[arg(long)]
    pub(crate) class: Option<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// How deep to count
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=60))]
    pub(crate) depth: u32,
    /// Count whole turns instead of steps
    #[arg(long, conflicts_with = "every_leaf")]
    pub(crate) turns: bool,
    /// Also print the count below each root step
    #[arg(long)]
    pub(crate) divide: bool,
    /// Threads that share the root steps
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Play and take back every leaf instead of counting leaves in bulk
    #[arg(long)]
    pub(crate) every_leaf: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ApplyArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Steps, or the steps of one turn joined by commas, in machine form or any notation of the game
    #[arg(value_name = "STEP")]
    pub(crate) steps: Vec<String>,
    /// Print the position text after each step
    #[arg(long)]
    pub(crate) trace: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct ArrangeArgs {
    /// The game's id (see `fairyring games`)
    #[arg(long, value_name = "ID")]
    pub(crate) game: String,
    /// The position text to begin with, whole or not; the game's start if absent
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        conflicts_with = "setup"
    )]
    pub(crate) position: Option<String>,
    /// A named start (kings-cooking: RNB, RNB:QPP, random:SEED)
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    pub(crate) setup: Option<String>,
    /// A rule option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", allow_hyphen_values = true, value_parser = option_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// What is done: put PLACE PIECE, take PLACE, board NAME PIN, board NAME PIN turned, set FIELD VALUE, set FIELD SIDE VALUE, clear, setup NAME, mirror
    #[arg(value_name = "DEED")]
    pub(crate) deeds: Vec<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct StatusArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Steps or turns to play first, in machine form or any notation of the game
    #[arg(value_name = "STEP")]
    pub(crate) steps: Vec<String>,
    /// Then the clock common to both players has run out (where the options let points decide)
    #[arg(long)]
    pub(crate) time_up: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct NotationArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// The notation to write (xiangqi, rhythm: iccs, uci, wxf, chinese; others: machine, san, lan)
    #[arg(long, value_name = "FORM")]
    pub(crate) to: String,
    /// The notation of the given steps or turns; any if absent
    #[arg(long, value_name = "FORM")]
    pub(crate) from: Option<String>,
    /// Steps, each played after the one before
    #[arg(value_name = "STEP", required = true)]
    pub(crate) steps: Vec<String>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    /// The game's id
    #[arg(long, value_name = "ID")]
    pub(crate) game: String,
    /// The file to read; - is standard input
    #[arg(long = "in", value_name = "FILE")]
    pub(crate) input: PathBuf,
    /// The form to write: json, pgn, url (xiangqi also: dpxq)
    #[arg(long, value_name = "FORM")]
    pub(crate) to: String,
    /// The form to read; recognised by the text if absent
    #[arg(long, value_name = "FORM")]
    pub(crate) from: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// The game's id
    #[arg(long, value_name = "ID")]
    pub(crate) game: String,
    /// A rule option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", allow_hyphen_values = true, value_parser = option_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// How many random games
    #[arg(long, value_name = "N")]
    pub(crate) games: u64,
    /// The seed of the first game
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Steps after which a game is broken off
    #[arg(long, value_name = "P", default_value_t = 120)]
    pub(crate) plies: usize,
    /// Threads; all cores if absent
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    /// The game's id
    #[arg(value_name = "ID")]
    pub(crate) game: String,
    /// Solve one start only (kings-cooking: RNB, RNB:QPP, random:SEED)
    #[arg(long, value_name = "NAME")]
    pub(crate) setup: Option<String>,
    /// Value and best line of one position, from the table in the cache
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        conflicts_with = "setup"
    )]
    pub(crate) position: Option<String>,
    /// Compute the table again even if it is in the cache
    #[arg(long)]
    pub(crate) fresh: bool,
}

#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("machine").args(["level", "opponent"]))]
pub(crate) struct PlayArgs {
    /// The game's id; asked for if absent
    #[arg(long, value_name = "ID")]
    pub(crate) game: Option<String>,
    /// The position text to begin with; the game's start if absent
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        requires = "game",
        conflicts_with = "setup"
    )]
    pub(crate) position: Option<String>,
    /// A named start
    #[arg(long, value_name = "NAME")]
    pub(crate) setup: Option<String>,
    /// A rule option; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", allow_hyphen_values = true, value_parser = option_pair)]
    pub(crate) options: Vec<(String, String)>,
    /// A clock common to both players runs this long, where the options let points decide
    #[arg(long, value_name = "MINUTES")]
    pub(crate) clock: Option<NonZeroU16>,
    /// Play against the machine at this level, 1 to 10 by halves (3.5); two people play if absent
    #[arg(long, value_name = "N")]
    pub(crate) level: Option<search::Level>,
    /// Play against a machine by its name: full, level:N, random, greedy, scripted_1, search-N (1 to 12), perfect
    #[arg(long, value_name = "NAME", conflicts_with = "level")]
    pub(crate) opponent: Option<search::Style>,
    /// The machine begins
    #[arg(long, requires = "machine")]
    pub(crate) second: bool,
    /// Sit in a chair of an online round: the link of an invitation, of one's own round, or of a server with --game
    #[arg(long, value_name = "URL", conflicts_with_all = ["machine", "clock"])]
    pub(crate) online: Option<String>,
    /// The name that the other player sees
    #[arg(long, value_name = "NAME", requires = "online")]
    pub(crate) name: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen, as ADDRESS:PORT; 127.0.0.1 and a free port if absent
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<std::net::SocketAddr>,
    /// The folder of online rounds, or `none` for the page alone; the user's data folder if absent
    #[arg(long, value_name = "FOLDER|none")]
    pub(crate) data: Option<PathBuf>,
    /// An address that people know this server by, as `https://play.example.org`; repeatable
    #[arg(long, value_name = "URL")]
    pub(crate) origin: Vec<String>,
    /// Whose X-Forwarded-For is believed, as ADDRESS/PREFIX; repeatable
    #[arg(long, value_name = "ADDRESS/PREFIX")]
    pub(crate) proxy: Vec<String>,
    /// Where to offer figures, as ADDRESS:PORT; nowhere if absent
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) metrics: Option<std::net::SocketAddr>,
    /// A file of limits (not built yet)
    #[arg(long, value_name = "FILE")]
    pub(crate) limits: Option<PathBuf>,
    /// Log refusals too, as json or text; only what somebody has to look after if absent
    #[arg(long, value_name = "json|text", value_parser = log)]
    pub(crate) log: Option<server::Log>,
    /// The levels of the machine that play online (not built yet), or `none`
    #[arg(long, value_name = "LEVELS|none")]
    pub(crate) house: Option<String>,
    /// A database of several servers (not built yet)
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
}

fn log(text: &str) -> Result<server::Log, String> {
    server::Log::read(text).ok_or_else(|| "accepted: json, text".to_owned())
}

#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// The folder of online rounds
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The folder of online rounds
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
    /// The file that is written; it must not be there yet
    #[arg(long, alias = "out", value_name = "FILE")]
    pub(crate) to: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The copy that `backup` wrote
    #[arg(long, value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// The folder of online rounds; it must not hold any yet
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: PathBuf,
}
