//! `cargo xtask mutants`: would the tests notice a fault?
//!
//! cargo-mutants changes one expression or one function body of the rules and of the records after the other and runs the quick
//! tests on each. A mutant that no test notices is a fault, unless `tests-data/mutants.txt` says why nobody needs to
//! notice it. Pictures of boards are tried by faults of their own (`page`).

mod argued;
mod page;
mod plants;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::install::{self, RustTool};
use crate::run::Run;
use crate::workspace;
use argued::Argued;

/// Whose sources are changed.
const CHANGED: &[&str] = &["fairyring-rules", "fairyring-record"];
/// Whose tests look for the change: their own, and the smallest game under the laws that all games pass.
const TESTED: &str = "fairyring-rules,fairyring-record,fairyring-dummy,fairyring-conformance";
/// What is never changed: how a value looks in a debugger is promised to nobody.
const SPARED: &str = "impl (fmt::)?Debug for";
/// Seconds that tests may take at least: on a busy machine a slow run must not pass for one that never ends.
const PATIENCE: &str = "30";
/// The sample is every so-manieth mutant.
const SAMPLE: usize = 100;
const LIST: &str = "tests-data/mutants.txt";

/// Change the rules and records in small ways and see whether the tests notice.
///
/// The whole run takes hours. It needs no change in the sources: cargo-mutants works on a copy and leaves its notes in
/// target/mutants.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only a few mutants, the same in every run
    #[arg(long, conflicts_with_all = ["files", "shard", "since"])]
    sample: bool,
    /// Only mutants of these files (repeatable; a path or a pattern such as `course.rs`)
    #[arg(long = "file", value_name = "FILE")]
    files: Vec<String>,
    /// Only this part of the mutants, for a run in several pieces: 0/4 to 3/4
    #[arg(long, value_name = "PART/PARTS")]
    shard: Option<String>,
    /// Only mutants of lines that have changed since this commit
    #[arg(long, value_name = "COMMIT")]
    since: Option<String>,
    /// Plant faults in the page instead, and see whether the tests that look at boards notice (about twenty minutes)
    #[arg(long, conflicts_with_all = ["sample", "files", "shard", "since"])]
    page: bool,
    /// Only this fault of the page (repeatable; tests-data/plants.json has their names)
    #[arg(long = "plant", value_name = "NAME", requires = "page")]
    plants: Vec<String>,
}

/// How the mutants of a run ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Outcome {
    caught: usize,
    /// Tests that did not end: noticed as well.
    timeouts: usize,
    /// Mutants that no compiler takes.
    unviable: usize,
    /// `path: what was changed`, without line numbers.
    missed: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.page {
        return page::run(&args.plants);
    }
    install::rust_tool(RustTool::Mutants)?;
    let argued = read_list()?;
    let folder = workspace::target().join("mutants");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut mutants = Run::cargo().args(["mutants", "--no-shuffle", "--profile", "mutants"]);
    for name in CHANGED {
        mutants = mutants.args(["--package", name]);
    }
    for file in &args.files {
        mutants = mutants.args(["--file", file]);
    }
    if let Some(commit) = &args.since {
        mutants = mutants.arg("--in-diff").arg(changes(commit, &folder)?);
    }
    let part = match &args.shard {
        None if args.sample => Some(format!("0/{SAMPLE}")),
        shard => shard.clone(),
    };
    if let Some(part) = part {
        mutants = mutants.args(["--sharding", "round-robin", "--shard", &part]);
    }
    let ended = mutants
        .args(["--test-package", TESTED, "--exclude-re", SPARED])
        .args(["--minimum-test-timeout", PATIENCE])
        .arg("--output")
        .arg(&folder)
        .args(["--colors", "never", "--", "--lib", "--tests"])
        .code()?;
    // 0: all noticed; 2: some missed; 3: some tests did not end. Anything else: it did not work.
    ensure!(
        matches!(ended, 0 | 2 | 3),
        "cargo mutants ended with status {ended}; see {}",
        folder.join("mutants.out").display()
    );
    let outcome = read_outcome(&folder.join("mutants.out"))?;
    println!("{}", summary(&outcome));
    let is_whole =
        !args.sample && args.files.is_empty() && args.shard.is_none() && args.since.is_none();
    judge(&outcome, &argued, is_whole)
}

