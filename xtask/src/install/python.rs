//! A Python of our own for outside programs that come as Python packages: nothing is installed into the system's.

use std::path::PathBuf;

use anyhow::Result;

use super::apt;
use crate::run::Run;
use crate::workspace;

/// A virtual environment in target/oracle-venv.
#[derive(Clone, Debug)]
pub(crate) struct Python {
    dir: PathBuf,
}

/// The virtual environment, made if it is not there.
pub(crate) fn python() -> Result<Python> {
    let python = Python {
        dir: workspace::target().join("oracle-venv"),
    };
    if python.run().args(["-m", "pip", "--version"]).succeeds() {
        return Ok(python);
    }
    apt::program("python3", "python3")?;
    // Debian's python3 carries the module venv but cannot make a pip without this package.
    if !Run::new("python3")
        .args(["-c", "import ensurepip"])
        .succeeds()
    {
        apt::package_of("Python's module ensurepip", "python3-venv")?;
    }
    Run::new("python3")
        .args(["-m", "venv", "--clear"])
        .arg(&python.dir)
        .go()?;
    Ok(python)
}

impl Python {
    /// Its interpreter, ready for arguments.
    pub(crate) fn run(&self) -> Run {
        Run::new(self.dir.join("bin/python"))
    }

    /// Installs the PyPI `package` (`name==version`) unless exactly that is there.
    pub(crate) fn install(&self, package: &str) -> Result<()> {
        let (name, version) = package.split_once("==").unwrap_or((package, ""));
        let shown = self.run().args(["-m", "pip", "show", name]).output()?;
        if shown.status.success() && has_version(&String::from_utf8_lossy(&shown.stdout), version) {
            return Ok(());
        }
        self.run()
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
            ])
            .arg(package)
            .go()
    }
}

/// Whether `pip show` tells of `version`; the empty version is any.
fn has_version(shown: &str, version: &str) -> bool {
    version.is_empty()
        || shown
            .lines()
            .filter_map(|line| line.strip_prefix("Version: "))
            .any(|found| found == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_whole() {
        let shown = "Name: six\nVersion: 1.16.0\n";
        assert!(has_version(shown, "1.16.0"));
        assert!(has_version(shown, ""));
        assert!(!has_version(shown, "1.16"));
    }
}
