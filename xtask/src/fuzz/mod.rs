//! `cargo xtask fuzz`: mutated texts, records and links against every parser. The targets are in `fuzz/`.

mod figures;

use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::{say, workspace};
use figures::Figures;

/// Inputs of the short run in `cargo xtask test`, all targets together.
const SHORT: u64 = 120_000;

/// Throw mutated texts, records and links at every parser.
///
/// Prints, for each target, how many inputs ran, and the slowest input with its time. A panic, or an input that takes over
/// a second (libFuzzer: five), is a failure; libFuzzer keeps such inputs in fuzz/artifacts.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Inputs in total, shared out among the targets
    #[arg(long, default_value_t = 1_000_000)]
    runs: u64,
    /// Only this target (repeatable; `--list` names them)
    #[arg(long, value_name = "TARGET")]
    target: Vec<String>,
    /// What makes the inputs
    #[arg(long, value_enum, default_value_t = Engine::Mutate)]
    engine: Engine,
    /// The same number gives the same inputs (libFuzzer: from the same corpus)
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List the targets and end
    #[arg(long)]
    list: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Engine {
    /// Our own mutations of good inputs; any toolchain, minutes for a million
    Mutate,
    /// Guided by coverage: finds more, needs a nightly toolchain and much longer
    Libfuzzer,
}

/// How our own engine is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Profile {
    /// With checks of arithmetic, and as fast as can be: for millions of inputs.
    Hunt,
    /// As the tests are: everything below the targets is built already.
    Test,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Profile::Hunt => "hunt",
            Profile::Test => "test",
        }
    }

    /// Where cargo puts what it builds with it.
    fn folder(self) -> &'static str {
        match self {
            Profile::Hunt => "hunt",
            Profile::Test => "debug",
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    hunt(args, Profile::Hunt)
}

fn hunt(args: &Args, profile: Profile) -> Result<()> {
    let all = targets(profile)?;
    if args.list {
        say::result(format_args!("{}", all.join("\n")));
        return Ok(());
    }
    let chosen = choose(&all, &args.target)?;
    let each = args.runs.div_ceil(chosen.len() as u64);
    if args.engine == Engine::Libfuzzer {
        prepare_libfuzzer()?;
    }
    let mut total = 0;
    let mut failed = Vec::new();
    for target in chosen {
        let (held, figures) = match args.engine {
            Engine::Libfuzzer => libfuzzer(target, each, args.seed)?,
            Engine::Mutate => mutate(profile, target, each, args.seed)?,
        };
        say::result(format_args!("{target:<12} {figures}"));
        total += figures.executed;
        if !held {
            failed.push(target);
        }
    }
    say::result(format_args!(
        "executed {total}, targets that failed: {}",
        failed.len()
    ));
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    Ok(())
}

/// The stage of `cargo xtask test`: a run that takes seconds. The tests of the fuzzer itself run with all others.
pub(crate) fn short() -> Result<()> {
    let args = Args {
        runs: SHORT,
        target: Vec::new(),
        engine: Engine::Mutate,
        seed: 1,
        list: false,
    };
    hunt(&args, Profile::Test)
}

/// Our own engine, which also lists the targets and their seeds.
fn mutator(profile: Profile) -> Run {
    let folder = workspace::target().join(profile.folder());
    Run::new(folder.join("mutate"))
}

fn targets(profile: Profile) -> Result<Vec<String>> {
    // Chosen as the tests are, everything below it is built already.
    Run::patient_cargo()
        .args(["build", "--quiet", "--profile", profile.name()])
        .arg(workspace::ALL)
        .args(["--bin", "mutate"])
        .go()?;
    let list = mutator(profile).arg("list").stdout()?;
    Ok(list.lines().map(str::to_owned).collect())
}

fn choose<'a>(all: &'a [String], wanted: &[String]) -> Result<Vec<&'a str>> {
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        bail!("no target '{unknown}'; there are {}", all.join(", "));
    }
    let chosen: Vec<&str> = all
        .iter()
        .filter(|name| wanted.is_empty() || wanted.contains(name))
        .map(String::as_str)
        .collect();
    ensure!(!chosen.is_empty(), "there is no target");
    Ok(chosen)
}

fn mutate(profile: Profile, target: &str, runs: u64, seed: u64) -> Result<(bool, Figures)> {
    let mut figures = Figures::default();
    let held = mutator(profile)
        .args([&runs.to_string(), &seed.to_string(), target])
        .watch(|line| {
            // Panics and their inputs are worth more than the figures: pass on what is not a figure.
            if !figures.take(line) {
                say::note(line);
            }
        })?;
    Ok((held, figures))
}

fn prepare_libfuzzer() -> Result<()> {
    install::nightly().context("libFuzzer needs it; `--engine mutate` does not")?;
    install::rust_tool(RustTool::Fuzz)?;
    mutator(Profile::Hunt).args(["seeds", "fuzz/corpus"]).go()
}

fn libfuzzer(target: &str, runs: u64, seed: u64) -> Result<(bool, Figures)> {
    let mut figures = Figures::default();
    let held = Run::cargo()
        // Safe Rust throughout: the address sanitizer would only make it slower.
        .args(["+nightly", "fuzz", "run", "--sanitizer", "none"])
        .args(["--features", "libfuzzer", target, "--"])
        .args([format!("-runs={runs}"), format!("-seed={seed}")])
        .args(["-max_len=8192", "-timeout=5", "-print_final_stats=1"])
        .env("CARGO_TARGET_DIR", workspace::target().join("fuzz-nightly"))
        .watch(|line| {
            if !figures.take(line) && !figures::is_progress(line) {
                say::note(line);
            }
        })?;
    Ok((held, figures))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_target_is_refused_with_the_list() {
        let all = ["link".to_owned(), "save".to_owned()];
        assert_eq!(choose(&all, &[]).unwrap(), ["link", "save"]);
        assert_eq!(choose(&all, &["save".into()]).unwrap(), ["save"]);
        let error = choose(&all, &["lnk".into()]).unwrap_err().to_string();
        assert!(
            error.contains("'lnk'") && error.contains("link, save"),
            "{error}"
        );
    }
}
