//! The order of a command: looked up, decided, stored, and only then applied, told and answered.

use std::collections::BTreeMap;
use std::sync::Arc;

use round::host::{
    Ask, CatchUp, Commit, Host, Input, Limits, Loaded, Output, Phrase, StoreFault, Stored, Tell,
    Ticket,
};
use round::{
    Action, Chairs, ClockTerms, CommandId, Digest, Entry, Games, Holder, HolderKind, Millis,
    Opened, PersonId, RoundId, SocketId, Terms, Visibility, What,
};
use rules::Side;

use crate::world::{FIRST, One, SECOND};

const ROUND: u128 = 5;
pub(crate) const A: SocketId = SocketId(1);
pub(crate) const B: SocketId = SocketId(2);
pub(crate) const EYE: SocketId = SocketId(3);

/// A host with a store that does what it is told.
pub(crate) struct Bench {
    host: Host,
    games: Arc<dyn Games>,
    pub(crate) now: Millis,
    pub(crate) opened: Opened,
    pub(crate) log: Vec<Entry>,
    pub(crate) waiting: BTreeMap<u64, Commit>,
    /// What was told to whom, in order.
    told: Vec<(SocketId, Tell)>,
    pub(crate) loads: usize,
    pub(crate) faults: usize,
    /// Nothing can be read.
    pub(crate) is_unreadable: bool,
    wake: Option<Millis>,
}

impl Bench {
    fn new(terms: Terms) -> Bench {
        Bench::of(terms, Arc::new(One))
    }

    pub(crate) fn of(terms: Terms, games: Arc<dyn Games>) -> Bench {
        let now = Millis(1_000_000);
        let mut chairs = Chairs::default();
        for (side, person) in [(Side::First, FIRST), (Side::Second, SECOND)] {
            let kind = HolderKind::Person;
            chairs.seat(
                side,
                Holder {
                    person,
                    name: "".into(),
                    kind,
                },
            );
        }
        let mut bench = Bench {
            host: host(&games),
            games,
            now,
            opened: Opened {
                id: RoundId::of(ROUND),
                terms,
                chairs,
                drafts: [None, None],
                created: now,
            },
            log: Vec::new(),
            waiting: BTreeMap::new(),
            told: Vec::new(),
            loads: 0,
            faults: 0,
            is_unreadable: false,
            wake: None,
        };
        bench.open();
        bench
    }

    fn open(&mut self) {
        for (socket, person) in [(A, Some(FIRST)), (B, Some(SECOND)), (EYE, None)] {
            self.put(Input::Opened { socket, person });
        }
    }

    /// The process dies, and another one is there so many milliseconds later. Nobody follows the round yet.
    pub(crate) fn restart(&mut self, away: i64) {
        self.host = host(&self.games);
        self.waiting.clear();
        self.told.clear();
        self.wake = None;
        self.now = self.now + away;
        self.open();
    }

    /// A round that has begun, followed by both and by somebody else.
    fn begun() -> Bench {
        Bench::begun_with(Terms::of("dummy"))
    }

    pub(crate) fn begun_with(terms: Terms) -> Bench {
        Bench::new(terms).begin()
    }

    pub(crate) fn begin(mut self) -> Bench {
        for socket in [A, B, EYE] {
            self.follow(socket, None, None);
        }
        self.store_all();
        self.told.clear();
        self
    }

    pub(crate) fn put(&mut self, input: Input) {
        let mut next = Vec::new();
        for output in self.host.handle(input, self.now) {
            match output {
                Output::Send { socket, tell } => self.told.push((socket, tell)),
                Output::Store { ticket, commit } => {
                    self.waiting.insert(ticket.0, *commit);
                }
                Output::Load { round } => {
                    self.loads += 1;
                    if self.is_unreadable {
                        next.push(Input::LoadFailed { round });
                        continue;
                    }
                    let loaded = Loaded {
                        opened: self.opened.clone(),
                        entries: self.log.clone(),
                    };
                    let known = round == self.opened.id;
                    let found = known.then(|| Box::new(loaded));
                    next.push(Input::Loaded { round, found });
                }
                Output::Tell { .. } => (),
                Output::Wake { at } => self.wake = Some(at),
                Output::Fault { .. } => self.faults += 1,
            }
        }
        for input in next {
            self.put(input);
        }
    }

    pub(crate) fn follow(&mut self, socket: SocketId, after: Option<u32>, digest: Option<Digest>) {
        let ask = Ask::Follow {
            round: self.opened.id,
            after,
            digest,
            catch_up: CatchUp::Short,
        };
        let at = self.now;
        self.put(Input::Asked { socket, ask, at });
    }

