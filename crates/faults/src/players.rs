//! Pairs of players who play as fast as they are answered, come back after every cut, and write down what they are told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use load::{Cookie, Game, Heard, Line, Turn, post, text};
use round::RoundRefusal;
use rules::Refused;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::{Told, Trouble};

/// How long a command may have no answer on a line that stands.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a server that is not there is waited for until it is tried again, and so is one that refuses.
const AGAIN: Duration = Duration::from_millis(10);
/// How long something may take at a server that may be dying.
const SHORT: Duration = Duration::from_secs(5);
/// Every game in turn.
const GAMES: [&str; 5] = ["xiangqi", "cotulenh", "kings-cooking", "trid", "rhythm"];
/// What a store refuses that may be asked again with the same command.
const LATER: [RoundRefusal; 3] = [
    RoundRefusal::Store,
    RoundRefusal::StoreFull,
    RoundRefusal::Busy,
];

/// How many play, and how.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many pairs.
    pub pairs: usize,
    /// The clock of their rounds, as a page asks for it; null for none.
    pub clock: Value,
    /// How long they think.
    pub pause: Duration,
    /// What they play.
    pub seed: u64,
}

impl Plan {
    /// Without a clock, and without thinking.
    #[must_use]
    pub fn hasty(pairs: usize, seed: u64) -> Plan {
        Plan {
            pairs,
            clock: Value::Null,
            pause: Duration::ZERO,
            seed,
        }
    }

    /// With five minutes each, and a little thought.
    #[must_use]
    pub fn timed(pairs: usize, seed: u64) -> Plan {
        Plan {
            pairs,
            clock: json!({"kind": "live", "base_ms": 300_000, "increment_ms": 0}),
            pause: Duration::from_millis(20),
            seed,
        }
    }
}

/// Many pairs at play.
#[derive(Debug)]
pub struct Players {
    address: watch::Sender<String>,
    is_over: Arc<AtomicBool>,
    pairs: JoinSet<()>,
    told: Arc<Told>,
}

impl Players {
    /// Lets them begin.
    #[must_use]
    pub fn sit(address: &str, plan: &Plan) -> Players {
        let (sender, receiver) = watch::channel(address.to_owned());
        let (told, is_over): (Arc<Told>, Arc<AtomicBool>) = Default::default();
        let mut pairs = JoinSet::new();
        for (number, game) in (0..plan.pairs as u64).zip(GAMES.into_iter().cycle()) {
            let pair = Pair {
                address: receiver.clone(),
                is_over: Arc::clone(&is_over),
                told: Arc::clone(&told),
                plan: plan.clone(),
                game: game.to_owned(),
                seed: plan.seed.wrapping_mul(1_000).wrapping_add(number),
            };
            pairs.spawn(pair.run());
        }
        Players {
            address: sender,
            is_over,
            pairs,
            told,
        }
    }

    /// What they were told.
    #[must_use]
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// The server is somewhere else now.
    pub fn go_to(&self, address: &str) {
        self.address.send_replace(address.to_owned());
    }

    /// Waits until so many turns were acknowledged.
    ///
    /// # Errors
    /// If it takes longer than that.
    pub async fn acked(&self, many: u64, within: Duration) -> Result<(), Trouble> {
        let began = Instant::now();
        while self.told.acked() < many {
            if began.elapsed() > within {
                let acked = self.told.acked();
                let says = format!("{acked} of {many} turns were acknowledged in {within:?}");
                return Err(Trouble::Never(says));
            }
            sleep(Duration::from_millis(1)).await;
        }
        Ok(())
    }

    /// Lets everybody have his last answer.
    pub async fn stop(mut self) -> Arc<Told> {
        self.is_over.store(true, Ordering::Relaxed);
        while let Some(ended) = self.pairs.join_next().await {
            if let Err(error) = ended {
                self.told.fault(format!("a player broke off: {error}"));
            }
        }
        self.told
    }
}

/// Two players at one round after the other.
struct Pair {
    address: watch::Receiver<String>,
    is_over: Arc<AtomicBool>,
    told: Arc<Told>,
    plan: Plan,
    game: String,
    seed: u64,
}

/// A round that is played.
struct Seat {
    round: String,
    people: [Cookie; 2],
    game: Game,
    pending: Option<(String, Turn)>,
    /// Since when nobody is answered.
    cut: Option<Instant>,
}

impl Pair {
    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    async fn run(mut self) {
        while !self.is_over() {
            self.seed = self.seed.wrapping_add(1_000_000);
            let game = match Game::new(&self.game, self.seed) {
                Ok(game) => game,
                Err(fault) => return self.told.fault(fault.to_string()),
            };
            let Some(seat) = self.make(game).await else {
                continue;
            };
            if let Err(says) = self.play(seat).await {
                self.told.fault(says);
                // Whoever is told something wrong would be told it again at once.
                sleep(SHORT).await;
            }
        }
    }

    /// A round and both its chairs; every command until it has an answer.
    async fn make(&self, mut game: Game) -> Option<Seat> {
        let mut people = [Cookie::default(), Cookie::default()];
        let [first, second] = &mut people;
        let mut terms = json!({"game": game.id()});
        if !self.plan.clock.is_null() {
            terms["clock"] = self.plan.clock.clone();
        }
        let body =
            json!({"command": game.command(), "terms": terms, "side": "first", "name": "Ada"});
        let made = self.post("/api/v1/rounds", first, &body).await?;
        let round = text(&made, "/round", "the name of the round").ok()?;
        let token = text(&made, "/invite/second/token", "the other chair").ok()?;
        let body = json!({"command": game.command(), "token": token, "name": "Bob"});
        let chair = format!("/api/v1/rounds/{round}/chair");
        self.post(&chair, second, &body).await?;
        Some(Seat {
            round,
            people,
            game,
            pending: None,
            cut: None,
        })
    }

