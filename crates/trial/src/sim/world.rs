//! What happens when: an agenda of events, and nothing else decides what comes next.

use std::collections::{BTreeMap, HashMap};

use round::host::{Input, Output, StoreFault, StoreState, Stored, Tell, Ticket};
use round::{
    ClockTerms, CommandId, Holder, HolderKind, Millis, PersonId, Phase, Round, RoundId, SocketId,
};
use rules::{Side, SplitMix64};
use server::rows;
use store::{Change, Fault, Memory, Mishap, Outcome, PersonKey, Store};

use super::Plan;
use super::client::Client;
use super::faults::Faults;
use super::node::Node;

/// When every world begins.
pub(super) const BEGIN: i64 = 1_700_000_000_000;
/// Something that happens at an instant.
pub(super) enum Event {
    ToNode {
        node: usize,
        life: u32,
        input: Box<Input>,
    },
    ToClient {
        client: usize,
        socket: SocketId,
        tell: Box<Tell>,
    },
    LineDown {
        client: usize,
        socket: SocketId,
    },
    Act {
        client: usize,
    },
    Connect {
        client: usize,
    },
    Resend {
        client: usize,
        command: CommandId,
    },
    Write {
        node: usize,
        life: u32,
        ticket: Ticket,
        commit: Box<store::Commit>,
    },
    Read {
        node: usize,
        life: u32,
        round: RoundId,
    },
    Start {
        node: usize,
    },
    Sleep {
        node: usize,
    },
    Spell {
        begins: bool,
    },
    Poll,
    Sit {
        round: RoundId,
        side: Side,
        person: PersonId,
    },
    Calm,
}

/// A line between a client and a node.
pub(super) struct Line {
    pub(super) client: usize,
    pub(super) node: usize,
    pub(super) life: u32,
    pub(super) open: bool,
    /// A line keeps the order of what goes over it.
    pub(super) up: i64,
    pub(super) down: i64,
}

/// A time in which a player had to act and nobody was there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outage {
    /// How many entries there were: the next one gives the time back.
    pub(super) after: u32,
    since: i64,
    /// What is owed, in milliseconds.
    pub(super) owed: i64,
}

pub(super) struct World {
    pub(super) plan: Plan,
    pub(super) random: SplitMix64,
    pub(super) now: i64,
    pub(super) end: i64,
    agenda: BTreeMap<(i64, u64), Event>,
    order: u64,
    pub(super) faults: Faults,
    pub(super) store: Memory,
    pub(super) nodes: Vec<Node>,
    pub(super) clients: Vec<Client>,
    pub(super) rounds: Vec<RoundId>,
    pub(super) lines: HashMap<SocketId, Line>,
    pub(super) sockets: u64,
    pub(super) commands: u128,
    /// Who sent which command.
    pub(super) senders: HashMap<CommandId, Option<PersonId>>,
    /// What the server owed whom.
    pub(super) gifts: HashMap<RoundId, Vec<i64>>,
    /// When nobody was there while a player had to act.
    pub(super) outages: HashMap<RoundId, Vec<Outage>>,
    /// What was chosen unseen: by whom, and what.
    pub(super) choices: Vec<(RoundId, PersonId, String)>,
    pub(super) leaks: Vec<(RoundId, String)>,
    /// Rounds in which the program had a fault.
    pub(super) broken_off: Vec<RoundId>,
    spell: Option<i64>,
    pub(super) taken: usize,
    pub(super) crashes: usize,
    pub(super) cuts: usize,
}