    pub(crate) fn ask(&mut self, socket: SocketId, command: u128, action: Action) {
        let ask = Ask::Do {
            round: self.opened.id,
            command: CommandId::of(command).unwrap(),
            action,
        };
        let at = self.now;
        self.put(Input::Asked { socket, ask, at });
    }

    pub(crate) fn play(&mut self, socket: SocketId, command: u128, ply: u32, turn: &str) {
        let turn = turn.to_owned();
        let timing = None;
        self.ask(socket, command, Action::Play { ply, turn, timing });
    }

    /// What waits for the store becomes of it what is said.
    pub(crate) fn answer(&mut self, outcome: Stored) {
        let (ticket, commit) = self.waiting.pop_first().unwrap();
        if outcome == Stored::Done {
            self.log.push((*commit.entry).clone());
        }
        let ticket = Ticket(ticket);
        self.put(Input::Stored { ticket, outcome });
    }

    pub(crate) fn store_all(&mut self) {
        while !self.waiting.is_empty() {
            self.answer(Stored::Done);
        }
    }

    /// Time passes, with a tick whenever the host asked for one.
    pub(crate) fn pass(&mut self, milliseconds: i64) {
        let end = self.now + milliseconds;
        while let Some(at) = self.wake.filter(|&at| at <= end) {
            self.wake = None;
            self.now = self.now.max(at);
            self.put(Input::Tick);
        }
        self.now = end;
        self.told
            .retain(|(_, tell)| !matches!(tell, Tell::Presence { .. }));
    }

    pub(crate) fn told_to(&mut self, socket: SocketId) -> Vec<String> {
        let (own, rest) = std::mem::take(&mut self.told)
            .into_iter()
            .partition(|(to, _)| *to == socket);
        self.told = rest;
        let own: Vec<(SocketId, Tell)> = own;
        own.into_iter().map(|(_, tell)| words(&tell)).collect()
    }
}

fn host(games: &Arc<dyn Games>) -> Host {
    let mut bits = 100;
    let random = move || {
        bits += 1;
        bits
    };
    Host::new(Arc::clone(games), Limits::default(), Box::new(random))
}

fn words(tell: &Tell) -> String {
    match tell {
        Tell::Ack { seq, .. } => format!("ack {seq}"),
        Tell::Nack { refusal, .. } => format!("nack {}", refusal.code),
        Tell::Entries { entries, .. } => {
            let numbers: Vec<String> = entries.iter().map(|entry| entry.seq.to_string()).collect();
            format!("entries {}", numbers.join(" "))
        }
        Tell::Snapshot(snapshot) => format!("snapshot {}", snapshot.round.seq()),
        Tell::Presence {
            chairs, watchers, ..
        } => format!("presence {chairs:?} {watchers}"),
        Tell::Said { phrase, .. } => format!("said {phrase:?}"),
        Tell::Refused { refusal, .. } => format!("refused {}", refusal.code),
    }
}

#[test]
fn both_are_there_so_it_begins_and_everybody_hears_it() {
    let mut bench = Bench::new(Terms::of("dummy"));
    bench.follow(A, None, None);
    assert_eq!(bench.told_to(A).first().unwrap(), "snapshot 0");
    bench.store_all();
    assert!(matches!(bench.log[0].what, What::Begun { .. }));
    assert_eq!(bench.told_to(A), ["entries 1"]);
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    assert!(bench.told.is_empty(), "{:?}", bench.told);
    bench.follow(EYE, Some(1), None);
    assert!(
        bench.told_to(EYE).contains(&"entries ".to_owned()),
        "what is on its way is not there yet"
    );
    bench.answer(Stored::Done);
    assert_eq!(
        bench.told_to(A),
        ["entries 2", "ack 2"],
        "the entry comes before its answer"
    );
    assert_eq!(bench.told_to(B), ["entries 2"]);
    assert_eq!(bench.told_to(EYE), ["entries 2"]);
}

#[test]
fn a_command_that_happened_is_answered_as_then_for_ever() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    bench.play(B, 2, 1, "5>4");
    bench.store_all();
    bench.ask(B, 3, Action::Resign);
    bench.store_all();
    bench.told.clear();
    bench.play(A, 1, 0, "1>2");
    bench.ask(B, 3, Action::Resign);
    bench.play(A, 1, 0, "0x2");
    bench.play(B, 1, 0, "1>2");
    assert_eq!(bench.told_to(A), ["ack 2", "nack E_COMMAND"]);
    assert_eq!(bench.told_to(B), ["ack 4", "nack E_COMMAND"]);
    assert_eq!(bench.log.len(), 4);
}