/// Writes down what has changed since a commit, for cargo-mutants.
fn changes(commit: &str, folder: &Path) -> Result<PathBuf> {
    let diff = Run::new("git")
        .args(["diff", commit, "--", "crates"])
        .stdout()?;
    let file = folder.join("changes.diff");
    fs::write(&file, diff).with_context(|| format!("cannot write {}", file.display()))?;
    Ok(file)
}

fn read_list() -> Result<Argued> {
    let text = fs::read_to_string(workspace::root().join(LIST))
        .with_context(|| format!("cannot read {LIST}"))?;
    Argued::read(&text).with_context(|| LIST.to_owned())
}

/// Reads the lists that cargo-mutants leaves, a mutant a line.
fn read_outcome(folder: &Path) -> Result<Outcome> {
    let lines = |name: &str| -> Result<Vec<String>> {
        match fs::read_to_string(folder.join(name)) {
            Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error).with_context(|| format!("cannot read {name}")),
        }
    };
    Ok(Outcome {
        caught: lines("caught.txt")?.len(),
        timeouts: lines("timeout.txt")?.len(),
        unviable: lines("unviable.txt")?.len(),
        missed: lines("missed.txt")?
            .iter()
            .map(|line| argued::without_place(line))
            .collect(),
    })
}

fn summary(outcome: &Outcome) -> String {
    let noticed = outcome.caught + outcome.timeouts;
    let all = noticed + outcome.missed.len();
    // Far below the 2^52 that a double holds exactly.
    let score = if all == 0 {
        100.0
    } else {
        100.0 * noticed as f64 / all as f64
    };
    format!(
        "mutants {all} caught {} timeouts {} missed {} unviable {} score {score:.1} %",
        outcome.caught,
        outcome.timeouts,
        outcome.missed.len(),
        outcome.unviable
    )
}

/// Survivors must be argued for; in a whole run, what is argued for must survive.
fn judge(outcome: &Outcome, argued: &Argued, is_whole: bool) -> Result<()> {
    let unargued = argued.unargued(&outcome.missed);
    for mutant in &unargued {
        println!("missed: {mutant}");
    }
    let noticed = if is_whole {
        argued.noticed(&outcome.missed)
    } else {
        Vec::new()
    };
    for mutant in &noticed {
        println!("listed in {LIST}, and a test notices it or it is gone: {mutant}");
    }
    match (unargued.first(), noticed.first()) {
        (None, None) => Ok(()),
        (Some(first), _) => bail!(
            "no test notices {} mutants, the first: {first}; write the test, or argue in {LIST}",
            unargued.len()
        ),
        (None, Some(first)) => bail!("{LIST} argues for what does not survive: {first}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MUTANT: &str = "crates/rules/src/a.rs: replace f -> bool with true";

    fn outcome(missed: &[&str]) -> Outcome {
        Outcome {
            caught: 8,
            timeouts: 1,
            unviable: 3,
            missed: missed.iter().map(|line| (*line).to_owned()).collect(),
        }
    }

    #[test]
    fn the_score_counts_what_a_compiler_takes() {
        assert_eq!(
            summary(&outcome(&[MUTANT])),
            "mutants 10 caught 8 timeouts 1 missed 1 unviable 3 score 90.0 %"
        );
        assert!(summary(&Outcome::default()).ends_with("score 100.0 %"));
    }

    #[test]
    fn a_survivor_needs_an_argument_and_an_argument_a_survivor() {
        let none = Argued::read("# Nothing.\n").unwrap();
        let one = Argued::read(&format!("{MUTANT}\n  Why.\n")).unwrap();
        assert!(judge(&outcome(&[]), &none, true).is_ok());
        assert!(judge(&outcome(&[MUTANT]), &none, false).is_err());
        assert!(judge(&outcome(&[MUTANT]), &one, true).is_ok());
        assert!(judge(&outcome(&[]), &one, true).is_err());
        // A sample has not seen them all.
        assert!(judge(&outcome(&[]), &one, false).is_ok());
    }

    #[test]
    fn the_committed_list_is_well_formed() {
        read_list().unwrap();
    }
}
