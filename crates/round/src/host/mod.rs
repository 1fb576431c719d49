//! Many rounds at once: who hears what, and when something is stored.
//!
//! A [`Host`] is a function: [`Host::handle`] takes an [`Input`] and an instant and gives [`Output`]s. Whoever drives it carries
//! messages, writes and reads rows, and wakes it. The order of a command is always the same: look its name up, decide, store, and
//! only then apply, tell everybody and answer. At most one command of a round is on its way to the store; the others wait.
//!
//! What a driver must do:
//!
//! - give every line a number that was never used before, and say when it closes;
//! - answer every [`Output::Store`] by [`Input::Stored`] with the same ticket, and every [`Output::Load`] by [`Input::Loaded`],
//!   [`Input::LoadFailed`] or [`Input::Unreadable`]; an answer that never comes is given up after [`Limits::flight`];
//! - send [`Input::Tick`] at the instant of the last [`Output::Wake`], or later;
//! - say [`Input::Resume`] once, before anything else, if rounds were left alone by a process that ended without order;
//! - say [`Input::Seated`] when a chair was taken, [`Input::Reread`] when chairs changed otherwise, and [`Input::Look`] for rounds
//!   that are due and that nobody follows;
//! - drop [`Output::Tell`] where there is one node only.

mod deadlines;
mod fault;
mod flow;
mod follow;
mod gifts;
mod limits;
mod message;
mod plant;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;

use rules::{Refusal, Side};

pub use limits::Limits;
pub use message::{Ask, CatchUp, Phrase, Snapshot, Tell};
#[cfg(feature = "plants")]
pub use plant::Plant;

use crate::{
    Command, CommandId, Entry, Games, Head, Holder, Millis, Opened, PersonId, Presence, Round,
    RoundId, RoundRefusal, RoundTrips, Shelf, SocketId,
};

/// Something that happened to a host.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A line opened.
    Opened {
        /// Its number.
        socket: SocketId,
        /// Who is at the other end; `None` if nobody knows him.
        person: Option<PersonId>,
    },
    /// A line asked something.
    Asked {
        /// Which.
        socket: SocketId,
        /// What.
        ask: Ask,
        /// When its last byte arrived: a busy server costs nobody time.
        at: Millis,
    },
    /// A line answered a ping.
    Pong {
        /// Which.
        socket: SocketId,
        /// After how many milliseconds.
        took: u32,
    },
    /// A line closed.
    Closed {
        /// Which.
        socket: SocketId,
    },
    /// The store has tried.
    Stored {
        /// What.
        ticket: Ticket,
        /// What became of it.
        outcome: Stored,
    },
    /// A round was read.
    Loaded {
        /// Which.
        round: RoundId,
        /// What the store has of it; `None` if there is none.
        found: Option<Box<Loaded>>,
    },
    /// A round could not be read now.
    LoadFailed {
        /// Which.
        round: RoundId,
    },
    /// What the store has of a round makes no round.
    Unreadable {
        /// Which.
        round: RoundId,
    },
    /// Another node has written an entry.
    Heard {
        /// In which round.
        round: RoundId,
        /// Its number.
        seq: u32,
    },
    /// Somebody took a chair, and that is stored.
    Seated {
        /// In which round.
        round: RoundId,
        /// Which side.
        side: Side,
        /// Who.
        holder: Holder,
    },
    /// Something is due in a round that may not be here.
    Look {
        /// Which.
        round: RoundId,
    },
    /// What is stored of the chairs of a round has changed: it is read again, if it is here.
    Reread {
        /// Which.
        round: RoundId,
    },
    /// The server was away while players had to act. All rounds come at once: were they named one after the other, something could
    /// be looked for that is due in between, and a flag would fall by the time that is given back a moment later.
    Resume {
        /// In which rounds, and what whoever is to act gets there, in milliseconds.
        owed: Vec<(RoundId, u32)>,
    },
    /// The store takes rows, or does not any more. Clocks stand while it does not.
    Store(StoreState),
    /// Time has passed.
    Tick,
}

/// Whether the store takes rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreState {
    /// It does.
    Ready,
    /// It does not.
    Away {
        /// Since when: a write that hangs is noticed some time after it began.
        since: Millis,
    },
}

/// What a host wants done.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// Tell a line something.
    Send {
        /// Which.
        socket: SocketId,
        /// What.
        tell: Tell,
    },
    /// Store an entry with everything that belongs to it, as a whole.
    Store {
        /// The name of this wish.
        ticket: Ticket,
        /// What.
        commit: Box<Commit>,
    },
    /// Read a round with its whole log.
    Load {
        /// Which.
        round: RoundId,
    },
    /// Tell other nodes that there is an entry.
    Tell {
        /// In which round.
        round: RoundId,
        /// Its number.
        seq: u32,
    },
    /// A fault of the program came up in a round. It is read again.
    Fault {
        /// Which.
        round: RoundId,
    },
    /// Send [`Input::Tick`] then. It takes the place of the one before.
    Wake {
        /// When.
        at: Millis,
    },
}