#[test]
fn a_number_that_is_taken_is_decided_anew() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    // Another node was faster: it stored a draw offer of the second side.
    let (ticket, commit) = bench.waiting.pop_first().unwrap();
    let other = Entry {
        command: CommandId::of(77).unwrap(),
        side: Some(Side::Second),
        what: What::DrawOffered,
        digest: bench.log[0].digest,
        ply: 0,
        actor: Some(Side::First),
        ..(*commit.entry).clone()
    };
    bench.log.push(other);
    let ticket = Ticket(ticket);
    let outcome = Stored::Taken;
    bench.put(Input::Stored { ticket, outcome });
    assert_eq!(bench.told_to(B), ["entries 2"]);
    bench.answer(Stored::Done);
    assert_eq!(bench.told_to(A), ["entries 2", "entries 3", "ack 3"]);
}

#[test]
fn who_is_never_faster_is_told_so() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    for _ in 0..4 {
        bench.answer(Stored::Taken);
    }
    assert_eq!(bench.told_to(A), ["nack E_BUSY"]);
    assert!(bench.waiting.is_empty());
}

#[test]
fn what_the_store_knows_is_found_in_the_log() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    let (ticket, commit) = bench.waiting.pop_first().unwrap();
    bench.log.push((*commit.entry).clone());
    let ticket = Ticket(ticket);
    let outcome = Stored::Known { seq: 2 };
    bench.put(Input::Stored { ticket, outcome });
    assert_eq!(bench.told_to(A), ["entries 2", "ack 2"]);
}

#[test]
fn a_store_that_fails_is_told_and_the_log_is_read_again() {
    for (fault, code) in [
        (StoreFault::Full, "nack E_STORE_FULL"),
        (StoreFault::Away, "nack E_STORE"),
    ] {
        let mut bench = Bench::begun();
        let loads = bench.loads;
        bench.play(A, 1, 0, "1>2");
        bench.answer(Stored::Failed(fault));
        assert_eq!(bench.told_to(A), [code]);
        assert_eq!(bench.loads, loads + 1);
        bench.play(A, 1, 0, "1>2");
        bench.store_all();
        assert_eq!(bench.told_to(A), ["entries 2", "ack 2"]);
    }
}

#[test]
fn a_store_that_has_too_much_to_do_spoils_no_round() {
    let mut bench = Bench::begun();
    let loads = bench.loads;
    bench.play(A, 1, 0, "1>2");
    bench.answer(Stored::Failed(StoreFault::Crowded));
    assert_eq!(bench.told_to(A), ["nack E_BUSY"]);
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    assert_eq!(bench.told_to(A), ["entries 2", "ack 2"]);
    assert_eq!(bench.loads, loads, "what is in memory is what is stored");
}

#[test]
fn an_answer_of_the_store_that_never_comes_is_given_up() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    let commit = bench.waiting.pop_first().unwrap().1;
    bench.log.push((*commit.entry).clone());
    bench.pass(10_001);
    assert_eq!(
        bench.told_to(A),
        ["nack E_STORE", "entries 2"],
        "it was stored after all"
    );
    bench.play(A, 1, 0, "1>2");
    assert_eq!(bench.told_to(A), ["ack 2"]);
}

#[test]
fn only_so_many_wait() {
    let mut bench = Bench::begun();
    for command in 1..=10 {
        bench.ask(A, command, Action::OfferDraw);
    }
    assert_eq!(
        bench.told_to(A),
        ["nack E_BUSY"],
        "one is under way, eight wait"
    );
    bench.store_all();
    let told = bench.told_to(A);
    assert_eq!(told[..2], ["entries 2", "ack 2"]);
    assert_eq!(told[2..], ["nack E_OFFER"; 8]);
}

#[test]
fn who_comes_back_gets_what_he_lacks_or_everything() {
    let mut bench = Bench::begun();
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    let begun = bench.log[0].digest;
    bench.told.clear();
    let mut first = |after, digest| {
        bench.follow(EYE, after, digest);
        bench.told_to(EYE).remove(0)
    };
    assert_eq!(first(Some(1), Some(begun)), "entries 2");
    assert_eq!(
        first(Some(1), Some(Digest(7))),
        "snapshot 2",
        "it went astray"
    );
    assert_eq!(
        first(Some(9), None),
        "snapshot 2",
        "it knows what never happened"
    );
    assert_eq!(first(None, None), "snapshot 2");
    assert_eq!(first(Some(0), None), "entries 1 2");
}

#[test]
fn a_closed_round_is_for_its_players() {
    let mut bench = Bench::new(Terms {
        visibility: Visibility::Closed,
        ..Terms::of("dummy")
    });
    bench.follow(EYE, None, None);
    bench.store_all();
    assert_eq!(bench.told_to(EYE), ["refused E_FORBIDDEN"]);
    bench.follow(A, None, None);
    assert_eq!(bench.told_to(A).first().unwrap(), "snapshot 1");
}

