//! Two tabs of one player send different turns at the same time, each again and again: one of them is played, once, and every word
//! that was sent is answered.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use load::{Asked, Cookie, Figure, Game, Heard, Line, Process, Start, Turn, post, text};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Trouble;
use crate::told::Told;

const PAIRS: u64 = 8;
/// How often each command is sent.
const AGAIN: usize = 5;
/// After so many races tabs are opened anew: a socket takes only so much in a short time.
const FRESH: u64 = 15;
/// How long a race may take.
const LONG: Duration = Duration::from_secs(20);
const LOOK: Duration = Duration::from_millis(10);
/// The longest of the games, played at random.
const GAME: &str = "xiangqi";

/// What all races came to.
#[derive(Clone, Copy, Default)]
struct Sum {
    races: u64,
    sent: u64,
    answered: u64,
    /// Not exactly one of the two was played, or its answers differ.
    wrong: u64,
}

/// Lets tabs race so often.
///
/// # Errors
/// A server that cannot be reached.
pub async fn races(program: &Path, times: u64) -> Result<Vec<Figure>, Trouble> {
    let folder = tempfile::tempdir()?;
    let start = Start::new(program, &folder.path().join("data"));
    let start = Start {
        says: Some(folder.path().join("says")),
        ..start
    };
    let mut server = Process::start(start.clone()).await?;
    let told: Arc<Told> = Arc::default();
    let mut pairs = JoinSet::new();
    for pair in 0..PAIRS {
        let (address, told) = (server.address.clone(), Arc::clone(&told));
        let many = times / PAIRS + u64::from(pair < times % PAIRS);
        pairs.spawn(async move { race(&address, many, pair, &told).await });
    }
    let mut sum = Sum::default();
    while let Some(ended) = pairs.join_next().await {
        let one = ended.map_err(|error| Trouble::Never(error.to_string()))??;
        sum.races += one.races;
        sum.sent += one.sent;
        sum.answered += one.answered;
        sum.wrong += one.wrong;
    }
    server.stop().await?;
    let mut found = told.against(&start.folder)?;
    crate::panics(&start, &mut found)?;
    let commands = (times * 2 * AGAIN as u64) as f64;
    let mut figures = vec![
        Figure::new("races", sum.races as f64, Asked::AtLeast(times as f64)),
        Figure::new("commands sent", sum.sent as f64, Asked::AtLeast(commands)),
        Figure::never("not answered", sum.sent - sum.answered),
        Figure::never("not one of two", sum.wrong),
    ];
    figures.extend(found.figures());
    crate::say(found.words());
    Ok(figures)
}

async fn race(address: &str, times: u64, seed: u64, told: &Told) -> Result<Sum, load::Fault> {
    let mut sum = Sum::default();
    let mut number = seed * 1_000;
    while sum.races < times {
        number += 1;
        let mut game = Game::new(GAME, number)?;
        let (round, people) = sit(address, &mut game).await?;
        while sum.races < times && !game.is_over() {
            let mut tabs = [
                open(address, &people[0], &round).await?,
                open(address, &people[1], &round).await?,
            ];
            for _ in 0..FRESH {
                if sum.races == times || game.is_over() {
                    break;
                }
                once(&mut tabs, &round, &mut game, told, &mut sum).await?;
            }
        }
    }
    Ok(sum)
}

async fn once(
    tabs: &mut [[Line; 2]; 2],
    round: &str,
    game: &mut Game,
    told: &Told,
    sum: &mut Sum,
) -> Result<(), load::Fault> {
    let mut turns: HashMap<String, Turn> = HashMap::new();
    let mut asks = Vec::new();
    for _ in 0..2 {
        let turn = game.turn()?;
        game.take_back(&turn);
        let command = game.command();
        let action = json!({"do": "play", "ply": turn.ply, "turn": turn.text});
        asks.push(json!({"ask": "do", "round": round, "command": command, "action": action}));
        turns.insert(command, turn);
    }
    let chair = turns.values().next().map_or(0, |turn| turn.chair);
    let tabs = &mut tabs[chair];
    let closed = |()| load::Fault::unreachable(round, "a tab is closed");
    for _ in 0..AGAIN {
        for (tab, ask) in tabs.iter_mut().zip(&asks) {
            tab.say(ask).await.map_err(closed)?;
            sum.sent += 1;
        }
    }
    let mut acks: HashMap<String, Vec<u32>> = HashMap::new();
    let all = async {
        for tab in tabs.iter_mut() {
            let mut left = AGAIN;
            while left > 0 {
                match tab.hear().await {
                    Heard::Ack { command, seq } => {
                        told.ack(round, &command, seq);
                        acks.entry(command).or_default().push(seq);
                        left -= 1;
                        sum.answered += 1;
                    }
                    Heard::Nack { command, code, seq } => {
                        told.nack(round, &command, &code, seq);
                        left -= 1;
                        sum.answered += 1;
                    }
                    Heard::Closed => return,
                    _ => {}
                }
            }
        }
    };
    // What has no answer by then counts as none.
    let _ = timeout(LONG, all).await;
    sum.races += 1;
    let winner = match acks.iter().next() {
        Some((command, numbers)) if acks.len() == 1 => {
            // Some of them may have been told to come again; none was told another number.
            let is_one = numbers.iter().all(|seq| *seq == numbers[0]);
            sum.wrong += u64::from(!is_one);
            turns.get(command)
        }
        _ => None,
    };
    match winner {
        Some(turn) => game.play(turn),
        None => {
            sum.wrong += 1;
            let says = format!("of two turns {} were played", acks.len());
            Err(load::Fault::unreachable(round, says))
        }
    }
}

/// A round with both its players.
async fn sit(address: &str, game: &mut Game) -> Result<(String, [Cookie; 2]), load::Fault> {
    let [mut first, mut second] = [Cookie::default(), Cookie::default()];
    let terms = json!({"game": game.id()});
    let body = json!({"command": game.command(), "terms": terms, "side": "first", "name": "Ada"});
    let made = post(address, "/api/v1/rounds", &mut first, &body).await?;
    let round = text(&made, "/round", "the name of the round")?;
    let token = text(&made, "/invite/second/token", "the other chair")?;
    let body = json!({"command": game.command(), "token": token, "name": "Bob"});
    let chair = format!("/api/v1/rounds/{round}/chair");
    post(address, &chair, &mut second, &body).await?;
    Ok((round, [first, second]))
}

/// Two tabs of one player.
async fn open(address: &str, who: &Cookie, round: &str) -> Result<[Line; 2], load::Fault> {
    let mut tabs = [
        Line::open(address, who).await?,
        Line::open(address, who).await?,
    ];
    for tab in &mut tabs {
        while !tab.follow(round).await?.0 {
            let closed = |()| load::Fault::unreachable(round, "a tab is closed");
            tab.unfollow(round).await.map_err(closed)?;
            sleep(LOOK).await;
        }
    }
    Ok(tabs)
}