/// The name of a wish to store.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(pub u64);

/// One entry and everything that is stored with it, or nothing of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commit {
    /// Which round. Its last entry so far is the one before [`Commit::entry`].
    pub round: RoundId,
    /// The entry.
    pub entry: Arc<Entry>,
    /// The derived row after it.
    pub head: Head,
    /// Which chairs were taken when it was decided; `None` once both are. A chair is given away by a store and is no entry: whoever
    /// sits down meanwhile must not be forgotten in the derived row.
    pub seated: Option<[bool; 2]>,
    /// What a side has chosen unseen: kept apart from the log.
    pub draft: Option<(Side, Box<str>)>,
    /// The round that it founds.
    pub next: Option<Box<Opened>>,
}

/// What became of a wish to store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stored {
    /// It is on the disk.
    Done,
    /// The number is taken: the round has moved on.
    Taken,
    /// The command was stored before.
    Known {
        /// As which entry.
        seq: u32,
    },
    /// It is not stored, or nobody knows.
    Failed(StoreFault),
}

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// There is no room.
    Full,
    /// It did not answer in time, or is broken.
    Away,
    /// Too much waits already: it was not even tried.
    Crowded,
}

/// A round as the store has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// What was agreed, and who sits in it.
    pub opened: Opened,
    /// Its log, from the first entry.
    pub entries: Vec<Entry>,
}

/// Rounds and those who follow them.
pub struct Host {
    shelf: Shelf,
    limits: Limits,
    random: Box<dyn FnMut() -> u128 + Send>,
    lines: HashMap<SocketId, Line>,
    rounds: HashMap<RoundId, Hosted>,
    /// When which round is to be looked at.
    wakes: BTreeSet<(Millis, RoundId)>,
    /// The instant that was last asked for.
    woken: Option<Millis>,
    flights: HashMap<Ticket, RoundId>,
    tickets: u64,
    /// Since when the store takes nothing.
    away: Option<Millis>,
    #[cfg(feature = "plants")]
    plants: plant::Plants,
    out: Vec<Output>,
}

/// One line to somebody.
#[derive(Debug)]
struct Line {
    person: Option<PersonId>,
    trips: RoundTrips,
    follows: BTreeSet<RoundId>,
}

/// A round that somebody follows or asks something of.
#[derive(Debug)]
struct Hosted {
    state: State,
    queue: VecDeque<Job>,
    followers: BTreeMap<SocketId, Follower>,
    presence: Presence,
    /// When the presence is to be told.
    tell_presence: Option<Millis>,
    told_presence: Millis,
    /// What the server owes whoever is to act, in milliseconds, until it is stored.
    owed: u32,
    /// Time that may be given back by an entry of which nobody knows whether it is stored: its number, and how much.
    unsure: Option<(u32, u32)>,
    /// Nothing is done by itself before.
    not_before: Millis,
    /// When it was last asked for something.
    used: Millis,
    wake: Option<Millis>,
}

#[derive(Debug)]
enum State {
    /// Its log is being read.
    Loading { again: Millis },
    /// Its log has been read.
    Here(Box<Resident>),
}

/// A round in memory: exactly what is stored, never more.
#[derive(Debug)]
struct Resident {
    round: Round,
    log: Vec<Arc<Entry>>,
    known: HashMap<CommandId, u32>,
    flight: Option<Flight>,
}

/// An entry on its way to the store.
#[derive(Debug)]
struct Flight {
    ticket: Ticket,
    entry: Arc<Entry>,
    /// The round as it is when that is stored.
    after: Round,
    job: Option<Asked>,
    /// What was owed and is given by it.
    gift: u32,
    until: Millis,
}

/// Somebody who follows a round.
#[derive(Clone, Copy, Debug)]
struct Follower {
    /// The last entry that he was told.
    told: u32,
}

/// What waits for a round.
#[derive(Clone, PartialEq, Debug)]
enum Job {
    Do(Asked),
    Follow {
        socket: SocketId,
        after: Option<u32>,
        digest: Option<crate::Digest>,
        catch_up: CatchUp,
    },
    Say {
        socket: SocketId,
        phrase: Phrase,
    },
    Sit {
        side: Side,
        holder: Holder,
    },
    Reread,
}

/// A command of a line.
#[derive(Clone, PartialEq, Debug)]
struct Asked {
    socket: SocketId,
    command: Command,
    tries: u32,
}

