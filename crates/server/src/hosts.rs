//! The thread that decides: it drives a host, carries its wishes to the store and its words to the lines.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use round::host::{Ask, Host, Input, Limits, Output, StoreFault, StoreState, Stored, Tell, Ticket};
use round::{ClockTerms, Millis, PersonId, RoundId, RoundRefusal, SocketId, What};
use store::crash::{self, CrashPoint};
use store::{ChairSide, Fault, Health, Loaded, Outcome, Reader, Shelf, Work, Writer};
use tokio::sync::{mpsc, oneshot};

use crate::games::Listed;
use crate::log::Log;
use crate::metrics::Metrics;
use crate::time::ServerTime;
use crate::{rows, secret};

/// How often the store is asked for deadlines of rounds that are not here.
const SWEEP: i64 = 5_000;
/// How often it is asked how it is.
const LOOK: Duration = Duration::from_millis(500);
/// The most that waits for the thread; whoever asks something then is told so at once.
const MOST_WORDS: usize = 8_192;
/// How many rounds with a live clock are remembered of which nobody is here.
const MOST_TIMED: usize = 100_000;
/// What an orderly stop gives back to whoever is to act.
const STOP_GIFT: u32 = 15_000;

/// What the thread hears.
pub(crate) enum Word {
    /// A line opened.
    Opened {
        socket: SocketId,
        person: Option<PersonId>,
        out: mpsc::Sender<Tell>,
    },
    /// Anything else that concerns the host.
    Input(Input),
    /// The store has tried what a host wanted stored.
    Stored { wish: Wish, outcome: Stored },
    /// Somebody is nobody any more: his lines end.
    Gone(PersonId),
    /// The store has tried to note who is here.
    Noted {
        round: RoundId,
        side: ChairSide,
        here: bool,
        is_done: bool,
    },
    /// The server stops. The answer is whether everybody has what a stop costs him.
    Stop(oneshot::Sender<bool>),
    /// A fault of the program.
    #[cfg(test)]
    Fault,
}

/// What a host wanted stored, and which host: one that took the place of another counts its tickets from the beginning, and the
/// answer to a wish of the other must not pass for one to its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    life: u32,
    ticket: Ticket,
    round: RoundId,
    seq: u32,
}

/// The way to the thread.
#[derive(Clone, Debug)]
pub(crate) struct Door {
    words: Sender<Word>,
    waiting: Arc<AtomicUsize>,
}

impl Door {
    fn new() -> (Door, Receiver<Word>) {
        let (words, receiver) = channel();
        let waiting = Arc::default();
        (Door { words, waiting }, receiver)
    }

    /// A thread that has gone hears nothing, and its lines are closed: whoever waits sees that. What is said so always passes: answers
    /// of the store, of which there are as many as its queue is long, and what begins and ends lines.
    pub(crate) fn say(&self, word: Word) {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let _ = self.words.send(word);
    }

    /// Whether there is room for something that somebody asks.
    pub(crate) fn room(&self) -> Result<(), RoundRefusal> {
        match self.waiting.load(Ordering::Relaxed) < MOST_WORDS {
            true => Ok(()),
            false => Err(RoundRefusal::Busy),
        }
    }

    /// Something that somebody asks.
    pub(crate) fn ask(&self, input: Input) -> Result<(), RoundRefusal> {
        self.room()?;
        self.input(input);
        Ok(())
    }

    fn heard(&self) {
        self.waiting.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn input(&self, input: Input) {
        self.say(Word::Input(input));
    }
}

/// What the thread stands on.
pub(crate) struct Ground {
    pub(crate) reader: Reader,
    pub(crate) writer: Arc<Writer>,
    pub(crate) time: ServerTime,
    pub(crate) boot: i64,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) log: Log,
}

/// Starts the thread. One is enough: a turn costs it some microseconds, and the disk is what everybody waits for. What is owed after
/// an outage is the first thing that it hears.
pub(crate) fn start(ground: Ground, owed: Vec<(RoundId, u32)>) -> (Door, JoinHandle<()>) {
    let (door, words) = Door::new();
    let own = door.clone();
    let thread = std::thread::spawn(move || {
        let metrics = Arc::clone(&ground.metrics);
        Driver::new(ground, own).run(owed, &words);
        metrics.ended.store(true, Ordering::Relaxed);
    });
    (door, thread)
}

fn new_host() -> Host {
    // Without random numbers the system gives nothing at all; a name that is taken is refused by the store.
    let random = || u128::from_be_bytes(secret::random::<16>().unwrap_or_default());
    Host::new(Arc::new(Listed), Limits::default(), Box::new(random))
}

