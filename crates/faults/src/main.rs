//! `fairyring-faults`: breaks a server in every way that is known, and says whether anything was lost.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: figures on standard output, what it does on standard error"
)]

mod goals;
mod serve;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use load::Book;

use goals::GOALS;

/// Breaks servers of its own and says whether anything was lost.
///
/// The last line of all output is `verdict met` or `verdict missed NAME…`; the exit status is 1 if anything is not as it should be.
#[derive(Parser)]
#[command(name = "fairyring-faults", args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// The program that serves
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Where the figures are kept; they are compared with those of the run before
    #[arg(long, value_name = "FOLDER")]
    kept: Option<PathBuf>,
    /// Try only this (repeatable; `--list` names them)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How often each is tried, instead of as often as is asked for
    #[arg(long, value_name = "N")]
    times: Option<u64>,
    /// List what can be tried, and end
    #[arg(long)]
    list: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Serve, and end at once where FAIRYRING_FAULT=POINT:NTH says so
    Serve(serve::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    if let Some(Command::Serve(args)) = cli.command {
        return serve::serve(args);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let done = runtime
        .context("no threads")
        .and_then(|runtime| runtime.block_on(run(&cli)));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether everything is as it should be.
async fn run(cli: &Cli) -> Result<bool> {
    if cli.list {
        for goal in GOALS {
            println!("{:<10} {} ({})", goal.name, goal.about, goal.times);
        }
        return Ok(true);
    }
    for name in &cli.only {
        if !GOALS.iter().any(|goal| goal.name == name) {
            let names: Vec<_> = GOALS.iter().map(|goal| goal.name).collect();
            bail!("no fault '{name}'; there are {}", names.join(", "));
        }
    }
    let program = cli.program.as_ref().context("--program FILE is missing")?;
    // Only this one can be told to end at a place.
    let own = std::env::current_exe().context("this program")?;
    let kept = cli.kept.as_ref().context("--kept FOLDER is missing")?;
    let mut book = Book::open(kept)?;
    let mut missed = Vec::new();
    for goal in GOALS {
        if !cli.only.is_empty() && !cli.only.iter().any(|name| name == goal.name) {
            continue;
        }
        eprintln!("{}: {}", goal.name, goal.about);
        let figures = goals::attempt(goal, program, &own, cli.times.unwrap_or(goal.times)).await;
        let figures = figures.with_context(|| format!("{} could not be tried", goal.name))?;
        for figure in &figures {
            println!("{}", book.enter(goal.name, figure));
        }
        book.keep()?;
        if !figures.iter().all(load::Figure::is_met) {
            missed.push(goal.name);
        }
    }
    match missed.as_slice() {
        [] => println!("verdict met"),
        missed => println!("verdict missed {}", missed.join(" ")),
    }
    Ok(missed.is_empty())
}
