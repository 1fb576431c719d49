//! A search in a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use search::Watch;
use table::{Chosen, Insight, Thinker};

use crate::driver::Input;

/// Time as a search sees it: none passes while it ponders.
#[derive(Debug)]
pub(crate) struct Hourglass {
    begun: Instant,
    stopped: AtomicBool,
    pondering: AtomicBool,
    /// When the time began to count, in nanoseconds since `begun`.
    counts_from: AtomicU64,
}

impl Hourglass {
    fn new(pondering: bool) -> Hourglass {
        Hourglass {
            begun: Instant::now(),
            stopped: AtomicBool::new(false),
            pondering: AtomicBool::new(pondering),
            counts_from: AtomicU64::new(0),
        }
    }

    /// Time since the search began, pondering included.
    pub(crate) fn since_begin(&self) -> Duration {
        self.begun.elapsed()
    }
}

impl Watch for Hourglass {
    fn elapsed(&self) -> Duration {
        if self.pondering.load(Relaxed) {
            return Duration::ZERO;
        }
        let from = Duration::from_nanos(self.counts_from.load(Relaxed));
        self.begun.elapsed().saturating_sub(from)
    }

    fn stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
}

/// When a finished search speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manners {
    /// As soon as it is done.
    Prompt,
    /// Not before it is told: `infinite`, `ponder`.
    Waits,
    /// When its fixed time is over, not before: `movetime` is exact, also where the turn is forced or known.
    Punctual,
}

/// A search that runs.
pub(crate) struct RunningSearch {
    /// Tells its messages from those of earlier ones.
    pub(crate) serial: u64,
    pub(crate) manners: Manners,
    watch: Arc<Hourglass>,
    /// The most that it may take, if it has a clock.
    most: Option<Duration>,
    /// An answer that may not be spoken yet.
    held: Option<Chosen>,
    /// When it is taken for deaf.
    deadline: Option<Instant>,
    /// The last that it found.
    pub(crate) last: Option<Insight>,
}

/// How long a search may take to hear that it shall end. A search looks up every few microseconds; only a solution that is being
/// computed hears nothing, and then the answer comes from elsewhere.
const PATIENCE: Duration = Duration::from_millis(15);

impl RunningSearch {
    /// Starts it.
    pub(crate) fn begin(
        serial: u64,
        mut thinker: Box<dyn Thinker>,
        manners: Manners,
        pondering: bool,
        most: Option<Duration>,
        sender: &Sender<Input>,
    ) -> RunningSearch {
        let watch = Arc::new(Hourglass::new(pondering));
        let seen = Arc::clone(&watch);
        let sender = sender.clone();
        std::thread::spawn(move || {
            let report = &mut |insight: &Insight| {
                let mut insight = insight.clone();
                insight.elapsed = seen.since_begin();
                // Nobody listens to a search that was given up.
                let _ = sender.send(Input::Found(serial, insight));
            };
            let answer = thinker.advance(u64::MAX, &*seen, report);
            // The next search goes on from what this one has learnt, so it gives that back before it speaks.
            drop(thinker);
            if let Some(answer) = answer {
                let _ = sender.send(Input::Done(serial, answer));
            }
        });
        let mut this = RunningSearch {
            serial,
            manners,
            watch,
            most,
            held: None,
            deadline: None,
            last: None,
        };
        if !pondering {
            this.set_deadline();
        }
        this
    }

    fn set_deadline(&mut self) {
        self.deadline = self
            .most
            .and_then(|most| Instant::now().checked_add(most + PATIENCE));
    }

    /// It shall end now; an answer that was held back comes at once.
    pub(crate) fn stop(&mut self) -> Option<Chosen> {
        self.watch.stopped.store(true, Relaxed);
        self.manners = Manners::Prompt;
        self.deadline = Instant::now().checked_add(PATIENCE);
        self.held.take()
    }

    /// The opponent played what was expected: time counts from now.
    pub(crate) fn ponder_hit(&mut self) -> Option<Chosen> {
        let now = u64::try_from(self.watch.begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.watch.counts_from.store(now, Relaxed);
        self.watch.pondering.store(false, Relaxed);
        self.manners = Manners::Prompt;
        self.set_deadline();
        self.held.take()
    }

    /// It is done; gives the answer if it may be spoken.
    pub(crate) fn done(&mut self, answer: Chosen) -> Option<Chosen> {
        match self.manners {
            Manners::Punctual
                if self
                    .most
                    .is_some_and(|most| self.watch.since_begin() < most) =>
            {
                self.held = Some(answer);
                self.deadline = self.time_up();
                None
            }
            Manners::Prompt | Manners::Punctual => Some(answer),
            Manners::Waits => {
                self.held = Some(answer);
                None
            }
        }
    }

    /// An answer that was held back.
    pub(crate) fn held(&mut self) -> Option<Chosen> {
        self.held.take()
    }

    /// When its time is over.
    fn time_up(&self) -> Option<Instant> {
        self.watch.begun.checked_add(self.most?)
    }

    pub(crate) fn deadline(&self) -> Option<Instant> {
        let silent = self.last.is_none() && self.held.is_none();
        if silent && self.manners == Manners::Punctual {
            // A solution is being computed, and there is nothing to wait for.
            return self.time_up();
        }
        self.deadline
    }

    /// Nobody wants its answer any more.
    pub(crate) fn abandon(&self) {
        self.watch.stopped.store(true, Relaxed);
    }

    pub(crate) fn time(&self) -> Duration {
        self.watch.since_begin()
    }
}