impl World {
    pub(super) fn new(plan: &Plan) -> World {
        let mut random = SplitMix64::new(plan.seed);
        let faults = Faults::draw(&mut random);
        let nodes = 1 + random.below(2);
        let long = random.below(20) == 0;
        let span = match long {
            true => 260_000,
            false => 15_000 + random.below(20_000) as i64,
        };
        let nodes = (0..nodes).map(|_| {
            let skew = random.below(21) as i64 - 10;
            Node::new(random.next_u64(), skew, plan.plant)
        });
        let nodes = nodes.collect();
        let mut world = World {
            plan: *plan,
            now: BEGIN,
            end: BEGIN + span,
            agenda: BTreeMap::new(),
            order: 0,
            faults,
            store: Memory::default(),
            nodes,
            clients: Vec::new(),
            rounds: Vec::new(),
            lines: HashMap::new(),
            sockets: 0,
            commands: 0,
            senders: HashMap::new(),
            gifts: HashMap::new(),
            outages: HashMap::new(),
            choices: Vec::new(),
            leaks: Vec::new(),
            broken_off: Vec::new(),
            spell: None,
            taken: 0,
            crashes: 0,
            cuts: 0,
            random,
        };
        let rounds = 1 + world.random.below(2);
        for number in 0..rounds {
            world.found(number as u128 + 1);
        }
        world.schedule(1_000, Event::Poll);
        world.schedule(span, Event::Calm);
        if !long && faults.crash_before + faults.crash_after > 0 {
            world.schedule(span / 2, Event::Spell { begins: true });
            world.schedule(span / 3, Event::Sleep { node: 0 });
        }
        world
    }

    pub(super) fn schedule(&mut self, after: i64, event: Event) {
        self.order += 1;
        self.agenda
            .insert((self.now + after.max(0), self.order), event);
    }

    /// Whether something happens that happens so often in a thousand.
    pub(super) fn chance(&mut self, often: usize) -> bool {
        often > 0 && self.random.below(1_000) < often
    }

    pub(super) fn run(&mut self) {
        let last = self.end + 30_000;
        while let Some(((at, _), event)) = self.agenda.pop_first() {
            // In the end only what is under way still arrives.
            let own = matches!(event, Event::Act { .. } | Event::Poll);
            let tick = matches!(&event, Event::ToNode { input, .. } if **input == Input::Tick);
            if at > last && (own || tick) {
                continue;
            }
            if at > last + 60_000 {
                break;
            }
            self.now = at;
            self.happen(event);
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::ToNode { node, life, input } => self.node_hears(node, life, *input),
            Event::ToClient {
                client,
                socket,
                tell,
            } => self.client_hears(client, socket, &tell),
            Event::LineDown { client, socket } => {
                if self.clients[client]
                    .line
                    .is_some_and(|(line, _)| line == socket)
                {
                    self.clients[client].line = None;
                    let later = 50 + self.random.below(1_000) as i64;
                    self.schedule(later, Event::Connect { client });
                }
            }
            Event::Act { client } => self.act(client),
            Event::Connect { client } => self.connect(client),
            Event::Resend { client, command } => {
                let waits = self.clients[client].pending.as_ref();
                if waits.is_some_and(|(id, _)| *id == command) {
                    self.send_pending(client);
                }
            }
            Event::Write {
                node,
                life,
                ticket,
                commit,
            } => self.write(node, life, ticket, &commit),
            Event::Read { node, life, round } => self.read(node, life, round),
            Event::Start { node } => self.start(node),
            Event::Sleep { node } => {
                self.nodes[node].asleep = self.now + 500 + self.random.below(8_000) as i64;
            }
            Event::Spell { begins } => self.spell(begins),
            Event::Poll => self.poll(),
            Event::Sit {
                round,
                side,
                person,
            } => self.sit(round, side, person),
            Event::Calm => self.calm(),
        }
    }

    fn node_hears(&mut self, number: usize, life: u32, input: Input) {
        let node = &mut self.nodes[number];
        if node.life != life || node.host.is_none() {
            return;
        }
        if node.asleep > self.now {
            let after = node.asleep - self.now;
            let input = Box::new(input);
            return self.schedule(
                after,
                Event::ToNode {
                    node: number,
                    life,
                    input,
                },
            );
        }
        // The instant of arrival is the node's own: nobody else says when something came.
        let now = Millis(self.now + node.skew);
        let input = match input {
            Input::Asked { socket, ask, .. } => Input::Asked {
                socket,
                ask,
                at: now,
            },
            other => other,
        };
        let outputs = node.host.as_mut().map(|host| host.handle(input, now));
        for output in outputs.into_iter().flatten() {
            self.output(number, life, output);
        }
    }

