//! Which stage runs when: two of them at a time, because many of them wait or use one processor alone.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};

use super::report::{Report, Verdict};
use super::{Stage, attempt};
use crate::{say, workspace};

/// When a stage runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// One after the other, with the terminal: what is built in `target/debug`, which cargo lets one command write at a time.
    First,
    /// One after the other beside the first, each told as a whole when it has ended: what is built in other folders, or
    /// by then built already.
    Beside,
    /// In whichever lane has nothing more of its own, and not before [`BUILT`] has ended: what asks for what is built by then.
    Spare,
}

/// The stage whose programs and page the spare ones use.
const BUILT: &str = "release";

/// What has ended so far.
struct Progress {
    report: Mutex<Report>,
    fail_fast: bool,
    stopped: AtomicBool,
    spare: Mutex<VecDeque<&'static Stage>>,
    built: Mutex<bool>,
    is_built: Condvar,
}

/// Runs `stages`, each lane in its order; a failure ends nothing but what `fail_fast` leaves out.
pub(super) fn run(stages: &[&'static Stage], fail_fast: bool) -> Report {
    let clock = Instant::now();
    let of = |turn: Turn| {
        stages
            .iter()
            .copied()
            .filter(move |stage| stage.turn == turn)
    };
    let progress = Progress {
        report: Mutex::default(),
        fail_fast,
        stopped: AtomicBool::new(false),
        spare: Mutex::new(of(Turn::Spare).collect()),
        built: Mutex::new(!stages.iter().any(|stage| stage.name == BUILT)),
        is_built: Condvar::new(),
    };
    let lanes = [Turn::First, Turn::Beside].map(|turn| of(turn).count());
    if lanes.contains(&0) {
        stages.iter().for_each(|stage| progress.live(stage));
    } else {
        thread::scope(|scope| {
            scope.spawn(|| {
                of(Turn::Beside).for_each(|stage| progress.beside(stage));
                progress.go_on(Progress::beside);
            });
            of(Turn::First).for_each(|stage| progress.live(stage));
            progress.go_on(Progress::live);
        });
    }
    let report = progress.report.into_inner();
    report
        .unwrap_or_else(PoisonError::into_inner)
        .in_all(clock.elapsed())
}

impl Progress {
    /// Takes spare stages until none is left.
    fn go_on(&self, run: fn(&Self, &Stage)) {
        let built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        drop(
            self.is_built
                .wait_while(built, |built| !*built)
                .unwrap_or_else(PoisonError::into_inner),
        );
        let next = || {
            self.spare
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .pop_front()
        };
        while let Some(stage) = next() {
            run(self, stage);
        }
    }

    /// With the terminal.
    fn live(&self, stage: &Stage) {
        if self.stopped.load(Ordering::Relaxed) {
            return self.pass(stage);
        }
        eprintln!("\n== {} · {}", stage.name, stage.about);
        let clock = Instant::now();
        self.end(stage, clock, attempt(stage));
    }

    /// Silently until its end.
    fn beside(&self, stage: &Stage) {
        if self.stopped.load(Ordering::Relaxed) {
            return self.pass(stage);
        }
        let clock = Instant::now();
        let (verdict, said) = match kept(stage) {
            Ok(told) => told,
            Err(error) => (Verdict::Failed(format!("{error:#}")), String::new()),
        };
        // In one piece: the other lane goes on speaking.
        eprint!("\n== {} · {} (beside)\n{said}", stage.name, stage.about);
        self.end(stage, clock, verdict);
    }

    fn end(&self, stage: &Stage, clock: Instant, verdict: Verdict) {
        if self.fail_fast && matches!(verdict, Verdict::Failed(_)) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        self.report
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(stage.name, clock.elapsed(), verdict);
        self.pass(stage);
    }

    /// Whoever waits for `stage` goes on, however it ended: what it did not make is missed aloud.
    fn pass(&self, stage: &Stage) {
        if stage.name == BUILT {
            *self.built.lock().unwrap_or_else(PoisonError::into_inner) = true;
            self.is_built.notify_all();
        }
    }
}

/// Runs a stage, and gives what it and its programs said.
fn kept(stage: &Stage) -> Result<(Verdict, String)> {
    let folder = workspace::target().join("stages");
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.log", stage.name));
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let verdict = say::into(file, || attempt(stage));
    // A fuzzer shows inputs that are not UTF-8.
    let said = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
    Ok((verdict, said))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::sync::{LazyLock, Mutex};
    use std::time::Duration;

    use anyhow::{Result, bail};

    use super::*;

    type Way = LazyLock<(Mutex<Sender<()>>, Mutex<Receiver<()>>)>;

    fn way() -> (Mutex<Sender<()>>, Mutex<Receiver<()>>) {
        let (give, take) = channel();
        (Mutex::new(give), Mutex::new(take))
    }

    /// Each waits for a word of the other: one after the other they would wait for nothing.
    static THERE: Way = LazyLock::new(way);
    static BACK: Way = LazyLock::new(way);

    fn speaks_first() -> Result<()> {
        THERE.0.lock().unwrap().send(())?;
        Ok(BACK
            .1
            .lock()
            .unwrap()
            .recv_timeout(Duration::from_secs(60))?)
    }

    fn answers() -> Result<()> {
        THERE
            .1
            .lock()
            .unwrap()
            .recv_timeout(Duration::from_secs(60))?;
        Ok(BACK.0.lock().unwrap().send(())?)
    }

    fn fails() -> Result<()> {
        bail!("as it should")
    }

    fn is_not_run() -> Result<()> {
        bail!("a stage ran after the end")
    }

    const fn stage(name: &'static str, turn: Turn, run: fn() -> Result<()>) -> Stage {
        Stage {
            name,
            about: "for tests",
            turn,
            run,
        }
    }

    #[test]
    fn two_stages_run_at_a_time() {
        static ONE: Stage = stage("test-one", Turn::First, speaks_first);
        static TWO: Stage = stage("test-two", Turn::Beside, answers);
        let report = run(&[&ONE, &TWO], false);
        assert_eq!(report.failed(), 0, "{report}");
        assert!(report.to_string().ends_with("2 passed, 0 failed"));
    }

    #[test]
    fn a_failure_is_reported_and_may_end_the_rest() {
        static GOOD: Stage = stage("test-good", Turn::First, || Ok(()));
        static BAD: Stage = stage("test-bad", Turn::First, fails);
        static LATE: Stage = stage("test-late", Turn::First, is_not_run);
        let all = [&GOOD, &BAD, &LATE];
        assert!(run(&all, false).to_string().ends_with("1 passed, 2 failed"));
        assert!(run(&all, true).to_string().ends_with("1 passed, 1 failed"));
    }

    #[test]
    fn spare_stages_wait_for_the_build_and_run_in_any_lane_once() {
        static ORDER: Mutex<Vec<&str>> = Mutex::new(Vec::new());
        fn note(name: &'static str) -> Result<()> {
            ORDER.lock().unwrap().push(name);
            Ok(())
        }
        static FIRST: Stage = stage("test-first", Turn::First, || note("first"));
        static BUILDS: Stage = stage(BUILT, Turn::Beside, || note("built"));
        static THIS: Stage = stage("test-this", Turn::Spare, || note("spare"));
        static THAT: Stage = stage("test-that", Turn::Spare, || note("spare"));
        let report = run(&[&FIRST, &BUILDS, &THIS, &THAT], false);
        assert_eq!(ORDER.lock().unwrap()[2..], ["spare", "spare"]);
        assert!(report.to_string().ends_with("4 passed, 0 failed"));
        // Chosen alone they wait for nothing.
        assert!(
            run(&[&THIS], false)
                .to_string()
                .ends_with("1 passed, 0 failed")
        );
    }

    #[test]
    fn what_failed_to_build_holds_nobody_up() {
        static FINE: Stage = stage("test-fine", Turn::First, || Ok(()));
        static BAD: Stage = stage(BUILT, Turn::Beside, fails);
        static SPARE: Stage = stage("test-spare", Turn::Spare, || Ok(()));
        let ended = |fail_fast| run(&[&FINE, &BAD, &SPARE], fail_fast).to_string();
        assert!(ended(false).ends_with("2 passed, 1 failed"));
        assert!(ended(true).contains("1 failed"));
    }

    #[test]
    fn a_failure_beside_is_a_failure() {
        static GOOD: Stage = stage("test-fine", Turn::First, || Ok(()));
        static BAD: Stage = stage("test-worse", Turn::Beside, fails);
        let report = run(&[&GOOD, &BAD], false);
        assert_eq!(report.failed(), 1);
        assert!(report.to_string().contains("as it should"), "{report}");
    }
}