#[test]
fn a_round_that_is_not_there_is_no_round() {
    let mut bench = Bench::begun();
    let ask = Ask::Do {
        round: RoundId::of(99),
        command: CommandId::of(1).unwrap(),
        action: Action::Resign,
    };
    let (socket, at) = (A, bench.now);
    bench.put(Input::Asked { socket, ask, at });
    assert_eq!(bench.told_to(A), ["nack E_ROUND"]);
}

#[test]
fn players_are_seen_to_come_and_go() {
    let mut bench = Bench::begun();
    bench.put(Input::Closed { socket: B });
    assert_eq!(bench.told_to(A), ["presence [true, false] 1"]);
    let person = Some(SECOND);
    bench.put(Input::Opened {
        socket: SocketId(9),
        person,
    });
    bench.follow(SocketId(9), Some(1), None);
    assert_eq!(bench.told_to(A), ["presence [true, true] 1"]);
}

#[test]
fn a_flag_falls_without_anybody_asking() {
    let mut bench = Bench::begun_with(Terms {
        clock: ClockTerms::Live {
            base: 10_000,
            increment: 0,
        },
        ..Terms::of("dummy")
    });
    bench.play(A, 1, 0, "1>2");
    bench.store_all();
    bench.play(B, 2, 1, "5>4");
    bench.store_all();
    bench.told.clear();
    bench.pass(20_000);
    bench.store_all();
    let What::Ended(ending) = &bench.log.last().unwrap().what else {
        panic!("{:?}", bench.log.last())
    };
    assert_eq!(
        (ending.winner, &*ending.reason),
        (Some(Side::Second), "time")
    );
    assert_eq!(bench.told_to(EYE), ["entries 4"]);
}

#[test]
fn a_rematch_founds_a_round_with_the_sides_exchanged() {
    let mut bench = Bench::begun();
    bench.ask(A, 1, Action::Resign);
    bench.store_all();
    bench.ask(A, 2, Action::OfferRematch);
    bench.store_all();
    let answer = round::Answer::Accept;
    bench.ask(B, 3, Action::AnswerRematch { offer: 3, answer });
    let commit = bench.waiting.first_key_value().unwrap().1.clone();
    let next = commit.next.unwrap();
    let holder = next.chairs.of(Side::First).holder.clone().unwrap();
    assert_eq!(holder.person, SECOND);
    assert_eq!(commit.entry.what, What::Next { round: next.id });
}

#[test]
fn players_speak_and_watchers_do_not() {
    let mut bench = Bench::begun();
    for socket in [A, EYE] {
        let round = bench.opened.id;
        let phrase = Phrase::Hello;
        let ask = Ask::Say { round, phrase };
        let at = bench.now;
        bench.put(Input::Asked { socket, ask, at });
    }
    assert_eq!(bench.told_to(B), ["said Hello"]);
    assert_eq!(bench.told_to(EYE), ["said Hello", "refused E_NOT_SEATED"]);
}

#[test]
fn a_round_that_nobody_follows_is_let_go() {
    let mut bench = Bench::begun();
    for socket in [A, B, EYE] {
        bench.put(Input::Closed { socket });
    }
    assert_eq!(bench.host.sizes().0, 1);
    bench.pass(60_001);
    assert_eq!(bench.host.sizes(), (0, 0));
}

/// What waits for a round that cannot be read is a word for each line, however often it is said.
#[test]
fn whoever_asks_to_follow_again_and_again_waits_once() {
    let mut bench = Bench::begun();
    bench.is_unreadable = true;
    let round = bench.opened.id;
    bench.put(Input::Heard { round, seq: 9 });
    for _ in 0..50 {
        bench.follow(EYE, Some(1), None);
        bench.put(Input::Reread { round });
    }
    let loads = bench.loads;
    bench.is_unreadable = false;
    bench.pass(1_000);
    assert_eq!(bench.told_to(EYE), ["entries "]);
    assert!(bench.loads - loads <= 3, "{}", bench.loads - loads);
}

/// Nobody is nobody.
#[test]
fn a_stranger_may_not_act() {
    let mut bench = Bench::begun();
    bench.play(EYE, 1, 0, "1>2");
    let person = Some(PersonId(55));
    let socket = SocketId(8);
    bench.put(Input::Opened { socket, person });
    bench.play(socket, 2, 0, "1>2");
    assert_eq!(bench.told_to(EYE), ["nack E_NOT_SEATED"]);
    assert_eq!(bench.told_to(socket), ["nack E_NOT_SEATED"]);
}
