//! Two players and their round.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::{sleep, sleep_until};

use crate::game::{Game, Turn};
use crate::http::{self, Cookie, post};
use crate::line::{Heard, Line};
use crate::timetable::Timetable;
use crate::{Fault, Figures};

/// How long a turn may have no answer before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a page waits before it comes back.
const AGAIN: Duration = Duration::from_millis(500);
/// How long is waited for the second chair to be written, and how often is looked.
const LOOKS: usize = 400;
const LOOK: Duration = Duration::from_millis(10);

/// Two players at one round, each with a socket.
pub(crate) struct Pair {
    address: String,
    round: String,
    people: [Cookie; 2],
    lines: [Line; 2],
    game: Game,
}

/// A turn without an answer.
struct Pending {
    command: String,
    turn: Turn,
    due: Instant,
    sent: Instant,
    /// Whether the other player has it.
    is_seen: bool,
}

impl Pair {
    /// Makes a round, sits down twice and opens two sockets.
    pub(crate) async fn sit(address: &str, game: &str, seed: u64) -> Result<Pair, Fault> {
        let mut game = Game::new(game, seed)?;
        let mut people = [Cookie::default(), Cookie::default()];
        let round = make(address, &mut game, &mut people).await?;
        let lines = open(address, &people, &round).await?;
        Ok(Pair {
            address: address.to_owned(),
            round,
            people,
            lines,
            game,
        })
    }

    /// The round that is played.
    pub(crate) fn round(&self) -> &str {
        &self.round
    }

    /// Plays by the timetable. `sent` is called when a turn is sent.
    pub(crate) async fn play(
        &mut self,
        timetable: Timetable,
        figures: &Arc<Figures>,
        sent: impl Fn(Instant),
    ) -> Result<(), Fault> {
        let mut number = 0;
        let mut pending: Option<Pending> = None;
        // A turn that was refused: it is tried again when the next one is due.
        let mut refused: Option<Turn> = None;
        loop {
            let wake = match &pending {
                Some(pending) => pending.sent + PATIENCE,
                None => match timetable.due(number) {
                    Some(due) => due,
                    None => return Ok(()),
                },
            };
            let [first, second] = &mut self.lines;
            // What is heard goes first: an answer that is there must not wait for a turn that is due.
            let (line, heard) = tokio::select! {
                biased;
                heard = first.hear() => (0, heard),
                heard = second.hear() => (1, heard),
                () = sleep_until(wake.into()) => {
                    if pending.take().is_some() {
                        figures.lost();
                        self.begin(figures).await?;
                        continue;
                    }
                    number += 1;
                    let turn = match refused.take() {
                        Some(turn) => turn,
                        None => self.game.turn()?,
                    };
                    let now = Instant::now();
                    sent(now);
                    let new = Pending {
                        command: self.game.command(),
                        turn,
                        due: wake,
                        sent: now,
                        is_seen: false,
                    };
                    if self.send(&new).await.is_err() {
                        figures.cut();
                        self.come_back(Some(&new)).await?;
                    }
                    pending = Some(new);
                    continue;
                }
            };
            match heard {
                Heard::Ack { command, .. } => {
                    if let Some(done) = pending.take_if(|it| it.command == command) {
                        figures.acked(done.due.elapsed());
                        if self.game.is_over() {
                            self.begin(figures).await?;
                            // Nobody plays while a round is made.
                            number = timetable.next_after(Instant::now());
                        }
                    }
                }
                Heard::Nack { command, code, .. } => {
                    if let Some(done) = pending.take_if(|it| it.command == command) {
                        figures.refused(&code);
                        refused = Some(done.turn);
                    }
                }
                Heard::Entries(_) => {
                    if let Some(pending) = &mut pending
                        && line != pending.turn.chair
                        && !pending.is_seen
                    {
                        pending.is_seen = true;
                        figures.seen(pending.sent.elapsed());
                    }
                }
                Heard::Closed => {
                    figures.cut();
                    self.come_back(pending.as_ref()).await?;
                }
                Heard::Snapshot { .. } | Heard::Other => {}
            }
        }
    }

    async fn send(&mut self, pending: &Pending) -> Result<(), ()> {
        let Pending { command, turn, .. } = pending;
        let action = json!({"do": "play", "ply": turn.ply, "turn": turn.text});
        let ask = json!({"ask": "do", "round": self.round, "command": command, "action": action});
        self.lines[turn.chair].say(&ask).await
    }

    /// As a page does: both sockets anew, and what has no answer is sent again.
    async fn come_back(&mut self, pending: Option<&Pending>) -> Result<(), Fault> {
        let began = Instant::now();
        loop {
            sleep(AGAIN).await;
            match open(&self.address, &self.people, &self.round).await {
                Ok(lines) => {
                    self.lines = lines;
                    let is_sent = match pending {
                        Some(pending) => self.send(pending).await.is_ok(),
                        None => true,
                    };
                    if is_sent {
                        return Ok(());
                    }
                }
                Err(fault) if began.elapsed() > PATIENCE => return Err(fault),
                Err(_) => {}
            }
        }
    }

    /// The next round of the same two.
    async fn begin(&mut self, figures: &Figures) -> Result<(), Fault> {
        let old = std::mem::take(&mut self.round);
        self.game.restart()?;
        self.round = make(&self.address, &mut self.game, &mut self.people).await?;
        figures.begun();
        for line in &mut self.lines {
            let closed = |()| Fault::unreachable(&self.address, "a socket is closed");
            line.unfollow(&old).await.map_err(closed)?;
            line.follow(&self.round).await?;
        }
        Ok(())
    }
}

async fn make(address: &str, game: &mut Game, people: &mut [Cookie; 2]) -> Result<String, Fault> {
    let [first, second] = people;
    let terms = json!({"game": game.id()});
    let body = json!({"command": game.command(), "terms": terms, "side": "first", "name": "Ada"});
    let made = post(address, "/api/v1/rounds", first, &body).await?;
    let round = http::text(&made, "/round", "the name of the round")?;
    let token = http::text(&made, "/invite/second/token", "the other chair")?;
    let body = json!({"command": game.command(), "token": token, "name": "Bob"});
    post(
        address,
        &format!("/api/v1/rounds/{round}/chair"),
        second,
        &body,
    )
    .await?;
    Ok(round)
}

/// Both sockets; they follow when the game has begun, which is written after the answer to whoever sat down.
async fn open(address: &str, people: &[Cookie; 2], round: &str) -> Result<[Line; 2], Fault> {
    let [first, second] = people;
    let mut lines = [
        Line::open(address, first).await?,
        Line::open(address, second).await?,
    ];
    for line in &mut lines {
        for _ in 0..LOOKS {
            if line.follow(round).await?.0 {
                break;
            }
            let closed = |()| Fault::unreachable(address, "a socket is closed");
            line.unfollow(round).await.map_err(closed)?;
            sleep(LOOK).await;
        }
    }
    Ok(lines)
}
