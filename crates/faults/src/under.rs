//! A process whose calls to the system fail: `strace` answers them.

use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::Trouble;

/// How long it may take until every thread is held, and until all are let go.
const LONG: Duration = Duration::from_secs(10);

/// Calls that fail as long as this is there.
pub(crate) struct Failing {
    strace: Child,
}

impl Failing {
    /// Makes calls of a process fail, all of them from now on.
    pub(crate) async fn calls(id: u32, calls: &str, error: &str) -> Result<Failing, Trouble> {
        let strace = Command::new("strace")
            .args(["-f", "-qq", "-o", "/dev/null", "-p", &id.to_string()])
            .args(["-e", &format!("trace={calls}")])
            .args(["-e", &format!("inject={calls}:error={error}")])
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let mut failing = Failing { strace };
        let began = Instant::now();
        while !is_held(id)? {
            match failing.strace.try_wait()? {
                // The first call that failed has ended the process, and with it what held it.
                Some(ended) if ended.success() => break,
                None if began.elapsed() < LONG => {}
                ended => {
                    let says = format!("strace cannot hold the server: {ended:?}");
                    return Err(Trouble::Never(says));
                }
            }
            sleep(Duration::from_millis(2)).await;
        }
        Ok(failing)
    }

    /// Lets them do what they are asked again.
    pub(crate) async fn end(mut self) -> Result<(), Trouble> {
        if let Some(id) = self.strace.id() {
            let mut kill = Command::new("kill");
            kill.args(["-INT", &id.to_string()]).status().await?;
        }
        match timeout(LONG, self.strace.wait()).await {
            Ok(ended) => Ok(ended.map(drop)?),
            Err(_) => Err(Trouble::Never("strace does not let go".to_owned())),
        }
    }
}

/// Whether every thread of a process has one that traces it. One that has just ended counts as held.
fn is_held(id: u32) -> Result<bool, Trouble> {
    for task in std::fs::read_dir(format!("/proc/{id}/task"))? {
        let status = std::fs::read_to_string(task?.path().join("status")).unwrap_or_default();
        if status.lines().any(|line| line == "TracerPid:\t0") {
            return Ok(false);
        }
    }
    Ok(true)
}