struct Driver {
    host: Host,
    ground: Ground,
    door: Door,
    lines: HashMap<SocketId, (Option<PersonId>, mpsc::Sender<Tell>)>,
    /// Rounds with a live clock, and who of their players is here.
    timed: HashMap<RoundId, [Attendance; 2]>,
    /// Those of them of which the store does not know who is here.
    behind: BTreeSet<RoundId>,
    wake: Option<Millis>,
    swept: Millis,
    state: StoreState,
    /// How many hosts there were before this one.
    life: u32,
    /// Wishes that the store has not answered.
    flights: usize,
}

/// Whether a player is here, and what the store has of it.
#[derive(Clone, Copy, Debug, Default)]
struct Attendance {
    is_here: bool,
    is_stored: bool,
    is_under_way: bool,
}

impl Driver {
    fn new(ground: Ground, door: Door) -> Driver {
        Driver {
            host: new_host(),
            ground,
            door,
            lines: HashMap::new(),
            timed: HashMap::new(),
            behind: BTreeSet::new(),
            wake: None,
            swept: Millis(0),
            state: StoreState::Ready,
            life: 0,
            flights: 0,
        }
    }

    fn run(&mut self, owed: Vec<(RoundId, u32)>, words: &Receiver<Word>) {
        // Before it is looked for anything that is due: a flag would fall for the time that nobody was there.
        if !owed.is_empty() {
            self.guarded(Some(Word::Input(Input::Resume { owed })));
        }
        loop {
            let word = match words.recv_timeout(self.pause()) {
                Ok(word) => {
                    self.door.heard();
                    Some(word)
                }
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let stop = match word {
                Some(Word::Stop(done)) => Some(done),
                word => {
                    self.guarded(word);
                    None
                }
            };
            if let Some(done) = stop {
                let is_settled = self.stop(words);
                let _ = done.send(is_settled);
                return;
            }
        }
    }

    fn pause(&self) -> Duration {
        let rest = self.wake.map(|at| at.since(self.now()).max(0));
        let rest = rest.and_then(|rest| u64::try_from(rest).ok());
        rest.map_or(LOOK, |rest| Duration::from_millis(rest).min(LOOK))
    }

    fn now(&self) -> Millis {
        self.ground.time.now()
    }

    /// What a fault left half done is forgotten, and what is stored is read again. Lines come back by themselves.
    fn guarded(&mut self, word: Option<Word>) {
        let done = catch_unwind(AssertUnwindSafe(|| self.hear(word)));
        if done.is_err() {
            self.ground.metrics.panics.one();
            self.ground.log.warn(self.now().0, "fault", &[]);
            self.host = new_host();
            self.life += 1;
            self.lines.clear();
            self.timed.clear();
            self.behind.clear();
            self.wake = None;
            // The new one knows nothing: without this it would let flags fall while nothing can be stored.
            if self.state != StoreState::Ready {
                self.handle(Input::Store(self.state));
            }
        }
    }

    fn hear(&mut self, word: Option<Word>) {
        match word {
            Some(Word::Opened {
                socket,
                person,
                out,
            }) => {
                self.lines.insert(socket, (person, out));
                self.handle(Input::Opened { socket, person });
            }
            Some(Word::Input(input)) => {
                if self.is_away_for(&input) {
                    return;
                }
                if let Input::Closed { socket } = input {
                    self.lines.remove(&socket);
                }
                self.handle(input);
            }
            Some(Word::Stored { wish, outcome }) => self.stored(wish, outcome),
            // What they sent before was asked by somebody; the other end finds its line closed.
            Some(Word::Noted {
                round,
                side,
                here,
                is_done,
            }) => self.noted(round, side, here, is_done),
            Some(Word::Gone(gone)) => self.lines.retain(|_, (person, _)| *person != Some(gone)),
            #[cfg(test)]
            Some(Word::Fault) => tests::break_off(),
            Some(Word::Stop(_)) | None => {}
        }
        let (rounds, tables) = self.host.sizes();
        self.ground.metrics.rounds.set(rounds);
        self.ground.metrics.tables.set(tables);
        self.ground.metrics.lines.set(self.lines.len());
        let now = self.now();
        if self.wake.is_some_and(|at| at <= now) {
            self.wake = None;
            self.handle(Input::Tick);
        }
        self.look_at_store(now);
    }

    /// While nothing can be stored, who asks for something is told so at once. Was it tried, the first that is stored again would go
    /// before the time that the store was away is given back, and cost its player all of it. The beat of the writer tries instead.
    fn is_away_for(&mut self, input: &Input) -> bool {
        let Input::Asked {
            socket,
            ask: Ask::Do { command, .. },
            ..
        } = input
        else {
            return false;
        };
        self.look_at_store(self.now());
        if self.state == StoreState::Ready {
            return false;
        }
        let refusal = match self.ground.writer.health() {
            Health::Full => RoundRefusal::StoreFull,
            _ => RoundRefusal::Store,
        };
        let tell = Tell::Nack {
            command: *command,
            refusal: refusal.into(),
            seq: None,
        };
        let socket = *socket;
        if let Some(closed) = self.carry_out(Output::Send { socket, tell }) {
            self.handle(closed);
        }
        true
    }

    fn look_at_store(&mut self, now: Millis) {
        let is_ready = self.ground.writer.health() == Health::Well;
        if is_ready != (self.state == StoreState::Ready) {
            let trouble = self.ground.writer.trouble().unwrap_or_default();
            let trouble = i64::try_from(trouble.as_millis()).unwrap_or_default();
            let (state, word) = match is_ready {
                true => (StoreState::Ready, "yes"),
                false => {
                    let since = now + -trouble;
                    (StoreState::Away { since }, "no")
                }
            };
            self.state = state;
            self.ground.log.warn(now.0, "store", &[("ready", word)]);
            self.handle(Input::Store(state));
        }
        if now.since(self.swept) >= SWEEP {
            self.swept = now;
            for round in std::mem::take(&mut self.behind) {
                self.write_attendance(round);
            }
            let due = self.ground.reader.due(now.0, 200);
            for id in due.unwrap_or_default() {
                if let Some(round) = RoundId::read(&id) {
                    self.handle(Input::Look { round });
                }
            }
        }
    }

    fn stored(&mut self, wish: Wish, outcome: Stored) {
        crash::at(CrashPoint::Told);
        self.flights = self.flights.saturating_sub(1);
        let Wish {
            life,
            ticket,
            round,
            seq,
        } = wish;
        if life == self.life {
            self.handle(Input::Stored { ticket, outcome });
        } else if outcome == Stored::Done {
            // Whoever follows the round at the host of today hears of it as if another node had written it.
            self.handle(Input::Heard { round, seq });
        }
    }

    /// Everything that follows from something, until nothing does.
    fn handle(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let now = self.now();
            for output in self.host.handle(input, now) {
                inputs.extend(self.carry_out(output));
            }
        }
    }

