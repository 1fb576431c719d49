//! Runs the targets on mutated inputs, on any toolchain: `mutate RUNS NUMBER TARGET…`.
//!
//! `mutate list` prints the names of the targets; `mutate seeds FOLDER` writes the good inputs of every target into a
//! folder of its name, for libFuzzer. People call `cargo xtask fuzz`.

use std::error::Error;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use fairyring_fuzz::{Mutator, Slowest, TARGETS, Target, find};

/// An input that takes longer is a fault: links and texts come from strangers.
const LONGEST: Duration = Duration::from_secs(1);

/// After this many faults of one target the rest is more of the same.
const FAULTS: usize = 10;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match work(&args) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Gives the number of faults found.
fn work(args: &[String]) -> Result<usize, Box<dyn Error>> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["list"] => {
            for target in TARGETS {
                println!("{}", target.name);
            }
            Ok(0)
        }
        ["seeds", folder] => write_seeds(Path::new(folder)).map(|()| 0),
        [runs, number, names @ ..] if !names.is_empty() => {
            let (runs, number) = (runs.parse()?, number.parse()?);
            let mut faults = 0;
            for name in names {
                let target = find(name).ok_or_else(|| format!("no target '{name}'"))?;
                faults += run(target, runs, number);
            }
            Ok(faults)
        }
        _ => Err("usage: mutate list | seeds FOLDER | RUNS NUMBER TARGET…".into()),
    }
}

fn write_seeds(folder: &Path) -> Result<(), Box<dyn Error>> {
    for target in TARGETS {
        let folder = folder.join(target.name);
        fs::create_dir_all(&folder)?;
        for (index, seed) in (target.seeds)().into_iter().enumerate() {
            fs::write(folder.join(format!("seed-{index:04}")), seed)?;
        }
    }
    Ok(())
}

fn run(target: &Target, runs: u64, number: u64) -> usize {
    let mut mutator = Mutator::new(number, (target.seeds)());
    let mut slowest = Slowest::default();
    let mut input = Vec::new();
    let mut faults = 0;
    let started = Instant::now();
    let mut done = 0;
    while done < runs && faults < FAULTS {
        mutator.next(&mut input);
        let timed = panic::catch_unwind(AssertUnwindSafe(|| slowest.time(target.run, &input)));
        let fault = match timed {
            Ok(took) if took <= LONGEST => None,
            Ok(_) => Some("took too long"),
            Err(_) => Some("panicked"),
        };
        if let Some(what) = fault {
            faults += 1;
            eprintln!("{} {what}: {}", target.name, input.escape_ascii());
        }
        done += 1;
    }
    eprintln!("target {}", target.name);
    eprintln!("executed {done} in {} ms", started.elapsed().as_millis());
    eprintln!("{}", slowest.line());
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(run: fn(&[u8])) -> Target {
        Target {
            name: "test",
            run,
            seeds: || vec![b"abc".to_vec()],
        }
    }

    #[test]
    fn a_panic_is_a_fault_and_ten_are_enough() {
        let broken = target(|input| assert!(input.contains(&b'b'), "no b"));
        assert_eq!(run(&broken, 10_000, 1), FAULTS);
    }

    #[test]
    fn a_target_that_holds_has_no_fault() {
        assert_eq!(run(&target(|_| ()), 1_000, 1), 0);
    }
}
