//! The server that is measured: a process of its own, so that its memory is its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// What ten thousand sockets need, with some to spare.
const FILES: u64 = 16_000;
/// How long the server may take to stop.
const LAST: Duration = Duration::from_secs(60);

pub(crate) struct Process {
    program: PathBuf,
    folder: PathBuf,
    child: Child,
    pub(crate) address: String,
    /// From the start of the program until its first line.
    pub(crate) ready: Duration,
}

impl Process {
    pub(crate) async fn start(program: &Path, folder: &Path) -> Result<Process> {
        let began = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("{} cannot be started", program.display()))?;
        let out = child.stdout.take().context("no standard output")?;
        let mut lines = BufReader::new(out).lines();
        let first = lines.next_line().await?.context("the server ended")?;
        let address = first
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        Ok(Process {
            program: program.to_owned(),
            folder: folder.to_owned(),
            child,
            address,
            ready: began.elapsed(),
        })
    }

    fn proc(&self, file: &str) -> Result<PathBuf> {
        let id = self.child.id().context("the server ended")?;
        Ok(PathBuf::from(format!("/proc/{id}/{file}")))
    }

    /// Its memory in MB, as the system counts it now.
    pub(crate) fn memory(&self) -> Result<f64> {
        let status = std::fs::read_to_string(self.proc("status")?)?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        Ok(kib.context("no VmRSS")? * 1024.0 / 1e6)
    }

    /// How many files it has open.
    pub(crate) fn files(&self) -> Result<f64> {
        Ok(std::fs::read_dir(self.proc("fd")?)?.count() as f64)
    }

    /// The log that is not yet in the database, in MB.
    pub(crate) fn wal(&self) -> f64 {
        let file = self.folder.join("fairyring.db-wal");
        std::fs::metadata(file).map_or(0.0, |it| it.len() as f64 / 1e6)
    }

    /// Asks it to stop, and waits.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        if let Some(id) = self.child.id() {
            let asked = Command::new("kill").arg(id.to_string()).status().await?;
            ensure!(asked.success(), "the server cannot be asked to stop");
        }
        match tokio::time::timeout(LAST, self.child.wait()).await {
            Ok(ended) => ensure!(ended?.success(), "the server did not stop in order"),
            Err(_) => bail!("the server does not stop"),
        }
        Ok(())
    }

    /// The last line of `fairyring doctor` over what was stored.
    pub(crate) async fn doctor(&self) -> Result<String> {
        let out = Command::new(&self.program)
            .args(["doctor", "--data"])
            .arg(&self.folder)
            .output()
            .await?;
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let last = text.lines().last().context("doctor says nothing")?;
        Ok(last.to_owned())
    }
}

/// Both ends of every socket are on this machine, in two processes.
pub(crate) fn enough_files() -> Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits")?;
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().nth(3)?.parse::<u64>().ok());
    let most = most.context("no limit of open files")?;
    ensure!(
        most >= FILES,
        "{FILES} open files are needed and {most} are allowed: `ulimit -n {FILES}`"
    );
    Ok(())
}

/// What else the machine does.
pub(crate) fn load_average() -> Result<String> {
    let text = std::fs::read_to_string("/proc/loadavg")?;
    Ok(text.split(' ').take(3).collect::<Vec<_>>().join(" "))
}