    fn carry_out(&mut self, output: Output) -> Option<Input> {
        match output {
            Output::Send { socket, tell } => {
                self.note_presence(&tell);
                self.count(&tell);
                let (_, line) = self.lines.get(&socket)?;
                let sent = line.try_send(tell);
                // Whoever cannot keep up is closed and comes back to read the log. The log never waits for him.
                sent.err().map(|_| {
                    self.ground.metrics.slow_lines.one();
                    self.lines.remove(&socket);
                    Input::Closed { socket }
                })
            }
            Output::Store { ticket, commit } => {
                let door = self.door.clone();
                self.flights += 1;
                if matches!(commit.entry.what, What::Resumed { .. }) {
                    self.ground.metrics.gifts.one();
                }
                let (metrics, began) = (Arc::clone(&self.ground.metrics), Instant::now());
                let wish = Wish {
                    life: self.life,
                    ticket,
                    round: commit.round,
                    seq: commit.entry.seq,
                };
                let commit = rows::commit(&commit);
                self.ground.writer.commit(commit, move |outcome| {
                    let outcome = told(&outcome);
                    metrics.stored(&outcome, began.elapsed());
                    door.say(Word::Stored { wish, outcome });
                });
                None
            }
            Output::Load { round } => Some(self.load(round)),
            // There is one node only.
            Output::Tell { .. } => None,
            Output::Fault { round } => {
                self.ground.metrics.panics.one();
                // Where it came up was said by whatever broke off. The round is read again, the others go on.
                let fields = [("round", round.as_str())];
                self.ground.log.warn(self.now().0, "fault", &fields);
                None
            }
            Output::Wake { at } => {
                self.wake = Some(at);
                None
            }
        }
    }

    fn count(&self, tell: &Tell) {
        match tell {
            Tell::Ack { .. } => self.ground.metrics.acked.one(),
            Tell::Nack { refusal, .. } => self.ground.metrics.nacks.one(refusal.code),
            _ => {}
        }
    }

