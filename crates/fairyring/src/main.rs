//! The `fairyring` command: the games of the ring for scripts and for people at a terminal.
//!
//! Results go to standard output, messages and progress to standard error. Exit status 0 is "done", 1 is "the answer is no",
//! 2 is bad input; bad input prints one line `error[CODE]: …` and nothing else.

mod arena;
mod arguments;
mod cache;
mod commands;
mod failure;
mod online;
mod progress;
mod refusal;
mod stopwatch;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use crate::arguments::{Arguments, Command};
use crate::failure::{Answer, Failure};

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let mut out = std::io::BufWriter::new(std::io::stdout());
    let answer = run(arguments.command, &mut out).and_then(|answer| {
        out.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever reads has seen enough (`fairyring moves | head`).
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Bad { code, message }) => complain(code, &message),
        Err(Failure::Told { code, message }) => complain(&code, &message),
    }
}

fn run(command: Command, out: &mut (dyn Write + Send)) -> Result<Answer, Failure> {
    match command {
        Command::Games(args) => commands::games(&args, out),
        Command::Codes(args) => commands::codes(&args, out),
        Command::Moves(args) => commands::moves(&args, out),
        Command::Perft(args) => commands::perft(&args, out),
        Command::Apply(args) => commands::apply(&args, out),
        Command::Arrange(args) => commands::arrange(&args, out),
        Command::Status(args) => commands::status(&args, out),
        Command::Show(args) => commands::show(&args, out),
        Command::Notation(args) => commands::notation(&args, out),
        Command::Record(args) => commands::record(&args, out),
        Command::Check(args) => commands::check(&args, out),
        Command::Solve(args) => commands::solve(&args, out),
        Command::Analyse(args) => commands::analyse(&args, out),
        Command::Match(args) => commands::matches(&args, out),
        Command::Bench(args) => commands::bench(&args, out),
        Command::Uci => commands::uci(out),
        Command::Play(args) => commands::play(&args, out),
        Command::Serve(args) => commands::serve(&args, out),
        Command::Doctor(args) => commands::doctor(&args, out),
        Command::Backup(args) => commands::backup(&args, out),
        Command::Restore(args) => commands::restore(&args, out),
    }
}

/// Help and version are answers; everything else that clap says is one line of complaint.
fn usage(error: &clap::Error) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    ) && !error.use_stderr()
    {
        // A closed pipe is no reason to complain about help.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let said: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let said = said.join(" ");
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    let message =
        if said.is_empty() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            "a command is needed".to_owned()
        } else {
            said.to_owned()
        };
    complain("USAGE", &format!("{message}; see fairyring --help"))
}

fn complain(code: &str, message: &str) -> ExitCode {
    let line = message.replace(['\n', '\r'], " ");
    // There is nowhere left to complain if standard error is closed.
    let _ = writeln!(std::io::stderr(), "error[{code}]: {line}");
    ExitCode::from(2)
}
