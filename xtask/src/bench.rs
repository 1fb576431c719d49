//! `cargo xtask bench`: the criterion benchmarks, and the signature of the search.

use anyhow::{Result, ensure};

use crate::run::Run;
use crate::{signature, workspace};

/// Run the criterion benchmarks.
///
/// Results are compared with those of the last run; nothing else should be running on the machine.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only the benchmarks of this crate
    #[arg(long = "crate", value_name = "CRATE")]
    crate_name: Option<String>,
    /// Write the signature of the search to tests-data/bench-signature.txt and end: after a change of the search or of an
    /// evaluation
    #[arg(long)]
    sign: bool,
    /// Passed on to criterion (for example `-- --quick generate`)
    #[arg(last = true)]
    criterion: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if args.sign {
        return signature::sign();
    }
    let packages = workspace::packages()?;
    let chosen = match &args.crate_name {
        Some(name) => std::slice::from_ref(workspace::named(&packages, name)?),
        None => packages.as_slice(),
    };
    let mut ran = 0;
    for package in chosen {
        // By name: `cargo bench` alone also starts the unit tests, which do not know criterion's options.
        for bench in &package.benches {
            Run::cargo()
                .args(["bench", "--package", &package.package])
                .args(["--bench", bench, "--"])
                .args(&args.criterion)
                .go()?;
            ran += 1;
        }
    }
    ensure!(ran > 0, "no benchmark found");
    Ok(())
}
