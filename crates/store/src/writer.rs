//! The one thread that writes. What queues while the disk works is written together: nobody waits for a timer.

use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::{Broken, Commit, Fault, Made, Millis, Outcome, Refused, Store, Work};

/// The most that waits; whoever comes then is told so at once.
const QUEUE: usize = 4096;
/// The most that is written together.
const BATCH: usize = 256;
/// How often a process says that it is still there. A full disk is tried again as often.
const BEAT: Duration = Duration::from_secs(1);

/// How the store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// The last write was done.
    Well,
    /// The last write failed, and may be done later.
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

#[derive(Debug, Default)]
struct Gauge {
    health: AtomicU8,
    waiting: AtomicUsize,
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
        let gauge = Arc::new(Gauge::default());
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
        if let Err(Task::Commit(_, told)) =
            self.send(Task::Commit(Box::new(commit), Box::new(told)))
        {
            told(Outcome::Failed(Fault::Busy));
        }
    }

    /// Does a work; `told` is called by the writing thread.
    pub fn perform(&self, work: Work, told: impl FnOnce(Result<Made, Refused>) + Send + 'static) {
        if let Err(Task::Perform(_, told)) =
            self.send(Task::Perform(Box::new(work), Box::new(told)))
        {
            told(Err(Refused::Failed(Fault::Busy)));
        }
    }

    fn send(&self, task: Task) -> Result<(), Task> {
        self.gauge.waiting.fetch_add(1, Ordering::Relaxed);
        self.queue.try_send(task).map_err(|error| {
            self.gauge.waiting.fetch_sub(1, Ordering::Relaxed);
            match error {
                TrySendError::Full(task) | TrySendError::Disconnected(task) => task,
            }
        })
    }

    /// How the store is.
    #[must_use]
    pub fn health(&self) -> Health {
        match self.gauge.health.load(Ordering::Relaxed) {
            0 => Health::Well,
            1 => Health::Ill,
            _ => Health::Dead,
        }
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

struct Desk<S, B> {
    store: S,
    gauge: Arc<Gauge>,
    broken: Option<B>,
}

impl<S: Store, B: FnOnce(&Broken)> Desk<S, B> {
    fn work(&mut self, tasks: &Receiver<Task>, boot: i64, now: impl Fn() -> Millis) {
        let mut beaten = now();
        let mut is_last = false;
        while !is_last {
            let mut commits = Vec::new();
            let mut works = Vec::new();
            let first = match tasks.recv_timeout(BEAT) {
                Ok(task) => Some(task),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            for task in first.into_iter().chain(tasks.try_iter()).take(BATCH) {
                match task {
                    Task::Commit(commit, told) => commits.push((*commit, told)),
                    Task::Perform(work, told) => works.push((work, told)),
                    Task::Stop => is_last = true,
                }
            }
            self.commit(commits);
            for (work, told) in works {
                let made = self.perform(&work);
                told(made);
            }
            let time = now();
            if time - beaten >= 1000 && !is_last {
                beaten = time;
                // A process that is not entered yet, or in a store that is full, beats in vain; the gauge says so.
                let _ = self.perform(&Work::Beat { boot, at: time });
            }
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
            false => match self.store.commit(&batch) {
                Ok(outcomes) => Some(outcomes),
                Err(broken) => {
                    self.die(&broken);
                    None
                }
            },
        };
        let outcomes =
            outcomes.unwrap_or_else(|| vec![Outcome::Failed(Fault::Broken); batch.len()]);
        if !self.is_dead() {
            let ill = outcomes
                .iter()
                .any(|outcome| matches!(outcome, Outcome::Failed(_)));
            self.gauge.health.store(u8::from(ill), Ordering::Relaxed);
        }
        for (told, outcome) in told.into_iter().zip(outcomes) {
            told(outcome);
        }
    }

    fn perform(&mut self, work: &Work) -> Result<Made, Refused> {
        if !matches!(work, Work::Beat { .. }) {
            self.gauge.waiting.fetch_sub(1, Ordering::Relaxed);
        }
        if self.is_dead() {
            return Err(Refused::Failed(Fault::Broken));
        }
        match self.store.perform(work) {
            Ok(made) => {
                let ill = matches!(made, Err(Refused::Failed(_)));
                self.gauge.health.store(u8::from(ill), Ordering::Relaxed);
                made
            }
            Err(broken) => {
                self.die(&broken);
                Err(Refused::Failed(Fault::Broken))
            }
        }
    }

    fn is_dead(&self) -> bool {
        self.broken.is_none()
    }

    fn die(&mut self, broken: &Broken) {
        self.gauge.health.store(2, Ordering::Relaxed);
        if let Some(tell) = self.broken.take() {
            tell(broken);
        }
    }
}