    fn output(&mut self, node: usize, life: u32, output: Output) {
        let way = self.random.below(self.faults.slow) as i64;
        match output {
            Output::Send { socket, tell } => {
                let Some(line) = self.lines.get_mut(&socket).filter(|line| line.open) else {
                    return;
                };
                line.down = line.down.max(self.now + way);
                let (client, after) = (line.client, line.down - self.now);
                let tell = Box::new(tell);
                self.schedule(
                    after,
                    Event::ToClient {
                        client,
                        socket,
                        tell,
                    },
                );
            }
            Output::Store { ticket, commit } => {
                let commit = Box::new(rows::commit(&commit));
                let after = 1 + self.random.below(12) as i64;
                self.schedule(
                    after,
                    Event::Write {
                        node,
                        life,
                        ticket,
                        commit,
                    },
                );
            }
            Output::Load { round } => {
                let after = 1 + self.random.below(4) as i64;
                self.schedule(after, Event::Read { node, life, round });
            }
            Output::Tell { round, seq } => {
                for other in (0..self.nodes.len()).filter(|&other| other != node) {
                    if !self.chance(self.faults.bus_loss) {
                        self.input(other, 1 + way / 8, Input::Heard { round, seq });
                    }
                }
            }
            Output::Fault { round } => self.broken_off.push(round),
            Output::Wake { at } => {
                let after = at.0 - self.nodes[node].skew - self.now;
                self.input(node, after, Input::Tick);
            }
        }
    }

    /// Puts something before a node as it lives now.
    pub(super) fn input(&mut self, node: usize, after: i64, input: Input) {
        let life = self.nodes[node].life;
        let input = Box::new(input);
        self.schedule(after, Event::ToNode { node, life, input });
    }

    fn write(&mut self, node: usize, life: u32, ticket: Ticket, commit: &store::Commit) {
        if self.nodes[node].life != life || self.nodes[node].host.is_none() {
            return;
        }
        if self.spell.is_none() {
            if self.chance(self.faults.crash_before) {
                self.store.mishap(Mishap::CrashBefore);
            } else if self.chance(self.faults.crash_after) {
                self.store.mishap(Mishap::CrashAfter);
            }
        }
        let outcome = match self.store.commit(std::slice::from_ref(commit)) {
            Err(_) => return self.crash(node),
            Ok(outcomes) => outcomes.into_iter().next(),
        };
        let outcome = match outcome {
            Some(Outcome::Done) => Stored::Done,
            Some(Outcome::Taken) => {
                self.taken += 1;
                Stored::Taken
            }
            Some(Outcome::Known { seq }) => Stored::Known { seq },
            Some(Outcome::Failed(Fault::Full)) => Stored::Failed(StoreFault::Full),
            Some(Outcome::Failed(Fault::Crowded)) => Stored::Failed(StoreFault::Crowded),
            Some(Outcome::Failed(_)) | None => Stored::Failed(StoreFault::Away),
        };
        if !self.chance(self.faults.silent_store) {
            let after = 1 + self.random.below(4) as i64;
            self.input(node, after, Input::Stored { ticket, outcome });
        }
    }

    fn read(&mut self, node: usize, life: u32, round: RoundId) {
        if self.nodes[node].life != life {
            return;
        }
        let found = self.loaded(round).map(Box::new);
        self.input(node, 1, Input::Loaded { round, found });
    }

    /// A round as the store has it.
    pub(super) fn loaded(&self, round: RoundId) -> Option<round::host::Loaded> {
        let found = self.store.shelf().load(round.as_str(), 0).ok()??;
        rows::for_host(&found).ok()
    }

    fn crash(&mut self, node: usize) {
        self.crashes += 1;
        self.nodes[node].host = None;
        self.nodes[node].died = self.now;
        let mut down = Vec::new();
        for (socket, line) in &mut self.lines {
            if line.node == node && line.open {
                line.open = false;
                down.push((*socket, line.client));
            }
        }
        down.sort_unstable();
        for (socket, client) in down {
            let after = self.random.below(300) as i64;
            self.schedule(after, Event::LineDown { client, socket });
        }
        let after = 100 + self.random.below(4_000) as i64;
        self.schedule(after, Event::Start { node });
    }

    fn start(&mut self, node: usize) {
        let (seed, plant) = (self.random.next_u64(), self.plan.plant);
        self.nodes[node].start(seed, plant);
        // Whoever had to act while nobody was there gets the time back. With other nodes somebody was there.
        if self.nodes.len() == 1 {
            let mut owed = Vec::new();
            for round in self.rounds.clone() {
                let read = self.loaded(round).and_then(|loaded| {
                    let live = matches!(loaded.opened.terms.clock, ClockTerms::Live { .. });
                    let round = Round::read(loaded.opened, &loaded.entries).ok()?;
                    (live && round.phase() == Phase::Playing).then_some(round.seq())
                });
                if let Some(after) = read {
                    let gift = self.owe(round, after, self.nodes[node].died);
                    owed.push((round, u32::try_from(gift).unwrap_or_default()));
                }
            }
            self.input(node, 0, Input::Resume { owed });
        }
        // A process looks for what is due as soon as it is there.
        self.look_for_due();
    }