impl Host {
    /// A host without rounds. `random` gives random bits for the names of rounds that follow others; in a server they must be
    /// such that nobody can guess them.
    #[must_use]
    pub fn new(
        games: Arc<dyn Games>,
        limits: Limits,
        random: Box<dyn FnMut() -> u128 + Send>,
    ) -> Host {
        Host {
            shelf: Shelf::new(games, limits.tables),
            limits,
            random,
            lines: HashMap::new(),
            rounds: HashMap::new(),
            wakes: BTreeSet::new(),
            woken: None,
            flights: HashMap::new(),
            tickets: 0,
            away: None,
            #[cfg(feature = "plants")]
            plants: plant::Plants::default(),
            out: Vec::new(),
        }
    }

    /// What follows from something that happened.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Output> {
        match input {
            Input::Opened { socket, person } => {
                let line = Line {
                    person,
                    trips: RoundTrips::default(),
                    follows: BTreeSet::new(),
                };
                self.lines.insert(socket, line);
            }
            Input::Asked { socket, ask, at } => self.ask(socket, ask, at.min(now), now),
            Input::Pong { socket, took } => {
                if let Some(line) = self.lines.get_mut(&socket) {
                    line.trips.note(took);
                }
            }
            Input::Closed { socket } => self.close(socket, now),
            Input::Stored { ticket, outcome } => self.stored(ticket, outcome, now),
            Input::Loaded { round, found } => self.loaded(round, found, now),
            Input::LoadFailed { round } => self.load_failed(round, now),
            Input::Unreadable { round } => self.drop_round(round, &RoundRefusal::Unreadable),
            Input::Heard { round, seq } => self.heard(round, seq, now),
            Input::Seated {
                round,
                side,
                holder,
            } => {
                if self.rounds.contains_key(&round) {
                    self.enqueue(round, Job::Sit { side, holder }, now);
                } else {
                    // Both may be there now: somebody must begin.
                    self.fetch(round, now);
                }
            }
            Input::Look { round } => self.fetch(round, now),
            Input::Reread { round } => {
                if self.rounds.contains_key(&round) {
                    self.enqueue(round, Job::Reread, now);
                }
            }
            Input::Resume { owed } => {
                for (round, gift) in owed {
                    self.owe(round, gift, now);
                }
            }
            Input::Store(state) => self.store_is(state, now),
            Input::Tick => self.tick(now),
        }
        self.ask_to_be_woken();
        std::mem::take(&mut self.out)
    }

    /// How many rounds are here, and how many tables stand.
    #[must_use]
    pub fn sizes(&self) -> (usize, usize) {
        (self.rounds.len(), self.shelf.len())
    }

    fn ask(&mut self, socket: SocketId, ask: Ask, at: Millis, now: Millis) {
        let Some(line) = self.lines.get(&socket) else {
            return;
        };
        match ask {
            Ask::Follow {
                round,
                after,
                digest,
                catch_up,
            } => {
                let job = Job::Follow {
                    socket,
                    after,
                    digest,
                    catch_up,
                };
                self.enqueue(round, job, now);
            }
            Ask::Unfollow { round } => self.unfollow(socket, round, now),
            Ask::Do {
                round,
                command,
                action,
            } => {
                let command = Command {
                    id: command,
                    person: line.person,
                    action,
                    at,
                    lag: line.trips.median(),
                };
                let asked = Asked {
                    socket,
                    command,
                    tries: 0,
                };
                self.enqueue(round, Job::Do(asked), now);
            }
            Ask::Say { round, phrase } => self.enqueue(round, Job::Say { socket, phrase }, now),
        }
    }

    fn send(&mut self, socket: SocketId, tell: Tell) {
        // Who closed his line is told nothing.
        if self.lines.contains_key(&socket) {
            self.out.push(Output::Send { socket, tell });
        }
    }

    fn nack(&mut self, asked: &Asked, refusal: impl Into<Refusal>, seq: Option<u32>) {
        let tell = Tell::Nack {
            command: asked.command.id,
            refusal: refusal.into(),
            seq,
        };
        self.send(asked.socket, tell);
    }
}

impl Hosted {
    fn loading(again: Millis, now: Millis) -> Hosted {
        Hosted {
            state: State::Loading { again },
            queue: VecDeque::new(),
            followers: BTreeMap::new(),
            presence: Presence::none(now),
            tell_presence: None,
            told_presence: Millis::default(),
            owed: 0,
            unsure: None,
            not_before: Millis::default(),
            used: now,
            wake: None,
        }
    }

    fn resident(&mut self) -> Option<&mut Resident> {
        match &mut self.state {
            State::Here(resident) => Some(resident),
            State::Loading { .. } => None,
        }
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host")
            .field("lines", &self.lines.len())
            .field("rounds", &self.rounds.len())
            .field("shelf", &self.shelf)
            .finish_non_exhaustive()
    }
}