    async fn post(&self, path: &str, cookie: &mut Cookie, body: &Value) -> Option<Value> {
        loop {
            let address = self.address.borrow().clone();
            match timeout(SHORT, post(&address, path, cookie, body)).await {
                Ok(Ok(answer)) => return Some(answer),
                Ok(Err(load::Fault::Refused { status, body, .. })) if status != 503 => {
                    self.told.fault(format!("{path} answers {status}: {body}"));
                    return None;
                }
                _ if self.is_over() => return None,
                _ => sleep(AGAIN).await,
            }
        }
    }

    async fn play(&self, mut seat: Seat) -> Result<(), String> {
        while let Some((lines, known)) = self.open(&mut seat).await {
            if self.sit_at(&mut seat, lines, known).await? {
                return Ok(());
            }
            seat.cut.get_or_insert_with(Instant::now);
        }
        Ok(())
    }

    /// Both lines, and the last entry that each knows; nothing if it is over and nobody answers.
    async fn open(&self, seat: &mut Seat) -> Option<([Line; 2], [u32; 2])> {
        loop {
            let address = self.address.borrow().clone();
            if let Ok(Ok(opened)) = timeout(SHORT, open(&address, seat)).await {
                return Some(opened);
            }
            if self.is_over() {
                return None;
            }
            sleep(AGAIN).await;
        }
    }

    /// Plays on these lines; whether the game or the play is over, or else the lines are.
    async fn sit_at(
        &self,
        seat: &mut Seat,
        lines: [Line; 2],
        mut known: [u32; 2],
    ) -> Result<bool, String> {
        let mut lines = lines;
        let mut is_sent = false;
        let mut sent = Instant::now();
        loop {
            if seat.pending.is_none() {
                if self.is_over() || seat.game.is_over() {
                    return Ok(true);
                }
                sleep(self.plan.pause).await;
                let turn = seat.game.turn().map_err(|fault| fault.to_string())?;
                seat.pending = Some((seat.game.command(), turn));
                is_sent = false;
            }
            if let (Some((command, turn)), false) = (&seat.pending, is_sent) {
                let action = json!({"do": "play", "ply": turn.ply, "turn": turn.text});
                let round = &seat.round;
                let ask =
                    json!({"ask": "do", "round": round, "command": command, "action": action});
                if lines[turn.chair].say(&ask).await.is_err() {
                    return Ok(false);
                }
                (is_sent, sent) = (true, Instant::now());
            }
            let [first, second] = &mut lines;
            let (line, heard) = tokio::select! {
                biased;
                heard = first.hear() => (0, heard),
                heard = second.hear() => (1, heard),
                () = sleep(PATIENCE.saturating_sub(sent.elapsed())) => {
                    self.told.unanswered();
                    return Ok(false);
                }
            };
            match heard {
                Heard::Closed => return Ok(false),
                Heard::Entries(entries) => {
                    for entry in &entries {
                        self.entry(&seat.round, entry, &mut known[line])?;
                    }
                }
                Heard::Ack { command, seq } => {
                    self.told.ack(&seat.round, &command, seq);
                    if seat.pending.take_if(|it| it.0 == command).is_some()
                        && let Some(cut) = seat.cut.take()
                    {
                        self.told.waited(cut.elapsed());
                    }
                }
                Heard::Nack { command, code, seq } => {
                    self.told.nack(&seat.round, &command, &code, seq);
                    if !LATER.iter().any(|later| later.code() == code) {
                        let says = format!("round {}: a legal turn: {code}", seat.round);
                        return Err(says);
                    }
                    sleep(AGAIN).await;
                    is_sent = false;
                }
                Heard::Snapshot { .. } | Heard::Other => {}
            }
        }
    }

    fn entry(&self, round: &str, entry: &Value, known: &mut u32) -> Result<(), String> {
        let seq = entry["seq"].as_u64().and_then(|seq| seq.try_into().ok());
        if seq != Some(*known + 1) {
            return Err(format!("round {round}: told after entry {known}: {entry}"));
        }
        *known += 1;
        let left = ["first", "second"].map(|side| entry["clock"][side].as_i64());
        if let [Some(first), Some(second)] = left {
            self.told.clock(round, [first, second]);
        }
        Ok(())
    }
}

/// Both lines follow when the game has begun, which is written after the answer to whoever sat down.
async fn open(address: &str, seat: &mut Seat) -> Result<([Line; 2], [u32; 2]), load::Fault> {
    let mut known = [0, 0];
    let [first, second] = &seat.people;
    let mut lines = [
        Line::open(address, first).await?,
        Line::open(address, second).await?,
    ];
    for (line, known) in lines.iter_mut().zip(&mut known) {
        loop {
            let (has_begun, seq) = line.follow(&seat.round).await?;
            if has_begun {
                *known = seq;
                break;
            }
            let closed = |()| load::Fault::unreachable(address, "a socket is closed");
            line.unfollow(&seat.round).await.map_err(closed)?;
            sleep(AGAIN).await;
        }
    }
    Ok((lines, known))
}
