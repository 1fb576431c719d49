//! Builds, installs and checks everything: `cargo xtask help` lists the commands.
//!
//! One file or folder a command. Each command installs what it needs and lacks, prints every program it runs, and ends
//! with a non-zero exit status when something failed. It depends on no crate of the workspace, so that it builds in
//! seconds and works while a game does not compile.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: results on standard output, what it does on standard error"
)]

mod bench;
mod clients;
mod coverage;
mod deny;
mod faces;
mod faults;
mod fuzz;
mod install;
mod ladder;
mod load;
mod mutants;
mod oracle;
mod peers;
mod perft;
mod pictures;
mod play;
mod run;
mod say;
mod signature;
mod smoke;
mod source;
mod test;
mod tidy;
mod types;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Builds, installs and checks Fairyring.
///
/// Start with `cargo xtask play` to play and `cargo xtask test` to check everything. Missing tools are installed on the
/// way: Rust tools into target/tools, programs by apt-get where that exists.
#[derive(Parser)]
#[command(bin_name = "cargo xtask", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the app and start it
    Play(play::Args),
    /// Build the page into web/dist
    Web(web::Args),
    /// Check everything: what CI runs
    Test(test::Args),
    /// Look for what no compiler checks: layout, length, dependencies, unchecked plays (some seconds)
    Tidy,
    /// Print what game crates show and neither program nor example calls
    Faces,
    /// Compare a game with an outside program that knows its rules
    Oracle(oracle::Args),
    /// Measure a game against other programs' speed
    Peers(peers::Args),
    /// Let real clients (xboard, python-chess) play whole games with the engine
    Clients(clients::Args),
    /// Throw mutated texts, records and links at every parser
    Fuzz(fuzz::Args),
    /// Measure line coverage, crate by crate
    Coverage(coverage::Args),
    /// Change the rules and records in small ways and see whether the tests notice
    Mutants(mutants::Args),
    /// Check every perft figure at every depth, in release
    Perft(perft::Args),
    /// Make pictures of every screen of the page
    Pictures(pictures::Args),
    /// Compare the modules of the page with the native build, answer by answer
    SameAnswers(web::SameAnswers),
    Package(web::Package),
    Site(web::Site),
    /// Write the messages as TypeScript types and as a JSON Schema
    Types,
    /// Let each level of the machine play the one below it, in every game
    Ladder(ladder::Args),
    /// Kill, cut off and spoil servers of this machine and say whether anything is lost
    Faults(faults::Args),
    /// Put load on a server of this machine and say whether the goals are met
    Load(load::Args),
    /// Run the criterion benchmarks, or sign the search
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Web(args) => web::run(&args),
        Command::Pictures(args) => pictures::run(&args),
        Command::SameAnswers(args) => web::compare(&args),
        Command::Package(args) => web::package(&args),
        Command::Site(args) => web::site(&args),
        Command::Types => types::run(),
        Command::Test(args) => test::run(&args),
        Command::Tidy => tidy::run(),
        Command::Faces => faces::run(),
        Command::Oracle(args) => oracle::run(&args),
        Command::Peers(args) => peers::run(&args),
        Command::Clients(args) => clients::run(&args),
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Coverage(args) => coverage::run(&args),
        Command::Mutants(args) => mutants::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Ladder(args) => ladder::run(&args),
        Command::Faults(args) => faults::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Bench(args) => bench::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
