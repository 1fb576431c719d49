//! `fairyring-load`: starts the server, puts load on it, and says whether the goals are met.
//!
//! It measures a machine, so it is run when nothing else runs: `cargo xtask load`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: figures on standard output, what it does on standard error"
)]

mod goals;
mod picture;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Parser;

use goals::{GOALS, Measured};
use load::{Book, Process, Start};

/// Puts load on a server of its own and says whether the goals are met.
///
/// The last line of all output is `verdict met` or `verdict missed NAME…`; the exit status is 1 if a goal is missed.
#[derive(Parser)]
#[command(name = "fairyring-load")]
struct Cli {
    /// The program that serves
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// Where the figures are kept, and the picture; they are compared with those of the run before
    #[arg(long, value_name = "FOLDER")]
    kept: PathBuf,
    /// Measure only this (repeatable; `--list` names them)
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// How long a stage takes, instead of the time that the goal asks for
    #[arg(long, value_name = "N")]
    seconds: Option<u64>,
    /// List what can be measured, and end
    #[arg(long)]
    list: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Cli::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether every goal is met.
async fn run(cli: &Cli) -> Result<bool> {
    if cli.list {
        for goal in GOALS {
            println!("{:<10} {}", goal.name, goal.about);
        }
        return Ok(true);
    }
    for name in &cli.only {
        if !GOALS.iter().any(|goal| goal.name == name) {
            let names: Vec<_> = GOALS.iter().map(|goal| goal.name).collect();
            bail!("no goal '{name}'; there are {}", names.join(", "));
        }
    }
    load::enough_files()?;
    let mut book = Book::open(&cli.kept)?;
    let mut missed = Vec::new();
    for goal in GOALS {
        if !cli.only.is_empty() && !cli.only.iter().any(|name| name == goal.name) {
            continue;
        }
        eprintln!("{}: {}", goal.name, goal.about);
        let folder = tempfile::tempdir().context("a folder for the rounds")?;
        let mut server = Process::start(Start::new(&cli.program, folder.path())).await?;
        println!(
            "{:<10} load average before {}",
            goal.name,
            load::load_average()
        );
        let measured = goals::measure(goal, &server, cli.seconds).await;
        let stopped = server.stop().await;
        let Measured { figures, curve } =
            measured.with_context(|| format!("{} could not be measured", goal.name))?;
        stopped?;
        let doctor = server.doctor().await?;
        println!("{:<10} doctor {doctor}", goal.name);
        let mut is_met = doctor.ends_with("faults 0");
        for figure in &figures {
            println!("{}", book.enter(goal.name, figure));
            is_met &= figure.is_met();
        }
        if !curve.is_empty() {
            let file = cli.kept.join("latency.svg");
            std::fs::create_dir_all(&cli.kept)?;
            std::fs::write(&file, picture::draw(&curve)).context("the picture")?;
            println!("{:<10} picture {}", goal.name, file.display());
        }
        book.keep()?;
        if !is_met {
            missed.push(goal.name);
        }
    }
    match missed.as_slice() {
        [] => println!("verdict met"),
        missed => println!("verdict missed {}", missed.join(" ")),
    }
    Ok(missed.is_empty())
}
