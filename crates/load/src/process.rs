//! The server that is measured or broken: a process of its own, so that its memory and its death are its own.

use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::Fault;

/// What ten thousand sockets need, with some to spare.
const FILES: u64 = 16_000;
/// How long the server may take to stop, and to start.
const LAST: Duration = Duration::from_secs(60);

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Start {
    /// The program.
    pub program: PathBuf,
    /// The folder of its data.
    pub folder: PathBuf,
    /// What it finds in its environment.
    pub env: Vec<(String, String)>,
    /// Where it writes what it says; with ours if it is nowhere.
    pub says: Option<PathBuf>,
    /// What stands before the program: another one that starts it.
    pub under: Vec<String>,
}

impl Start {
    /// As users start it.
    #[must_use]
    pub fn new(program: &Path, folder: &Path) -> Start {
        Start {
            program: program.to_owned(),
            folder: folder.to_owned(),
            env: Vec::new(),
            says: None,
            under: Vec::new(),
        }
    }

    fn command(&self) -> Result<Command, Fault> {
        let mut command = match self.under.split_first() {
            None => Command::new(&self.program),
            Some((first, rest)) => {
                let mut command = Command::new(first);
                command.args(rest).arg(&self.program);
                command
            }
        };
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&self.folder)
            .envs(self.env.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        if let Some(says) = &self.says {
            let mut options = std::fs::OpenOptions::new();
            let file = options.create(true).append(true).open(says);
            command.stderr(file.map_err(|it| Fault::process("what it says", it))?);
        }
        Ok(command)
    }

    /// Starts it, which has to end by itself; how it ended.
    ///
    /// # Errors
    /// A program that cannot be started, or that does not end.
    pub async fn ends(&self) -> Result<ExitStatus, Fault> {
        let mut child = self.spawn()?;
        // Its first line would be the address; whoever does not listen must not hold it up.
        drop(child.stdout.take());
        match timeout(LAST, child.wait()).await {
            Ok(ended) => ended.map_err(|it| Fault::process("the end", it)),
            Err(_) => Err(Fault::process("the server", "it does not end")),
        }
    }

    fn spawn(&self) -> Result<Child, Fault> {
        let started = self.command()?.spawn();
        started.map_err(|it| Fault::process(&self.program.display().to_string(), it))
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Process {
    start: Start,
    child: Child,
    /// Where it listens.
    pub address: String,
    /// From the start of the program until its first line.
    pub ready: Duration,
}

impl Process {
    /// Starts it and waits until it listens.
    ///
    /// # Errors
    /// A program that cannot be started; [`Fault::Ended`] if it ends before it listens.
    pub async fn start(start: Start) -> Result<Process, Fault> {
        let began = Instant::now();
        let mut child = start.spawn()?;
        let out = child.stdout.take();
        let out = out.ok_or_else(|| Fault::process("the server", "no standard output"))?;
        let mut lines = BufReader::new(out).lines();
        let first = timeout(LAST, lines.next_line()).await;
        let Some(first) = first.ok().and_then(Result::ok).flatten() else {
            let ended = timeout(LAST, child.wait()).await;
            return Err(match ended {
                Ok(Ok(status)) => Fault::Ended(status),
                Ok(Err(error)) => Fault::process("the server", error),
                Err(_) => Fault::process("the server", "it does not listen"),
            });
        };
        let address = first.trim_start_matches("http://").trim_end_matches('/');
        Ok(Process {
            start,
            child,
            address: address.to_owned(),
            ready: began.elapsed(),
        })
    }

    /// Its number; an error once it has ended.
    ///
    /// # Errors
    /// A server that has ended.
    pub fn id(&self) -> Result<u32, Fault> {
        let gone = || Fault::process("the server", "it ended");
        self.child.id().ok_or_else(gone)
    }

    fn proc(&self, file: &str) -> Result<PathBuf, Fault> {
        Ok(PathBuf::from(format!("/proc/{}/{file}", self.id()?)))
    }

    /// Its memory in MB, as the system counts it now.
    ///
    /// # Errors
    /// A server that has ended.
    pub fn memory(&self) -> Result<f64, Fault> {
        let file = self.proc("status")?;
        let status = std::fs::read_to_string(file).map_err(|it| Fault::process("memory", it))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        let kib = kib.ok_or_else(|| Fault::process("memory", "no VmRSS"))?;
        Ok(kib * 1024.0 / 1e6)
    }

    /// How many files it has open.
    ///
    /// # Errors
    /// A server that has ended.
    pub fn files(&self) -> Result<f64, Fault> {
        let files = std::fs::read_dir(self.proc("fd")?);
        Ok(files.map_err(|it| Fault::process("files", it))?.count() as f64)
    }

    /// The log that is not yet in the database, in MB.
    #[must_use]
    pub fn wal(&self) -> f64 {
        let file = self.start.folder.join("fairyring.db-wal");
        std::fs::metadata(file).map_or(0.0, |it| it.len() as f64 / 1e6)
    }

    /// Kills it, as if the machine had no more power for it.
    ///
    /// # Errors
    /// A process that cannot be killed.
    pub async fn kill(&mut self) -> Result<(), Fault> {
        let killed = self.child.kill().await;
        killed.map_err(|it| Fault::process("the server", it))
    }

    /// Waits until it has ended by itself; how it ended.
    ///
    /// # Errors
    /// A server that goes on.
    pub async fn ended(&mut self, within: Duration) -> Result<ExitStatus, Fault> {
        match timeout(within, self.child.wait()).await {
            Ok(ended) => ended.map_err(|it| Fault::process("the end", it)),
            Err(_) => Err(Fault::process("the server", "it goes on")),
        }
    }

    /// Asks it to stop.
    ///
    /// # Errors
    /// A server that cannot be asked.
    pub async fn ask_to_stop(&self) -> Result<(), Fault> {
        let asked = Command::new("kill").arg(self.id()?.to_string()).status();
        match asked.await {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(Fault::process("kill", status)),
            Err(error) => Err(Fault::process("kill", error)),
        }
    }

    /// Asks it to stop, and waits.
    ///
    /// # Errors
    /// A server that does not stop, or not in order.
    pub async fn stop(&mut self) -> Result<(), Fault> {
        self.ask_to_stop().await?;
        let status = self.ended(LAST).await?;
        match status.success() {
            true => Ok(()),
            false => Err(Fault::process("the stop", status)),
        }
    }

    /// The last line of `fairyring doctor` over what was stored.
    ///
    /// # Errors
    /// A program that cannot be started or says nothing.
    pub async fn doctor(&self) -> Result<String, Fault> {
        let out = Command::new(&self.start.program)
            .args(["doctor", "--data"])
            .arg(&self.start.folder)
            .output()
            .await
            .map_err(|it| Fault::process("doctor", it))?;
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let last = text.lines().last().map(str::to_owned);
        last.ok_or_else(|| Fault::process("doctor", "it says nothing"))
    }
}

/// Both ends of every socket are on this machine, in two processes.
///
/// # Errors
/// Fewer open files than that are allowed.
pub fn enough_files() -> Result<(), Fault> {
    let limits = std::fs::read_to_string("/proc/self/limits");
    let limits = limits.map_err(|it| Fault::process("the limits", it))?;
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().nth(3)?.parse::<u64>().ok());
    match most {
        Some(most) if most >= FILES => Ok(()),
        most => {
            let most = most.map_or("none".to_owned(), |most| most.to_string());
            let cause = format!("{FILES} are needed and {most} are allowed: `ulimit -n {FILES}`");
            Err(Fault::process("open files", cause))
        }
    }
}

/// What else the machine does.
#[must_use]
pub fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
