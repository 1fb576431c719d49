//! The one thread that writes. What queues while the disk works is written together: nobody waits for a timer.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::crash::{self, CrashPoint};
use crate::{Broken, Commit, Fault, Made, Millis, Outcome, Refused, Store, Work};

/// The most that waits; whoever comes then is told so at once.
const QUEUE: usize = 4096;
/// The most that is written together.
const BATCH: usize = 256;
/// How often a process says that it is still there. A full disk is tried again as often.
const BEAT: Duration = Duration::from_secs(1);
/// How long a write may take before the disk is said to be ill: it may hang for ever and never say so.
const STALLED: Duration = Duration::from_secs(1);

/// How the store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// The last write was done, and none has been under way for long.
    Well,
    /// The last write found no room. There may be some later.
    Full,
    /// The last write failed or is still under way, and may be done later.
    Ill,
    /// Nothing will be written any more.
    Dead,
}

type Told<T> = Box<dyn FnOnce(T) + Send>;

enum Task {
    Commit(Box<Commit>, Told<Outcome>),
    Perform(Box<Work>, Told<Result<Made, Refused>>),
    Stop,
}

/// What others see of the thread. Instants are milliseconds since it began, one later, so that 0 is none.
#[derive(Debug)]
struct Gauge {
    began: Instant,
    /// When the write began that is under way.
    under_way: AtomicU64,
    /// When the first of the writes began that failed since the last one that was done.
    failing: AtomicU64,
    /// Whether the last of them found no room.
    is_full: AtomicBool,
    is_dead: AtomicBool,
    waiting: AtomicUsize,
}

impl Gauge {
    fn new() -> Gauge {
        Gauge {
            began: Instant::now(),
            under_way: AtomicU64::new(0),
            failing: AtomicU64::new(0),
            is_full: AtomicBool::new(false),
            is_dead: AtomicBool::new(false),
            waiting: AtomicUsize::new(0),
        }
    }

    fn now(&self) -> u64 {
        let passed = self.began.elapsed().as_millis();
        u64::try_from(passed).unwrap_or(u64::MAX).saturating_add(1)
    }

    /// For how long a write has been under way, and for how long writes have failed.
    fn since(&self, instant: &AtomicU64) -> Option<Duration> {
        match instant.load(Ordering::Relaxed) {
            0 => None,
            at => Some(Duration::from_millis(self.now().saturating_sub(at))),
        }
    }

    fn begin(&self) {
        self.under_way.store(self.now(), Ordering::Relaxed);
    }

    /// `failed` is why, if anything of the write was not done.
    fn end(&self, failed: Option<Fault>) {
        let began = self.under_way.swap(0, Ordering::Relaxed);
        self.is_full
            .store(failed == Some(Fault::Full), Ordering::Relaxed);
        if failed.is_none() {
            self.failing.store(0, Ordering::Relaxed);
        } else if self.failing.load(Ordering::Relaxed) == 0 {
            self.failing.store(began, Ordering::Relaxed);
        }
    }

    fn trouble(&self) -> Option<Duration> {
        let stalled = self.since(&self.under_way).filter(|time| *time >= STALLED);
        self.since(&self.failing).max(stalled)
    }
}

/// The way to the thread that writes.
pub struct Writer {
    queue: SyncSender<Task>,
    gauge: Arc<Gauge>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer")
            .field("gauge", &self.gauge)
            .finish_non_exhaustive()
    }
}

impl Writer {
    /// Starts the thread. `boot` is the number under which it says that it is there, `now` the time. `broken` is called once if
    /// the disk cannot be believed any more, before anybody hears of it.
    #[must_use]
    pub fn start(
        store: impl Store + 'static,
        boot: i64,
        now: impl Fn() -> Millis + Send + 'static,
        broken: impl FnOnce(&Broken) + Send + 'static,
    ) -> Writer {
        let (queue, tasks) = sync_channel(QUEUE);
        let gauge = Arc::new(Gauge::new());
        let thread = thread::spawn({
            let gauge = Arc::clone(&gauge);
            move || {
                let mut desk = Desk {
                    store,
                    gauge,
                    broken: Some(broken),
                };
                desk.work(&tasks, boot, now);
            }
        });
        Writer {
            queue,
            gauge,
            thread: Mutex::new(Some(thread)),
        }
    }

    /// Writes a commit; `told` is called by the writing thread when it is on the disk, or is not.
    pub fn commit(&self, commit: Commit, told: impl FnOnce(Outcome) + Send + 'static) {
        if let Err((Task::Commit(_, told), fault)) =
            self.send(Task::Commit(Box::new(commit), Box::new(told)))
        {
            told(Outcome::Failed(fault));
        }
    }

    /// Does a work; `told` is called by the writing thread.
    pub fn perform(&self, work: Work, told: impl FnOnce(Result<Made, Refused>) + Send + 'static) {
        if let Err((Task::Perform(_, told), fault)) =
            self.send(Task::Perform(Box::new(work), Box::new(told)))
        {
            told(Err(Refused::Failed(fault)));
        }
    }

    fn send(&self, task: Task) -> Result<(), (Task, Fault)> {
        self.gauge.waiting.fetch_add(1, Ordering::Relaxed);
        self.queue.try_send(task).map_err(|error| {
            self.gauge.waiting.fetch_sub(1, Ordering::Relaxed);
            match error {
                TrySendError::Full(task) => (task, Fault::Crowded),
                TrySendError::Disconnected(task) => (task, Fault::Busy),
            }
        })
    }

