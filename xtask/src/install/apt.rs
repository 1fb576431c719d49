//! Programs from Debian's packages.

use std::sync::Once;

use anyhow::{Result, bail};

use crate::run::Run;

/// Makes sure that `program` can be started; otherwise installs the Debian `package` it comes from.
pub(crate) fn program(program: &str, package: &str) -> Result<()> {
    if Run::new(program).arg("--version").output().is_ok() {
        return Ok(());
    }
    package_of(program, package)
}

/// Makes sure that a Debian package without a program of its own is there.
pub(crate) fn package(name: &str) -> Result<()> {
    if Run::new("dpkg").args(["--status", name]).succeeds() {
        return Ok(());
    }
    package_of(name, name)
}

/// Installs a Debian package because `what` is missing.
pub(super) fn package_of(what: &str, package: &str) -> Result<()> {
    let Some(mut apt) = apt_get() else {
        bail!(
            "{what} is missing, and this machine has no apt-get that we may use; install the equivalent of Debian's package {package}"
        );
    };
    static UPDATE: Once = Once::new();
    let mut updated = Ok(());
    UPDATE.call_once(|| updated = run_apt(&apt, &["update", "-qq"]));
    updated?;
    apt.push("install");
    run_apt(&apt, &["-y", "-qq", "--no-install-recommends", package])
}

/// How apt-get is called here: as root directly, otherwise by a sudo that asks nothing.
fn apt_get() -> Option<Vec<&'static str>> {
    if !Run::new("apt-get").arg("--version").succeeds() {
        return None;
    }
    let id = Run::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() == b"0" {
        return Some(vec!["apt-get"]);
    }
    let sudo = Run::new("sudo").args(["-n", "true"]).succeeds();
    sudo.then(|| vec!["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND", "apt-get"])
}

fn run_apt(apt: &[&str], args: &[&str]) -> Result<()> {
    // Two stages may want something at once: the second waits for the first.
    Run::new(apt[0])
        .args(&apt[1..])
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(args)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .go()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_there_needs_no_package() {
        // The package does not exist: asking for it would be an error.
        program("sh", "no-such-package").unwrap();
    }
}
