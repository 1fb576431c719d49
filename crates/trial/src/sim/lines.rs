//! Clients and the lines between them and the nodes.

use round::host::{Ask, CatchUp, Input, Tell};
use round::{Action, CommandId, Millis, SocketId};

use super::client::Next;
use super::world::{Event, Line, World};

/// How long a client waits before it sends a command again.
const RESEND: i64 = 2_500;

impl World {
    pub(super) fn connect(&mut self, client: usize) {
        if self.clients[client].line.is_some() {
            return;
        }
        let node = self.random.below(self.nodes.len());
        if self.nodes[node].host.is_none() {
            return self.schedule(400, Event::Connect { client });
        }
        self.sockets += 1;
        let socket = SocketId(self.sockets);
        let line = Line {
            client,
            node,
            life: self.nodes[node].life,
            open: true,
            up: self.now,
            down: self.now,
        };
        self.lines.insert(socket, line);
        self.clients[client].connected(socket, node);
        let person = self.clients[client].person;
        self.up(socket, Input::Opened { socket, person });
        self.follow(client, socket);
        self.send_pending(client);
    }

    fn follow(&mut self, client: usize, socket: SocketId) {
        let (after, digest) = self.clients[client].known();
        let round = self.clients[client].round;
        let catch_up = CatchUp::Short;
        let ask = Ask::Follow {
            round,
            after,
            digest,
            catch_up,
        };
        let at = Millis(0);
        self.up(socket, Input::Asked { socket, ask, at });
    }

    /// Sends something over a line, in order.
    fn up(&mut self, socket: SocketId, input: Input) {
        let way = 1 + self.random.below(self.faults.slow) as i64;
        let Some(line) = self.lines.get_mut(&socket).filter(|line| line.open) else {
            return;
        };
        line.up = line.up.max(self.now + way);
        let (node, life, after) = (line.node, line.life, line.up - self.now);
        let input = Box::new(input);
        self.schedule(after, Event::ToNode { node, life, input });
    }

    pub(super) fn send_pending(&mut self, client: usize) {
        let Some((command, action)) = self.clients[client].pending.clone() else {
            return;
        };
        self.schedule(RESEND, Event::Resend { client, command });
        let Some((socket, _)) = self.clients[client].line else {
            return;
        };
        let round = self.clients[client].round;
        let times = 1 + u32::from(self.chance(self.faults.doubled));
        self.clients[client].sent.entry(command).or_default().0 += times;
        for _ in 0..times {
            let action = action.clone();
            let ask = Ask::Do {
                round,
                command,
                action,
            };
            let at = Millis(0);
            self.up(socket, Input::Asked { socket, ask, at });
        }
    }

    pub(super) fn act(&mut self, client: usize) {
        if self.now >= self.end {
            return;
        }
        let again = 100 + self.random.below(900) as i64;
        self.schedule(again, Event::Act { client });
        if self.chance(self.faults.cut)
            && let Some((socket, _)) = self.clients[client].line
        {
            return self.cut(client, socket);
        }
        if self.clients[client].pending.is_some() {
            return;
        }
        let cheats = self.chance(self.faults.cheat);
        let Some(action) = self.clients[client].wish(&mut self.random, cheats) else {
            return;
        };
        self.commands += 1;
        let Some(command) = CommandId::of(self.commands) else {
            return;
        };
        let (round, person) = (self.clients[client].round, self.clients[client].person);
        if let (Action::Draft { choice }, Some(person)) = (&action, person) {
            self.choices.push((round, person, choice.clone()));
        }
        self.senders.insert(command, person);
        self.clients[client].pending = Some((command, action));
        self.send_pending(client);
    }

    /// A line is cut: what is on its way is lost, and the node notices it late.
    fn cut(&mut self, client: usize, socket: SocketId) {
        self.cuts += 1;
        let after = self.random.below(4_000) as i64;
        if let Some(line) = self.lines.get_mut(&socket) {
            let (node, life) = (line.node, line.life);
            line.open = false;
            let input = Box::new(Input::Closed { socket });
            self.schedule(after, Event::ToNode { node, life, input });
        }
        // Some come back with another position than they should have, and must be told.
        if self.random.below(8) == 0 {
            self.clients[client].astray = self.clients[client].seen.is_some();
        }
        let after = self.random.below(500) as i64;
        self.schedule(after, Event::LineDown { client, socket });
    }

    pub(super) fn client_hears(&mut self, client: usize, socket: SocketId, tell: &Tell) {
        let open = self.lines.get(&socket).is_some_and(|line| line.open);
        if !open
            || self.clients[client]
                .line
                .is_none_or(|(line, _)| line != socket)
        {
            return;
        }
        self.look_for_choices(client, tell);
        match self.clients[client].hear(tell) {
            Next::Rest => (),
            Next::SendAgain => {
                if let Some((command, _)) = self.clients[client].pending {
                    self.schedule(700, Event::Resend { client, command });
                }
            }
            Next::FollowAnew => {
                self.clients[client].listen();
                self.follow(client, socket);
            }
        }
    }

    /// Nobody is told what another one has chosen before the game begins.
    fn look_for_choices(&mut self, client: usize, tell: &Tell) {
        let one = &self.clients[client];
        let begun = match tell {
            Tell::Snapshot(snapshot) => snapshot.round.start().is_some(),
            _ => true,
        };
        let others = self
            .choices
            .iter()
            .filter(|(round, by, _)| *round == one.round && one.person != Some(*by));
        if begun || self.choices.is_empty() {
            return;
        }
        let said = format!("{tell:?}");
        for (round, _, choice) in others {
            if said.contains(&format!("{choice:?}")) {
                self.leaks.push((*round, choice.clone()));
            }
        }
    }
}