    /// What is owed after an outage. One whose gift was not stored before the next crash goes on.
    fn owe(&mut self, round: RoundId, after: u32, died: i64) -> i64 {
        let outages = self.outages.entry(round).or_default();
        let unpaid = outages.pop_if(|last| last.after == after);
        let since = unpaid.map_or(died, |last| last.since);
        let owed = self.now - since + 5_000;
        outages.push(Outage { after, since, owed });
        self.gifts.entry(round).or_default().push(owed);
        owed
    }

    fn spell(&mut self, begins: bool) {
        match (begins, self.spell) {
            (true, None) => {
                let fault = match self.random.below(3) {
                    0 => Fault::Full,
                    1 => Fault::Crowded,
                    _ => Fault::Busy,
                };
                self.store.mishap(Mishap::Spell(fault));
                self.spell = Some(self.now);
                let after = 300 + self.random.below(4_000) as i64;
                self.schedule(after, Event::Spell { begins: false });
                for node in 0..self.nodes.len() {
                    let since = Millis(self.now + self.nodes[node].skew);
                    self.input(node, 0, Input::Store(StoreState::Away { since }));
                }
            }
            (false, Some(since)) => {
                self.store.mishap(Mishap::None);
                self.spell = None;
                let gap = self.now - since;
                for round in self.rounds.clone() {
                    // Each node that has the round gives the gap; a node that slept meanwhile measures it when it wakes.
                    let each = vec![gap + 10_000; self.nodes.len()];
                    self.gifts.entry(round).or_default().extend(each);
                }
                for node in 0..self.nodes.len() {
                    self.input(node, 0, Input::Store(StoreState::Ready));
                }
            }
            _ => (),
        }
    }

    /// Every second each node asks what it may have missed, and what is due.
    fn poll(&mut self) {
        self.look_for_due();
        self.schedule(1_000, Event::Poll);
    }

    fn look_for_due(&mut self) {
        for round in self.rounds.clone() {
            let found = self
                .store
                .shelf()
                .load(round.as_str(), u32::MAX)
                .ok()
                .flatten();
            let Some(found) = found else { continue };
            let seq = found.round.seq;
            let due = found.round.standing.due.is_some_and(|due| due <= self.now);
            for node in 0..self.nodes.len() {
                self.input(node, 0, Input::Heard { round, seq });
                if due {
                    self.input(node, 1, Input::Look { round });
                }
            }
        }
    }

    fn sit(&mut self, round: RoundId, side: Side, person: PersonId) {
        let read = self.loaded(round);
        let read = read.and_then(|it| Round::read(it.opened, &it.entries).ok());
        let Some(mut after) = read else {
            return;
        };
        let holder = Holder {
            person,
            name: "".into(),
            kind: HolderKind::Person,
        };
        let before = after.chairs().missing();
        after.seat(side, holder.clone());
        let commit = store::Commit {
            round: round.to_string(),
            after: after.seq(),
            seated: before,
            entries: Vec::new(),
            standing: rows::standing(&after.head()),
            changes: vec![Change::Sit {
                side: rows::chair_side(side),
                person: PersonKey(person.0),
                name: String::new(),
                claim: None,
                at: self.now,
            }],
        };
        let done = self.store.commit(&[commit]);
        if done.is_ok_and(|outcomes| outcomes.first() == Some(&Outcome::Done)) {
            self.input(
                0,
                1,
                Input::Seated {
                    round,
                    side,
                    holder,
                },
            );
        } else {
            self.schedule(
                300,
                Event::Sit {
                    round,
                    side,
                    person,
                },
            );
        }
    }

    /// Nothing goes wrong any more.
    fn calm(&mut self) {
        self.faults = Faults::NONE;
        self.spell(false);
        for node in &mut self.nodes {
            node.asleep = self.now;
        }
    }
}