    fn load(&mut self, round: RoundId) -> Input {
        let loaded = self.ground.reader.load(round.as_str(), 0);
        let Ok(loaded) = loaded else {
            return Input::LoadFailed { round };
        };
        let read = |loaded: &Loaded| {
            let read = catch_unwind(AssertUnwindSafe(|| rows::for_host(loaded)));
            read.ok().and_then(Result::ok)
        };
        let found = match loaded.map(|loaded| read(&loaded)) {
            // `doctor` says why.
            Some(None) => return Input::Unreadable { round },
            Some(found) => found,
            None => None,
        };
        if let Some(found) = &found {
            if self.timed.len() > MOST_TIMED {
                self.timed
                    .retain(|_, chairs| chairs.iter().any(Attendance::matters));
            }
            if matches!(found.opened.terms.clock, ClockTerms::Live { .. }) {
                self.timed.entry(round).or_default();
            }
        }
        let found = found.map(Box::new);
        Input::Loaded { round, found }
    }

    /// Notes who is connected to this process where a clock runs: if the process dies, the next one gives the time back.
    fn note_presence(&mut self, tell: &Tell) {
        let Tell::Presence { round, chairs, .. } = tell else {
            return;
        };
        let Some(known) = self.timed.get_mut(round) else {
            return;
        };
        for (chair, is_here) in known.iter_mut().zip(chairs) {
            chair.is_here = *is_here;
        }
        self.write_attendance(*round);
    }

    /// Tells the store who is here, where it does not know.
    fn write_attendance(&mut self, id: RoundId) {
        let (at, boot) = (self.now().0, self.ground.boot);
        let Some(chairs) = self.timed.get_mut(&id) else {
            return;
        };
        for (side, chair) in ChairSide::BOTH.into_iter().zip(chairs) {
            if chair.is_here == chair.is_stored || chair.is_under_way {
                continue;
            }
            chair.is_under_way = true;
            let (door, here, round) = (self.door.clone(), chair.is_here, id.to_string());
            let work = match here {
                true => Work::Attend {
                    round,
                    side,
                    boot,
                    at,
                },
                false => Work::Depart { round, side, boot },
            };
            self.ground.writer.perform(work, move |made| {
                let is_done = made.is_ok();
                door.say(Word::Noted {
                    round: id,
                    side,
                    here,
                    is_done,
                });
            });
        }
    }

    /// What was refused is written again, or the next process would not know whom it owes time.
    fn noted(&mut self, id: RoundId, side: ChairSide, here: bool, is_done: bool) {
        let Some(chairs) = self.timed.get_mut(&id) else {
            return;
        };
        let chair = &mut chairs[side.index()];
        chair.is_under_way = false;
        if is_done {
            chair.is_stored = here;
            self.write_attendance(id);
        } else {
            self.behind.insert(id);
        }
    }

    /// Whoever is to act gets back what a stop costs him; then everything that is on its way is waited for.
    fn stop(&mut self, words: &Receiver<Word>) -> bool {
        let timed: Vec<RoundId> = self
            .timed
            .iter()
            .filter(|(_, chairs)| chairs.iter().any(|chair| chair.is_here))
            .map(|(id, _)| *id)
            .collect();
        let owed = timed.into_iter().map(|round| (round, STOP_GIFT)).collect();
        self.guarded(Some(Word::Input(Input::Resume { owed })));
        let until = self.now() + 5_000;
        while self.flights > 0 && self.now() < until {
            let heard = words.recv_timeout(LOOK);
            if heard.is_ok() {
                self.door.heard();
            }
            match heard {
                // What is asked now finds its line closed, and comes again after the restart.
                Ok(word @ Word::Stored { .. }) => self.guarded(Some(word)),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
        self.flights == 0 && !self.host.owes()
    }
}

impl Attendance {
    fn matters(&self) -> bool {
        self.is_here || self.is_stored || self.is_under_way
    }
}

fn told(outcome: &Outcome) -> Stored {
    match outcome {
        Outcome::Done => Stored::Done,
        Outcome::Taken => Stored::Taken,
        Outcome::Known { seq } => Stored::Known { seq: *seq },
        Outcome::Failed(Fault::Full) => Stored::Failed(StoreFault::Full),
        Outcome::Failed(Fault::Crowded) => Stored::Failed(StoreFault::Crowded),
        Outcome::Failed(Fault::Busy | Fault::Broken) => Stored::Failed(StoreFault::Away),
    }
}

#[cfg(test)]
mod tests;