    /// How the store is.
    #[must_use]
    pub fn health(&self) -> Health {
        if self.gauge.is_dead.load(Ordering::Relaxed) {
            return Health::Dead;
        }
        match self.gauge.trouble() {
            None => Health::Well,
            Some(_) if self.gauge.is_full.load(Ordering::Relaxed) => Health::Full,
            Some(_) => Health::Ill,
        }
    }

    /// For how long nothing could be written: since the write began that failed or still hangs.
    #[must_use]
    pub fn trouble(&self) -> Option<Duration> {
        self.gauge.trouble()
    }

    /// How much waits.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.gauge.waiting.load(Ordering::Relaxed)
    }

    /// Whether so much waits that new work should not come.
    #[must_use]
    pub fn is_crowded(&self) -> bool {
        self.waiting() > QUEUE / 5 * 4
    }

    /// Writes what waits and ends the thread. What comes later is refused.
    pub fn stop(&self) {
        let thread = self
            .thread
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        if let Some(thread) = thread
            && self.queue.send(Task::Stop).is_ok()
        {
            // It panicked, and said so on its own.
            let _ = thread.join();
        }
    }
}

/// Why something of a batch was not done.
fn first_fault<T>(
    done: &Result<Vec<T>, Broken>,
    failed: impl Fn(&T) -> Option<Fault>,
) -> Option<Fault> {
    match done {
        Ok(all) => all.iter().find_map(failed),
        Err(_) => Some(Fault::Broken),
    }
}

struct Desk<S, B: FnOnce(&Broken)> {
    store: S,
    gauge: Arc<Gauge>,
    broken: Option<B>,
}

impl<S, B: FnOnce(&Broken)> Drop for Desk<S, B> {
    /// A fault of the program in this thread: nothing will be written any more, and nobody would see it.
    fn drop(&mut self) {
        if thread::panicking() {
            self.die(&Broken("the thread that writes broke off".to_owned()));
        }
    }
}

impl<S, B: FnOnce(&Broken)> Desk<S, B> {
    fn is_dead(&self) -> bool {
        self.broken.is_none()
    }

    fn die(&mut self, broken: &Broken) {
        self.gauge.is_dead.store(true, Ordering::Relaxed);
        if let Some(tell) = self.broken.take() {
            tell(broken);
        }
    }
}

impl<S: Store, B: FnOnce(&Broken)> Desk<S, B> {
    fn work(&mut self, tasks: &Receiver<Task>, boot: i64, now: impl Fn() -> Millis) {
        let mut beaten = now();
        let mut is_last = false;
        while !is_last {
            let mut commits = Vec::new();
            let mut works: Vec<(Work, Told<Result<Made, Refused>>)> = Vec::new();
            let first = match tasks.recv_timeout(BEAT) {
                Ok(task) => Some(task),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            for task in first.into_iter().chain(tasks.try_iter()).take(BATCH) {
                match task {
                    Task::Commit(commit, told) => commits.push((*commit, told)),
                    Task::Perform(work, told) => works.push((*work, told)),
                    Task::Stop => is_last = true,
                }
            }
            self.commit(commits);
            let asked = works.len();
            let waiting = self.gauge.waiting.fetch_sub(asked, Ordering::Relaxed);
            let time = now();
            if time - beaten >= 1000 && !is_last {
                beaten = time;
                // A process that is not entered yet, or in a store that is full, beats in vain; the gauge says so.
                works.push((Work::Beat { boot, at: time }, Box::new(|_| ())));
                // The beat waits for the disk anyway. Where somebody else waits as well, this comes another time.
                if waiting == 0 {
                    works.push((Work::Compact { now: time }, Box::new(|_| ())));
                }
            }
            self.perform(works);
        }
    }

    fn commit(&mut self, tasks: Vec<(Commit, Told<Outcome>)>) {
        if tasks.is_empty() {
            return;
        }
        self.gauge.waiting.fetch_sub(tasks.len(), Ordering::Relaxed);
        let (batch, told): (Vec<Commit>, Vec<Told<Outcome>>) = tasks.into_iter().unzip();
        let outcomes = match self.is_dead() {
            true => None,
            false => {
                self.gauge.begin();
                crash::at(CrashPoint::Queued);
                let done = self.store.commit(&batch);
                let failed = |outcome: &Outcome| match outcome {
                    Outcome::Failed(fault) => Some(*fault),
                    _ => None,
                };
                self.gauge.end(first_fault(&done, failed));
                self.alive(done)
            }
        };
        let outcomes =
            outcomes.unwrap_or_else(|| vec![Outcome::Failed(Fault::Broken); batch.len()]);
        for (told, outcome) in told.into_iter().zip(outcomes) {
            told(outcome);
        }
    }

    /// Works of the cold lane are written together as well: each of them alone would hold up the turns that come behind it.
    fn perform(&mut self, tasks: Vec<(Work, Told<Result<Made, Refused>>)>) {
        if tasks.is_empty() {
            return;
        }
        let (batch, told): (Vec<Work>, Vec<_>) = tasks.into_iter().unzip();
        let made = match self.is_dead() {
            true => None,
            false => {
                self.gauge.begin();
                let done = self.store.perform_all(&batch);
                let failed = |made: &Result<_, _>| match made {
                    Err(Refused::Failed(fault)) => Some(*fault),
                    _ => None,
                };
                self.gauge.end(first_fault(&done, failed));
                self.alive(done)
            }
        };
        let made = made.unwrap_or_else(|| vec![Err(Refused::Failed(Fault::Broken)); batch.len()]);
        for (told, made) in told.into_iter().zip(made) {
            told(made);
        }
    }

    /// What the store says, unless it cannot be believed any more.
    fn alive<T>(&mut self, done: Result<T, Broken>) -> Option<T> {
        done.inspect_err(|broken| self.die(broken)).ok()
    }
}
